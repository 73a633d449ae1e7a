import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import type { EditOutcome } from './edit-report';
import type { OutcomeText } from './use-outcome-text';

interface ConflictsProps {
  fates: readonly (OutcomeText & { kind: EditOutcome['kind'] })[];
}

const Row = ({ text, choice }: OutcomeText) => {
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

const ConflictsDialog = ({ fates, ...controls }: ConflictsProps & OverlayControls<void>) => {
  const { t } = useTranslation('plans');
  return (
    <Dialog {...controls} title={t('sync.severalTitle')} description={t('sync.severalLead')}>
      <ul>
        {fates.map((fate) => (
          <Row key={`${fate.kind} ${fate.text}`} {...fate} />
        ))}
      </ul>
    </Dialog>
  );
};

/** Lists the outcome of many edits, line by line, to choose from. */
export const conflictsDialog = createOverlay<ConflictsProps>(ConflictsDialog);
