import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, rowsOf, roomOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { plans, planWords } from '../schema';
import { roomsToSetBack } from './schema';
import { setBack, setBackRooms, setBackStatement } from './set-back';

const db = createDatabase(env);

const tickedPlan = async () => {
  const { browser } = await signUpPerson({ credits: 2 });
  const plan = await makePlan(browser);
  await browser.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: true });
  await expectDatabaseInSync(plan.id);
  return { browser, plan };
};

test('an object is restored to the bookmark of a moment, and reports how to undo that', async () => {
  const asked: unknown[] = [];
  const storage = {
    getBookmarkForTime: async (at: number | Date) => {
      asked.push(at);
      return `as of ${Number(at)}`;
    },
    onNextSessionRestoreBookmark: async (bookmark: string) => {
      asked.push(bookmark);
      return 'as it was';
    },
  };
  expect(await setBack(storage, 17)).toBe('as it was');
  expect(asked).toEqual([17, 'as of 17']);
});

test('a list that cannot be restored stays unchanged and queued, until its plan is deleted', async () => {
  const { browser, plan } = await tickedPlan();
  const before = await rowsOf(plan.id);
  await setBackStatement(db, 1);
  await setBackStatement(db, 2);
  const waiting = () => db.select().from(roomsToSetBack).where(eq(roomsToSetBack.planId, plan.id));
  expect(await waiting()).toEqual([{ planId: plan.id, at: 2 }]);
  // The runtime here keeps no earlier states.
  await setBackRooms(readEnv(env), db);
  expect(await waiting()).toHaveLength(1);
  expect(await rowsOf(plan.id)).toEqual(before);
  expect((await browser.delete(`/api/plans/${plan.id}`)).status).toBe(204);
  expect(await waiting()).toEqual([]);
});

test('after the database was restored a restarted room writes its complete state to it', async () => {
  const { plan } = await tickedPlan();
  const before = await rowsOf(plan.id);
  await db.batch([
    db.update(plans).set({ counted: null, revision: 0, inRoom: false }).where(eq(plans.id, plan.id)),
    db.delete(planWords).where(eq(planWords.planId, plan.id)),
  ]);
  await expect(Promise.resolve(roomOf(plan.id).restart())).rejects.toThrow('set back');
  await roomOf(plan.id).tellAgain(plan.id);
  await expectDatabaseInSync(plan.id);
  expect(await rowsOf(plan.id)).toEqual(before);
});
