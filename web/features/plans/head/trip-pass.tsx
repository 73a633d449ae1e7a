import type { ReactNode } from 'react';
import type { Plan } from '../../../../worker/plans/contract';
import { useCountdownText } from './countdown-text';
import { countdown } from '../dates';
import { WeatherCredits } from '../weather/weather-credits';
import { WeatherPicture } from '../weather/weather-picture';
import { AirportCode } from './airport-code';

interface TripPassProps {
  plan: Pick<Plan, 'airport' | 'startDate' | 'endDate' | 'weather'>;
  /** The name, and what is said under it. */
  children: ReactNode;
}

/** The boarding pass of a trip: where, when, and the weather there. */
export const TripPass = ({ plan, children }: TripPassProps) => {
  const countdownText = useCountdownText();
  return (
    <div className="pass grid grid-cols-1 shadow-2 lg:grid-cols-[1.1fr_auto_1fr]">
      <div className="grid content-between gap-7 p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AirportCode code={plan.airport} className="text-4xl text-secondary-ink" />
          <p className="rounded-sm bg-board px-2.5 py-1.5 font-code text-sm font-bold text-board-ink uppercase">
            {countdownText(countdown(plan.startDate, plan.endDate))}
          </p>
        </div>
        <div className="grid gap-2">{children}</div>
      </div>
      <div aria-hidden className="relative border-line-strong/60 border-dashed max-lg:border-t-2 lg:border-l-2">
        <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
        <span className="absolute -bottom-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
      </div>
      <div className="grid grid-cols-1 content-center gap-3 p-5 sm:p-7">
        {plan.weather && <WeatherPicture weather={plan.weather} />}
        {plan.weather && <WeatherCredits weather={plan.weather} />}
      </div>
    </div>
  );
};
