import { and, desc, eq, sql } from 'drizzle-orm';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { isOwn, type ItemRow, ownPlan, plans, type PlanScope, type RoomScope } from '../service';
import { DEBRIEF_MESSAGES, type DebriefInput, type DebriefLine, type Lesson } from './contract';
import { isSafety, lessonsFor, tripOf } from './lessons';
import { knownThing, subjectOf, subjectOfLine } from '../names/service';
import { debriefs } from './schema';

export { type Debrief, isSafety, lessonsFor, tripOf, type Verdict } from './lessons';
export { debriefs } from './schema';

const DAY_MS = 24 * 60 * 60_000;
/** Where the day ends first, it ends this much before UTC. */
const EARLIEST_ZONE_MS = 14 * 60 * 60_000;

const isOver = (endDate: string, now: number): boolean => now >= Date.parse(endDate) + DAY_MS - EARLIEST_ZONE_MS;

type Learned = Record<'leftOut' | 'behind' | 'missed', string[]>;

/**
 * Remembers how a trip went, once it is over: what was used, what was not, what was missed. Said again, the newer counts.
 * Nothing at all means: do not ask again. Answers what will be different on a trip like it. Throws `not_found`,
 * `conflict` (it is not over).
 */
export const debriefPlan = async (scope: RoomScope, planId: string, input: DebriefInput): Promise<Learned> => {
  const { db, userId, now, rooms } = scope;
  const plan = await ownPlan(scope, planId);
  const list = plan.status === 'ready' && isOver(plan.endDate, now) ? await rooms.linesOf(planId) : null;
  if (!list?.trip.facts) throw new AppError('conflict', { message: DEBRIEF_MESSAGES.tripNotOver });
  const trip = tripOf(list.trip.facts);
  const lines = toldOf(list.rows, input);
  const markDone = db.update(plans).set({ debriefedAt: now }).where(isOwn(userId, planId));
  if (lines.length === 0) {
    await markDone;
    return { leftOut: [], behind: [], missed: [] };
  }
  const [, , told] = await db.batch([
    insertWhere(db, debriefs, { planId, userId, trip, lines, at: now }, sql`WHERE TRUE`).onConflictDoUpdate({
      target: debriefs.planId,
      set: { trip, lines, at: now },
    }),
    markDone,
    db
      .select({ trip: debriefs.trip, lines: debriefs.lines })
      .from(debriefs)
      .where(eq(debriefs.userId, userId))
      .orderBy(desc(debriefs.at)),
  ]);
  const subjects = new Set(lines.map(({ subject }) => subject));
  const learned: Learned = { leftOut: [], behind: [], missed: [] };
  for (const { id, effect, name, line } of lessonsFor(told, trip).values()) {
    const isKept = effect !== 'missed' && isSafety(id, { category: line.category, essential: false });
    if (!subjects.has(id) || isKept) continue;
    learned[effect === 'left-out' ? 'leftOut' : effect].push(name);
  }
  return learned;
};

/** What is remembered of each thing; of one that is named as missed it is that, whatever else was said. */
const toldOf = (rows: readonly ItemRow[], { used, unused, missed }: DebriefInput): DebriefLine[] => {
  const lines = new Map<string, DebriefLine>();
  const tell = (ids: readonly string[], outcome: 'used' | 'unused') => {
    const named = new Set(ids);
    for (const row of rows) {
      if (!named.has(row.id)) continue;
      const { name, quantity, category } = row;
      const subject = subjectOfLine(row);
      lines.set(subject, { subject, outcome, name, quantity, category });
    }
  };
  tell(unused, 'unused');
  tell(used, 'used');
  for (const name of missed) {
    const subject = subjectOf(name);
    const category = knownThing(subject)?.category ?? 'comfort';
    lines.set(subject, { subject, outcome: 'missed', name, quantity: 1, category });
  }
  return [...lines.values()];
};

/** What somebody's past trips have taught, whatever the next one is; things for safety are not among it. */
export const listLessons = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>): Promise<Lesson[]> => {
  const told = await db
    .select({ trip: debriefs.trip, lines: debriefs.lines })
    .from(debriefs)
    .where(eq(debriefs.userId, userId))
    .orderBy(desc(debriefs.at));
  return Array.from(lessonsFor(told).values())
    .filter(
      ({ id, effect, line }) => effect === 'missed' || !isSafety(id, { category: line.category, essential: false }),
    )
    .map(({ id, effect, name, places }) => ({ id, effect, name, places }));
};

/** Deletes everything that reviews say of one thing. */
export const forgetLesson = async ({ db, userId }: PlanScope, subject: string): Promise<void> => {
  const isAbout = sql`json_extract(value, '$.subject') = ${subject}`;
  const changed = await db
    .update(debriefs)
    .set({ lines: sql`(SELECT json_group_array(json(value)) FROM json_each(${debriefs.lines}) WHERE NOT ${isAbout})` })
    .where(and(eq(debriefs.userId, userId), sql`EXISTS (SELECT 1 FROM json_each(${debriefs.lines}) WHERE ${isAbout})`))
    .returning({ planId: debriefs.planId });
  if (changed.length === 0) throw new AppError('not_found');
};
