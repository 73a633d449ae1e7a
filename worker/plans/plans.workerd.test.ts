import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../tests/workerd/browser';
import { codeOf, fieldsOf, setClockAhead, signUpPerson } from '../../tests/workerd/people';
import { makePlan, planOf } from '../../tests/workerd/plans';
import { rowsOf, setRows, sleep, roomOf } from '../../tests/workerd/rooms';
import { createDatabase } from '../platform/db/client';
import { newId } from '../platform/db/id';
import { type Item, itemOutput, type Plan, plansOutput } from './contract';
import { plans } from './schema';
import { RESTORE_LIFE_MS } from './room/sync/merge';

const db = createDatabase(env);
const itemOf = ({ body }: { body: unknown }): Item => itemOutput.parse(body).item;

let owner: Browser;
let stranger: Browser;
let plan: Plan;

beforeAll(async () => {
  ({ browser: owner } = await signUpPerson({ credits: 20 }));
  stranger = (await signUpPerson()).browser;
  plan = await makePlan(owner);
});
afterEach(() => setClockAhead(0));

const reload = async () => planOf(await owner.get(`/api/plans/${plan.id}`));
const items = `/items`;
const path = (rest = '') => `/api/plans/${plan.id}${rest}`;

test('a plan has what the contract says, and every reason says something', async () => {
  const { items: things, ...rest } = plan;
  expect(rest).toMatchObject({
    destination: 'Lisbon',
    days: 8,
    place: { name: 'Lisbon', country: 'PT', countryName: 'Portugal' },
    weather: {
      source: expect.any(String),
      minC: expect.any(Number),
      maxC: expect.any(Number),
      wetShare: expect.any(Number),
    },
    generatedBy: { engine: expect.any(String), model: null },
    took: expect.stringContaining('Lisbon'),
  });
  expect(rest.weather?.attribution).not.toBe('');
  expect(rest.facts.map(({ id }) => id)).toContain('luggage');
  for (const { name, reason, quantity, category } of things) {
    expect([name, reason, category].every(Boolean) && quantity >= 1).toBe(true);
  }
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  expect(rest.progress).toEqual({
    items: things.length,
    packed: 0,
    spare: things.filter(({ optional }) => optional).length,
  });
});

test('a plan is renamed, and found by its new name', async () => {
  const renamed = planOf(await owner.patch(path(), { name: '  Primavera   en Lisboa ' }));
  expect(renamed).toMatchObject({ id: plan.id, name: 'Primavera en Lisboa' });
  expect(renamed.items).toEqual((await reload()).items);
  for (const query of ['primavera', 'LISBÓA', 'lisbon', 'primavera lisbon', 'portugal lisboa primavera']) {
    const { plans: found } = plansOutput.parse((await owner.get(`/api/plans?query=${encodeURIComponent(query)}`)).body);
    expect([query, found.map(({ id }) => id)]).toEqual([query, query.startsWith('portugal') ? [] : [plan.id]]);
  }
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: 5 }, 'name'],
  [{}, 'name'],
])('a name like %j is refused', async (body, field) => {
  const answer = await owner.patch(path(), body);
  expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, [field]]);
});

test('an item is added, changed, ticked, hidden, removed and put back', async () => {
  const added = await owner.post(path(items), { name: ' Grandma’s  shawl ', quantity: 2, category: 'clothing' });
  expect(added.status).toBe(201);
  const shawl = itemOf(added);
  expect(shawl).toMatchObject({
    name: 'Grandma’s shawl',
    quantity: 2,
    category: 'clothing',
    reason: '',
    origin: 'user',
    packed: false,
    hidden: false,
  });
  const own = itemOf(await owner.post(path(items), { name: 'Drone', quantity: 1, category: 'Flying things' }));
  expect(own.category).toBe('Flying things');
  expect(itemOf(await owner.post(path(items), { name: 'Just a name' }))).toMatchObject({
    quantity: 1,
    category: 'comfort',
  });
  expect((await reload()).items.slice(-3).map(({ name }) => name)).toEqual(['Grandma’s shawl', 'Drone', 'Just a name']);

  const changed = itemOf(await owner.patch(path(`${items}/${shawl.id}`), { quantity: 3, name: 'Shawl' }));
  expect(changed).toEqual({ ...shawl, quantity: 3, name: 'Shawl', revision: expect.any(Number) });
  expect(changed.revision).toBeGreaterThan(shawl.revision);
  expect(itemOf(await owner.patch(path(`${items}/${shawl.id}`), { packed: true }))).toMatchObject({
    packed: true,
    quantity: 3,
  });
  expect(itemOf(await owner.patch(path(`${items}/${own.id}`), { hidden: true }))).toMatchObject({ hidden: true });
  const shawlRows = async () => (await rowsOf(plan.id)).filter(({ id }) => id === shawl.id);
  const [row] = await shawlRows();
  expect(row?.edited.toSorted()).toEqual(['name', 'packed', 'quantity']);
  expect((await reload()).progress).toMatchObject({ items: plan.items.length + 2, packed: 1 });

  expect((await owner.delete(path(`${items}/${shawl.id}`))).status).toBe(204);
  expect((await reload()).items.map(({ id }) => id)).not.toContain(shawl.id);
  expect((await owner.patch(path(`${items}/${shawl.id}`), { packed: false })).status).toBe(404);
  expect((await owner.delete(path(`${items}/${shawl.id}`))).status).toBe(404);
  const restored = itemOf(await owner.post(path(`${items}/${shawl.id}/restore`)));
  expect(restored).toEqual({
    ...changed,
    packed: true,
    packedBy: expect.stringMatching(/^user_/),
    revision: expect.any(Number),
  });
  expect(itemOf(await owner.post(path(`${items}/${shawl.id}/restore`)))).toEqual(restored);

  // A day later it is gone for good, also before the cron has come by.
  await owner.delete(path(`${items}/${shawl.id}`));
  await setRows(plan.id, ({ id }) => (id === shawl.id ? { deletedAt: Date.now() - RESTORE_LIFE_MS } : {}));
  expect((await owner.post(path(`${items}/${shawl.id}/restore`))).status).toBe(404);
  await runDurableObjectAlarm(roomOf(plan.id));
  expect(await shawlRows()).toEqual([]);
});

test.each([
  ['no name', { quantity: 1 }, 'name'],
  ['an empty name', { name: ' ', quantity: 1 }, 'name'],
  ['a long name', { name: 'x'.repeat(81), quantity: 1 }, 'name'],
  ['a name that is an object', { name: {}, quantity: 1 }, 'name'],
  ['no quantity at all', { name: 'x', quantity: null }, 'quantity'],
  ['nought', { name: 'x', quantity: 0 }, 'quantity'],
  ['a hundred', { name: 'x', quantity: 100 }, 'quantity'],
  ['a half', { name: 'x', quantity: 1.5 }, 'quantity'],
  ['a quantity in words', { name: 'x', quantity: '2' }, 'quantity'],
  ['a long category', { name: 'x', quantity: 1, category: 'x'.repeat(41) }, 'category'],
  ['an empty category', { name: 'x', quantity: 1, category: '' }, 'category'],
])('an item with %s is refused, new or changed', async (_, body, field) => {
  const added = await owner.post(path(items), body);
  expect([added.status, Object.keys(fieldsOf(added))]).toEqual([422, [field]]);
  const [first] = plan.items;
  const changed = await owner.patch(path(`${items}/${first?.id}`), body);
  if ('name' in body || field !== 'name') {
    expect([changed.status, Object.keys(fieldsOf(changed))]).toEqual([422, [field]]);
  }
});

test('a change must say what, with the right types', async () => {
  const [first] = plan.items;
  for (const body of [{}, { packed: 'yes' }, { hidden: 1 }, { reason: 'mine' }, { origin: 'user' }]) {
    expect((await owner.patch(path(`${items}/${first?.id}`), body)).status).toBe(422);
  }
  expect((await owner.patch(path(`${items}/${first?.id}`), '{')).status).toBe(400);
});

test('a plan takes at most 200 items, also with concurrent additions', async () => {
  const full = await makePlan(owner);
  const free = 200 - full.items.length;
  await Promise.all(
    Array.from({ length: free - 5 }, (_, index) =>
      owner.post(`/api/plans/${full.id}/items`, { name: `Thing ${index}` }),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) => owner.post(`/api/plans/${full.id}/items`, { name: `Late ${index}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(201),
    ...Array<number>(10).fill(422),
  ]);
  const { items: things } = planOf(await owner.get(`/api/plans/${full.id}`));
  expect(things).toHaveLength(200);
  // Removed, replaced, and then there is no room to put it back.
  const [last] = things.slice(-1);
  await owner.delete(`/api/plans/${full.id}/items/${last?.id}`);
  expect((await owner.post(`/api/plans/${full.id}/items`, { name: 'Instead' })).status).toBe(201);
  expect((await owner.post(`/api/plans/${full.id}/items/${last?.id}/restore`)).status).toBe(422);
  await owner.delete(`/api/plans/${full.id}`);
});

test('missing and foreign plans and items answer not found and stay unchanged', async () => {
  const [first] = plan.items;
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'Mine now' }],
    ['PATCH', '/facts', { remove: [] }],
    ['DELETE', ''],
    ['GET', '/progress'],
    ['POST', '/items', { name: 'x', quantity: 1 }],
    ['PATCH', `/items/${first?.id}`, { packed: true }],
    ['DELETE', `/items/${first?.id}`],
    ['POST', `/items/${first?.id}/restore`],
    ['GET', '/live'],
    ['POST', '/sync', { clientId: 'device-1', edits: [{ kind: 'remove', id: 'edit-0001', itemId: first?.id }] }],
  ];
  const before = await reload();
  for (const [method, rest, body] of calls) {
    const foreign = await stranger.send(method, path(rest), body);
    expect([method, rest, foreign.status, codeOf(foreign)]).toEqual([method, rest, 404, 'not_found']);
    for (const id of [newId('plan'), 'nonsense', '%F0%9F%92%A5', "'--", 'x'.repeat(2000)]) {
      expect([method, rest, (await owner.send(method, `/api/plans/${id}${rest}`, body)).status]).toEqual([
        method,
        rest,
        404,
      ]);
    }
    expect((await new Browser().send(method, path(rest), body)).status).toBe(401);
  }
  // One's own item under another of one's plans is not there either.
  const other = await makePlan(owner);
  expect((await owner.patch(`/api/plans/${other.id}/items/${first?.id}`, { packed: true })).status).toBe(404);
  expect(await reload()).toEqual(before);
});

test('a plan that is not ready takes no items', async () => {
  await db.update(plans).set({ status: 'failed' }).where(eq(plans.id, plan.id));
  // No plan that was ready ever fails, so the room that knew it need not ask.
  await sleep(plan.id);
  const answer = await owner.post(path(items), { name: 'x', quantity: 1 });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'conflict']);
  expect([(await owner.patch(path('/facts'), { remove: [] })).status]).toEqual([409]);
  await db.update(plans).set({ status: 'ready' }).where(eq(plans.id, plan.id));
});

test('a plan is deleted with its items, once', async () => {
  const gone = await makePlan(owner);
  expect((await owner.delete(`/api/plans/${gone.id}`)).status).toBe(204);
  expect((await owner.delete(`/api/plans/${gone.id}`)).status).toBe(404);
  expect((await owner.get(`/api/plans/${gone.id}`)).status).toBe(404);
  expect(await rowsOf(gone.id)).toEqual([]);
  const { plans: left } = plansOutput.parse((await owner.get('/api/plans')).body);
  expect(left.map(({ id }) => id)).not.toContain(gone.id);
});
