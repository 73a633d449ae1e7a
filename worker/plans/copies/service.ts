import { sql } from 'drizzle-orm';
import { derivedId, newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { applyCorrections } from '../../engine/packing/corrections';
import { type Plan, tripLength } from '../contract';
import { ENGINE } from '../generation/service';
import { applyListChange, type GeneratedItem, itemIdOf, type ListStep, toRow, wholeList } from '../list/service';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import {
  roomAnswer,
  copiedColumns,
  countOf,
  getPlan,
  isOwn,
  type ItemRow,
  type UncopiedRow,
  planRoomOf,
  plans,
  planSearchText,
  type RoomScope,
  searchText,
  shownPlaces,
  storeWords,
} from '../service';
import type { CopyPlanInput } from './contract';
import { factsToPack, mergeLists, readPlanTrip } from '../revisions/service';
import { personalizeList, readMemory } from '../preferences/service';

/** Copies of one person a day: they cost no credit, and each is a list that is kept. */
const COPIES = { max: 50, windowMs: 24 * 60 * 60_000 };

/** A line of the past list as it begins in the new one: nothing is packed yet. */
const unticked = (row: ItemRow): ItemRow => ({
  ...row,
  packed: false,
  packedBy: null,
  edited: row.edited.filter((field) => field !== 'packed'),
});

/** The past list fitted to the new trip, as rows of the new plan. */
const rowsOfCopy = (
  planId: string,
  rows: readonly ItemRow[],
  before: readonly GeneratedItem[],
  after: readonly GeneratedItem[],
  now: number,
): ItemRow[] => {
  const { added, removed, changed } = mergeLists(before, after, rows);
  const gone = new Set(removed.map(({ id }) => id));
  const changes = new Map(changed.map(({ row, to }) => [row.id, to]));
  const kept = rows
    .filter(({ id }) => !gone.has(id))
    .map((row) => {
      const to = changes.get(row.id) ?? row;
      const { name, quantity, category, reason, weightGrams, privacy, sharedName, sharedReason } = to;
      const { for: names, bag, optional } = to;
      return {
        ...row,
        name,
        quantity,
        category,
        reason,
        weightGrams,
        privacy,
        sharedName,
        sharedReason,
        for: names,
        bag,
        optional,
        searchText: searchText(name),
        id: itemIdOf(planId, row.key ?? row.id),
        planId,
        createdAt: now,
        updatedAt: now,
        revision: 0,
        fieldRevisions: {},
      };
    });
  const fresh = added.map((item): ListStep<ItemRow> => ({ kind: 'add', row: toRow(planId, item, 0, now) }));
  return [...kept, ...applyListChange(wholeList(planId, kept), fresh, { now, revision: 0 }).added];
};

/**
 * Makes the plan of a past trip again for other dates: weather, quantities and reasons from the engine, what the
 * traveller added, edited, hid or removed as they left it, nothing ticked. It costs no credit: no model is asked, and
 * what one proposed for the first trip was paid then. With a key the same copy is made once. Throws `not_found`,
 * `conflict` (the plan is not ready), `idempotency_conflict`, `rate_limited`.
 */
export const copyPlan = async (
  env: Env,
  scope: RoomScope,
  sourceId: string,
  input: CopyPlanInput,
  key?: string,
): Promise<Plan> => {
  const { db, userId, now, rooms } = scope;
  const { startDate, endDate } = input;
  const id = key === undefined ? newId('plan') : derivedId('plan', 'copy', userId, sourceId, key);
  const [[source], [known]] = await db.batch([
    db.select().from(plans).where(isOwn(userId, sourceId)),
    db.select().from(plans).where(isOwn(userId, id)),
  ]);
  if (!source) throw new AppError('not_found');
  if (known) {
    if (known.startDate !== startDate || known.endDate !== endDate) throw new AppError('idempotency_conflict');
    return getPlan(scope, id);
  }
  if (source.status !== 'ready') throw new AppError('conflict');
  const list = await rooms.linesOf(sourceId);
  if (!list?.trip.facts) throw new AppError('conflict');

  const hit = await hitLimit(db, { key: limitKey(env, 'copies', userId), ...COPIES }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const dated = { ...source, startDate, endDate, days: tripLength(startDate, endDate) };
  const { destination, weather, facts } = await readPlanTrip(env, dated, now);
  const memory = await readMemory(scope, sourceId);
  const before = personalizeList(factsToPack({ ...source, facts: list.trip.facts }), memory);
  const after = personalizeList(source.corrections ? applyCorrections(facts, source.corrections) : facts, memory);
  const places = shownPlaces(destination);
  const name = input.name || source.name;
  const rows = rowsOfCopy(id, list.rows.map(unticked), before.items, after.items, now);
  const computed: UncopiedRow = {
    id,
    name,
    startDate,
    endDate,
    days: dated.days,
    places,
    took: destination.resolutionNote,
    weather,
    engine: ENGINE,
    counted: countOf(rows, 0),
    inRoom: true,
    searchText: planSearchText({ name, destination: source.destination, places }),
    createdAt: now,
    updatedAt: now,
  };
  const isThere = sql`EXISTS (SELECT 1 FROM plans own WHERE own.id = ${id})`;
  // First the list, which stands once its plan is there: a copy that dies in between leaves nothing.
  await roomAnswer(planRoomOf(env, id).fill(id, rows, { facts, warnings: after.warnings, leftOut: after.leftOut }));
  await db.batch([
    insertWhere(
      db,
      plans,
      { ...copiedColumns(source), ...computed },
      sql`FROM plans source WHERE source.id = ${sourceId} AND source.user_id = ${userId}`,
    ).onConflictDoNothing(),
    storeWords(db, id, rows, isThere),
  ]);
  return getPlan(scope, id);
};
