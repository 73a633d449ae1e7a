/** Nothing for a climate that no leg has. */
import type { Rule } from '../contract';
import { finding } from '../lines';
import { isNamed } from '../plan-view';

/** Warm things, and the coldest night above which nobody wears them, °C. */
const WARM: ReadonlyMap<string, number> = new Map([
  ['parka', 8],
  ['winter-coat', 8],
  ['warm-coat', 12],
  ['child-coat', 10],
  ['baby-snowsuit', 8],
  ['winter-boots', 8],
  ['ice-grips', 4],
  ['balaclava', 8],
  ['base-layers', 12],
  ['hand-warmers', 10],
  ['thermos', 16],
]);
/** Things of the heat, and the warmest afternoon below which they stay at home, °C. */
const HOT: ReadonlyMap<string, number> = new Map([
  ['shorts', 14],
  ['linen-shirts', 15],
  ['summer-dress', 15],
  ['after-sun', 14],
  ['cooling-towel', 18],
  ['hand-fan', 18],
  ['beach-umbrella', 15],
]);
/** Where the air of the place says little: height, snow, cold rooms. */
const COLD_ANYWAY =
  /^(?:activity:(?:skiing|snowboarding|winter-sports|trekking|climbing|northern-lights|motorcycling)|setting:(?:high|polar|glacier)|sport:|hobby:(?:astro|star|curling|skat))/u;
const HIGH_METRES = 2200;

/** Drops what the weather of every leg makes useless; what the traveller named stays. */
export const climate: Rule = (items, view) => {
  const { range, tags, trip, context } = view;
  if (!range) return { items: [...items], findings: [] };
  const high = trip.legs.some((leg) => (leg.elevation ?? context.places.get(leg.id)?.elevation ?? 0) >= HIGH_METRES);
  const coldAnyway = high || [...tags].some((tag) => COLD_ANYWAY.test(tag));
  const unknown = trip.legs.some(({ kind, weather }) => kind !== 'transit' && weather?.source === 'unknown');
  const gone = unknown
    ? []
    : items.filter((item) => {
        if (isNamed(view, item)) return false;
        const warm = WARM.get(item.key);
        const hot = HOT.get(item.key);
        return (warm !== undefined && !coldAnyway && range.minC > warm) || (hot !== undefined && range.maxC < hot);
      });
  return {
    items: items.filter((item) => !gone.includes(item)),
    findings: gone.map((item) =>
      finding('climate', 'dropped', item, view, {
        en: `no leg has the weather for it: ${Math.round(range.minC)} to ${Math.round(range.maxC)} °C`,
        es: `ninguna etapa tiene tiempo para ello: de ${Math.round(range.minC)} a ${Math.round(range.maxC)} °C`,
      }),
    ),
  };
};
