import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import type { ErrorCode } from '../../platform/http/contract';
import { AppError } from '../../platform/http/errors';
import { ownPlan, type PlanScope } from '../access';
import type { Plan } from '../contract';
import { getPlan } from '../service';
import { generatorOf } from './stub';
import { type EditedPlan, editedPlanQuery } from './sync/store';
import { itemsOf } from '../service';
import type { StoredItem } from '../sharing/privacy';

/** Who changes which list as a whole, when; it crosses to the plan's Durable Object. */
export interface ListAuthor extends Omit<PlanScope, 'db'> {
  planId: string;
}

/** What came of a change; an error loses its class between two objects, so its code crosses instead. */
export type ListAnswer<Output> = { output: Output } | { refused: { code: ErrorCode; fields?: Record<string, string> } };

/** Items that changed, as they are stored: what each viewer hears of them is made of this. */
export interface ItemNews {
  plan: EditedPlan;
  revision: number;
  items: StoredItem[];
  removed: string[];
}

/** What those who look on must hear of a change of the whole list. */
interface ListNews {
  /** Null when no item changed. */
  items: ItemNews | null;
  /** Something else of the plan changed. */
  isChanged: boolean;
}

const listQuery = (db: Database, planId: string) => [itemsOf({ db }, planId), editedPlanQuery(db, planId)] as const;

/** The items that differ between two states of a list; null when none do. */
const newsOf = (
  old: readonly StoredItem[],
  list: readonly StoredItem[],
  plan: (EditedPlan & { revision: number }) | undefined,
): ItemNews | null => {
  const known = new Map(old.map((item) => [item.id, JSON.stringify(item)]));
  const items = list.filter((item) => known.get(item.id) !== JSON.stringify(item));
  const there = new Set(list.map(({ id }) => id));
  const removed = old.map(({ id }) => id).filter((id) => !there.has(id));
  if (!plan || (items.length === 0 && removed.length === 0)) return null;
  return { plan, revision: plan.revision, items, removed };
};

/**
 * Runs a change of a list as a whole (made again, corrected, joined with a template) and says what those who look on
 * must hear. Only the plan's Durable Object calls it, in its turn among the edits: an edit that was accepted before is on
 * the list that `work` reads, and one that comes after finds the list that it left.
 */
export const changeList = async <Output extends { plan: Plan }>(
  db: Database,
  { planId, userId, now }: ListAuthor,
  work: (scope: PlanScope) => Promise<Output>,
): Promise<{ answer: ListAnswer<Output>; news: ListNews }> => {
  const scope = { db, userId, now };
  try {
    const before = await getPlan(scope, planId);
    const [[old]] = await db.batch(listQuery(db, planId));
    const output = await work(scope);
    const [[list], [plan]] = await db.batch(listQuery(db, planId));
    const items = newsOf(old?.items ?? [], list?.items ?? [], plan);
    const isChanged = JSON.stringify(before) !== JSON.stringify(output.plan);
    return { answer: { output }, news: { items, isChanged } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, fields } = error;
    return { answer: { refused: { code, ...(fields && { fields }) } }, news: { items: null, isChanged: false } };
  }
};

/**
 * Asks a plan's Durable Object, for its owner, to change the list as a whole, and gives the output. Throws `not_found`,
 * what the change refused with, or `unavailable` when the object did not answer.
 */
export const changeOwnList = async <Output>(
  env: Env,
  scope: PlanScope,
  planId: string,
  ask: (generator: ReturnType<typeof generatorOf>, author: ListAuthor) => Promise<ListAnswer<Output>>,
): Promise<Output> => {
  await ownPlan(scope, planId);
  const { userId, now } = scope;
  const answer = await ask(generatorOf(env, planId), { planId, userId, now }).catch((error: unknown) => {
    throw new AppError('unavailable', { retryAfter: 1, cause: error });
  });
  if ('output' in answer) return answer.output;
  const { code, fields } = answer.refused;
  throw new AppError(code, fields && { fields });
};
