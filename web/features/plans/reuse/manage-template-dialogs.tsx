import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { ConfirmDialog } from '../../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { NameDialog } from '../../dialogs/name-dialog';
import { deleteTemplate, renameTemplate } from './reuse-calls';
import { useReadName } from './use-read-name';

interface TemplateProps {
  id: string;
  name: string;
}

const RenameDialog = ({ id, name, onClose, ...controls }: TemplateProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const readName = useReadName();
  return (
    <NameDialog
      {...controls}
      onClose={() => onClose()}
      title={t('template.name')}
      label={t('template.name')}
      name={name}
      read={readName}
      save={(given) => renameTemplate(id, given)}
    />
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
