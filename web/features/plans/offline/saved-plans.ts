import type { Luggage } from '../../../../worker/plans/luggage/contract';
import type { Plan } from '../../../../worker/plans/contract';
import { change, openDatabase, type Stored } from './database';

/** How many opened plans this device keeps. */
const KEPT = 20;

type Row = Stored<'plans'>;

const newestFirst = (rows: readonly Row[], userId: string): Row[] =>
  rows.filter((row) => row.userId === userId).toSorted((one, other) => other.opened - one.opened);

/** Somebody is signing out: what was about to be kept must not come after the last wipe. */
let isClosed = false;
export const closeSavedPlans = (closed: boolean): void => {
  isClosed = closed;
};

/** Keeps a plan to read without a network, and forgets the ones that were opened longest ago. False: no room. */
export const savePlan = async (userId: string, plan: Plan): Promise<boolean> => {
  if (!userId) return true;
  try {
    // In one transaction, which a wipe that begins later comes after.
    await change('plans', async (store) => {
      const rows = newestFirst(await store.getAll(), userId);
      if (isClosed) return;
      for (const { planId } of rows.filter((row) => row.planId !== plan.id).slice(KEPT - 1)) {
        await store.delete([userId, planId]);
      }
      const opened = (rows[0]?.opened ?? 0) + 1;
      const { luggage } = rows.find(({ planId }) => planId === plan.id) ?? {};
      await store.put({ userId, planId: plan.id, opened, plan, ...(luggage && { luggage }) });
    });
    return true;
  } catch {
    return false;
  }
};

const readRow = (userId: string, planId: string): Promise<Row | undefined> =>
  openDatabase()
    .then((database) => database.get('plans', [userId, planId]))
    .catch(() => undefined);

/** A plan as it was when it was last seen here. */
export const readSavedPlan = async (userId: string, planId: string): Promise<Plan | null> =>
  (await readRow(userId, planId))?.plan ?? null;

/** Keeps the luggage of a plan that is kept. */
export const saveLuggage = async (userId: string, planId: string, luggage: Luggage): Promise<void> => {
  await change('plans', async (store) => {
    const row = await store.get([userId, planId]);
    if (row && !isClosed) await store.put({ ...row, luggage });
  }).catch(() => undefined);
};

/** The luggage of a plan as it was when it was last seen here. */
export const readSavedLuggage = async (userId: string, planId: string): Promise<Luggage | null> =>
  (await readRow(userId, planId))?.luggage ?? null;

/** The plans that were opened here, the newest first. */
export const listSavedPlans = async (userId: string): Promise<Plan[]> => {
  const rows = await openDatabase()
    .then((database) => database.getAll('plans'))
    .catch(() => []);
  return newestFirst(rows, userId)
    .map(({ plan }) => plan)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
};

/** Forgets a plan that there is no more. */
export const forgetSavedPlan = async (userId: string, planId: string): Promise<void> => {
  await openDatabase()
    .then((database) => database.delete('plans', [userId, planId]))
    .catch(() => undefined);
};
