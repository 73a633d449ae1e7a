import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { hasSharedName, matchesText, plans, type Rooms, type RoomScope, searchText } from '../service';
import { type FoundPlan, SEARCH_LIMITS, type SearchResults } from './contract';

const has = (text: SQL | typeof plans.searchText, word: string) => sql`instr(${text}, ${word}) > 0`;

/** Smaller for texts in which a word begins with the query's first word. */
const beginsWith = (text: SQL | typeof plans.searchText, word: string) => sql`instr(' ' || ${text}, ${` ${word}`}) = 0`;

/** SQL that holds for a plan (`whose`) whose words (`said`) have one of those that are wanted, and with its own text all. */
const mayHave = (words: readonly string[], isOwn: SQL) => {
  const inList = words.map((word) => matchesText(word, isOwn, { words: words.length }));
  const inEither = words.map((word, at) => sql`(${inList[at]} OR ${has(sql`whose.search_text`, word)})`);
  return sql`((${sql.join(inList, sql` OR `)}) AND ${sql.join(inEither, sql` AND `)})`;
};

/**
 * The two statements of {@link search}. Both walk the caller's own rows along `plans_user`, and those of the plans they pack
 * along with somebody along `plan_members_user`; the newest plans bound it. The second gives the plans whose lists have what
 * is wanted, those first in which a word begins with the first word: their rooms know the lines.
 */
export const searchStatements = (db: Database, userId: string, words: readonly [string, ...string[]]) => {
  const [first] = words;
  // No parameter, since it stands beside every code of every word.
  const isOwn = sql`newest.is_own`;
  const shared = sql`SELECT along.plan_id FROM plan_members along WHERE along.user_id = ${userId}`;
  const newest = sql`(SELECT id, TRUE AS is_own FROM (SELECT newest.id FROM plans newest WHERE newest.user_id = ${userId}
      ORDER BY newest.created_at DESC, newest.id DESC LIMIT ${SEARCH_LIMITS.newest})
    UNION ALL SELECT plan_id, FALSE FROM (${shared} ORDER BY along.joined_at DESC LIMIT ${SEARCH_LIMITS.newest}))`;
  return [
    db
      .select({
        id: plans.id,
        name: plans.name,
        destination: plans.destination,
        startDate: plans.startDate,
        endDate: plans.endDate,
        status: plans.status,
        role: sql<FoundPlan['role']>`iif(${plans.userId} = ${userId}, 'owner', 'member')`.as('role'),
      })
      .from(plans)
      .where(
        and(
          or(eq(plans.userId, userId), sql`${plans.id} IN (${shared})`),
          ...words.map((word) => has(plans.searchText, word)),
        ),
      )
      .orderBy(beginsWith(plans.searchText, first), desc(plans.createdAt), desc(plans.id))
      .limit(SEARCH_LIMITS.plans + 1),
    db
      .select({
        id: sql<string>`whose.id`.as('id'),
        name: sql<string>`whose.name`.as('name'),
        text: sql<string>`whose.search_text`.as('text'),
        isOwn: sql`${isOwn}`.mapWith(Boolean).as('is_own'),
      })
      .from(sql`${newest} newest CROSS JOIN plans whose ON whose.id = newest.id
        LEFT JOIN plan_words said ON said.plan_id = newest.id`)
      .where(sql`whose.status = 'ready' AND (said.plan_id IS NULL OR ${mayHave(words, isOwn)})`)
      .orderBy(
        sql`said.plan_id IS NULL`,
        sql`NOT ${matchesText(first, isOwn, { words: words.length, isBeginning: true })}`,
        sql`whose.created_at DESC`,
        sql`whose.id DESC`,
      )
      .limit(SEARCH_LIMITS.items + 1),
  ] as const;
};

const isWords = (words: string[]): words is [string, ...string[]] => words.length > 0;

/** A plan whose list has what is wanted. */
interface LikelyPlan {
  id: string;
  name: string;
  /** By which it is found itself. */
  text: string;
  isOwn: boolean;
}

/**
 * The things on a plan's list that match: every word is in its own name or its plan's ("lisbon socks"), and at least one in its
 * own. Finding a private line of somebody else's plan would tell what it is.
 */
const thingsOn = async (
  rooms: Rooms,
  { id: planId, name: planName, text, isOwn }: LikelyPlan,
  words: readonly string[],
) => {
  const list = await rooms.linesOf(planId);
  return (list?.rows ?? [])
    .filter((line) => !line.hidden && (isOwn || hasSharedName(line)))
    .filter(({ searchText: own }) => {
      const both = `${own} ${text}`;
      return words.some((word) => own.includes(word)) && words.every((word) => both.includes(word));
    })
    .map(({ id, name, category, quantity, packed, searchText: own }) => ({
      item: { id, name, category, quantity, packed, planId, planName },
      begins: ` ${own}`.includes(` ${words[0]}`),
    }));
};

/**
 * The plans that somebody may pack, and the things on them, that match: one batch of two statements, and a call to the room of
 * each plan whose list has what is wanted, at most one more than things are shown. Nothing without a word.
 */
export const search = async (
  { db, userId, rooms }: Pick<RoomScope, 'db' | 'userId' | 'rooms'>,
  query: string,
): Promise<SearchResults> => {
  const words = [...new Set(searchText(query).split(' '))].filter(Boolean).slice(0, SEARCH_LIMITS.words);
  if (!isWords(words)) return { plans: [], items: [], more: false };
  const [foundPlans, likely] = await db.batch(searchStatements(db, userId, words));
  const found = (await Promise.all(likely.map((plan) => thingsOn(rooms, plan, words)))).flat();
  const items = [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)];
  return {
    plans: foundPlans.slice(0, SEARCH_LIMITS.plans),
    items: items.slice(0, SEARCH_LIMITS.items).map(({ item }) => item),
    more: foundPlans.length > SEARCH_LIMITS.plans || items.length > SEARCH_LIMITS.items,
  };
};
