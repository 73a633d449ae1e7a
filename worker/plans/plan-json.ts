import { factChips } from '../engine/packing/chips';
import { applyCorrections } from '../engine/packing/corrections';
import { destinationCode } from '../engine/airports/contract';
import { countryName } from '../engine/places/service';
import { isoTime } from '../platform/iso-time';
import type { Locale } from '../platform/locale/locale';
import type { Item, Person, Plan, PlanPlace, PlanSummary } from './contract';
import { listedFields, type ListedRow, shownFields, type ShownRow } from './columns';
import { MEMBERS_READ, NO_TRIP, type PlanRow, type TripRead } from './schema';
import type { ShownPlace } from './shown-places';
import { isPublicActivity, linesFor, type StoredItem } from './privacy';

/** An item as the contract has it. */
export const toItem = ({
  id,
  name,
  quantity,
  category,
  reason,
  origin,
  packed,
  packedBy,
  hidden,
  position,
  revision,
  for: names,
  bag,
  optional,
  weightGrams,
}: Item): Item => ({
  id,
  name,
  quantity,
  category,
  reason,
  origin,
  packed,
  packedBy,
  hidden,
  position,
  revision,
  for: names,
  bag,
  optional,
  weightGrams,
});

const toPlace = ({ id, name, kind, country, latitude, longitude }: ShownPlace, locale: Locale): PlanPlace => ({
  id,
  name: name[locale],
  kind,
  country,
  countryName: countryName(country, locale),
  latitude,
  longitude,
});

/** A plan that nobody else packs, to its owner. */
const ALONE: PlanSummary['shared'] = { role: 'owner', members: 0, owner: null };

/** What of a plan's row is for the one who asks. */
const readBy = <Row extends ListedRow>(row: Row, role: Person['role']): Row =>
  role === 'owner' ? row : { ...row, ...MEMBERS_READ, activities: row.activities.filter(isPublicActivity) };

/** A plan of a list: everything but what only its own screen shows. */
export const toSummary = (
  row: ListedRow,
  progress: PlanSummary['progress'],
  shared: PlanSummary['shared'] = ALONE,
): PlanSummary => {
  const places = (row.places ?? []).map((place) => toPlace(place, row.locale));
  const read = readBy(row, shared.role);
  return {
    ...listedFields(read),
    place: places[0] ?? null,
    airport: destinationCode(row.destination, places[0]?.country),
    places,
    activities: read.activities,
    generatedBy: row.engine === null ? null : { engine: row.engine, model: row.model },
    progress,
    shared,
    debriefed: row.debriefedAt !== null,
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
};

/** What the engine packs for: what was read, with the traveller's corrections over it. */
const factsOf = ({ facts }: TripRead, { corrections }: Pick<PlanRow, 'corrections'>) =>
  facts && corrections ? applyCorrections(facts, corrections) : facts;

/** What a plan is to the one of its people who asks. */
const sharedOf = (people: readonly Person[]): PlanSummary['shared'] => ({
  role: people.find(({ isYou }) => isYou)?.role ?? 'owner',
  members: people.filter(({ role }) => role === 'member').length,
  owner: people.find(({ role, isYou }) => role === 'owner' && !isYou)?.name ?? null,
});

/** How a plan shows its lines to those who pack along; `owner` is its owner's name. */
export const memberView = (row: Pick<PlanRow, 'locale' | 'privateToMembers'>, owner: string | null) => ({
  locale: row.locale,
  owner,
  privateLines: row.privateToMembers,
});

/** How far the packing of what is not hidden has come. */
const progressOf = (shown: readonly Pick<Item, 'packed' | 'optional'>[]): PlanSummary['progress'] => ({
  items: shown.length,
  packed: shown.filter((item) => item.packed).length,
  spare: shown.filter((item) => item.optional && !item.packed).length,
});

/** A whole plan with its list; `people` are all who pack it, nobody when only its owner can ask. */
export const toPlan = (
  row: ShownRow,
  list: { trip: TripRead; rows: readonly StoredItem[] } | null,
  people: Person[] = [],
): Plan => {
  const shared = sharedOf(people);
  const read = readBy(row, shared.role);
  const trip = shared.role === 'owner' && list ? list.trip : NO_TRIP;
  const facts = factsOf(trip, read);
  const view = memberView(row, shared.owner);
  const items = linesFor(list?.rows ?? [], shared.role, view);
  const shown = items.filter((item) => !item.hidden);
  return {
    ...shownFields(read),
    ...toSummary(row, progressOf(shown), shared),
    facts: facts ? factChips(facts, row.locale) : [],
    trip: facts?.trip ?? null,
    warnings: trip.warnings ?? [],
    leftOut: trip.leftOut ?? [],
    people,
    items: items.map(toItem),
  };
};
