/**
 * The packer: a Trip in, a list out. Each traveller is packed for each leg, clothes as a capsule, and what comes together
 * is merged into lines that know whom and which legs they are for. Pure and synchronous.
 */
import type { Trip } from '../trip/schema';
import { asksFor, withoutReplaced, type Ask } from './asks';
import { withGrownNappies } from './grown-nappies';
import { fitToBags } from './bags';
import type { EngineItem, PackingList } from './engine';
import { withoutCovered } from './covers';
import { CATEGORY_IDS, CATEGORY_LABELS } from './knowledge/item';
import { ALL_ITEMS } from './knowledge/knowledge';
import { regionalText } from './regional';
import { draftsOf, isBasic, nameOfDraft, type Draft } from './lines';
import { sizeFor } from './list-size';
import { withNamedThings } from './named-things';
import { withoutToldTwice } from './told-twice';
import { withToldWardrobe } from './told-wardrobe';
import { packersOf, type Packer } from './people';
import { privacyOf } from './privacy';
import { clamp } from './quantity';
import { ReasonWriter } from './reason-lines';
import { withoutSpareShoes } from './spare-shoes';
import type { Situation } from './signals';
import { stretchesOf, type PackContext, type Stretch } from './stretches';
import { withRefusals } from './refusals';
import { leaveOut } from './things';
import { warningsOf } from './trip-warnings';
import { viewsOf, type View } from './views';
import { capsuleFor, type Capsule } from './wardrobe';
import { washingOf, type Washing } from './washing';

const HARD_MAX_ITEMS = 200;
/** Lines that are only worth having when there is room. */
const MOST_OPTIONAL = 5;
/** What the traveller's words ask for may go so far over the size of the list. */
const QUOTED_ROOM = 8;
/** What any such trip has, so far. */
const BASIC_ROOM = 4;

const ORDER = new Map(ALL_ITEMS.map((item, index) => [item.id, index]));
const orderOf = ({ item }: Draft): number =>
  ORDER.get(item.id) ?? ALL_ITEMS.length + CATEGORY_IDS.indexOf(item.category);

/** From hut to hut and hostel to hostel: few clothes, and each house has a basin. */
const isOnFootWithBeds = ({ signals, facts }: Situation): boolean =>
  signals.has('pilgrim') ||
  (facts.tags['lodging:mountain-hut'] !== undefined && facts.tags['activity:trekking'] !== undefined);

/** A capsule for each person, and the washing it rests on. */
function capsulesOf(
  trip: Trip,
  asks: readonly Ask[],
  views: readonly View[],
  stretches: readonly Stretch[],
  washing: Washing,
  onFoot: boolean,
): Map<string, Capsule> {
  return new Map(
    views.flatMap(({ packer, legs }): [string, Capsule][] => {
      if (!packer) return [];
      const asked = new Map(asks.filter((ask) => ask.packer === packer).map((ask) => [ask.item.id, ask]));
      const light = onFoot || legs.some(({ situation }) => situation.signals.has('light'));
      return [[packer.id, capsuleFor({ packer, light, asked, nights: trip.nights, washing }, stretches)]];
    }),
  );
}

/** What somebody names takes some room of its own: it must not push out what every trip needs. */
const FEW_NAMED = 6;
const MOST_ROOM = 8;
const roomFor = (named: number): number => clamp(Math.ceil((named - FEW_NAMED) / 2), 0, MOST_ROOM);

/** The lines that fit a list people can pack from; what is only nice is a handful at the end of the cut. */
function cut(drafts: readonly Draft[], size: number): Draft[] {
  const ranked = drafts.toSorted((a, b) => a.rank - b.rank || orderOf(a) - orderOf(b));
  const needed = ranked.filter(
    (draft, index) =>
      isNeeded(draft) &&
      (index < size ||
        draft.item.keep === 1 ||
        draft.named ||
        (isQuoted(draft) && index < size + QUOTED_ROOM) ||
        (isBasic(draft.item) && index < size + BASIC_ROOM)),
  );
  const room = clamp(size - needed.length, 0, MOST_OPTIONAL);
  const nice = ranked.filter((draft) => !isNeeded(draft)).slice(0, room);
  return [...needed, ...nice].slice(0, HARD_MAX_ITEMS).toSorted((a, b) => orderOf(a) - orderOf(b));
}

const isQuoted = ({ item, rank }: Draft): boolean => rank < item.keep - 1;

/** Below this rank a line belongs on the list; above it only where there is room. */
const NEEDED_RANK = 4;
const isNeeded = ({ maybe, rank, item, named }: Draft): boolean =>
  !maybe && (named || (rank < NEEDED_RANK && item.keep < 5));

function lineOf(draft: Draft, reason: string, everybody: readonly Packer[], trip: Trip, legs: number): EngineItem {
  const { item, quantity, people } = draft;
  const forAll = people.length === 0 || people.length >= everybody.length;
  const known = nameOfDraft(draft, trip.locale);
  // What they wrote themselves stays as it is.
  const name = draft.name === undefined && !draft.key.startsWith('own-') ? regionalText(known, trip) : known;
  return {
    key: draft.key,
    name,
    category: item.category,
    quantity,
    reason,
    weightGrams: item.grams * quantity,
    cabin: item.cabin ?? 'ok',
    essential: item.keep === 1 && !draft.maybe,
    for: forAll ? [] : people.map(({ label }) => label),
    travellers: forAll ? [] : people.map(({ id }) => id),
    legs: draft.legs.length >= legs ? [] : draft.legs,
    optional: !isNeeded(draft),
    bag: 'bag',
    ...privacyOf(draft, trip, name),
  };
}

/** Makes the packing list of a trip. */
export function packTrip(told: Trip, context: PackContext): PackingList {
  const trip = withGrownNappies(withRefusals(told));
  const packers = packersOf(trip);
  const stretches = stretchesOf(trip, context);
  const views = viewsOf(trip, stretches, packers);
  const light = views.some(
    ({ packer, legs }) => packer && legs.some(({ situation }) => situation.signals.has('light')),
  );
  const onFoot = views.every(({ legs }) => legs.some(({ situation }) => isOnFootWithBeds(situation)));
  const washing = washingOf(trip, stretches, { light, onFoot });
  const { asks, leftOut } = leaveOut(trip, asksFor(views, packers), packers);
  const wanted = withoutReplaced(asks);
  const capsules = capsulesOf(trip, wanted, views, stretches, washing, onFoot);
  const named = withToldWardrobe(withNamedThings(trip, draftsOf(trip, wanted, capsules, packers), packers), packers);
  const drafts = withoutSpareShoes(withoutToldTwice(withoutCovered(trip, named, packers), trip.locale), packers);
  const [shared] = views;
  const main = shared?.legs.toSorted((a, b) => b.stretch.days - a.stretch.days)[0]?.situation;
  const size = Math.min(
    context.maxItems ?? (main ? sizeFor(main) + roomFor(drafts.filter((draft) => draft.named).length) : HARD_MAX_ITEMS),
    HARD_MAX_ITEMS,
  );
  const flying = views.some(({ legs }) => legs.some(({ situation }) => situation.signals.has('flying')));
  const packed = fitToBags(trip, cut(drafts, size), packers, washing, flying);
  const writer = new ReasonWriter(trip, packers.length, shared?.legs);
  const items = packed.drafts.map((draft) => {
    const written = writer.write(draft, packed.washing);
    const reason = regionalText(written, trip);
    const line = lineOf(draft, reason, packers, trip, stretches.length);
    const isOpen = line.privacy === 'shared' && writer.isCount(draft, packed.washing, written);
    return { ...line, ...(isOpen && { sharedReason: reason }), bag: packed.bagOf.get(draft.key) ?? 'bag' };
  });
  const used = new Set(items.map(({ category }) => category));
  return {
    items,
    categories: CATEGORY_IDS.filter((id) => used.has(id)).map((id) => ({
      id,
      label: CATEGORY_LABELS[id][trip.locale],
    })),
    warnings: [...packed.warnings, ...warningsOf(trip, views)],
    leftOut: [...leftOut, ...packed.leftOut],
    bags: packed.bags,
  };
}
