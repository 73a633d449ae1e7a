import { useTranslation } from '../../../i18n/use-translation';
import { useWords } from '../../../i18n/lazy-words';
import { PageTitle } from '../../../ui/page-title';
import { AlwaysSection } from './always-section';
import { LessonsSection } from './lessons-section';
import { TemplatesSection } from './templates-section';

/** `/app/kit`: what goes from one list to the next: always-bring items, templates, what trips taught. */
export const Component = () => {
  useWords('reuse');
  const { t } = useTranslation('reuse');
  return (
    <>
      <PageTitle>{t('kit.title')}</PageTitle>
      <h1 className="text-3xl">{t('kit.title')}</h1>
      <p className="mt-2 text-muted">{t('kit.lead')}</p>
      <div className="rise mt-8 grid max-w-3xl gap-6">
        <AlwaysSection />
        <TemplatesSection />
        <LessonsSection />
      </div>
    </>
  );
};
