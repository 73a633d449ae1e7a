import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { codeOf, setClockAhead, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { rowsOf } from '../../../tests/workerd/rooms';
import type { Item, Plan } from '../contract';
import { debriefOutput, lessonsOutput } from './contract';

let browser: Browser;

beforeEach(async () => {
  ({ browser } = await signUpPerson({ credits: 10 }));
  await setClockAhead(0);
});

/** A week in spring, in the year that is named. */
const week = (destination: string, year: number, more: object = {}) =>
  makePlan(browser, {
    destination,
    startDate: `${year}-05-01`,
    endDate: `${year}-05-08`,
    description: '',
    activities: ['beach'],
    ...more,
  });
const named = (plan: Plan, name: RegExp): Item => {
  const item = plan.items.find((each) => name.test(each.name));
  if (!item) throw new Error(`nothing like ${name} is on the list of ${plan.destination}`);
  return item;
};
const has = (plan: Plan, name: RegExp) => plan.items.some((each) => name.test(each.name));
/** Things that the engine may leave out. */
const notEssential = async (plan: Plan): Promise<Item[]> => {
  const rows = (await rowsOf(plan.id)).filter(({ essential, category }) => !essential && category === 'clothing');
  const ids = new Set(rows.map(({ id }) => id));
  return plan.items.filter(({ id }) => ids.has(id));
};
const tell = async (plan: Plan, body: object) => {
  const answer = await browser.post(`/api/plans/${plan.id}/debrief`, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return debriefOutput.parse(answer.body).learned;
};
const lessons = async () => lessonsOutput.parse((await browser.get('/api/lessons')).body).lessons;

test('reviews of two trips change the third list, with the reason', async () => {
  const lisbon = await week('Lisbon', 2025);
  const thing = lisbon.items.findLast(({ category }) => category === 'comfort' || category === 'toiletries');
  const isThing = new RegExp(`^${thing?.name.replace(/[()]/g, '.')}$`);
  const medicine = named(lisbon, /medication/i);
  const passport = lisbon.items.find(({ category }) => category === 'documents');
  const useless = [thing?.id, medicine.id, passport?.id];
  expect(await tell(lisbon, { unused: useless, missed: ['Travel pillow', "Grandma's shawl"] })).toEqual({
    leftOut: [],
    behind: [thing?.name],
    missed: ['Travel pillow', "Grandma's shawl"],
  });

  // After one: behind the others of its kind, with the reason; what was missed is there.
  const porto = await week('Porto', 2025);
  const behind = named(porto, isThing);
  expect(behind.reason).toMatch(/You did not use it in Lisbon$/);
  const ofKind = porto.items.filter(({ category, origin }) => category === behind.category && origin === 'engine');
  const unhindered = ofKind.filter(({ reason }) => !reason.includes('missed'));
  expect(unhindered.toSorted((a, b) => a.position - b.position).at(-1)?.name).toBe(behind.name);
  expect(named(porto, /pillow/i).reason).toBe('You missed it in Lisbon');
  expect(named(porto, /shawl/i)).toMatchObject({ reason: 'You missed it in Lisbon', origin: 'user', quantity: 1 });
  expect(named(porto, /medication/i).reason).not.toMatch(/did not use/);

  const again = [
    behind.id,
    named(porto, /medication/i).id,
    porto.items.find(({ category }) => category === 'documents')?.id,
  ];
  expect((await tell(porto, { unused: again })).leftOut).toEqual([thing?.name]);
  // After two: left out, and said so; what is for safety stays.
  const cascais = await week('Cascais', 2027);
  expect(has(cascais, isThing)).toBe(false);
  expect(cascais.leftOut).toEqual([
    expect.objectContaining({ name: thing?.name, reason: 'Left out: you did not use it on 2 trips (Porto, Lisbon)' }),
  ]);
  expect(has(cascais, /medication/i)).toBe(true);
  expect(cascais.items.filter(({ category }) => category === 'documents').length).toBe(
    lisbon.items.filter(({ category }) => category === 'documents').length,
  );
  // A trip of another climate gets nothing that was missed by the sea.
  const oslo = await week('Tromsø', 2027, { startDate: '2027-01-10', endDate: '2027-01-14', activities: [] });
  expect(oslo.items.some(({ reason }) => reason.includes('You missed it'))).toBe(false);
  // The list stays so when a fact is put right.
  const corrected = planOf(await browser.patch(`/api/plans/${cascais.id}/facts`, { add: ['activity:golf'] }));
  expect(has(corrected, isThing)).toBe(false);
  expect(corrected.leftOut).toEqual(cascais.leftOut);

  // What was learnt can be read and forgotten; then the next list is whole again.
  const learnt = await lessons();
  expect(learnt.map(({ effect, name }) => [effect, name])).toEqual(
    expect.arrayContaining([
      ['left-out', thing?.name],
      ['missed', 'Travel pillow'],
    ]),
  );
  expect(learnt.some(({ name }) => /medication/i.test(name))).toBe(false);
  const id = learnt.find(({ effect }) => effect === 'left-out')?.id ?? '';
  expect((await browser.delete(`/api/lessons/${encodeURIComponent(id)}`)).status).toBe(204);
  expect((await browser.delete(`/api/lessons/${encodeURIComponent(id)}`)).status).toBe(404);
  expect((await lessons()).map(({ effect }) => effect)).not.toContain('left-out');
  expect((await lessons()).some(({ effect }) => effect === 'missed')).toBe(true);
  const estoril = await week('Estoril', 2027);
  expect(has(estoril, isThing)).toBe(true);
  expect(estoril.leftOut).toEqual([]);
});

const DAY_MS = 24 * 60 * 60_000;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

test('a trip can be reviewed once its last day has ended somewhere, and not before', async () => {
  const coming = await week('Lisbon', 2027, { startDate: day(-3), endDate: day(1) });
  expect(coming.debriefed).toBe(false);
  const answer = await browser.post(`/api/plans/${coming.id}/debrief`, { missed: ['Umbrella'] });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'conflict']);
  expect(planOf(await browser.get(`/api/plans/${coming.id}`)).debriefed).toBe(false);
  const over = await week('Lisbon', 2027, { startDate: day(-3), endDate: day(-1) });
  expect((await tell(over, { missed: ['Umbrella'] })).missed).toEqual(['Umbrella']);
});

test('a skipped review teaches nothing and is not offered again, and a second review replaces the first', async () => {
  const skipped = await week('Lisbon', 2025);
  expect(await tell(skipped, {})).toEqual({ leftOut: [], behind: [], missed: [] });
  expect(planOf(await browser.get(`/api/plans/${skipped.id}`)).debriefed).toBe(true);
  expect(await lessons()).toEqual([]);
  const [first, second] = await notEssential(skipped);
  await tell(skipped, { unused: [first?.id, second?.id, 'item_of_somebody'], missed: ['Umbrella'] });
  await tell(skipped, { used: [first?.id], unused: [second?.id] });
  expect((await lessons()).map(({ name }) => name)).toEqual([second?.name]);
  // It outlives the plan.
  await browser.delete(`/api/plans/${skipped.id}`);
  expect((await lessons()).map(({ name }) => name)).toEqual([second?.name]);
});

test('an item that the traveller refused does not come back because it was missed', async () => {
  const past = await week('Lisbon', 2025);
  await tell(past, { missed: ['Laptop', 'Pocket knife'] });
  const without = await week('Porto', 2027, { description: 'Hand luggage only, we fly. No laptop.' });
  expect(has(without, /laptop/i)).toBe(false);
  expect(has(without, /knife/i)).toBe(false);
  const withLaptop = await week('Porto', 2027, { description: 'We check a bag.' });
  expect(withLaptop.items.filter(({ name }) => /laptop/i.test(name)).length).toBeGreaterThan(0);
});
