import { expect, test } from 'vitest';
import { factsOf, listOf, words } from './fixtures';

/** What a trip with these facts packs of these things. */
const packed = (tags: Parameters<typeof words>, things: readonly string[]): string[] => {
  const list = listOf(factsOf(4, { tags: words(...tags) }));
  return things.filter((thing) => list.has(thing));
};
const THINGS = ['laptop', 'notebook', 'dress-shirts', 'smart-trousers', 'dress-shoes', 'suit', 'tie'] as const;

test('whoever is sent to work for some days brings a laptop and shirts, and no suit', () => {
  expect(packed(['work:working-days'], THINGS)).toEqual([
    'laptop',
    'notebook',
    'dress-shirts',
    'smart-trousers',
    'dress-shoes',
  ]);
});

test('a meeting with clients brings a suit as well', () => {
  expect(packed(['activity:business-meetings'], THINGS)).toContain('suit');
});

test('a court hearing wants formal clothes, and no laptop', () => {
  const things = packed(['occasion:court-or-embassy', 'dress:business'], THINGS);
  expect(things).toContain('suit');
  expect(things).not.toContain('laptop');
});

test('a conference hands out its lanyards, and a ship does not', () => {
  expect(packed(['activity:conference'], ['lanyard'])).toEqual([]);
  expect(packed(['activity:cruise'], ['lanyard'])).toEqual(['lanyard']);
});
