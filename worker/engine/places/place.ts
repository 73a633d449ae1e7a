/** A place as every part of the product sees it: search, weather, the packing engine and the plan's JSON. */
import type { Locale } from '../locale';

export type PlaceKind = 'town' | 'resort' | 'island' | 'park' | 'route' | 'cruise' | 'region' | 'country';

/**
 * What a place brings by itself, whatever the traveller does there. The closed list; each with its meaning:
 *
 * - `coast` sea, lagoon or a bathing lake at the door · `island` reached by boat or plane · `lake` on a lake's shore
 * - `warm-sea` bathing water of 22 °C or more in the season people go · `cold-water` bathing needs neoprene all year
 * - `coral` reefs near the shore (reef-safe sunscreen, water shoes) · `mountain` among mountains
 * - `ski` lifts in winter · `high-altitude` people sleep above 2,400 m · `altitude-walk` walks pass above 2,400 m
 * - `volcano` walks on lava or ash · `desert` · `jungle` rainforest or dense wet forest · `safari` game drives
 * - `long-walk` a route walked for days · `road-route` a route driven for days · `cruise` nights aboard
 * - `polar` beyond the tree line · `midnight-sun` light nights in summer, short days in winter
 * - `city` urban, 300,000 people or more · `remote` no shop of any size within an hour
 * - `strong-sun` tropics, altitude or desert · `dusty` unpaved, blowing dust or sand
 * - `malaria` malarious area · `yellow-fever` vaccination advised or asked for · `mosquitoes` dengue or many biting insects
 * - `ticks` tick-borne disease · `tap-water-unsafe` · `conservative-dress` shoulders and knees covered in public life
 * - `temples` sights where shoes come off or shoulders are covered
 */
const PLACE_TRAITS = [
  'coast',
  'island',
  'lake',
  'warm-sea',
  'cold-water',
  'coral',
  'mountain',
  'ski',
  'high-altitude',
  'altitude-walk',
  'volcano',
  'desert',
  'jungle',
  'safari',
  'long-walk',
  'road-route',
  'cruise',
  'polar',
  'midnight-sun',
  'city',
  'remote',
  'strong-sun',
  'dusty',
  'malaria',
  'yellow-fever',
  'mosquitoes',
  'ticks',
  'tap-water-unsafe',
  'conservative-dress',
  'temples',
] as const;
export type PlaceTrait = (typeof PLACE_TRAITS)[number];

export interface Place {
  /** Stable id: `gn:<geonames id>` for towns, `lp:<slug>` for hand-written leisure places, `cc:<ISO2>` for countries. */
  id: string;
  name: Record<Locale, string>;
  kind: PlaceKind;
  /** ISO 3166-1 alpha-2; of a sea or a cruise area: its main embarkation country. */
  country: string;
  /** First-level division where it tells two places apart (Alabama, Carabobo). */
  region?: string;
  latitude: number;
  longitude: number;
  /** Metres above the sea. */
  elevation: number;
  /** Köppen–Geiger class, e.g. `Csa`. */
  climate: string;
  population: number;
  /** IANA zone, when known. */
  timezone?: string;
  /** What the place brings by itself: see {@link PLACE_TRAITS}. */
  traits: readonly PlaceTrait[];
}
