import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { codeOf, fieldsOf, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import type { Plan } from '../contract';
import { itemOutput } from '../contract';
import { ALWAYS_LIMIT, alwaysItemOutput, alwaysOutput } from '../preferences/contract';
import { applyTemplateOutput, templateOutput, templatesOutput } from './contract';

let browser: Browser;
let stranger: Browser;
let plan: Plan;

beforeAll(async () => {
  ({ browser } = await signUpPerson({ credits: 20 }));
  stranger = (await signUpPerson()).browser;
  plan = await makePlan(browser);
});

const save = async (body: object) => templateOutput.parse((await browser.post('/api/templates', body)).body).template;
const list = async (who = browser) => templatesOutput.parse((await who.get('/api/templates')).body).templates;
const join = async (planId: string, templateId: string) =>
  applyTemplateOutput.parse((await browser.post(`/api/plans/${planId}/template`, { templateId })).body);

test('a list is kept as a template without what is hidden, renamed, listed for its owner and deleted', async () => {
  const [hidden, ...rest] = plan.items;
  await browser.patch(`/api/plans/${plan.id}/items/${hidden?.id}`, { hidden: true });
  const whole = await save({ name: '  Spring   by the sea ', planId: plan.id });
  expect(whole).toMatchObject({ name: 'Spring by the sea' });
  expect(whole.items).toEqual(rest.map(({ name, quantity, category }) => ({ name, quantity, category })));
  const part = await save({ name: 'Part', planId: plan.id, itemIds: [rest[0]?.id, rest[2]?.id, hidden?.id] });
  expect(part.items.map(({ name }) => name)).toEqual([rest[0]?.name, rest[2]?.name]);
  const renamed = await browser.patch(`/api/templates/${part.id}`, { name: 'Two things' });
  expect(templateOutput.parse(renamed.body).template.name).toBe('Two things');
  expect((await list()).map(({ name }) => name)).toEqual(['Spring by the sea', 'Two things']);
  expect(await list(stranger)).toEqual([]);
  expect((await browser.delete(`/api/templates/${part.id}`)).status).toBe(204);
  expect((await browser.delete(`/api/templates/${part.id}`)).status).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([whole.id]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: 'Nothing', itemIds: ['item_unknown'] }, 'itemIds'],
])('a template like %j is refused', async (body, field) => {
  const answer = await browser.post('/api/templates', { planId: plan.id, ...body });
  expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, [field]]);
});

test('applying a template adds items that are not there under any name, once, as the traveller’s own', async () => {
  const own = await makePlan(browser, { destination: 'Porto' });
  const added = await browser.post(`/api/plans/${plan.id}/items`, { name: 'Lucky stone', quantity: 3 });
  const stone = itemOutput.parse(added.body).item;
  const socks = plan.items.find(({ name }) => /sock/i.test(name));
  const template = await save({ name: 'Charms', planId: plan.id, itemIds: [stone.id, socks?.id] });
  const both = await Promise.all([join(own.id, template.id), join(own.id, template.id)]);
  expect(both.flatMap((each) => each.added)).toEqual(['Lucky stone']);
  const after = planOf(await browser.get(`/api/plans/${own.id}`));
  expect(
    after.items
      .filter(({ name }) => /stone/i.test(name) || name === socks?.name)
      .map(({ name, reason, origin, quantity }) => [name, reason, origin, quantity]),
  ).toEqual([expect.arrayContaining([socks?.name]), ['Lucky stone', 'From your template “Charms”', 'user', 3]]);
  expect((await join(own.id, template.id)).added).toEqual([]);
  expect(after.items.map(({ id }) => id).slice(0, -1)).toEqual(own.items.map(({ id }) => id));
  // Removed and joined again, it is back.
  const there = after.items.find(({ name }) => name === 'Lucky stone');
  await browser.delete(`/api/plans/${own.id}/items/${there?.id}`);
  expect((await join(own.id, template.id)).added).toEqual(['Lucky stone']);
});

test('a template that joins a list advances its revision, with the lines it brings; one that brings nothing does not', async () => {
  const template = (await list()).find(({ name }) => name === 'Charms');
  const before = await makePlan(browser, { destination: 'Braga' });
  const { plan: after } = await join(before.id, template?.id ?? '');
  expect(after.revision).toBe(before.revision + 1);
  const brought = after.items.filter(({ id }) => !before.items.some((item) => item.id === id));
  expect(brought.map(({ name, revision }) => [name, revision])).toEqual([['Lucky stone', after.revision]]);
  expect((await join(before.id, template?.id ?? '')).plan.revision).toBe(after.revision);
});

test('a new list can start from an own template, and another person’s is not found', async () => {
  const template = (await list()).find(({ name }) => name === 'Charms');
  const begun = await makePlan(browser, { destination: 'Faro', templateId: template?.id });
  const stones = begun.items.filter(({ name }) => name === 'Lucky stone');
  expect(stones).toMatchObject([{ origin: 'user', reason: 'From your template “Charms”', quantity: 3 }]);
  expect(begun.items.filter(({ name }) => /sock/i.test(name)).length).toBe(
    (await makePlan(browser, { destination: 'Faro' })).items.filter(({ name }) => /sock/i.test(name)).length,
  );
  const foreign = await stranger.post('/api/plans', {
    destination: 'Faro',
    startDate: '2027-05-01',
    endDate: '2027-05-04',
    templateId: template?.id,
  });
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found']);
});

test('always-bring items join every new list, once when the engine has them too', async () => {
  const bring = async (body: object) => alwaysItemOutput.parse((await browser.post('/api/always', body)).body).item;
  const kettle = await bring({ name: 'Travel chess', quantity: 1 });
  const shirts = await bring({ name: 'cargador de móvil', quantity: 4 });
  expect(kettle).toMatchObject({ category: 'comfort' });
  expect(shirts).toMatchObject({ category: 'electronics' });
  // The same thing under another name changes how many.
  expect(await bring({ name: 'Phone chargers', quantity: 3 })).toMatchObject({ id: shirts.id, quantity: 3 });
  const { items } = alwaysOutput.parse((await browser.get('/api/always')).body);
  expect(items.map(({ name }) => name)).toEqual(['Travel chess', 'Phone chargers']);
  expect(alwaysOutput.parse((await stranger.get('/api/always')).body).items).toEqual([]);

  const made = await makePlan(browser, { destination: 'Sagres' });
  expect(made.items.filter(({ name }) => /chess/i.test(name))).toMatchObject([
    { name: 'Travel chess', origin: 'user', reason: 'You always bring it' },
  ]);
  const chargers = made.items.filter(({ name }) => /phone charger/i.test(name));
  expect(chargers).toMatchObject([
    { origin: 'engine', quantity: 3, reason: expect.stringMatching(/\. You always bring it$/) },
  ]);
  expect((await browser.delete(`/api/always/${kettle.id}`)).status).toBe(204);
  expect((await browser.delete(`/api/always/${kettle.id}`)).status).toBe(404);
  const next = await makePlan(browser, { destination: 'Sagres' });
  expect(next.items.some(({ name }) => /chess/i.test(name))).toBe(false);
});

test('the limits hold also with concurrent requests', async () => {
  const { browser: hoarder } = await signUpPerson();
  const answers = await Promise.all(
    Array.from({ length: ALWAYS_LIMIT + 4 }, (_, index) =>
      hoarder.post('/api/always', {
        name: `Thing ${'abcdefghij'[Math.floor(index / 10)]}${'klmnopqrst'[index % 10]}x`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(alwaysOutput.parse((await hoarder.get('/api/always')).body).items).toHaveLength(ALWAYS_LIMIT);
});
