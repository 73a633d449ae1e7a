import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/feedback';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { useAction } from '../../../ui/use-action';
import { TextDialog } from '../../dialogs/text-dialog';
import { applyTemplate, saveTemplate, templatesQuery } from './reuse-calls';
import { useParseName } from './use-parse-name';

interface SaveProps {
  plan: Plan;
}

const SaveTemplateDialog = ({ plan, ...controls }: SaveProps & OverlayControls<boolean>) => {
  const { t } = useTranslation('reuse');
  const parseName = useParseName();
  return (
    <TextDialog
      {...controls}
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
export const saveTemplateDialog = createOverlay<SaveProps, boolean>(SaveTemplateDialog);

interface JoinProps {
  planId: string;
}

const JoinTemplateDialog = ({ planId, ...controls }: JoinProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const { data: templates, error } = useQuery(templatesQuery);
  const { failure, run } = useAction();
  const join = (id: string) =>
    run(async () => {
      const added = await applyTemplate(planId, id);
      if (added > 0) toast.success(t('template.joined', { count: added }));
      else toast.message(t('template.joinedNone'));
      controls.onClose();
    });
  const problem = failure ?? error;
  return (
    <Dialog {...controls} title={t('template.joinTitle')} description={t('template.joinLead')}>
      <Failure error={problem} className="mb-3" />
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
