import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useIsTouched } from '../../../ui/use-is-touched';
import { Members } from '../sharing/members';
import { BackToPlans } from './back-to-plans';
import { PlanLine } from './plan-line';
import { PlanMenu } from './plan-menu';
import { Warnings } from './warnings';

const PlanFacts = lazy(async () => ({ default: (await import('./plan-facts')).PlanFacts }));
const PlanUnderstood = lazy(async () => ({ default: (await import('../understood/plan-understood')).PlanUnderstood }));
const PlanPrint = lazy(async () => ({ default: (await import('../exports/plan-print')).PlanPrint }));
const WeatherPicture = lazy(async () => ({ default: (await import('../weather/weather-picture')).WeatherPicture }));

/** What the pass of a plan has inside: who packs it, the weather day by day, and what was understood of the trip. */
const Inside = ({ plan }: { plan: Plan }) => (
  <Suspense>
    {plan.took && <p className="text-sm text-faint">{plan.took}</p>}
    {plan.weather && <WeatherPicture weather={plan.weather} legs={plan.trip?.legs} />}
    {plan.trip ? <PlanUnderstood plan={plan} trip={plan.trip} /> : <PlanFacts plan={plan} />}
  </Suspense>
);

/** The head of a plan: its boarding pass, folded to a line, and what one should know before packing. */
export const PlanHeader = ({ plan }: { plan: Plan }) => {
  useWords('packing');
  const { t } = useTranslation('plans');
  const isPrintable = useIsTouched(['beforeprint', 'pointermove']);
  return (
    <header className="grid grid-cols-1 gap-3">
      <BackToPlans />
      <PlanLine plan={plan} aside={<PlanMenu plan={plan} />}>
        {() => <Inside plan={plan} />}
      </PlanLine>
      <Members people={plan.people} />
      <Warnings warnings={plan.warnings} />
      {isPrintable && (
        <Suspense fallback={null}>
          <PlanPrint planId={plan.id} />
        </Suspense>
      )}
      {plan.modelFailed && <p className="text-sm text-muted">{t('plan.withoutModel')}</p>}
    </header>
  );
};
