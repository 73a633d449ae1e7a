import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { applyCorrections, type Corrections } from '../../engine/packing/corrections';
import type { TripFacts } from '../../engine/packing/facts';
import { mergeTripCorrections, type TripCorrections } from '../../engine/trip/contract';
import { personalizeList, readMemory } from '../preferences/service';
import type { Plan } from '../contract';
import {
  applyListChange,
  changeOwnList,
  type GeneratedItem,
  type ListOutput,
  type ListScope,
  type ListStep,
  changedItemsOf,
  readList,
  type RowChange,
  storeList,
  toRow,
  wholeList,
} from '../list/service';
import { loadGazetteer } from '../places/service';
import {
  getPlan,
  type ItemRow,
  NO_TRIP,
  ownPlan,
  type RoomScope,
  searchText,
  type PlanRow,
  type TripRead,
} from '../service';
import type { Place } from '../../engine/places/place';
import { REVISION_MESSAGES } from '../revisions/contract';

/**
 * A correction of a leg stays in the countries where the plan goes, as its proposals do: else each later one would be
 * refused. A place that nobody knows leads nowhere.
 */
const assertSameCountries = (
  { places }: Pick<PlanRow, 'places'>,
  { facts }: Pick<TripRead, 'facts'>,
  { legs = [] }: TripCorrections,
  placeById: (id: string) => Place | undefined,
): void => {
  const ofPlan = [...(places ?? []), ...Object.values(facts?.legPlaces ?? {})];
  const known = new Set(ofPlan.map(({ country }) => country));
  const leadsElsewhere = legs.some(({ placeId }) => {
    const place = placeId === undefined ? undefined : placeById(placeId);
    return place !== undefined && !known.has(place.country);
  });
  if (!leadsElsewhere) return;
  throw new AppError('validation_failed', { fields: { 'trip.legs': REVISION_MESSAGES.otherDestination } });
};

const NOTHING: Corrections = { remove: [], add: [] };

/** Earlier corrections with newer ones over them; putting back what the words said is no correction any more. */
const mergeCorrections = (facts: TripFacts, earlier: Corrections, newer: Corrections): Corrections => {
  const isRead = (tag: Corrections['add'][number]) => facts.tags[tag] !== undefined;
  const put: string[] = [...newer.add, ...(newer.trip?.facts?.add ?? [])];
  const taken: string[] = [...newer.remove, ...(newer.trip?.facts?.remove ?? [])];
  const remove = new Set([...earlier.remove, ...newer.remove].filter((tag) => !put.includes(tag)));
  const add = new Set([...earlier.add, ...newer.add].filter((tag) => !taken.includes(tag) && !isRead(tag)));
  const { country: _, ...nationality } = earlier.home ?? {};
  const home = { ...(newer.trip?.home ? nationality : earlier.home), ...newer.home };
  // Of the flat sheet and the trip the one that was corrected last counts.
  const { travellers, bags } = newer.trip ?? {};
  const party = newer.party ?? (travellers ? undefined : earlier.party);
  const luggage = newer.luggage ?? (bags ? undefined : earlier.luggage);
  const laundry = newer.laundry ?? (newer.trip?.laundry ? undefined : earlier.laundry);
  const trip = mergedTrip(earlier.trip, newer);
  return {
    remove: [...remove].filter(isRead),
    add: [...add],
    ...(party && { party }),
    ...(luggage && { luggage }),
    ...(laundry && { laundry }),
    ...(Object.keys(home).length > 0 && { home }),
    ...(trip && { trip }),
  };
};

/** The corrections of the trip; what a newer one of the flat sheet says in another way is forgotten. */
const mergedTrip = (earlier: TripCorrections | undefined, newer: Corrections): TripCorrections | undefined => {
  if (!earlier && !newer.trip) return undefined;
  const { travellers, listFor, bags, laundry, ...rest } = earlier ?? {};
  const kept = {
    ...rest,
    ...(!newer.party && { ...(travellers && { travellers }), ...(listFor && { listFor }) }),
    ...(!newer.luggage && bags && { bags }),
    ...(!newer.laundry && laundry && { laundry }),
  };
  const facts = { remove: newer.remove, add: newer.add };
  return mergeTripCorrections(mergeTripCorrections(kept, { facts }), newer.trip ?? {});
};

const PRIVATE_TEXTS = ['privacy', 'sharedName', 'sharedReason'] as const;
const MERGED = [
  'name',
  'quantity',
  'category',
  'reason',
  'essential',
  'weightGrams',
  'cabin',
  ...PRIVATE_TEXTS,
  'bag',
  'optional',
] as const;

/** What a correction changes of an engine's line; what stays the same is left out. */
type LineChange = Partial<GeneratedItem> & { key: string };

/** The lines that a correction adds, takes away and changes. What is alike in both lists is not touched at all. */
const compareLists = (before: readonly GeneratedItem[], after: readonly GeneratedItem[]) => {
  const old = new Map(before.map((item) => [item.key, item]));
  const added: GeneratedItem[] = [];
  const changed: LineChange[] = [];
  for (const item of after) {
    const was = old.get(item.key);
    old.delete(item.key);
    if (!was) {
      added.push(item);
      continue;
    }
    const differing = MERGED.filter((field) => was[field] !== item[field]);
    const isForOthers = was.for.join() !== item.for.join();
    if (differing.length > 0 || isForOthers) {
      changed.push({
        key: item.key,
        ...Object.fromEntries(differing.map((field) => [field, item[field]])),
        ...(isForOthers && { for: item.for }),
      });
    }
  }
  return { added, changed, removed: [...old.keys()] };
};

type Step = ListStep<ItemRow>;

/**
 * Corrects what was understood of a trip, in turn with the edits of its list; see {@link storeCorrections}. Throws
 * `validation_failed` for a leg in a country where the plan does not go.
 */
export const correctFacts = async (
  env: Env,
  scope: RoomScope,
  planId: string,
  corrections: Corrections,
): Promise<{ plan: Plan }> => {
  const { trip } = corrections;
  if (trip?.legs?.some(({ placeId }) => placeId !== undefined)) {
    const plan = await ownPlan(scope, planId);
    const [list, gazetteer] = await Promise.all([scope.rooms.linesOf(planId), loadGazetteer(env)]);
    assertSameCountries(plan, list?.trip ?? NO_TRIP, trip, (id) => gazetteer.byId(id));
  }
  return changeOwnList(env, scope, planId, (room, context) => room.correct(context, corrections));
};

/** A correction takes away only what nobody has touched. */
const mayTouch = ({ edited }: ItemRow, { kind }: ListStep<ItemRow>): boolean =>
  kind !== 'remove' || edited.length === 0;

/** What a correction sets of a line: never what its traveller has set. */
const changeOf = ({ edited }: ItemRow, { key: _key, origin: _origin, ...line }: LineChange): RowChange => {
  const isSet = (field: string) => edited.some((own) => own === field);
  const fields = Object.entries(line).filter(([field]) => !isSet(field));
  return {
    ...Object.fromEntries(fields),
    ...(line.name !== undefined && !isSet('name') && { searchText: searchText(line.name) }),
  };
};

/**
 * Corrects what was understood of a trip and makes the engine's part of the list again, at no cost. It is a merge of
 * three: only what the correction changes in the engine's list changes in the plan's, and never what the traveller
 * added, edited, ticked, hid or removed, nor what a model did to other lines. The same correction again changes nothing.
 * Runs in the plan's Durable Object. Throws `not_found`, `conflict` (the plan is not ready, or was corrected at the same
 * moment).
 */
export const storeCorrections = async (
  scope: ListScope,
  planId: string,
  newer: Corrections,
): Promise<ListOutput<{ plan: Plan }>> => {
  const { now } = scope;
  const { plan, rows, trip } = await readList(scope, planId);
  const { facts } = trip;
  if (!facts) throw new AppError('conflict');
  const earlier = plan.corrections ?? NOTHING;
  const corrections = mergeCorrections(facts, earlier, newer);
  const memory = await readMemory(scope, planId);
  const before = personalizeList(applyCorrections(facts, earlier), memory);
  const { items, warnings, leftOut } = personalizeList(applyCorrections(facts, corrections), memory);
  const { added, changed, removed } = compareLists(before.items, items);

  const idOf = new Map(rows.filter(({ origin }) => origin === 'engine').map(({ key, id }) => [key, id]));
  const stepFor = (key: string, stepOf: (id: string) => Step): Step[] => {
    const id = idOf.get(key);
    return id === undefined ? [] : [stepOf(id)];
  };
  const change = applyListChange<ItemRow>(
    wholeList(planId, rows),
    [
      ...removed.flatMap((key) => stepFor(key, (id) => ({ kind: 'remove', id, forGood: true }))),
      ...changed.flatMap((line) =>
        stepFor(line.key, (id) => ({ kind: 'change', id, to: (row) => changeOf(row, line), alsoRemoved: true })),
      ),
      ...added.map((item): Step => ({ kind: 'add', row: toRow(planId, item, 0, now) })),
    ],
    { now, revision: plan.revision + 1, mayTouch },
  );
  const isChanged = JSON.stringify(corrections) !== JSON.stringify(earlier);
  const news = changedItemsOf(plan, change);
  if (isChanged || news) await storeList(scope, change, { set: { corrections }, trip: { warnings, leftOut } });
  return { output: { plan: await getPlan(scope, planId) }, items: news, isChanged };
};
