import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { renameTemplateInput, REUSE_LIMITS } from '../../../worker/reuse/contract';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { ConfirmDialog, Dialog } from '../../ui/dialog';
import { Field, Input } from '../../ui/field';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { toast } from '../../ui/toast';
import { deleteTemplate, renameTemplate } from './reuse-calls';

interface TemplateProps {
  id: string;
  name: string;
}

const RenameDialog = ({ id, name, open, onClose, onAfterLeave }: TemplateProps & OverlayControls<void>) => {
  const { t } = useTranslation(['reuse', 'common']);
  const errorText = useErrorText();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const rename = async () => {
    const input = renameTemplateInput.safeParse({ name: value });
    if (!input.success) {
      setError(t('template.nameError', { max: REUSE_LIMITS.templateName }));
      return;
    }
    try {
      await renameTemplate(id, input.data.name);
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('template.name')}
      closeLabel={t('common:close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('template.name')} error={error}>
          <Input
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit">{t('common:save')}</Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for a template's new name. */
export const renameTemplateDialog = createOverlay<TemplateProps>(RenameDialog);

const DeleteDialog = ({ id, name, open, onClose, onAfterLeave }: TemplateProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['reuse', 'common']);
  const errorText = useErrorText();
  const remove = async () => {
    try {
      await deleteTemplate(id);
      onClose(true);
    } catch (problem) {
      toast.error(errorText(problem));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('template.deleteTitle', { name })}
      description={`${t('template.deleteText')} ${t('common:cannotBeUndone')}`}
      confirmLabel={t('common:delete')}
      cancelLabel={t('common:cancel')}
      onConfirm={remove}
    />
  );
};

/** Asks before a template is deleted; resolves with true once it is. */
export const deleteTemplateDialog = createOverlay<TemplateProps, boolean>(DeleteDialog);
