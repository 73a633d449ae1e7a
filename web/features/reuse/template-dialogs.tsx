import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../worker/plans/contract';
import { REUSE_LIMITS, saveTemplateInput } from '../../../worker/reuse/contract';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/feedback';
import { Field, Input } from '../../ui/field';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { toast } from '../../ui/toast';
import { joinTemplate, saveTemplate, templatesQuery } from './reuse-calls';

interface SaveProps {
  plan: Plan;
}

const SaveTemplateDialog = ({ plan, open, onClose, onAfterLeave }: SaveProps & OverlayControls<void>) => {
  const { t } = useTranslation(['reuse', 'common']);
  const errorText = useErrorText();
  const [name, setName] = useState(plan.name);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const input = saveTemplateInput.safeParse({ name, planId: plan.id });
    if (!input.success) {
      setError(t('template.nameError', { max: REUSE_LIMITS.templateName }));
      return;
    }
    setIsSaving(true);
    try {
      const template = await saveTemplate(input.data);
      toast.success(t('template.saved', { name: template.name }));
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('template.saveTitle')}
      description={t('template.saveLead', { count: plan.items.filter(({ hidden }) => !hidden).length })}
      closeLabel={t('common:close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('template.name')} error={error}>
          <Input
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={isSaving}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Keeps a list as a template. */
export const saveTemplateDialog = createOverlay<SaveProps>(SaveTemplateDialog);

interface JoinProps {
  planId: string;
}

const JoinTemplateDialog = ({ planId, open, onClose, onAfterLeave }: JoinProps & OverlayControls<void>) => {
  const { t } = useTranslation(['reuse', 'common']);
  const errorText = useErrorText();
  const { data: templates, error } = useQuery(templatesQuery);
  const [failure, setFailure] = useState<unknown>(null);
  const join = async (id: string) => {
    try {
      const added = await joinTemplate(planId, id);
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('template.joinTitle')}
      description={t('template.joinLead')}
      closeLabel={t('common:close')}
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
              <span className="font-code text-xs text-muted">{t('template.items', { count: items.length })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Joins one of the templates to a list. */
export const joinTemplateDialog = createOverlay<JoinProps>(JoinTemplateDialog);
