import { useTranslation } from '../../../i18n/use-translation';
import { useWords } from '../../../i18n/lazy-words';
import { PageTitle } from '../../../ui/page-title';
import { AlwaysSection } from './always-section';
import { TemplatesSection } from './templates-section';
import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '../../../../worker/plans/debrief/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { Button } from '../../../ui/button';
import { Row, Section } from '../../../ui/section';
import { forgetLesson, lessonChanges, lessonsQuery } from './reuse-calls';

const EFFECT = {
  'left-out': 'settings.leftOut',
  behind: 'settings.behind',
  missed: 'settings.missed',
} as const satisfies Record<Lesson['effect'], string>;

/** What past trips changed about later lists, each to be forgotten by itself. */
const LessonsSection = () => {
  const { t } = useTranslation('reuse');
  const attempt = useAttempt();
  const lessons = lessonChanges.useApplied(lessonsQuery.queryKey, useQuery(lessonsQuery).data);
  return (
    <Section title={t('settings.lessons')} lead={t('settings.lessonsLead')}>
      {lessons?.length === 0 && <p className="text-sm text-faint">{t('settings.lessonsNone')}</p>}
      {lessons?.map(({ id, effect, name, places }) => (
        <Row key={id} label={name} value={t(EFFECT[effect], { places: places.join(', ') })}>
          <Button
            size="sm"
            variant="outline"
            color="neutral"
            aria-label={t('settings.forgetLabel', { name })}
            onClick={() => attempt(() => forgetLesson(id))}
          >
            {t('settings.forget')}
          </Button>
        </Row>
      ))}
    </Section>
  );
};

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
