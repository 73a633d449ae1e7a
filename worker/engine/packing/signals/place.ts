/** What the place brings: sea, height, insects, water, customs. */
import { countryFacts } from '../../places/countries';
import type { PlaceTrait } from '../../places/place';
import type { Comfort } from '../comfort';
import type { RuleContext } from './rule-context';

/** Degrees north from where summer nights stay light, and from where midges swarm. */
const LIGHT_NIGHTS = 60;
const MIDGES = 56.5;
/** A dry winter town is not a desert. */
const DESERT_HEAT = 18;
/** What takes people out of a city in the desert. */
const OUT_OF_TOWN = [
  'hiking',
  'trekking',
  'backpacking',
  'climbing',
  'camping',
  'cycling',
  'safari',
  'wildlife-watching',
  'camper-van',
  'festival',
  'horse-riding',
  'motorcycling',
] as const;
const SEASIDE: ReadonlySet<string> = new Set(['coast', 'island', 'warm-sea']);
/** Where the law asks for a reflective vest in the car. */
const VEST_IN_CAR: ReadonlySet<string> = new Set('ES FR IT PT AT BE HR CZ EE FI DE HU LT LU RO RS SK SI BG UY CO'.split(' '));
/** Where customs keep a drone that comes in without a permit from the army or the police (a traveller's judgement, 2026). */
const DRONES_TAKEN = new Set('MA EG DZ TN CU NI IR IQ SY LB YE KW BN MM KP BT MG SN'.split(' '));

/** Where everybody who comes in shows the yellow card (WHO's country list, as a traveller knows it, 2026). */
const YELLOW_CARD = new Set('AO BJ BF BI CM CF CG CD CI GA GH GN GQ GW LR ML NE SL SS TG UG'.split(' '));

/** Where women who visit cover their hair or wear a loose robe in town (a traveller's judgement, 2026). */
const COVERED = new Set('AF IR SA SD YE'.split(' '));

/** Where the light goes out for hours in an ordinary week (a traveller's judgement, 2026). */
const POWER_CUTS = new Set('NG GH VE CU HT LB SY IQ YE NP PK BD MM ZW ZM MW UG TZ ET MG MZ CD SS SD GN SL LR ML NE TD BF GM GW MR LA PG'.split(' '));
/** Degrees from the equator from where a midwinter afternoon is dark. */
const DARK_WINTERS = 53;

export function setPlace({ facts, set, has, does, trait, is }: RuleContext, comfort: Comfort): void {
  const inMonths = (first: number, last: number): boolean =>
    [facts.startDate, facts.endDate].some((date) => Number(date.slice(5, 7)) >= first && Number(date.slice(5, 7)) <= last);
  const countries = facts.places.map((place) => place.country);
  const tropical = facts.places.some((place) => place.climate.startsWith('A'));
  const staysInTown = (traits: readonly PlaceTrait[]): boolean => traits.includes('city') && !does(...OUT_OF_TOWN);
  set('coast', trait('coast', 'island', 'warm-sea') || has('setting:coast', 'setting:island') || does('beach'));
  set(
    'mountain',
    trait('mountain', 'ski', 'high-altitude', 'altitude-walk') ||
      has('setting:mountain', 'setting:volcano', 'lodging:mountain-hut') ||
      does('skiing', 'trekking', 'climbing'),
  );
  set(
    'desert',
    (has('work:site-work') && trait('desert')) ||
      // A beach town with little rain has shade, lamps and showers, and so has a large city where nobody goes out of town.
      [...facts.places, ...(facts.sideTrips ?? [])].some(
        ({ traits }) => traits.includes('desert') && !traits.some((one) => SEASIDE.has(one)) && !staysInTown(traits),
      ) ||
      has('setting:desert', 'setting:dunes') ||
      (is('dry', 'showery') &&
        !is('coast') &&
        comfort.maxC >= DESERT_HEAT &&
        facts.places.some(({ climate, traits }) => climate.startsWith('BW') && !staysInTown(traits))),
  );
  set('jungle', trait('jungle') || has('setting:jungle'));
  set('tropics', tropical);
  set('sleeps-high', has('need:altitude') || trait('high-altitude') || facts.places.some((place) => place.elevation >= 2500));
  set('high-altitude', is('sleeps-high') || (trait('altitude-walk') && does('trekking', 'hiking', 'climbing')));
  const highAndCold = facts.places.length > 0 && facts.places.every((place) => place.elevation >= 2000);
  const known = countries.map((country) => countryFacts(country)).filter((one) => one !== undefined);
  const malarious = known.some((one) => one.hints.includes('malaria'));
  set('malaria', has('need:malaria') || (trait('malaria') && !highAndCold) || (does('safari') && malarious));
  set('travel-clinic', is('abroad', 'border-unknown') && is('long-haul') && malarious && known.some((one) => one.tapWater === 'unsafe'));
  // Mosquitoes: where a place is known for them, and on warm wet nights; never above 2,000 m or in the cold.
  const warmNights = comfort.seasons.some((season) => season.minC >= 15 && season.maxC >= 24 && season.wetShare >= 0.18);
  const dengue = facts.places.some(
    (place) => place.elevation < 1900 && countryFacts(place.country)?.hints.includes('mosquitoes') && Math.abs(place.latitude) < 33,
  );
  // Northern lakes and forests are known for them on cool June days too.
  const northern =
    trait('mosquitoes') &&
    (does('camping', 'kayaking', 'fishing') || has('lodging:camping')) &&
    inMonths(5, 9) &&
    comfort.seasons.some((season) => season.minC >= 7 && season.maxC >= 17);
  const famous =
    northern ||
    ((trait('mosquitoes') || (dengue && comfort.maxC >= 27 && comfort.minC >= 16)) && comfort.seasons.some((season) => season.minC >= 12 && season.maxC >= 23));
  const outside = does('camping', 'hiking', 'fishing', 'kayaking', 'safari', 'trekking', 'festival') || has('setting:river-trip') || is('camp');
  const buggy =
    !highAndCold &&
    (famous ||
      (comfort.minC >= 16 && comfort.maxC >= 27 && known.some((one) => one.tapWater === 'unsafe')) ||
      (tropical && comfort.seasons.some((season) => season.minC >= 17)) ||
      (warmNights && (is('jungle', 'malaria') || outside || comfort.seasons.some((season) => season.minC >= 18))));
  set('sandflies', countries.includes('NZ') || (countries.includes('GB') && has('need:mosquitoes')));
  // Lapland, Alaska and the Highlands in summer: midges and mosquitoes by the cloud, dengue or not. Iceland has few.
  const midges =
    outside && inMonths(6, 8) && comfort.maxC >= 12 && facts.places.some(({ latitude, country }) => latitude > MIDGES && !'IS FO GL SJ'.includes(country));
  const byWater =
    ((has('setting:lake') && (outside || has('lodging:cabin', 'lodging:house'))) || (has('setting:narrowboat') && inMonths(5, 9))) &&
    comfort.minC >= 11 &&
    comfort.maxC >= 22;
  // Summer evenings by the sea, wherever one sits outside.
  const coastEvenings = is('coast') && comfort.minC >= 14 && comfort.maxC >= 24 && facts.nights >= 4;
  const babyBites = is('baby') && does('beach', 'camping', 'swimming') && comfort.minC >= 18 && comfort.maxC >= 26;
  set(
    'mosquitoes',
    (has('need:mosquitoes') && (!comfort.known || comfort.maxC >= 16)) ||
      is('malaria', 'jungle', 'sandflies') ||
      buggy ||
      midges ||
      byWater ||
      coastEvenings ||
      (does('safari') && comfort.minC >= 8) ||
      babyBites,
  );
  set('ticks', has('need:ticks'));
  set('unsafe-water', has('need:unsafe-water') || countries.some((country) => countryFacts(country)?.tapWater !== 'safe'));
  set('conservative', trait('conservative-dress') && !is('own-country'));
  const bathing = does('beach', 'swimming', 'diving', 'snorkelling') || has('lodging:resort', 'lodging:all-inclusive', 'setting:pool');
  // Public and camp-site pools of France: tight trunks and a cap for everybody (baignade réglementée).
  set('strict-pool', countries.includes('FR') && has('setting:pool', 'setting:water-park') && has('lodging:camping', 'lodging:camper', 'lodging:bungalow'));
  set('strict-dress', trait('conservative-dress') && !bathing && countries.some((country) => COVERED.has(country)));
  set('city', has('setting:city') || facts.places.some((place) => place.kind === 'town' && place.population >= 150_000));
  set('remote', has('setting:remote', 'need:no-shops', 'need:no-signal', 'need:no-electricity'));
  set('power-cuts', has('need:power-cuts', 'need:no-electricity') || countries.some((country) => POWER_CUTS.has(country)));
  set(
    'short-days',
    facts.places.some(({ latitude, traits }) => {
      const midwinter = latitude > 0 ? inMonths(11, 12) || inMonths(1, 1) : inMonths(6, 7);
      return Math.abs(latitude) >= DARK_WINTERS && midwinter && !traits.includes('city');
    }),
  );
  set('polar-station', countries.includes('AQ') || (trait('polar') && has('work:research-field', 'work:field-work')));
  set('yellow-fever', trait('yellow-fever') || countries.some((country) => YELLOW_CARD.has(country)));
  set(
    'vest-law',
    countries.some((country) => VEST_IN_CAR.has(country)),
  );
  set(
    'drones-banned',
    countries.some((country) => DRONES_TAKEN.has(country)),
  );
  set('light-nights', inMonths(5, 7) && facts.places.some((place) => place.latitude > LIGHT_NIGHTS));
  set('several-places', facts.places.length > 1);
}
