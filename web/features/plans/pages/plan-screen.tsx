import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { isApiError } from '../../../api/error';
import { loadWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { late } from '../../../ui/late';
import { FailedState } from '../../../ui/failed-state';
import { toast } from '../../../ui/toast';
import { PageTitle } from '../../../ui/page-title';
import { PlanMissing } from '../plan-missing';
import { planQuery, showSavedPlan } from '../plan-queries';
import { Waiting } from '../../../ui/waiting';

// Not part of the list's code; they come while the plan itself is asked for.
const PlanView = late(async () => (await import('./plan-view')).PlanView);
const PlanProgressScreen = late(async () => (await import('../progress/plan-progress')).PlanProgressScreen);
const PlanFailed = lazy(async () => ({ default: (await import('./plan-failed')).PlanFailed }));

/** The screen of a plan that is being made, and its words. */
export const progressCode = (locale: Locale): Promise<unknown> =>
  Promise.all([PlanProgressScreen.ready(), loadWords(locale, 'progress')]);

/** The screen of a finished plan, and its words. */
export const planCode = (locale: Locale): Promise<unknown> =>
  Promise.all([PlanView.ready(), loadWords(locale, 'packing')]);

/** One Bag Plan, in whichever state it is: being made, failed, or ready. */
export const PlanScreen = ({ planId }: { planId: string }) => {
  const { t } = useTranslation(['plans', 'common']);
  const { locale } = useLocale();
  const { data: plan, error, isPending, refetch } = useQuery(planQuery(planId));
  useEffect(() => void showSavedPlan(planId), [planId]);
  /** Whether the progress screen is shown. */
  const [isWatching, setIsWatching] = useState(false);
  /** The plan at the end of the progress screen. */
  const [lastWord, setLastWord] = useState('');
  const stopWatching = useCallback((said: string) => {
    setIsWatching(false);
    setLastWord(said);
  }, []);
  useEffect(() => {
    if (lastWord) toast.success(lastWord);
  }, [lastWord]);

  useEffect(() => {
    // Whatever fails to come now is asked for again when it is drawn.
    planCode(locale).catch(() => undefined);
  }, [locale]);

  if (plan?.status === 'generating' && !isWatching) setIsWatching(true);
  if (isPending) return <Waiting label={t('plan.loading')} />;
  if (isApiError(error, 'not_found')) return <PlanMissing />;
  if (!plan) {
    return (
      <FailedState title={t('plan.failed')} error={error} onRetry={refetch}>
        <PageTitle>{t('plan.failed')}</PageTitle>
      </FailedState>
    );
  }
  const screen = () => {
    if (plan.status === 'failed') return <PlanFailed plan={plan} />;
    return isWatching ? <PlanProgressScreen plan={plan} onDone={stopWatching} /> : <PlanView plan={plan} />;
  };
  return <Suspense fallback={<Waiting label={t('plan.loading')} />}>{screen()}</Suspense>;
};
