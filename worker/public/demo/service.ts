import type { Env } from '../../platform/env';

import { homeCountryOf } from '../../engine/places/service';
import { WEATHER_CREDIT } from '../../engine/weather/contract';
import { makePlan } from '../../engine/make-plan';
import { loadGazetteer } from '../../plans/places/service';
import { toPlaceRow } from '../../engine/places/suggest';
import { tripLength } from '../../plans/contract';
import { DEMO_ITEMS, type DemoList, type DemoListInput } from './contract';
import { pickHighlights } from './highlights';

/**
 * Makes a list from destination and dates alone, with the embedded engine and the embedded climate: no account, no
 * model, no call to anybody, and nothing kept. `country`: code of the one that the visitor is in, which they start from.
 */
export const makeDemoList = async (
  env: Env,
  input: DemoListInput,
  { now, country }: { now: number; country: string | null },
): Promise<DemoList> => {
  const home = homeCountryOf(country);
  const { destination, weather, list } = await makePlan(
    { ...input, activities: [], description: '', ...(home !== undefined && { profileCountry: home }) },
    { gazetteer: await loadGazetteer(env), now },
  );
  const [place] = destination.places;
  const row = place && toPlaceRow(place, input.locale);
  return {
    place: row ? { name: row.name, country: row.country, countryName: row.countryName } : null,
    days: tripLength(input.startDate, input.endDate),
    weather:
      weather.source === 'unknown'
        ? null
        : {
            minC: weather.minC,
            maxC: weather.maxC,
            wetShare: weather.wetShare,
            attribution: WEATHER_CREDIT[input.locale][weather.source],
          },
    items: pickHighlights(list.items, DEMO_ITEMS, place?.name[input.locale]).map(
      ({ name, quantity, category, reason }) => ({ name, quantity, category, reason }),
    ),
    total: list.items.length,
    weightGrams: list.items.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
  };
};
