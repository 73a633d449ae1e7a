import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '../../../worker/plans/contract';
import { testItem, testPlan } from '../../../worker/plans/item.fixture';
import { queryClient } from '../../api/query';
import { acceptPlan, correctFacts, createPlan, planQuery } from './plan-queries';
import { acceptInPlan } from './live/plan-editor';
import { applyRevision, applyTemplate, copyPlan, undoRevision } from './reuse/reuse-calls';

const ID = 'plan_of_the_test';
const { queryKey } = planQuery(ID);
const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };

/** The plan as the server had it at a revision, at which its one item had that many pieces. */
const planAt = (revision: number): Plan =>
  testPlan({ id: ID, revision, items: [testItem('socks', { quantity: revision, revision })] });
const statesAt = (revision: number) => ({ revision, items: planAt(revision).items, removed: [] });

/** The server's answers that are still on their way, in the order in which they were asked for. */
let asked: PromiseWithResolvers<object>[] = [];
/** Lets the answer to the call of this number arrive, once it was made. */
const answer = async (call: number, body: object): Promise<void> => {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(call));
  asked[call]?.resolve(body);
};
const shown = () => queryClient.getQueryData(queryKey)?.revision;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    const call = Promise.withResolvers<object>();
    asked.push(call);
    return Response.json(await call.promise);
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a plan requested while edits were being confirmed is requested again', async () => {
  queryClient.setQueryData(queryKey, planAt(1));
  const read = queryClient.fetchQuery({ ...planQuery(ID), staleTime: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  acceptInPlan(ID, statesAt(3));
  await answer(0, { plan: planAt(1) });
  await answer(1, { plan: planAt(4) });
  expect((await read).revision).toBe(4);
  expect(shown()).toBe(4);
});

test('responses older than a live message keep the newer list and stop retrying', async () => {
  queryClient.setQueryData(queryKey, planAt(5));
  const read = queryClient.fetchQuery({ ...planQuery(ID), staleTime: 0 });
  for (const call of [0, 1, 2]) await answer(call, { plan: planAt(4) });
  expect((await read).revision).toBe(5);
  expect(asked).toHaveLength(3);
});

test('an answer of a restored database wins over what only this device has saved', async () => {
  queryClient.setQueryData(queryKey, planAt(9), { updatedAt: 0 });
  const read = queryClient.fetchQuery({ ...planQuery(ID), staleTime: 0 });
  await answer(0, { plan: planAt(2) });
  expect((await read).revision).toBe(2);
});

test.each([
  ['a plan that was asked for twice', () => createPlan({ ...TRIP, activities: [], description: '' }, 'key'), {}],
  ['a joined template', () => applyTemplate(ID, 'template'), { added: [] }],
  ['an accepted proposal', () => applyRevision(ID, 'revision', ['line']), { skipped: [] }],
  ['a proposal taken back', () => undoRevision(ID, 'revision'), { skipped: [] }],
  ['a copy that was asked for twice', () => copyPlan(ID, TRIP, 'key'), {}],
  ['a correction', () => correctFacts(ID, { remove: ['activity:beach'] }), {}],
])('the whole plan of %s overwrites no newer list', async (_, bring, rest) => {
  queryClient.setQueryData(queryKey, planAt(1));
  const brought = bring();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  acceptInPlan(ID, statesAt(3));
  await answer(0, { ...rest, plan: planAt(2) });
  await brought;
  expect(shown()).toBe(3);
  expect(queryClient.getQueryData(queryKey)?.items[0]?.quantity).toBe(3);
});

test('the newest of several whole plans is shown', async () => {
  queryClient.setQueryData(queryKey, planAt(1));
  await acceptPlan(planAt(3));
  await acceptPlan(planAt(2));
  expect(shown()).toBe(3);
});
