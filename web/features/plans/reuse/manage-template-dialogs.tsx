import { useTranslation } from '../../../i18n/use-translation';
import { ConfirmDialog } from '../../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { TextDialog } from '../../dialogs/text-dialog';
import { renameTemplate } from './reuse-calls';
import { useParseName } from './use-parse-name';

interface TemplateProps {
  id: string;
  name: string;
}

const RenameDialog = ({ id, name, ...controls }: TemplateProps & OverlayControls<boolean>) => {
  const { t } = useTranslation('reuse');
  const parseName = useParseName();
  return (
    <TextDialog
      {...controls}
      title={t('template.name')}
      label={t('template.name')}
      value={name}
      parse={parseName}
      save={(given) => renameTemplate(id, given)}
    />
  );
};

/** Asks for a template's new name. */
export const renameTemplateDialog = createOverlay<TemplateProps, boolean>(RenameDialog);

const DeleteDialog = ({ name, ...controls }: { name: string } & OverlayControls<boolean>) => {
  const { t } = useTranslation(['reuse', 'common']);
  return (
    <ConfirmDialog
      {...controls}
      title={t('template.deleteTitle', { name })}
      description={`${t('template.deleteText')} ${t('common:cannotBeUndone')}`}
      confirmLabel={t('common:delete')}
      cancelLabel={t('common:cancel')}
      onConfirm={() => controls.onClose(true)}
    />
  );
};

/** Asks before a template is deleted; resolves with true when it may be. */
export const confirmDeleteTemplate = createOverlay<{ name: string }, boolean>(DeleteDialog);
