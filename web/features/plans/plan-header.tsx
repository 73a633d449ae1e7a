import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Plan } from '../../../worker/plans/contract';
import { useWords } from '../../i18n/lazy-words';
import { useLocale } from '../../i18n/use-locale';
import { PATHS } from '../../paths';
import { Icon } from '../../ui/icon';
import { Fellows } from '../sharing/fellows';
import { useCountdownText } from './countdown-text';
import { countdown, formatRange } from './dates';
import { destinationCode } from './destination-code';
import { PlanFacts } from './plan-facts';
import { PlanMenu } from './plan-menu';
import { useHeadingFocus } from './use-heading-focus';
import { WeatherPicture } from './weather-picture';

const PlanPrint = lazy(async () => ({ default: (await import('../exports/plan-print')).PlanPrint }));

/** The boarding pass of a plan: where, when, the weather there, and what was understood of the trip. */
export const PlanHeader = ({ plan }: { plan: Plan }) => {
  useWords('sharing');
  const { t } = useTranslation(['plans', 'common']);
  const { locale, to } = useLocale();
  const countdownText = useCountdownText();
  const heading = useHeadingFocus();
  const until = countdown(plan.startDate, plan.endDate);
  return (
    <header className="grid grid-cols-1 gap-3">
      <Link
        to={to(PATHS.app)}
        className="no-print inline-flex items-center gap-1.5 justify-self-start rounded-sm text-sm font-medium text-muted hover:text-text"
      >
        <Icon name="arrow-left" className="size-4" />
        {t('plan.toList')}
      </Link>
      <div className="pass grid grid-cols-1 shadow-2 lg:grid-cols-[1.1fr_auto_1fr]">
        <div className="grid content-between gap-7 p-5 sm:p-7">
          <div className="flex items-start justify-between gap-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p aria-hidden className="code text-4xl text-secondary-ink">
                {destinationCode(plan.destination)}
              </p>
              <p className="rounded-sm bg-board px-2.5 py-1.5 font-code text-sm font-bold text-board-ink">
                {countdownText(until)}
              </p>
            </div>
            <PlanMenu plan={plan} />
          </div>
          <div className="grid gap-2">
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
          </div>
        </div>
        <div aria-hidden className="relative border-line-strong/60 border-dashed max-lg:border-t-2 lg:border-l-2">
          <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
          <span className="absolute -bottom-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
        </div>
        <div className="grid grid-cols-1 content-center p-5 sm:p-7">
          {plan.weather && <WeatherPicture weather={plan.weather} />}
        </div>
      </div>
      <PlanFacts plan={plan} />
      {plan.warnings.length > 0 && (
        <ul className="grid gap-2">
          {plan.warnings.map((warning) => (
            <li key={warning.code} className="flex items-start gap-2.5 rounded-md bg-secondary/10 px-4 py-3 text-sm">
              <Icon name="triangle-alert" className="mt-0.5 size-4 text-secondary-ink" />
              {warning.text}
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
