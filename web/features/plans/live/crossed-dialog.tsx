import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import type { EditFate } from './edit-news';
import type { FateText } from './use-fate-text';

interface CrossedProps {
  fates: readonly (FateText & { kind: EditFate['kind'] })[];
}

const Row = ({ text, choice }: FateText) => {
  const [isTaken, setIsTaken] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <span className="min-w-0 flex-[1_1_14rem] text-sm wrap-anywhere">{text}</span>
      {choice && !isTaken && (
        <Button
          size="sm"
          variant="outline"
          color="neutral"
          aria-label={`${choice.label}: ${text}`}
          onClick={() => {
            choice.take();
            setIsTaken(true);
          }}
        >
          {choice.label}
        </Button>
      )}
      <output className="text-sm font-semibold text-success-ink empty:hidden">{isTaken && choice?.done}</output>
    </li>
  );
};

const CrossedDialog = ({ fates, open, onClose, onAfterLeave }: CrossedProps & OverlayControls<void>) => {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('sync.severalTitle')}
      description={t('sync.severalLead')}
      closeLabel={t('common:close')}
    >
      <ul>
        {fates.map((fate) => (
          <Row key={`${fate.kind} ${fate.text}`} {...fate} />
        ))}
      </ul>
    </Dialog>
  );
};

/** Everything that became of many edits, line by line, to choose from. */
export const crossedDialog = createOverlay<CrossedProps>(CrossedDialog);
