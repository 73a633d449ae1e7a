import { useTranslation } from '../../../i18n/use-translation';
import { isOvernight } from '../../../../worker/engine/trip/contract';
import type { Leg } from '../../../../worker/engine/trip/schema';
import { useLocale } from '../../../i18n/use-locale';
import { useWeatherText } from '../weather/use-weather-text';
import { changeNights, removeLeg } from './corrections';
import { Remove, Row, Stepper } from './parts';
import type { RowProps } from './people-row';
import { isRemovable } from './shown';

const Weather = ({ weather }: { weather: NonNullable<Leg['weather']> }) => {
  const { weatherText } = useWeatherText();
  if (weather.source === 'unknown') return null;
  return <span className="text-xs text-muted">{weatherText(weather)}</span>;
};

/** A dot on the line for a stay, a ring for what is passed through, a branch for an outing. */
const MARKS: Record<Leg['kind'], string> = {
  stay: 'left-0 top-3 size-3 bg-secondary-ink',
  route: 'left-0 top-3 size-3 bg-secondary-ink',
  transit: 'left-[0.1875rem] top-3.5 size-1.5 border border-line-strong bg-sunken',
  outing: 'left-[0.3125rem] top-4.5 h-0.5 w-4 rounded-none! bg-line-strong',
};

export interface RouteRowProps extends RowProps {
  /** Whether nights and weather mean something. */
  isDated: boolean;
}

const Stop = ({ trip, leg, isDated, onChange }: RouteRowProps & { leg: Leg }) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  const name = leg.name[locale];
  const sleeps = isOvernight(leg);
  return (
    <li className={`relative flex items-start gap-2 py-1 ${leg.kind === 'outing' ? 'pl-9' : 'pl-6'}`}>
      <span aria-hidden className={`absolute rounded-full ${MARKS[leg.kind]}`} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className={`min-w-0 wrap-anywhere ${sleeps ? 'font-semibold' : 'text-sm text-muted'}`}>{name}</span>
        {!sleeps && <span className="text-xs text-faint">{t(leg.kind === 'outing' ? 'outing' : 'transit')}</span>}
        {sleeps && isDated && (
          <span className="font-code text-xs">
            <Stepper
              name={t('nightsAt', { place: name })}
              value={leg.nights}
              min={0}
              max={trip.nights}
              onChange={(nights) => onChange(changeNights(trip, leg, nights), name)}
            >
              {t('nights', { count: leg.nights })}
            </Stepper>
          </span>
        )}
        {isDated && leg.weather && <Weather weather={leg.weather} />}
        {leg.placeId === undefined && (
          <span className="text-xs font-semibold text-warning-ink">{t('unknownPlace')}</span>
        )}
      </span>
      {isRemovable(leg, trip.legs) && <Remove name={name} onRemove={() => onChange(removeLeg(trip, leg), name)} />}
    </li>
  );
};

/** The route on a line: stays with their nights and weather, outings as branches, what is passed through thin. */
export const RouteRow = (props: RouteRowProps) => {
  const { t } = useTranslation('understood');
  const { legs } = props.trip;
  return (
    <Row label={t('rows.route')}>
      {legs.length === 0 ? (
        <p className="pt-1.5 text-sm text-faint">{t('noRoute')}</p>
      ) : (
        <ol className="relative before:absolute before:top-4 before:bottom-4 before:left-[0.3125rem] before:border-l-2 before:border-dashed before:border-line-strong/60">
          {legs.map((leg) => (
            <Stop key={leg.id} {...props} leg={leg} />
          ))}
        </ol>
      )}
    </Row>
  );
};
