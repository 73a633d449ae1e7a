import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import { useWords } from '../../../i18n/lazy-words';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { templatesQuery } from './reuse-calls';

/** Above the create form: which template the new list begins with, and the way to do without. */
export const TemplateChoice = ({ templateId }: { templateId: string }) => {
  useWords('reuse');
  const { t } = useTranslation('reuse');
  const [search, setSearch] = useSearchParams();
  const { data: templates } = useQuery(templatesQuery);
  const template = templates?.find(({ id }) => id === templateId);
  if (!template) return null;
  const doWithout = () => {
    const next = new URLSearchParams(search);
    next.delete('template');
    setSearch(next, { replace: true });
  };
  return (
    <p className="stitched flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-3 text-sm">
      <Icon name="layers" className="size-4.5 text-secondary-ink" />
      <span className="font-semibold wrap-anywhere">{t('template.with', { name: template.name })}</span>
      <span className="text-sm text-muted">{t('template.items', { count: template.items.length })}</span>
      <Button variant="link" color="neutral" size="xs" className="px-0!" onClick={doWithout}>
        {t('template.without')}
      </Button>
    </p>
  );
};
