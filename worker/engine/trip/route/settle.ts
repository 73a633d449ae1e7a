/** The last steps of putting a route together: namesakes, ports and hubs, dates, and what comes first and last. */
import { fold } from '../../places/fold';
import { Gazetteer } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import { dayNumber } from '../../weather/trip-dates';
import { wide, within } from './geography';
import { isOvernight, type Stop } from './stops';
import type { LooseNights } from './loose-nights';

/** Stops farther from each other are reached by plane. */
const BY_LAND_KM = 1600;

const nightsTold = (some: readonly Stop[]): number =>
  some.filter(isOvernight).reduce((sum, stop) => sum + (stop.told.nights ?? 0), 0);

/** Another stop near one meaning, and none near the others, settles which is meant. */
export const settleNamesakes = (stop: Stop, stops: readonly Stop[]): void => {
  const { place } = stop;
  if (stop.others.length === 0 || !place || stop.misspelt) return;
  const nearest = (to: Place): number =>
    Math.min(
      ...stops.flatMap((other) => (other !== stop && other.place ? [Gazetteer.distanceKm(other.place, to)] : [])),
    );
  if (nearest(place) > BY_LAND_KM) return;
  stop.others = stop.others.filter((other) => nearest(other) < 2 * nearest(place) + 300);
  if (stop.others.length === 0) stop.certainty = 'likely';
};

/** Stops that are slept at within a wide one. */
const innerOf = (stop: Stop, stops: readonly Stop[]): Stop[] =>
  stops.filter(
    (other) =>
      other !== stop &&
      isOvernight(other) &&
      stop.place &&
      wide(stop.place) &&
      other.place &&
      (within(stop.place, other.place) || (other.unlisted && other.place.id === stop.place.id)),
  );

/** Stops with dates at their dates; the others, in their order, fill the days before and after. */
const byDate = (stops: readonly Stop[], startDate: string): Stop[] => {
  const dated = stops
    .filter((stop) => stop.told.from)
    .toSorted((a, b) => (a.told.from ?? '').localeCompare(b.told.from ?? ''));
  const others = stops.filter((stop) => !stop.told.from);
  const ordered: Stop[] = [];
  let at = dayNumber(startDate);
  for (const stop of dated) {
    let gap = dayNumber(stop.told.from ?? startDate) - at;
    while (gap > 0 && others.length > 0) {
      const next = others.shift();
      if (!next) break;
      if (isOvernight(next)) {
        next.told = { nights: gap, ...next.told };
        gap -= next.told.nights ?? 0;
      }
      ordered.push(next);
    }
    ordered.push(stop);
    at = dayNumber(stop.told.to ?? stop.told.from ?? startDate);
  }
  return [...ordered, ...others];
};

/** "Paris 3 nights, then Interlaken 4": where every stop has its nights, the words give the order, not the form. */
const isTold = (stops: readonly Stop[]): boolean =>
  stops.filter(isOvernight).length > 1 &&
  stops.every(
    (stop) =>
      isOvernight(stop) && stop.toldAt !== undefined && !(stop.kind === 'stay' && stop.place && wide(stop.place)),
  ) &&
  stops.some(({ form }) => form) &&
  stops.some(({ form }) => !form);

/** "Till the 4th in Lisbon": the nights from the end of what is told before it. */
const untilDays = (stops: readonly Stop[], startDate: string): void => {
  let at = dayNumber(startDate);
  for (const stop of stops.filter(isOvernight)) {
    const { until, nights } = stop.told;
    const told = nights ?? (until === undefined ? 0 : dayNumber(until) - at);
    if (told <= 0) return;
    stop.told.nights = told;
    at += told;
  }
};

/** Decides which stops are only passed through, once all are known. */
export const settle = (
  stops: Stop[],
  passed: ReadonlySet<Stop>,
  hubs: readonly string[],
  totalNights: number,
  loose: readonly LooseNights[],
  startDate: string,
): Stop[] => {
  const hubKeys = hubs.map(fold);
  // "2 wks uganda" is the whole of what its parts divide.
  for (const stop of stops)
    if (stop.form && innerOf(stop, stops).length > 0 && (stop.told.nights ?? 0) > nightsTold(innerOf(stop, stops)))
      stop.told = {};
  const whole = stops.find(({ told }) => told.whole);
  for (const stop of stops) {
    const others = stops.filter((other) => other !== stop && isOvernight(other));
    if (!isOvernight(stop) || others.length === 0) continue;
    const isHub = hubKeys.some((key) => key === fold(stop.words)) || passed.has(stop);
    if (stop.told.nights === 0) stop.kind = 'transit';
    else if (stop.told.nights !== undefined) continue;
    else if (isHub) stop.kind = 'transit';
    // "Evanston the whole time": the others are seen from there.
    else if (whole && stop !== whole) stop.kind = stop.form ? 'transit' : 'outing';
    // "Salta 3, Cafayate 2, the rest in Humahuaca": nothing is left for what the words do not name.
    else if (stop.form && !stop.span && stops.some(({ told }) => told.rest)) stop.kind = 'transit';
    // The port of a cruise, the airport of an expedition.
    else if (stop.form && others.some((other) => other.kind === 'route' && !other.form)) stop.kind = 'transit';
    else if (stop.form && stop.place && wide(stop.place)) {
      const inner = innerOf(stop, others);
      const openInner = inner.some((other) => other.told.nights === undefined);
      if (inner.length > 0 && (openInner || nightsTold(stops) >= totalNights)) stop.kind = 'transit';
    } else if (stop.form && nightsTold(others) >= totalNights) stop.kind = 'transit';
  }
  const openForm = stops.filter((stop) => stop.form && stop.kind === 'stay' && stop.told.nights === undefined);
  const [own] = openForm;
  const [first] = loose;
  if (own && first && openForm.length === 1 && first.nights + nightsTold(stops) <= totalNights && nightsTold(stops) > 0)
    Object.assign(own, { told: { nights: first.nights }, toldAt: first.at });
  // "Train to Grenoble, bus up to Alpe d'Huez. Seven nights in the chalet": all nights are of where the journey ends.
  const end = stops.findLast(
    ({ kind, told, span }) => kind === 'stay' && told.nights === undefined && span && first && span.start < first.at,
  );
  if (!own && end && first && loose.length === 1 && first.nights + nightsTold(stops) === totalNights) {
    for (const stop of stops) if (stop.kind === 'stay' && stop.told.nights === undefined) stop.kind = 'transit';
    Object.assign(end, { kind: 'stay', told: { nights: first.nights }, toldAt: first.at });
  }
  // A wide place whose parts are all named is not a stop of its own.
  const kept = stops.filter(
    (stop) =>
      !(
        stop.kind === 'transit' &&
        stop.place &&
        (wide(stop.place) || stops.some((other) => other.unlisted && other.place?.id === stop.place?.id)) &&
        stop.form &&
        !hubKeys.includes(fold(stop.words)) &&
        !passed.has(stop)
      ),
  );
  const last = kept.filter(({ told }) => told.position === 'last');
  const start = kept.filter(({ told }) => told.position === 'first' || told.position === 'both');
  const rest = kept.filter((stop) => !last.includes(stop) && !start.includes(stop));
  const ordered = [
    ...start,
    ...(isTold(rest) ? rest.toSorted((a, b) => (a.toldAt ?? 0) - (b.toldAt ?? 0)) : rest),
    ...last,
  ];
  // "Kili, 1 night Moshi either side, then Zanzibar".
  for (const stop of start.filter(({ told }) => told.position === 'both')) {
    const at = stop.span?.start ?? 0;
    const isNext = rest.some(({ span }) => span && span.start < at);
    const next = ordered.findIndex(({ span }) => span && span.start > at);
    const second = { ...stop, told: { ...stop.told, nights: stop.told.back ?? stop.told.nights } };
    ordered.splice(isNext && next !== -1 ? next : ordered.length, 0, second);
  }
  untilDays(ordered, startDate);
  return ordered.some((stop) => stop.told.from) ? byDate(ordered, startDate) : ordered;
};
