import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { useTextInUnits } from '../../../units';
import { Icon } from '../../../ui/icon';
import { Fellows } from '../sharing/fellows';
import { formatRange } from '../dates';
import { PlanFacts } from './plan-facts';
import { PlanMenu } from './plan-menu';
import { TripPass } from './trip-pass';
import { useHeadingFocus } from '../use-heading-focus';

const PlanUnderstood = lazy(async () => ({
  default: (await import('../understood/plan-understood')).PlanUnderstood,
}));
const PlanPrint = lazy(async () => ({ default: (await import('../exports/plan-print')).PlanPrint }));

/** The boarding pass of a plan: where, when, the weather there, and what was understood of the trip. */
export const PlanHeader = ({ plan }: { plan: Plan }) => {
  // The menu's words too: an open menu must not grow under the pointer.
  useWords('sharing', 'reuse');
  const { t } = useTranslation(['plans', 'common']);
  const { locale, to } = useLocale();
  const inUnits = useTextInUnits();
  const heading = useHeadingFocus();
  return (
    <header className="grid grid-cols-1 gap-3">
      <Link
        to={to(PATHS.app)}
        className="no-print -my-1 inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm text-sm font-medium text-muted hover:text-text"
      >
        <Icon name="arrow-left" className="size-4" />
        {t('plan.toList')}
      </Link>
      <TripPass plan={plan} country={plan.place?.country} aside={<PlanMenu plan={plan} />}>
        <h1 ref={heading} tabIndex={-1} className="text-3xl break-words outline-none">
          {plan.name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
          {plan.name !== plan.destination && <span>{plan.destination}</span>}
          <span className="font-semibold text-text">{formatRange(plan.startDate, plan.endDate, locale)}</span>
          <span>{t('common:days', { count: plan.days })}</span>
        </p>
        {plan.took && <p className="text-sm text-faint">{plan.took}</p>}
        <Fellows people={plan.people} />
      </TripPass>
      {plan.trip ? (
        <Suspense>
          <div className="no-print">
            <PlanUnderstood plan={plan} trip={plan.trip} />
          </div>
        </Suspense>
      ) : (
        <PlanFacts plan={plan} />
      )}
      {plan.warnings.length > 0 && (
        <ul className="grid gap-2">
          {plan.warnings.map((warning) => (
            <li key={warning.code} className="flex items-start gap-2.5 rounded-md bg-secondary/10 px-4 py-3 text-sm">
              <Icon name="triangle-alert" className="mt-0.5 size-4 text-secondary-ink" />
              {inUnits(warning.text)}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        <PlanPrint planId={plan.id} />
      </Suspense>
      {plan.modelFailed && <p className="text-sm text-muted">{t('plan.withoutModel')}</p>}
    </header>
  );
};
