/** Length, border, transport and bags. */
import type { Border } from '../border';
import { stateOf } from '../country-groups';
import type { TripFacts } from '../facts';
import type { Tag } from '../tags';
import type { RuleContext } from './rule-context';

/** Where notes are needed from day to day (a traveller's judgement, 2026). */
const CASH_COUNTRIES = new Set(
  'MA EG NP IN BO PE EC NI GT HN SV VN LA KH MM ID PH LK BD MG TZ KE UG RW ET SN ML CU VE PY JO UZ KG TJ MN JP DE AT BG AL BA MK TN DZ PK IQ IR LB PG CM GH NG ZM MW MZ ZW BO HT'.split(
    ' ',
  ),
);

const LIGHT_LIMIT_KG = 12;

/** A rucksack up to this size goes as hand luggage. */
const CABIN_LITRES = 45;
/** Nobody checks a rucksack in for so few days. */
const SHORT_DAYS = 5;

/** Nights that somebody spends on the way there and back, without a bed, at most. */
const MOST_SLEEPLESS = 2;

/** Whose border wants the full birth certificate of whoever is under age (a traveller's judgement, 2026). */
const ASKS_MINORS = new Set(['ZA', 'NA', 'BW']);
/** Where one drives on the left, as far as a car from home may come. */
const LEFT_SIDE = new Set(['GB', 'IE', 'MT', 'CY', 'IM', 'JE', 'GG', 'IN', 'PK', 'NP', 'TH', 'MY', 'SG', 'ZA', 'BW', 'NA', 'ZW', 'KE', 'TZ', 'UG']);
/** Where people carry the card that a doctor of their own country asks for. */
const HEALTH_CARD_CARRIED = new Set('ES US CA AU AR DE FR IT PT MX CO AT BE CH CZ NL JP TW'.split(' '));
/** Where yellow fever is, and which borders ask who comes from there for the yellow card (a traveller's guide, 2026). */
const YELLOW_FEVER_AT_HOME = new Set(
  'AO BJ BF BI BO BR CM CF TD CG CD CI CO EC GQ ET GA GM GH GN GW GY KE LR ML MR NE NG PE SN SL SR SS SD TG UG VE'.split(' '),
);
const YELLOW_FEVER_ASKED = new Set(
  'ZA IN TH CN EG MY SG ID PH LK NP BT KH VN AU CR JM BS BB CU DO HN GT SV NI PA TZ KE UG RW ET ZM ZW BW NA MZ MG MW AO GH NG CM SN OM SA JO'.split(' '),
);
/** Where nobody has a national identity card. */
const WITHOUT_IDENTITY_CARD = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ']);

export function setLength({ facts, set, has }: RuleContext): void {
  const { days, nights } = facts;
  const bedless = has('lodging:none') && nights <= MOST_SLEEPLESS;
  set('day-trip', nights === 0 || bedless);
  set('overnight', nights > 0 && !bedless);
  set('weekend', nights > 0 && days <= 4);
  set('week', days >= 6);
  set('long', days >= 10);
  set('month', days >= 26);
  set('season', days >= 75);
}

export function setBorder({ facts, set, has }: RuleContext, border: Border): void {
  set('domestic', border.kind === 'domestic');
  set('id-card', border.kind === 'id-card');
  set('free-movement', border.isFree);
  set('border-unknown', border.kind === 'unknown');
  set('abroad', border.kind === 'passport' || border.kind === 'id-card');
  set('passport', border.kind === 'passport');
  set('permit', (border.permit !== undefined && border.visa) || (has('need:visa') && !border.isFree));
  set('authorisation', border.permit !== undefined && !border.visa && !has('need:visa'));
  set('plugs-differ', border.plugs === 'differ' || border.plugs === 'mixed');
  set('plugs-unknown', border.plugs === 'unknown');
  set('other-currency', border.otherCurrency);
  set('eu-health-card', border.healthCard);
  set('health-card-carried', border.kind === 'domestic' && HEALTH_CARD_CARRIED.has(facts.home.country ?? facts.places[0]?.country ?? ''));
  const own = [facts.home.country, facts.home.nationality].filter((code) => code !== undefined).map(stateOf);
  set('own-country', border.kind === 'domestic' || (facts.places.length > 0 && facts.places.every(({ country }) => own.includes(stateOf(country)))));
  set(
    'yellow-fever-asked',
    border.kind !== 'domestic' &&
      YELLOW_FEVER_AT_HOME.has(facts.home.country ?? '') &&
      facts.places.some(({ country }) => country !== facts.home.country && YELLOW_FEVER_ASKED.has(country)),
  );
  set('no-national-id', WITHOUT_IDENTITY_CARD.has(facts.home.country ?? ''));
  set('idp', border.idp);
  const countries = facts.places.map((place) => place.country);
  set('minors-papers', (border.kind === 'passport' || border.kind === 'id-card') && countries.some((country) => ASKS_MINORS.has(country)));
  set('cash-country', countries.some((country) => CASH_COUNTRIES.has(country)) || has('need:cash-only'));
  set('biosecurity', border.kind !== 'domestic' && countries.some((country) => country === 'AU' || country === 'NZ' || country === 'CL'));
}

/** "Carry-on only, 10 kg": nobody but an airline weighs a bag that stays with you. */
const weighedByAirline = ({ luggage }: TripFacts): boolean => luggage.kind === 'carry-on' && luggage.limitKg !== undefined && !luggage.backpack;

export function setTransport({ facts, set, has, does, is }: RuleContext, border: Border): void {
  const ownWheels = has('transport:own-car', 'transport:motorbike', 'transport:camper') || does('camper-van', 'motorcycling');
  const surface =
    ownWheels ||
    has('transport:train', 'transport:night-train', 'transport:bus', 'transport:night-bus', 'transport:ferry', 'transport:on-foot', 'transport:bicycle');
  const flying =
    has('transport:plane', 'transport:long-flight', 'transport:light-aircraft') ||
    (!surface && (border.kind === 'passport' || border.distant || weighedByAirline(facts))) ||
    // A train or bus at the far end does not cross an ocean, and hand luggage is what airlines call it.
    (border.distant && facts.luggage.kind === 'carry-on' && !ownWheels) ||
    (border.far && !ownWheels);
  set('flying', flying && !has('refused:flying'));
  set('long-haul', has('transport:long-flight') || (is('flying') && border.far));
  set('night-transit', has('transport:night-bus', 'transport:night-train', 'transport:long-flight') || (is('flying') && border.far));
  const drives =
    has(
      'transport:own-car',
      'transport:hire-car',
      'transport:four-by-four',
      'transport:camper',
      'transport:motorbike',
      'transport:scooter',
      'need:snow-chains',
    ) || does('road-trip', 'camper-van', 'motorcycling');
  const driven = has('transport:taxi', 'setting:group-tour') && !has('transport:own-car', 'transport:hire-car');
  set('driving', drives && !driven && !has('refused:driving'));
  set('own-wheels', ownWheels || has('transport:own-car'));
  const keepsLeft = LEFT_SIDE.has(facts.home.country ?? '');
  const changesSide = facts.home.country !== undefined && facts.places.some(({ country }) => country !== '' && LEFT_SIDE.has(country) !== keepsLeft);
  set('other-side', changesSide && !flying && !has('transport:hire-car') && (has('transport:own-car', 'transport:camper') || does('camper-van')));
  set('train-or-bus', has('transport:train', 'transport:night-train', 'transport:bus', 'transport:night-bus', 'setting:scenic-train'));
  set(
    'on-water',
    has('transport:ferry', 'transport:boat', 'transport:cruise-ship', 'lodging:boat', 'lodging:cruise-cabin', 'setting:boat', 'setting:whale-watching') ||
      does('sailing', 'cruise'),
  );
  set('tickets', is('flying', 'train-or-bus', 'on-water') || !has('transport:own-car'));
}

/** A pilgrimage on foot (the Camino), not a flight to Rome or Mecca. */
export function walksAsPilgrim(facts: TripFacts): boolean {
  const has = (tag: Tag): boolean => facts.tags[tag] !== undefined;
  const isLongWalk = facts.places.some((place) => place.traits.includes('long-walk'));
  // A hostel of that name is on the Camino for pilgrims alone; schools sleep in others.
  if (has('lodging:albergue') && isLongWalk) return true;
  if (!has('activity:pilgrimage') || has('refused:pilgrimage')) return false;
  const otherWays: Tag[] = ['occasion:umrah-hajj', 'occasion:kumbh', 'occasion:andean-pilgrimage', 'occasion:lourdes', 'occasion:romeria'];
  if (otherWays.some(has)) return false;
  const onFoot: Tag[] = ['activity:hiking', 'activity:trekking', 'activity:backpacking', 'transport:on-foot'];
  return isLongWalk || onFoot.some(has) || has('lodging:albergue');
}

export function setLuggage({ facts, set, has, does, is }: RuleContext): void {
  const { kind, limitKg, soft } = facts.luggage;
  const carried = kind === 'backpack' || does('backpacking', 'trekking') || walksAsPilgrim(facts) || has('need:carry-bags', 'lodging:mountain-hut');
  const hand = kind === 'carry-on' || kind === 'day-bag' || has('refused:checked-bag');
  set('checked', kind === 'checked' && !hand);
  set('hand-luggage', hand);
  set('small-bag', kind === 'day-bag');
  set('porter', facts.luggage.porter === true);
  set(
    'on-my-back',
    kind !== 'checked' &&
      (kind === 'backpack' || (does('backpacking') && kind !== 'day-bag') || (carried && kind === 'unknown')) &&
      !has('provided:luggage-transfer'),
  );
  set(
    'light',
    hand ||
      does('motorcycling') ||
      has('transport:motorbike', 'transport:bicycle') ||
      kind === 'backpack' ||
      is('on-my-back') ||
      (limitKg !== undefined && limitKg <= LIGHT_LIMIT_KG),
  );
  const smallPack =
    (limitKg !== undefined && limitKg <= LIGHT_LIMIT_KG) ||
    (facts.luggage.litres !== undefined && facts.luggage.litres <= CABIN_LITRES) ||
    facts.days <= SHORT_DAYS;
  set('cabin-liquids', is('flying') && (hand || (kind === 'backpack' && smallPack)));
  set('soft-bags', soft === true || has('transport:light-aircraft') || does('sailing') || has('lodging:boat'));
}
