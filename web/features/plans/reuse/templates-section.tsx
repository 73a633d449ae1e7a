import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { Template } from '../../../../worker/plans/templates/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { buttonStyle, IconButton } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Row, Section } from '../../../ui/section';
import { deleteTemplate, templateChanges, templatesQuery } from './reuse-calls';

const TemplateRow = ({ template: { id, name, items } }: { template: Template }) => {
  const { t } = useTranslation('reuse');
  const { to } = useLocale();
  const attempt = useAttempt();
  const rename = async () => {
    const { renameTemplateDialog } = await import('./manage-template-dialogs');
    await renameTemplateDialog.open({ id, name });
  };
  const remove = async () => {
    const { confirmDeleteTemplate } = await import('./manage-template-dialogs');
    if (!(await confirmDeleteTemplate.open({ name }))) return;
    if (await attempt(() => deleteTemplate(id))) toast.success(t('template.deleted', { name }));
  };
  return (
    <Row
      label={name}
      value={
        <>
          {t('template.items', { count: items.length })} ·{' '}
          {items
            .slice(0, 4)
            .map((item) => item.name)
            .join(', ')}
          {items.length > 4 && '…'}
        </>
      }
    >
      <div className="flex items-center gap-1">
        <Link
          to={`${to(PATHS.app)}?new=1&template=${encodeURIComponent(id)}`}
          className={buttonStyle({ size: 'sm', variant: 'outline', color: 'neutral' })}
        >
          {t('template.start')}
        </Link>
        <IconButton icon="pencil" label={t('template.rename', { name })} onClick={() => void rename()} />
        <IconButton icon="trash-2" label={t('template.delete', { name })} onClick={() => void remove()} />
      </div>
    </Row>
  );
};

/** One's own templates: started from, renamed, deleted. */
export const TemplatesSection = () => {
  const { t } = useTranslation('reuse');
  const templates = templateChanges.useApplied(templatesQuery.queryKey, useQuery(templatesQuery).data);
  return (
    <Section title={t('settings.templates')} lead={t('settings.templatesLead')}>
      {templates?.length === 0 && <p className="text-sm text-faint">{t('template.none')}</p>}
      {templates?.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
    </Section>
  );
};
