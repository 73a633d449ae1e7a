import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Icon } from '../../../ui/icon';
import { countdown, formatRange } from '../dates';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { useCountdownText } from './countdown-text';
import { currentBox } from '../list/current-box';
import { useWeatherText } from '../weather/use-weather-text';
import { AirportCode } from './airport-code';

interface PlanLineProps {
  plan: Plan;
  /** Beside the name: what is done with the whole plan. */
  aside: ReactNode;
  /** The pass laid open; drawn only then. */
  children: () => ReactNode;
}

/** What the closed pass says of what is inside: the weather, and what waits for an answer. */
const useTeaser = (plan: Plan): { weather: string; questions: number; unplaced: number } => {
  const { t } = useTranslation('packing');
  const { weatherText } = useWeatherText();
  const { weather, trip } = plan;
  return {
    weather: weather === null || weather.source === 'unknown' ? t('head.weatherUnknown') : weatherText(weather),
    questions: trip?.questions.length ?? 0,
    unplaced: trip?.unplaced.length ?? 0,
  };
};

/** The boarding pass folded to a line: where, when, how soon; its stub says the weather and opens the rest. */
export const PlanLine = ({ plan, aside, children }: PlanLineProps) => {
  const { t } = useTranslation(['plans', 'packing', 'common']);
  const { locale } = useLocale();
  const heading = useHeadingFocus();
  const countdownText = useCountdownText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { weather, questions, unplaced } = useTeaser(plan);
  return (
    <div className="pass pass-line shadow-1">
      {/* With letters twice as large a phone has room for the name alone on its line. */}
      <div className="@container">
        <div className="flex items-start gap-x-4 p-3 pl-4 sm:gap-x-5 sm:p-5 @max-[14rem]:flex-wrap @max-[14rem]:gap-y-3">
          <AirportCode code={plan.airport} className="pt-1 text-2xl text-secondary-ink sm:text-4xl" />
          <div className="relative grid min-w-0 flex-1 gap-1 @max-[14rem]:basis-full">
            <h1
              ref={heading}
              tabIndex={-1}
              className={`text-xl break-words outline-none sm:text-2xl ${isOpen ? '' : 'max-sm:line-clamp-2'}`}
            >
              {plan.name}
            </h1>
            <button
              type="button"
              onClick={() => currentBox()?.focus()}
              className="no-print sr-only rounded-md bg-inverse px-3 py-1.5 text-sm text-on-inverse focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10"
            >
              {t('packing:head.toFirst')}
            </button>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
              {plan.name !== plan.destination && <span>{plan.destination}</span>}
              <span className="font-semibold text-text">{formatRange(plan.startDate, plan.endDate, locale)}</span>
              <span className="max-sm:hidden">{t('common:days', { count: plan.days })}</span>
              <span className="rounded-sm bg-board px-2 py-0.5 font-code text-xs font-bold text-board-ink uppercase">
                {countdownText(countdown(plan.startDate, plan.endDate))}
              </span>
            </p>
          </div>
          {aside}
        </div>
      </div>
      <hr className="perforation perforation-notched" />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-inside`}
        onClick={() => setOpen(!isOpen)}
        className="no-print flex min-h-11 w-full cursor-pointer items-center gap-x-3 rounded-b-lg px-4 py-1.5 text-left text-sm text-muted transition-colors hover:text-text sm:px-5"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="text-balance">{weather}</span>
          {questions > 0 && (
            <span className="font-semibold text-secondary-ink">
              {t('packing:head.questions', { count: questions })}
            </span>
          )}
          {unplaced > 0 && (
            <span className="font-semibold text-secondary-ink">{t('packing:head.unplaced', { count: unplaced })}</span>
          )}
        </span>
        <span className="flex items-center gap-1 font-semibold">
          <span className="max-sm:sr-only">{t('packing:head.about')}</span>
          <Icon name="chevron-down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </button>
      <div id={`${id}-inside`} hidden={!isOpen} className="grid gap-5 border-t-2 border-dashed border-line p-4 sm:p-5">
        {isOpen && children()}
      </div>
    </div>
  );
};
