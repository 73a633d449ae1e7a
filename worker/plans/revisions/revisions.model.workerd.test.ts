import { expect, test } from 'vitest';
import { configureModel, modelBehaves, modelRequests } from '../../../tests/workerd/fake-model';
import { codeOf, fieldsOf, setPremium } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { BEACH, setUpRevising, TRIP } from '../../../tests/workerd/revising';
import { type Item, itemOutput } from '../contract';

configureModel();
const revising = setUpRevising();

const stateOf = (items: readonly Item[]): string[] =>
  items
    .map(({ id, name, quantity, category, reason, packed, hidden }) =>
      JSON.stringify([id, name, quantity, category, reason, packed, hidden]),
    )
    .toSorted();

test('a changed trip is proposed item by item at no cost and without changing the list, and accepting all gives the list of that trip', async () => {
  const credits = await revising.creditsOf();
  const asked = await modelRequests();
  const revision = await revising.propose({ trip: TRIP });
  expect(revision).toMatchObject({
    status: 'ready',
    model: null,
    modelFailed: false,
    changes: ['dates', 'activities'],
    days: 11,
  });
  expect(revision.lines.some(({ kind, after }) => kind === 'added' && /snorkel/i.test(after?.name ?? ''))).toBe(true);
  const more = revision.lines.find(
    ({ kind, before, after }) => kind === 'changed' && (after?.quantity ?? 0) > (before?.quantity ?? 99),
  );
  expect(more).toBeDefined();
  expect(await revising.reload()).toEqual(revising.plan);

  const { plan: applied, skipped } = await revising.apply(revision);
  expect(skipped).toEqual([]);
  expect(applied).toMatchObject({
    endDate: TRIP.endDate,
    activities: TRIP.activities,
    days: 11,
    revision: revising.plan.revision + 1,
  });
  expect(applied.facts.map(({ id }) => id)).toContain('activity:snorkelling');
  expect(await modelRequests()).toBe(asked);
  await modelBehaves({ mode: '500' });
  const fresh = await makePlan(revising.browser, TRIP);
  const simple = (items: readonly Item[]) =>
    items.map(({ name, quantity, reason }) => `${quantity} ${name}: ${reason}`).toSorted();
  expect(simple(applied.items)).toEqual(simple(fresh.items));
  // The plan made for comparison is the second one of this day whose model failed.
  expect(await revising.creditsOf()).toEqual({ ...credits, returnsLeft: 1 });
  // Applied once more, and with other lines, it changes nothing.
  expect((await revising.apply(revision, [])).plan).toEqual(applied);
});

test('items added, edited, ticked or hidden are in no proposal, and only accepted lines change', async () => {
  const proposed = await revising.propose({ trip: TRIP });
  const changing = revising.plan.items.filter(({ id }) =>
    proposed.lines.some((line) => line.id === id && line.kind === 'changed'),
  );
  const [one, two, three, four] = changing;
  await revising.edit(one, { quantity: 77 });
  await revising.edit(two, { packed: true });
  await revising.edit(three, { hidden: true });
  const own = itemOutput.parse(
    (await revising.browser.post(revising.path('items'), { name: 'Snorkel set', quantity: 5 })).body,
  ).item;
  const touched = [one, two, three, own].map((item) => item?.id);
  const again = await revising.propose({ trip: TRIP });
  expect(again.lines.filter(({ id }) => touched.includes(id))).toEqual([]);
  // The same thing is not proposed beside their own.
  expect(again.lines.some(({ after }) => /^snorkel set/i.test(after?.name ?? ''))).toBe(false);
  const before = await revising.reload();
  const { plan: after } = await revising.apply(again, [four?.id ?? '']);
  const differing = after.items.filter(
    (item) =>
      JSON.stringify(stateOf([item])) !== JSON.stringify(stateOf(before.items.filter(({ id }) => id === item.id))),
  );
  expect(differing.map(({ id }) => id)).toEqual([four?.id]);
  expect(after.items).toHaveLength(before.items.length);
});

test('a proposal of an older list leaves newer edits alone and says which lines it left', async () => {
  const revision = await revising.propose({ trip: TRIP });
  const changed = revision.lines.filter(({ kind }) => kind === 'changed');
  const [ticked, renamed, gone] = changed;
  const item = (id: string | undefined) => revising.plan.items.find((each) => each.id === id);
  await revising.edit(item(ticked?.id), { packed: true });
  await revising.edit(item(renamed?.id), { name: 'Mine' });
  await revising.browser.delete(revising.path(`items/${gone?.id}`));
  const added = revision.lines.find(({ kind }) => kind === 'added');
  await revising.browser.post(revising.path('items'), { name: added?.after?.name, quantity: 9 });
  const { plan: after, skipped } = await revising.apply(revision);
  expect(new Set(skipped)).toEqual(new Set([ticked?.id, renamed?.id, gone?.id, added?.id]));
  expect(after.items.find(({ id }) => id === ticked?.id)).toMatchObject({
    packed: true,
    quantity: ticked?.before?.quantity,
  });
  expect(after.items.find(({ id }) => id === renamed?.id)).toMatchObject({ name: 'Mine' });
  expect(after.items.some(({ id }) => id === gone?.id)).toBe(false);
  expect(after.items.filter(({ name }) => name === added?.after?.name)).toMatchObject([
    { quantity: 9, origin: 'user' },
  ]);
});

test('of two proposals for one trip the second finds it changed and does nothing', async () => {
  const first = await revising.propose({ trip: TRIP });
  const second = await revising.propose({ trip: { ...BEACH, destination: 'Bragança' } });
  expect(second.changes).toEqual(['destination']);
  const answers = await Promise.all([
    revising.send(first, []),
    revising.send(
      second,
      second.lines.map(({ id }) => id),
    ),
  ]);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(lost.map((answer) => [answer.status, codeOf(answer)])).toEqual([[409, 'conflict']]);
  const now = await revising.reload();
  const isFirst = now.destination === 'Tavira';
  expect(now.endDate).toBe(isFirst ? TRIP.endDate : BEACH.endDate);
  if (isFirst) expect(stateOf(now.items)).toEqual(stateOf(revising.plan.items));
});

test('undoing restores the trip and the untouched items, and keeps later edits', async () => {
  const revision = await revising.propose({
    trip: { ...BEACH, destination: 'Bragança', startDate: '2027-01-10', endDate: '2027-01-13', activities: [] },
  });
  expect(revision.lines.some(({ kind }) => kind === 'removed')).toBe(true);
  const { plan: applied } = await revising.apply(revision);
  // A name that was the destination's follows it.
  expect(applied).toMatchObject({ destination: 'Bragança', name: 'Bragança', place: { country: 'PT' } });
  expect(applied.items.some(({ name }) => /swim/i.test(name))).toBe(false);
  const added = revision.lines.find(({ kind }) => kind === 'added');
  await revising.edit(
    applied.items.find(({ id }) => id === added?.id),
    { packed: true },
  );
  const { plan: back, skipped } = await revising.undo(revision);
  expect(skipped).toEqual([added?.id]);
  expect(back).toMatchObject({
    destination: 'Tavira',
    name: 'Tavira',
    startDate: BEACH.startDate,
    facts: revising.plan.facts,
  });
  expect(stateOf(back.items.filter(({ id }) => id !== added?.id))).toEqual(stateOf(revising.plan.items));
  expect(back.items.find(({ id }) => id === added?.id)).toMatchObject({ packed: true });
  expect((await revising.undo(revision)).plan).toEqual(back);
});

test('a proposal for one category is premium, stays in the category, and offers items that are not on the list', async () => {
  const refused = await revising.ask({ category: 'toiletries' });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'premium_required']);
  await setPremium(revising.userId);
  const both = await revising.ask({ category: 'toiletries', trip: TRIP });
  expect([both.status, Object.keys(fieldsOf(both))]).toEqual([422, ['category']]);
  // What was taken off it is offered, and nothing of any other category.
  const off = revising.plan.items.filter(({ category }) => category === 'toiletries').slice(-2);
  const [other] = revising.plan.items.filter(({ category }) => category === 'clothing');
  for (const item of [...off, other]) await revising.browser.delete(revising.path(`items/${item?.id}`));
  const revision = await revising.propose({ category: 'toiletries' });
  expect(revision.changes).toEqual([]);
  expect(revision.lines.every(({ kind, after }) => kind === 'added' && after?.category === 'toiletries')).toBe(true);
  const offered = revision.lines.map(({ after }) => after?.name);
  expect(offered).toEqual(expect.arrayContaining(off.map(({ name }) => name)));
  const there = new Set((await revising.reload()).items.map(({ name }) => name));
  expect(offered.filter((name) => there.has(name ?? ''))).toEqual([]);
  const { plan: after, skipped } = await revising.apply(revision, [off[0]?.id ?? '']);
  expect(skipped).toEqual([]);
  expect(after.items.map(({ id }) => id).filter((id) => !there.has(id) && off.some((item) => item.id === id))).toEqual([
    off[0]?.id,
  ]);
  expect(after.items).toHaveLength(revising.plan.items.length - 2);
  expect(after).toMatchObject({ startDate: BEACH.startDate, facts: revising.plan.facts });
  expect((await revising.undo(revision)).plan.items).toHaveLength(revising.plan.items.length - 3);
});
