import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { listen } from '../../../tests/workerd/live';
import { claimsOf, signInPerson, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { roomOf } from '../../../tests/workerd/rooms';
import type { Plan } from '../contract';
import { appliedOutput, type Revision, revisionOutput } from './contract';
import { applyTemplateOutput, templateOutput } from '../templates/contract';

let browser: Browser;
let email: string;
let userId: string;
let plan: Plan;

const BEACH = { destination: 'Tavira', startDate: '2027-07-10', endDate: '2027-07-13', activities: ['beach'] };
const WINTER = {
  destination: 'Bragança',
  startDate: '2027-01-10',
  endDate: '2027-01-13',
  activities: [],
  description: '',
};

beforeEach(async () => {
  ({ browser, email, userId } = await signUpPerson({ credits: 3 }));
  plan = await makePlan(browser, { ...BEACH, description: 'Two adults.' });
});

const path = (rest: string) => `/api/plans/${plan.id}/${rest}`;
const reload = async () => planOf(await browser.get(`/api/plans/${plan.id}`));
const propose = async (): Promise<Revision> =>
  revisionOutput.parse((await browser.post(path('revisions'), { trip: WINTER })).body).revision;
const apply = async ({ id, lines }: Revision) =>
  appliedOutput.parse(
    (await browser.post(path(`revisions/${id}/apply`), { lines: lines.map((line) => line.id) })).body,
  );
/** Renames an item without the detour of a request. */
const rename = async (itemId: string) => {
  const edits = [{ kind: 'change' as const, id: crypto.randomUUID(), itemId, base: 0, change: { name: 'Mine' } }];
  const edited = await roomOf(plan.id).edit({
    planId: plan.id,
    session: await claimsOf(userId),
    now: Date.now(),
    clientId: 'phone-01',
    edits,
  });
  return { itemId, outcome: 'results' in edited ? edited.results[0]?.outcome : undefined };
};

test('an edit that races a revision is either applied or refused as deleted, never accepted and lost', async () => {
  const revision = await propose();
  const removed = revision.lines.filter(({ kind }) => kind === 'removed').map(({ id }) => id);
  expect(removed.length).toBeGreaterThan(3);
  const applied = apply(revision);
  const edits: ReturnType<typeof rename>[] = [];
  for (const itemId of removed) {
    edits.push(rename(itemId));
    // One round to the database later: an edit reads and writes, so some of them are in the middle of it.
    await env.DB.prepare('SELECT 1').run();
  }
  await applied;
  const there = new Map((await reload()).items.map(({ id, name }) => [id, name]));
  for (const { itemId, outcome } of await Promise.all(edits)) {
    expect([outcome, there.get(itemId)]).toEqual(outcome === 'applied' ? ['applied', 'Mine'] : ['gone', undefined]);
  }
});

test('the other devices get the new list item by item, and that the trip changed', async () => {
  const { browser: phone } = await signInPerson(email);
  const live = await listen(plan.id, phone);
  const revision = await propose();
  const { plan: after } = await apply(revision);
  await vi.waitFor(() => expect(live.heard).toHaveLength(2));
  const [items, changed] = live.heard;
  if (items?.type !== 'items') throw new Error('no items were heard');
  const idsOf = (kind: string) => revision.lines.filter((line) => line.kind === kind).map(({ id }) => id);
  expect(items.revision).toBe(after.revision);
  expect(items.removed.toSorted()).toEqual(idsOf('removed').toSorted());
  expect(items.items.map(({ id }) => id).toSorted()).toEqual([...idsOf('added'), ...idsOf('changed')].toSorted());
  expect(changed).toEqual({ type: 'changed' });
  // Repeated, it changes nothing and broadcasts nothing.
  await apply(revision);
  await browser.patch(`/api/plans/${plan.id}/facts`, { add: ['activity:surfing'] });
  await vi.waitFor(() => expect(live.heard).toHaveLength(4));
  expect(live.heard.map(({ type }) => type)).toEqual(['items', 'changed', 'items', 'changed']);
});

test('a template is applied also while items are being added', async () => {
  const { body } = await browser.post('/api/templates', { name: 'All of it', planId: plan.id });
  const { template } = templateOutput.parse(body);
  const other = await makePlan(browser, { ...WINTER, description: 'One adult.' });
  const [joined] = await Promise.all([
    browser.post(`/api/plans/${other.id}/template`, { templateId: template.id }),
    ...['Kite', 'Drum', 'Flute'].map((name) => browser.post(`/api/plans/${other.id}/items`, { name, quantity: 1 })),
  ]);
  const { added } = applyTemplateOutput.parse(joined.body);
  expect(added.length).toBeGreaterThan(0);
  const after = planOf(await browser.get(`/api/plans/${other.id}`));
  const names = after.items.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...added, 'Kite', 'Drum', 'Flute']));
  // Three edits and the template: each is a revision of its own.
  expect(after.revision).toBe(other.revision + 4);
  expect(new Set(after.items.filter(({ name }) => added.includes(name)).map(({ revision }) => revision)).size).toBe(1);
});
