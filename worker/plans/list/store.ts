import { getTableColumns } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import { isOwn, type ItemRow, OWNER_NAME, type PlanRow, plans, type RoomScope, type TripRead } from '../service';
import type { ListChange } from './apply';
import type { EditedPlan } from './list-change';

/** What a change of a list as a whole changes of its plan. It is kept as JSON until the database has it. */
export interface PlanChange {
  set?: Partial<Omit<PlanRow, 'id' | 'userId'>>;
  /** What of it is kept with the lines. */
  trip?: Partial<TripRead>;
  /** A name and its words, which count where the plan still has the name `from`. */
  renamed?: { from: string; name: string; words: string };
  /** A proposal that was taken, or taken back. */
  proposal?: { id: string; from: 'ready' | 'applied'; to: 'applied' | 'undone'; accepted: string[] };
}

/** The list of the plan in whose Durable Object a change runs. */
export interface OpenList {
  revision: number;
  /** Removed lines too, in their order. */
  rows: readonly ItemRow[];
  trip: TripRead;
  /** Stores a change of it, and what changes of its plan: in the room, then in the database. */
  store(change: ListChange<ItemRow>, now: number, planChange: PlanChange): Promise<void>;
}

/** Who changes which list as a whole, in its Durable Object. */
export interface ListScope extends RoomScope {
  list: OpenList | null;
}

/** One's own plan, with its owner's name and the rows of its list. Throws `not_found`, `conflict` (it is not ready). */
export const readList = async (
  { db, userId, list }: ListScope,
  planId: string,
): Promise<{ plan: PlanRow & Pick<EditedPlan, 'owner'> } & Pick<OpenList, 'rows' | 'trip'>> => {
  const [plan] = await db
    .select({ ...getTableColumns(plans), owner: OWNER_NAME.as('owner') })
    .from(plans)
    .where(isOwn(userId, planId));
  if (!plan) throw new AppError('not_found');
  if (plan.status !== 'ready' || !list) throw new AppError('conflict');
  return { plan: { ...plan, revision: list.revision }, rows: list.rows, trip: list.trip };
};

/** Stores the change of a list as a whole with what changes of its plan. No other change comes between. */
export const storeList = async (
  { list, now }: ListScope,
  change: ListChange<ItemRow>,
  planChange: PlanChange = {},
): Promise<void> => {
  if (!list) throw new AppError('conflict');
  await list.store(change, now, planChange);
};
