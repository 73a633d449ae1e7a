import { factChips } from '../engine/packing/chips';
import { applyCorrections } from '../engine/packing/corrections';
import { destinationCode } from '../engine/airports/contract';
import { countryName } from '../engine/places/service';
import { isoTime } from '../platform/iso-time';
import type { Locale } from '../platform/locale/locale';
import type { Person, Plan, PlanPlace, PlanSummary } from './contract';
import { listedFields, type ListedRow, shownFields, type ShownRow } from './columns';
import { MEMBERS_READ, NO_TRIP, type PlanRow, type TripRead } from './schema';
import { progressOf, type ShownList, storedItemsOf, toItem } from './shown-list';
import type { ShownPlace } from './shown-places';
import { isPublicActivity, linesFor, type StoredItem } from './privacy';

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

/** Everything of a plan but its lines. */
const headOf = (
  row: ShownRow,
  { trip: read, progress }: Pick<ShownList, 'trip' | 'progress'>,
  people: Person[],
): Omit<Plan, 'items'> => {
  const shared = sharedOf(people);
  const isOwner = shared.role === 'owner';
  const trip = isOwner ? read : NO_TRIP;
  const facts = factsOf(trip, row);
  return {
    ...shownFields(readBy(row, shared.role)),
    ...toSummary(row, progress, shared),
    facts: facts ? factChips(facts, row.locale) : [],
    trip: facts?.trip ?? null,
    warnings: trip.warnings ?? [],
    leftOut: trip.leftOut ?? [],
    people,
  };
};

/** A whole plan with its list; `people` are all who pack it, nobody when only its owner can ask. */
export const toPlan = (
  row: ShownRow,
  list: { trip: TripRead; rows: readonly StoredItem[] } | null,
  people: Person[] = [],
): Plan => {
  const { role, owner } = sharedOf(people);
  const { trip, rows } = list ?? { trip: NO_TRIP, rows: [] };
  const items = linesFor(rows, role, memberView(row, owner));
  return { ...headOf(row, { trip, progress: progressOf(items) }, people), items: items.map(toItem) };
};

/** The same as JSON, of what the room of a plan answered. */
export const planText = (row: ShownRow, list: ShownList | null, people: Person[]): string => {
  if (list && sharedOf(people).role === 'owner') {
    return `${JSON.stringify(headOf(row, list, people)).slice(0, -1)},"items":${list.items}}`;
  }
  return JSON.stringify(toPlan(row, list && { trip: list.trip, rows: storedItemsOf(list) }, people));
};
