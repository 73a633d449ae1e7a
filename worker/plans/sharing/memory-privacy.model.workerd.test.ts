import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { configureModel, modelBehaves } from '../../../tests/workerd/fake-model';
import { signUpPerson } from '../../../tests/workerd/people';
import { joinPlan, type Person } from '../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { createDatabase } from '../../platform/db/client';
import type { Plan } from '../contract';
import { templateOutput } from '../templates/contract';
import { templates } from '../templates/schema';

configureModel();

/** Names and reasons of the engine's lines for these conditions. */
const MARKED = /insulin|inhaler|diabet|glucose|hypo kit|inject|syringe|sharps|pregnan|prescription|Zeltoprin/i;
const CONDITIONS = 'Two adults. I am diabetic and inject insulin. I am twelve weeks pregnant.';

let owner: Person;
let member: Person;
let known: Plan;

/** What the member sees of a plan of the owner. */
const seenOf = async (planId: string): Promise<Plan> => {
  await joinPlan(owner.browser, planId, member.browser);
  return planOf(await member.browser.get(`/api/plans/${planId}`));
};
const personalLines = ({ items }: Plan): number => items.filter(({ name }) => name === 'Something personal').length;

beforeAll(async () => {
  await modelBehaves({ mode: '500' });
  owner = await signUpPerson({ credits: 12 });
  member = await signUpPerson();
  known = await makePlan(owner.browser, { description: CONDITIONS });
  expect(JSON.stringify(known)).toMatch(MARKED);
});
beforeEach(async () => modelBehaves({ mode: '500' }));

test('private items stay private through a template, applied to a list or used for a new one', async () => {
  // Also under a name that its owner gave it, which nobody could recognize.
  const letter = known.items.find(({ name, category }) => category === 'documents' && /prescription/i.test(name));
  const renamed = await owner.browser.patch(`/api/plans/${known.id}/items/${letter?.id}`, { name: 'Zeltoprin folder' });
  expect(renamed.status).toBe(200);
  const saved = await owner.browser.post('/api/templates', { name: 'Usual things', planId: known.id });
  const { template } = templateOutput.parse(saved.body);
  const joined = await makePlan(owner.browser, { description: 'Two adults.' });
  const begun = await makePlan(owner.browser, { description: 'Two adults.', templateId: template.id });
  const answer = await owner.browser.post(`/api/plans/${joined.id}/template`, { templateId: template.id });
  expect(answer.status).toBe(200);
  for (const { id } of [joined, begun]) {
    expect(JSON.stringify(planOf(await owner.browser.get(`/api/plans/${id}`)))).toContain('Zeltoprin folder');
    const seen = await seenOf(id);
    expect(JSON.stringify(seen)).not.toMatch(MARKED);
    expect(personalLines(seen)).toBeGreaterThan(2);
    // What anybody may know still has its name.
    expect(seen.items.length - personalLines(seen)).toBeGreaterThan(20);
  }
  // Nor does a plan that takes its place reveal it.
  const next = await makePlan(owner.browser, { description: 'Two adults.', itemsFrom: joined.id });
  expect(JSON.stringify(await seenOf(next.id))).not.toMatch(MARKED);
});

test('older templates and always-bring items reveal no condition either', async () => {
  const now = Date.now();
  await createDatabase(env)
    .insert(templates)
    .values({
      id: 'tpl_before',
      userId: owner.user.id,
      name: 'Before',
      items: [
        { name: 'Insulin', quantity: 1, category: 'health' },
        { name: 'Lucky stone', quantity: 1, category: 'comfort' },
      ],
      createdAt: now,
      updatedAt: now,
    });
  for (const thing of [{ name: 'Inhaler and spacer' }, { name: 'Zeltoprin drops', category: 'health' }]) {
    expect((await owner.browser.post('/api/always', thing)).status).toBe(201);
  }
  const plan = await makePlan(owner.browser, { description: 'Two adults.', templateId: 'tpl_before' });
  const own = JSON.stringify(plan);
  expect(own).toMatch(/Insulin/);
  expect(own).toMatch(/Inhaler/);
  expect(own).toMatch(/Zeltoprin/);
  const seen = await seenOf(plan.id);
  expect(seen.items.filter(({ name, reason }) => MARKED.test(`${name} ${reason}`))).toEqual([]);
  expect(seen.items.map(({ name }) => name)).toContain('Lucky stone');
});

test('missed items with unknown names are visible to their writer only', async () => {
  const past = await makePlan(owner.browser, { startDate: '2025-05-01', endDate: '2025-05-08' });
  const told = await owner.browser.post(`/api/plans/${past.id}/debrief`, { missed: ['Zeltoprin', 'Umbrella'] });
  expect(told.status).toBe(200);
  const plan = await makePlan(owner.browser, { description: 'Two adults.' });
  expect(plan.items.find(({ name }) => name === 'Zeltoprin')?.reason).toBe('You missed it in Lisbon');
  const seen = await seenOf(plan.id);
  expect(JSON.stringify(seen)).not.toMatch(MARKED);
  expect(personalLines(seen)).toBeGreaterThan(0);
  expect(seen.items.some(({ name }) => /umbrella/i.test(name))).toBe(true);
  // Nor does a template that is made of the list reveal it.
  const saved = await owner.browser.post('/api/templates', { name: 'Spring', planId: plan.id });
  const { template } = templateOutput.parse(saved.body);
  const begun = await makePlan(owner.browser, { description: 'Two adults.', templateId: template.id });
  expect(JSON.stringify(await seenOf(begun.id))).not.toMatch(MARKED);
  await owner.browser.delete(`/api/lessons/${encodeURIComponent('zeltoprin')}`);
});

test('items that a model left unchanged keep their names for members', async () => {
  await modelBehaves({ mode: 'good' });
  // Somebody for whom no model has failed today.
  owner = await signUpPerson();
  const plan = await makePlan(owner.browser, { description: CONDITIONS });
  expect(plan.generatedBy?.model).not.toBeNull();
  const seen = await seenOf(plan.id);
  expect(JSON.stringify(seen)).not.toMatch(MARKED);
  expect(seen.items.length - personalLines(seen)).toBeGreaterThan(20);
});
