import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
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
export const LessonsSection = () => {
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
