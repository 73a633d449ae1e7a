import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/feedback';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { TextDialog } from '../../dialogs/text-dialog';
import { applyTemplate, saveTemplate, templatesQuery } from './reuse-calls';
import { useParseName } from './use-parse-name';

interface SaveProps {
  plan: Plan;
}

const SaveTemplateDialog = ({ plan, onClose, ...controls }: SaveProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const parseName = useParseName();
  return (
    <TextDialog
      {...controls}
      onClose={() => onClose()}
      title={t('template.saveTitle')}
      description={t('template.saveLead', { count: plan.items.filter(({ hidden }) => !hidden).length })}
      label={t('template.name')}
      value={plan.name}
      parse={parseName}
      save={async (given) => {
        const template = await saveTemplate({ name: given, planId: plan.id });
        toast.success(t('template.saved', { name: template.name }));
      }}
    />
  );
};

/** Keeps a list as a template. */
export const saveTemplateDialog = createOverlay<SaveProps>(SaveTemplateDialog);

interface JoinProps {
  planId: string;
}

const JoinTemplateDialog = ({ planId, open, onClose, onAfterLeave }: JoinProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const errorText = useErrorText();
  const { data: templates, error } = useQuery(templatesQuery);
  const [failure, setFailure] = useState<unknown>(null);
  const join = async (id: string) => {
    try {
      const added = await applyTemplate(planId, id);
      if (added > 0) toast.success(t('template.joined', { count: added }));
      else toast.message(t('template.joinedNone'));
      onClose();
    } catch (problem) {
      setFailure(problem);
    }
  };
  const problem = failure ?? error;
  return (
    <Dialog
      open={open}
      onDismiss={() => onClose()}
      onAfterLeave={onAfterLeave}
      title={t('template.joinTitle')}
      description={t('template.joinLead')}
    >
      {problem !== null && (
        <p role="alert" className="mb-3 text-sm text-error-ink">
          {errorText(problem)}
        </p>
      )}
      {!templates && !problem && <Skeleton className="h-14 w-full" />}
      {templates?.length === 0 && <p className="text-muted">{t('template.none')}</p>}
      <ul className="grid gap-2">
        {templates?.map(({ id, name, items }) => (
          <li key={id}>
            <Button
              block
              variant="outline"
              color="neutral"
              className="h-auto! min-h-12 justify-between! py-2.5 whitespace-normal!"
              onClick={() => join(id)}
            >
              <span className="text-left wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">{t('template.items', { count: items.length })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Joins one of the templates to a list. */
export const applyTemplateDialog = createOverlay<JoinProps>(JoinTemplateDialog);
