/** What spoils the trip when it is missing, for the right people in the right number. */
import { capitalise } from '../../capitalise';
import type { EngineItem } from '../../packing/engine';
import type { Traveller } from '../../trip/schema';
import type { Finding, Rule } from '../contract';
import { finding, lineFor, warning } from '../lines';
import { withQuantity } from '../plain-reason';
import { within } from '../../packing/ages';
import { stateOf } from '../../packing/country-groups';
import { HEAD_MONTHS } from '../../packing/knowledge/item';
import { monthsOf } from '../../packing/people';
import { standsForItem } from '../../packing/stands-for-item';
import { headsOf, isLineOf, type NamedThing, type PlanView } from '../plan-view';

interface Need {
  /** Item to add. */
  id: string;
  /** Any of these is enough. */
  instead: readonly string[];
  people: readonly Traveller[];
  quantity: number;
  reason: { en: string; es: string };
}

const NAPPY_MONTHS = 30;
/** What a child sits on in a car, by age. */
const SEATS = [
  ['car-seat', 'car-seat-child'],
  ['booster-seat', 'booster-child'],
] as const;
/** From here on somebody bathes and lives in what adults do. */
const BIG_MONTHS = 144;
const NAPPIES_A_DAY = 6;
const MOST_NAPPY_DAYS = 4;
const FREEZING = 0;
const WET = 0.4;

const IDENTITY = ['passport', 'passport-or-id', 'identity-card'] as const;
const COATS = [
  'winter-coat',
  'parka',
  'warm-coat',
  'ski-jacket',
  'down-jacket',
  'trek-down-jacket',
  'high-warm-coat',
  'motorcycle-jacket',
  'child-coat',
] as const;
const RAINWEAR = [
  'rain-jacket',
  'waterproof-jacket',
  'umbrella',
  'rain-poncho',
  'ski-jacket',
  'motorcycle-rain-suit',
  'sea-foul-gear',
  'parka',
  'wheelchair-rain-cape',
  'child-rain-jacket',
] as const;
const SWIMWEAR = ['swimwear', 'child-swimwear', 'baby-swimwear', 'wetsuit', 'swim-race-kit', 'tri-suit'] as const;
const IN_WATER = [
  'activity:beach',
  'activity:swimming',
  'activity:snorkelling',
  'activity:diving',
  'activity:surfing',
  'activity:spa',
  'hobby:open-water',
];
const CHARGERS: readonly (readonly [device: string, charger: string])[] = [
  ['laptop', 'laptop-charger'],
  ['camera', 'camera-batteries'],
  ['smartwatch', 'smartwatch-charger'],
];
const BY_CAR = ['transport:own-car', 'transport:hire-car', 'transport:four-by-four', 'transport:camper'];

const crossesBorder = ({ trip }: PlanView): boolean => {
  const home = trip.home.country;
  return (
    home !== undefined &&
    home !== '' &&
    trip.legs.some(({ country }) => country !== '' && stateOf(country) !== stateOf(home) && country !== 'AQ')
  );
};

/** What the trip needs by the critic's own rules. */
function needsOf(view: PlanView): Need[] {
  const { packing, people, tags, range, trip } = view;
  const needs: Need[] = [];
  if (crossesBorder(view))
    needs.push({
      id: 'passport',
      instead: IDENTITY,
      people: packing,
      quantity: people,
      reason: { en: 'You cross a border: one for each person', es: 'Cruzas una frontera: uno por persona' },
    });
  const inNappies = packing.filter((one) => monthsOf(one) < NAPPY_MONTHS);
  if (inNappies.length > 0 && !tags.has('need:no-nappies') && !tags.has('refused:nappies'))
    needs.push({
      id: 'nappies',
      instead: ['nappies'],
      people: inNappies,
      quantity: Math.min(99, headsOf(inNappies) * NAPPIES_A_DAY * Math.min(trip.days, MOST_NAPPY_DAYS)),
      reason: { en: 'For the first days; more from a shop there', es: 'Para los primeros días; luego se compran allí' },
    });
  if (BY_CAR.some((tag) => tags.has(tag)) && !tags.has('refused:car-seat'))
    for (const [id, head] of SEATS) {
      const isSeated = within(HEAD_MONTHS[head] ?? [0, 0]);
      const seated = packing.filter((one) => isSeated(monthsOf(one)));
      if (seated.length > 0)
        needs.push({
          id,
          instead: SEATS.map(([seat]) => seat),
          people: seated,
          quantity: headsOf(seated),
          reason: { en: 'A child rides in the car', es: 'Viaja un menor en el coche' },
        });
    }
  if (IN_WATER.some((tag) => tags.has(tag)) && !tags.has('refused:swimwear'))
    needs.push({
      id: 'swimwear',
      instead: SWIMWEAR,
      people: packing,
      quantity: people,
      reason: { en: 'You go into the water', es: 'Hay baño en los planes' },
    });
  const clothed = packing.filter((one) => monthsOf(one) >= BIG_MONTHS);
  if (range && clothed.length > 0) {
    const [min, wet] = [Math.round(range.minC), Math.round(range.wet * 100)];
    if (range.minC < FREEZING)
      needs.push({
        id: 'winter-coat',
        instead: COATS,
        people: clothed,
        quantity: headsOf(clothed),
        reason: { en: `Nights at ${min} °C`, es: `Noches a ${min} °C` },
      });
    if (range.wet >= WET && range.maxC > FREEZING)
      needs.push({
        id: 'rain-jacket',
        instead: RAINWEAR,
        people: clothed,
        quantity: headsOf(clothed),
        reason: { en: `Rain on ${wet} % of the days`, es: `Llueve el ${wet} % de los días` },
      });
  }
  for (const [device, charger] of CHARGERS) {
    if (view.brought.some(({ items, concept }) => items.has(device) && concept?.kind === 'electronic'))
      needs.push({
        id: charger,
        instead: [charger],
        people: [],
        quantity: 1,
        reason: { en: 'For what you bring along', es: 'Para lo que te llevas' },
      });
  }
  return needs;
}

/** Somebody provides, lends or refuses it: then it is not missing. */
const isSettled = ({ id: wanted, instead }: Need, { off, tags }: PlanView): boolean =>
  off.some(({ thing, items }) => standsForItem(thing, wanted) || instead.some((id) => items.has(id))) ||
  instead.some((id) => tags.has(`provided:${id}`) || tags.has(`rented:${id}`) || tags.has(`refused:${id}`));

/** A thing that is brought and stands on no line becomes one. */
function ownGear(items: readonly EngineItem[], one: NamedThing, view: PlanView): EngineItem | undefined {
  const { thing, concept } = one;
  const owners = view.packing.filter(({ id }) => thing.travellers.includes(id));
  if (!concept || (thing.travellers.length > 0 && owners.length === 0)) return undefined;
  if (concept.kind === 'set' || concept.kind === 'vehicle') return undefined;
  const has = items.some(
    (item) =>
      isLineOf(one, item) ||
      concept.items.includes(item.key) ||
      item.reason.includes(thing.words) ||
      one.stems.every((word) => item.name.toLowerCase().includes(word)),
  );
  if (has) return undefined;
  const quantity = Math.min(99, thing.quantity ?? 1);
  return {
    key: `own-${thing.id}`,
    name: capitalise(thing.words),
    category: concept.category,
    quantity,
    reason: '',
    weightGrams: concept.grams * quantity,
    cabin: concept.cabin ?? 'ok',
    essential: concept.essential ?? false,
    for: [],
    travellers: owners.length < view.packing.length ? owners.map(({ id }) => id) : [],
    legs: thing.legs,
    optional: false,
    bag: 'bag',
    privacy: concept.kind === 'medicine' || concept.kind === 'device' ? 'private-reason' : 'shared',
  };
}

const DRESSED = new Set(['formal', 'black-tie', 'cocktail', 'business', 'white', 'black', 'traditional']);
const DRESS_WORDS =
  /suit|tuxedo|gown|dress|outfit|shirt|blazer|tie\b|kilt|sari|kurta|uniform|traje|esmoquin|vestido|camisa|conjunto|americana|uniforme|ropa negra|chaqué/iu;

/** Adds what is missing and counts passports by people. */
export const essentials: Rule = (list, view) => {
  const items = [...list];
  const findings: Finding[] = [];
  for (const need of needsOf(view)) {
    const here =
      items.some((item) => need.instead.includes(item.key)) ||
      view.brought.some(({ items: ids }) => need.instead.some((id) => ids.has(id)));
    if (here || isSettled(need, view)) continue;
    const line = lineFor(need.id, need.quantity, need.people, view, need.reason);
    if (!line) continue;
    items.push(line);
    findings.push(finding('essentials', 'added', line, view));
  }
  for (const one of view.brought) {
    const line = ownGear(items, one, view);
    if (!line) continue;
    items.push(line);
    findings.push(finding('essentials', 'added', line, view));
  }
  for (const [index, item] of items.entries()) {
    if (item.key !== 'passport' || item.quantity <= view.people) continue;
    items[index] = withQuantity(item, view.people, view);
    findings.push(finding('essentials', 'lowered', item, view));
  }
  for (const { dress, words } of view.trip.occasions) {
    if (dress === undefined || !DRESSED.has(dress)) continue;
    const dressed = items.some(({ category, name }) => category === 'clothing' && DRESS_WORDS.test(name));
    if (dressed || view.off.some(({ concept }) => concept?.category === 'clothing')) continue;
    findings.push(
      warning('essentials', view, {
        en: `“${words}” has a dress code, and nothing on the list is for it.`,
        es: `«${words}» pide un tipo de ropa, y en la lista no hay nada para eso.`,
      }),
    );
  }
  return { items, findings };
};
