import { expect, test } from 'vitest';
import { factsOf } from '../engine/packing/fixtures';
import { type Person, planOutput } from './contract';
import { copiedColumns } from './columns';
import { toPlan } from './plan-json';
import { testRow as row } from './plan-row.fixture';

/** A list without lines, of a trip with something in every part. */
const list: Parameters<typeof toPlan>[1] = {
  rows: [],
  trip: {
    facts: factsOf(7, { tags: { 'medical:diabetes': { source: 'words', quote: 'my diabetes' } } }),
    warnings: [{ code: 'over-weight-limit', text: 'Too heavy' }],
    leftOut: [{ name: 'Iron', quantity: 1, category: 'clothing', reason: 'never used' }],
  },
};
const PEOPLE: Person[] = [
  { id: 'user_1', name: 'Ana', role: 'owner', isYou: false },
  { id: 'user_2', name: 'Ben', role: 'member', isYou: true },
];

/** Everything of a plan that members may read. */
const OPEN_TO_MEMBERS = [
  'id',
  'name',
  'destination',
  'airport',
  'place',
  'places',
  'startDate',
  'endDate',
  'days',
  'activities',
  'locale',
  'status',
  'weather',
  'generatedBy',
  'modelFailed',
  'progress',
  'shared',
  'debriefed',
  'createdAt',
  'updatedAt',
  'revision',
  'people',
  'items',
];

test('members get exactly the keys named here', () => {
  const asOwner = toPlan(row, list);
  const asMember = toPlan(row, list, PEOPLE);
  expect(Object.keys(asMember).toSorted()).toEqual(Object.keys(asOwner).toSorted());
  const others = Object.entries(asMember).filter(([key]) => !OPEN_TO_MEMBERS.includes(key));
  expect(Object.fromEntries(others)).toEqual({
    description: '',
    took: null,
    facts: [],
    trip: null,
    warnings: [],
    leftOut: [],
  });
  expect(asMember.activities).toEqual(['beach']);
});

test('an owner gets every key of the contract and no other', () => {
  const plan = toPlan(row, list);
  expect(Object.keys(plan).toSorted()).toEqual(Object.keys(planOutput.shape.plan.shape).toSorted());
  expect(plan).toMatchObject({ description: 'my words', took: 'Lisbon in Portugal', activities: row.activities });
  expect(plan.warnings).toHaveLength(1);
  expect(plan.leftOut).toHaveLength(1);
  expect(plan.facts.length).toBeGreaterThan(0);
});

test('a copy takes over what the traveller typed, and nothing of how the first trip went', () => {
  const copied = copiedColumns(row);
  expect(copied).toMatchObject({ destination: 'Lisbon', description: 'my words', privateToLinks: 'hidden' });
  expect(copied).toMatchObject({ debriefedAt: null, revision: 0, templateId: null });
  for (const key of ['id', 'counted']) expect(copied).not.toHaveProperty(key);
});
