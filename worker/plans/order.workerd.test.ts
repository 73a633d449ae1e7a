import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../tests/workerd/browser';
import { fieldsOf, signUpPerson } from '../../tests/workerd/people';
import { makePlan, planOf } from '../../tests/workerd/plans';
import { itemOutput, PLAN_LIMITS, type Plan } from './contract';

let owner: Browser;
let plan: Plan;

beforeAll(async () => {
  owner = (await signUpPerson()).browser;
  plan = await makePlan(owner);
});

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const names = async () => planOf(await owner.get(path())).items.map(({ name }) => name);

test('an item moved between two others stays there, and added items come last', async () => {
  const [first, second, third] = plan.items;
  if (!first || !second || !third) throw new Error('the plan has no items');
  expect(plan.items.map(({ position }) => position)).toEqual(plan.items.map((_, at) => at));
  const position = (first.position + second.position) / 2;
  const moved = itemOutput.parse((await owner.patch(path(`/items/${third.id}`), { position })).body);
  expect(moved.item.position).toBe(0.5);
  const added = itemOutput.parse((await owner.post(path('/items'), { name: 'Ukulele' })).body);
  expect(added.item.position).toBe(plan.items.length);
  const after = await names();
  expect([...after.slice(0, 3), after.at(-1)]).toEqual([first.name, third.name, second.name, 'Ukulele']);
});

test.each([PLAN_LIMITS.position + 1, -PLAN_LIMITS.position - 1, '1', null])(
  'position %j is refused',
  async (position) => {
    const before = await names();
    const answer = await owner.patch(path(`/items/${plan.items[0]?.id}`), { position });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, ['position']]);
    expect(await names()).toEqual(before);
  },
);
