import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { listen } from '../../../tests/workerd/live';
import { codeOf, fieldsOf, setClockAhead, setPremium, signInPerson, signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, roomOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import type { Plan } from '../contract';
import { type Luggage, LUGGAGE_LIMITS, LUGGAGE_MESSAGES, luggageOutput } from './contract';
import { luggageItems } from '../schema';
import { luggageBags } from './schema';

const db = createDatabase(env);
let browser: Browser;
let email: string;
let plan: Plan;

const luggageIn = ({ status, body }: { status: number; body: unknown }): Luggage => {
  if (status >= 300) throw new Error(`the answer was ${status}: ${JSON.stringify(body)}`);
  return luggageOutput.parse(body).luggage;
};
const url = (path = '', id = plan.id) => `/api/plans/${id}/luggage${path}`;
const read = async (id = plan.id) => luggageIn(await browser.get(url('', id)));

beforeAll(async () => {
  const person = await signUpPerson({ credits: 5 });
  ({ browser, email } = person);
  plan = await makePlan(browser);
  await setPremium(person.userId);
});

test('a free account is refused with `premium_required`, and keeps its list', async () => {
  const free = await signUpPerson();
  const { id } = await makePlan(free.browser);
  for (const answer of [
    await free.browser.get(url('', id)),
    await free.browser.post(url('/bags', id), { kind: 'hold' }),
    await free.browser.patch(url('/bags/cabin-1', id), { limitGrams: 7000 }),
    await free.browser.delete(url('/bags/cabin-1', id)),
  ]) {
    expect(answer.status).toBe(403);
    expect(codeOf(answer)).toBe('premium_required');
  }
});

test('the bags follow the description', async () => {
  const { bags, items } = await read();
  // Two adults, hand luggage only.
  expect(bags.map(({ id, limitGrams, number }) => [id, limitGrams, number])).toEqual([
    ['cabin-1', 10_000, 1],
    ['cabin-2', 10_000, 2],
  ]);
  expect(items.length).toBeGreaterThan(25);
  expect(items.every(({ weight, gramsEach }) => weight === 'known' && gramsEach > 0)).toBe(true);
  const checked = await makePlan(browser, { description: 'I check in one suitcase of 15 kg.' });
  expect((await read(checked.id)).bags.map(({ id, limitGrams }) => [id, limitGrams])).toEqual([
    ['hold-1', 15_000],
    ['cabin-1', 10_000],
  ]);
  // As many as the weight needs, not one for everybody.
  const family = await makePlan(browser, { description: 'Two adults, kids of 6 and 9, one suitcase of 15 kg.' });
  const holds = (await read(family.id)).bags.filter(({ kind }) => kind === 'hold');
  expect(holds.length).toBeGreaterThan(1);
  expect(holds.length).toBeLessThan(4);
});

test('a bag that a family shares keeps its own limit', async () => {
  const description = 'Two adults, kids of 6 and 9. Two cabin bags and one checked bag of 23 kg.';
  const { id } = await makePlan(browser, { description });
  const { bags } = await read(id);
  expect(new Set(bags.filter(({ kind }) => kind === 'hold').map(({ limitGrams }) => limitGrams))).toEqual(
    new Set([23_000]),
  );
});

test('bags are changed, added and taken away; the last one stays', async () => {
  const named = luggageIn(await browser.patch(url('/bags/cabin-1'), { name: ' Red  trolley ', limitGrams: 7000 }));
  expect(named.bags[0]).toMatchObject({ id: 'cabin-1', name: 'Red trolley', limitGrams: 7000, number: null });
  expect(named.bags).toHaveLength(2);
  const added = luggageIn(await browser.post(url('/bags'), { kind: 'hold', limitGrams: 23_000 }));
  expect(added.bags.map(({ kind }) => kind)).toEqual(['cabin', 'cabin', 'hold']);
  const hold = added.bags[2]?.id ?? '';
  expect(added.items.some(({ bagId }) => bagId === hold)).toBe(true);
  luggageIn(await browser.delete(url('/bags/cabin-2')));
  const left = luggageIn(await browser.delete(url(`/bags/${hold}`)));
  expect(left.bags.map(({ id }) => id)).toEqual(['cabin-1']);
  const last = await browser.delete(url('/bags/cabin-1'));
  expect(codeOf(last)).toBe('conflict');
  expect((await browser.delete(url('/bags/cabin-9'))).status).toBe(404);
  expect((await browser.patch(url('/bags/cabin-9'), { kind: 'hold' })).status).toBe(404);
  const answers = await Promise.all(
    Array.from({ length: LUGGAGE_LIMITS.bags + 2 }, () => browser.post(url('/bags'), { kind: 'cabin' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(LUGGAGE_LIMITS.bags - 1);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused && fieldsOf(refused)).toEqual({ kind: LUGGAGE_MESSAGES.tooManyBags });
  expect((await read()).bags).toHaveLength(LUGGAGE_LIMITS.bags);
});

test('a thing is weighed, worn and put where the owner wants, and back', async () => {
  const fresh = await makePlan(browser);
  await browser.post(`/api/plans/${fresh.id}/items`, { name: 'Navaja suiza', quantity: 1, category: 'comfort' });
  const before = await read(fresh.id);
  const knife = before.items.find(({ name }) => name === 'Navaja suiza');
  expect(knife).toMatchObject({ weight: 'guess', finding: 'blade', forbidden: true });
  const boots = before.items.find(({ category }) => category === 'footwear');
  if (!knife || !boots) throw new Error('the list has no knife or no shoes');
  const place = async (itemId: string, body: object) =>
    luggageIn(await browser.patch(url(`/items/${itemId}`, fresh.id), body));

  const weighed = await place(knife.itemId, { grams: 90 });
  expect(weighed.items.find(({ itemId }) => itemId === knife.itemId)).toMatchObject({ grams: 90, weight: 'typed' });
  const worn = await place(boots.itemId, { worn: true });
  expect(worn.items.find(({ itemId }) => itemId === boots.itemId)).toMatchObject({
    worn: true,
    grams: boots.gramsEach * Math.max(0, boots.quantity - 2),
  });
  const other = before.bags.find(({ id }) => id !== knife.bagId)?.id ?? '';
  const moved = await place(knife.itemId, { bagId: other });
  // What was weighed stays weighed.
  expect(moved.items.find(({ itemId }) => itemId === knife.itemId)).toMatchObject({
    bagId: other,
    chosen: true,
    grams: 90,
  });
  const back = await place(knife.itemId, { bagId: null, grams: null });
  expect(back.items.find(({ itemId }) => itemId === knife.itemId)).toEqual(knife);
  expect((await browser.patch(url('/items/item_of_nobody', fresh.id), { worn: true })).status).toBe(404);
  expect((await browser.patch(url(`/items/${knife.itemId}`, fresh.id), { bagId: 'cabin-7' })).status).toBe(404);
  expect((await browser.patch(url(`/items/${knife.itemId}`, fresh.id), { grams: 0 })).status).toBe(422);
  expect((await browser.patch(url(`/items/${knife.itemId}`, fresh.id), {})).status).toBe(422);
  // Hidden things stay at home.
  await browser.patch(`/api/plans/${fresh.id}/items/${knife.itemId}`, { hidden: true });
  expect((await read(fresh.id)).items.map(({ itemId }) => itemId)).not.toContain(knife.itemId);
});

test('placements reach the other devices, and are deleted with the item and with the bag', async () => {
  const fresh = await makePlan(browser);
  const { browser: phone } = await signInPerson(email);
  const live = await listen(fresh.id, phone);
  const [kept, removed] = fresh.items;
  const place = (itemId: string | undefined, body: object) =>
    browser.patch(url(`/items/${itemId}`, fresh.id), body).then(luggageIn);
  const { bags } = luggageIn(await browser.post(url('/bags', fresh.id), { kind: 'hold' }));
  const bagId = bags.at(-1)?.id ?? '';
  await place(kept?.id, { bagId, grams: 400 });
  await place(removed?.id, { bagId, grams: 5000 });
  await vi.waitFor(() => expect(live.heard.map(({ type }) => type)).toEqual(Array(3).fill('luggage')));
  // Refused changes are not broadcast.
  expect((await browser.patch(url('/items/item_never', fresh.id), { worn: true })).status).toBe(404);

  const gramsOf = ({ bags }: Luggage) => bags.find(({ id }) => id === bagId)?.grams ?? 0;
  const before = gramsOf(await read(fresh.id));
  await browser.delete(`/api/plans/${fresh.id}/items/${removed?.id}`);
  expect(before - gramsOf(await read(fresh.id))).toBe(5000 * (removed?.quantity ?? 0));
  // Until it cannot be put back any more, its weight is known.
  await browser.post(`/api/plans/${fresh.id}/items/${removed?.id}/restore`);
  expect(gramsOf(await read(fresh.id))).toBe(before);
  await browser.delete(`/api/plans/${fresh.id}/items/${removed?.id}`);
  await expectDatabaseInSync(fresh.id);
  await setClockAhead(25 * 3_600_000);
  await runDurableObjectAlarm(roomOf(fresh.id));
  await setClockAhead(0);
  const rows = () =>
    db
      .select({ itemId: luggageItems.itemId, bagId: luggageItems.bagId, grams: luggageItems.grams })
      .from(luggageItems)
      .where(eq(luggageItems.planId, fresh.id));
  expect(await rows()).toEqual([{ itemId: kept?.id, bagId, grams: 400 }]);
  luggageIn(await browser.delete(url(`/bags/${bagId}`, fresh.id)));
  expect(await rows()).toEqual([{ itemId: kept?.id, bagId: null, grams: 400 }]);
});

test('luggage is part of the export, and is deleted with the plan and with the account', async () => {
  luggageIn(await browser.patch(url('/bags/cabin-1'), { name: 'Bag of the export' }));
  expect(JSON.stringify((await browser.get('/api/account/export')).body)).toContain('Bag of the export');
  const gone = await makePlan(browser);
  await browser.post(url('/bags', gone.id), { kind: 'hold' });
  await browser.patch(url(`/items/${gone.items[0]?.id}`, gone.id), { worn: true });
  const rowsOf = async (planId: string) => [
    ...(await db.select().from(luggageBags).where(eq(luggageBags.planId, planId))),
    ...(await db.select().from(luggageItems).where(eq(luggageItems.planId, planId))),
  ];
  expect((await rowsOf(gone.id)).length).toBeGreaterThan(2);
  await browser.delete(`/api/plans/${gone.id}`);
  expect(await rowsOf(gone.id)).toEqual([]);
  await browser.delete('/api/account', { confirm: email });
  expect(await rowsOf(plan.id)).toEqual([]);
});
