/** Where else a trip goes, by its description. */
import { Gazetteer } from './gazetteer';
import type { PlaceMention } from './mentions';
import type { Place } from './place';

/** Parts of the world that nobody visits whole; with a country these are what the description narrows. */
const WIDE = new Set(
  'europe africa asia america south-east-asia south-america central-america balkans scandinavia baltics east-africa southern-africa caribbean'
    .split(' ')
    .map((slug) => `lp:${slug}`),
);
export const isWide = (place: Place): boolean => place.kind === 'country' || WIDE.has(place.id);

/** A park or an island of the same country is a leg of the trip even when one flies there. */
const LEG_KM = 2600;

/** Further places that the description names as stays, in the destination's country or within a day of it. */
export const sideTripsOf = (mentioned: readonly PlaceMention[], places: readonly Place[]): Place[] => {
  const found: Place[] = [];
  for (const mention of mentioned) {
    if (mention.kind !== 'place' || mention.role === 'origin') continue;
    const near = mention.candidates.find(
      ({ place, weak }) =>
        !weak &&
        places.some((main) => {
          const apart = Gazetteer.distanceKm(main, place);
          // Ships and expeditions leave the country of the port.
          if (place.country === 'AQ' || (place.kind === 'cruise' && apart > 100)) return apart < LEG_KM;
          return isWide(main) && apart < 4500
            ? main.kind !== 'country' || main.country === place.country
            : main.country === place.country
              ? main.kind === 'country' || apart < (place.id.startsWith('lp:') ? LEG_KM : 900)
              : apart < 400;
        }),
    );
    if (!near) continue;
    if (
      places.some((main) => main.id === near.place.id || (!isWide(main) && Gazetteer.distanceKm(main, near.place) < 12))
    )
      continue;
    if (found.some((other) => other.id === near.place.id)) continue;
    if (mention.role !== 'stay' && near.place.kind === 'town' && near.place.population < 100_000) continue;
    found.push(near.place);
  }
  return found.slice(0, 6);
};
