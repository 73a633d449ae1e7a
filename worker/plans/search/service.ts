import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { isNameShared, planItems, plans, searchText } from '../service';
import { type FoundPlan, SEARCH_LIMITS, type SearchResults } from './contract';

const has = (text: SQL | typeof plans.searchText | typeof planItems.searchText, word: string) =>
  sql`instr(${text}, ${word}) > 0`;

/** Smaller for texts in which a word begins with the query's first word. */
const beginsWith = (text: typeof plans.searchText | typeof planItems.searchText, word: string) =>
  sql`instr(' ' || ${text}, ${` ${word}`}) = 0`;

/** SQL that holds for a plan (`whose`) whose words (`said`) have one of those that are wanted, and with its own text all. */
const mayHave = (words: readonly string[], userId: string) => {
  const said = sql`(said.shared || iif(whose.user_id = ${userId}, char(10) || said.private, ''))`;
  const inList = words.map((word) => has(said, word));
  const inEither = words.map((word) => sql`(${has(said, word)} OR ${has(sql`whose.search_text`, word)})`);
  return sql`((${sql.join(inList, sql` OR `)}) AND ${sql.join(inEither, sql` AND `)})`;
};

/**
 * The two statements of {@link search}. Both walk the caller's own rows along `plans_user`, and those of the plans they pack
 * along with somebody along `plan_members_user`; the newest plans bound it. Lines are read of those plans alone whose
 * words have what is wanted, along `plan_items_plan`. A thing is found when every word is in its own name or its plan's
 * ("lisbon socks"), and at least one in its own.
 */
export const searchStatements = (db: Database, userId: string, words: readonly [string, ...string[]]) => {
  const [first] = words;
  const shared = sql`SELECT along.plan_id FROM plan_members along WHERE along.user_id = ${userId}`;
  const newest = sql`(SELECT id FROM (SELECT newest.id FROM plans newest WHERE newest.user_id = ${userId}
      ORDER BY newest.created_at DESC, newest.id DESC LIMIT ${SEARCH_LIMITS.newest})
    UNION ALL SELECT plan_id FROM (${shared} ORDER BY along.joined_at DESC LIMIT ${SEARCH_LIMITS.newest}))`;
  const likely = sql`(SELECT near.id FROM ${newest} near CROSS JOIN plans whose ON whose.id = near.id
    LEFT JOIN plan_words said ON said.plan_id = near.id
    WHERE said.plan_id IS NULL OR ${mayHave(words, userId)})`;
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
        id: planItems.id,
        name: planItems.name,
        category: planItems.category,
        quantity: planItems.quantity,
        packed: planItems.packed,
        planId: planItems.planId,
        // A batch answers with rows by column name: two of one name would be one.
        planName: sql<string>`${plans.name}`.as('plan_name'),
      })
      .from(planItems)
      .innerJoin(plans, eq(plans.id, planItems.planId))
      .where(
        and(
          sql`${planItems.planId} IN ${likely}`,
          isNull(planItems.deletedAt),
          eq(planItems.hidden, false),
          // Finding a private line of somebody else's plan would reveal what it is.
          sql`(${plans.userId} = ${userId} OR ${isNameShared('plan_items')})`,
          sql`(${sql.join(
            words.map((word) => has(planItems.searchText, word)),
            sql` OR `,
          )})`,
          ...words.map((word) => has(sql`(${planItems.searchText} || ' ' || ${plans.searchText})`, word)),
        ),
      )
      .orderBy(beginsWith(planItems.searchText, first), desc(plans.createdAt), planItems.position)
      .limit(SEARCH_LIMITS.items + 1),
  ] as const;
};

const isWords = (words: string[]): words is [string, ...string[]] => words.length > 0;

/** The plans that somebody may pack, and the things on them, that match. One batch of two statements; none without a word. */
export const search = async (db: Database, userId: string, query: string): Promise<SearchResults> => {
  const words = [...new Set(searchText(query).split(' '))].filter(Boolean).slice(0, SEARCH_LIMITS.words);
  if (!isWords(words)) return { plans: [], items: [], more: false };
  const [foundPlans, foundItems] = await db.batch(searchStatements(db, userId, words));
  return {
    plans: foundPlans.slice(0, SEARCH_LIMITS.plans),
    items: foundItems.slice(0, SEARCH_LIMITS.items),
    more: foundPlans.length > SEARCH_LIMITS.plans || foundItems.length > SEARCH_LIMITS.items,
  };
};
