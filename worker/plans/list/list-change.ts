import type { Env } from '../../platform/env';
import type { ErrorCode } from '../../platform/http/contract';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import {
  roomAnswer,
  OWNER_NAME,
  ownPlan,
  planRoomOf,
  type PlanRow,
  plans,
  type PlanScope,
  type StoredItem,
} from '../service';
import type { ListChange, ListRow } from './apply';
import type { ListScope } from './store';

/** Who changes which list as a whole, when; it crosses to the plan's Durable Object. */
export interface CommandContext extends Omit<PlanScope, 'db'> {
  planId: string;
}

/** What came of a change; an error loses its class between two objects, so its code crosses instead. */
export type ListAnswer<Output> = { output: Output } | { refused: { code: ErrorCode; fields?: Record<string, string> } };

/** Changes of whole lists by one person: each regenerates a list, at no cost to them. */
const CHANGES = { max: 300, windowMs: 60 * 60_000 };

/** Whose plan was edited, and what of it others may see. */
export interface EditedPlan extends Pick<PlanRow, 'userId' | 'locale' | 'privateToMembers'> {
  /** The name of its owner; null where they have given none. */
  owner: string | null;
}

/** What is selected for an {@link EditedPlan}. */
export const EDITED_PLAN = {
  userId: plans.userId,
  locale: plans.locale,
  privateToMembers: plans.privateToMembers,
  owner: OWNER_NAME.as('owner'),
};

/** Items that changed, as they are stored: each viewer's message is made of this. */
export interface ChangedItems {
  plan: EditedPlan;
  revision: number;
  items: StoredItem[];
  removed: string[];
}

/** What a change of the whole list came to: what is answered, and what is broadcast. */
export interface ListOutput<Output> {
  output: Output;
  /** Null when no item changed. */
  items: ChangedItems | null;
  /** Something else of the plan changed. */
  isChanged: boolean;
}

/** The items of a stored change to broadcast; null when no item changed. */
export const changedItemsOf = (
  plan: EditedPlan & Pick<PlanRow, 'revision'>,
  { added, changed, erased, after }: ListChange<ListRow>,
): ChangedItems | null => {
  const touched = [...changed.keys(), ...added.map(({ id }) => id)].flatMap((id) => after.get(id) ?? []);
  const [removed, items] = [touched.filter(isRemoved), touched.filter((row) => !isRemoved(row))];
  if (touched.length === 0 && erased.length === 0) return null;
  return { plan, revision: plan.revision + 1, items, removed: [...erased, ...removed.map(({ id }) => id)] };
};

const isRemoved = ({ deletedAt }: ListRow): boolean => deletedAt !== null;

/**
 * Runs a change of a list as a whole (made again, corrected, joined with a template). Only the plan's Durable Object calls
 * it, in its turn among the edits: an edit that was accepted before is on the list that `work` reads, and one that comes
 * after finds the list that it left.
 */
export const changeList = async <Output>(
  scope: ListScope,
  work: (scope: ListScope) => Promise<ListOutput<Output>>,
): Promise<{ answer: ListAnswer<Output>; news: Omit<ListOutput<Output>, 'output'> }> => {
  try {
    const { output, ...news } = await work(scope);
    return { answer: { output }, news };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, fields } = error;
    return { answer: { refused: { code, ...(fields && { fields }) } }, news: { items: null, isChanged: false } };
  }
};

/**
 * Asks a plan's Durable Object, for its owner, to change the list as a whole, and gives the output. Throws `not_found`,
 * `rate_limited`, what the change refused with, or `unavailable` when the object did not answer.
 */
export const changeOwnList = async <Output>(
  env: Env,
  scope: PlanScope,
  planId: string,
  ask: (room: ReturnType<typeof planRoomOf>, context: CommandContext) => Promise<ListAnswer<Output>>,
): Promise<Output> => {
  await ownPlan(scope, planId);
  const { db, userId, now } = scope;
  const hit = await hitLimit(db, { key: limitKey(env, 'list-changes', userId), ...CHANGES }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const answer = await roomAnswer(ask(planRoomOf(env, planId), { planId, userId, now }));
  if ('output' in answer) return answer.output;
  const { code, fields } = answer.refused;
  throw new AppError(code, fields && { fields });
};
