/** What a house keeps in, who is let in with what, and what somebody sees to himself. */
import { describe, expect, test } from 'vitest';
import { fatesOf } from './things-of.fixture';

const CASES: readonly [string, Readonly<Record<string, readonly string[]>>][] = [
  [
    "Apartment has a cot and bath towels but ye can't bring them to the pool",
    { provided: ['cot', 'towels'], bring: ['beach-towel'] },
  ],
  ['House towels provided but NOT for the hot tub', { provided: ['towels'], bring: ['beach-towel'] }],
  ["he'll use a house towel", { provided: ['towels'] }],
  ['without jacket security will bounce you', { bring: ['light-jacket'] }],
  ['no tie no entry at the club', { bring: ['tie'] }],
  ['pool with a flume so costumes and goggles', { bring: ['swimwear', 'swim-goggles'] }],
  ['he wont get on the plane without his bunny', { bring: ['bunny'] }],
  ["they don't give you towels so pack some", { bring: ['towels'] }],
  ["the ward doesn't do nappies", { bring: ['nappies'] }],
  ['car seat already fitted', { sent: ['car-seat'] }],
  ['Mosquito net hangs already over the bed', { provided: ['mosquito-net'] }],
  ['Pressure cooker I have told NO, she is not convinced', { stays: ['pressure-cooker'] }],
  ['the big camera, its too heavy', { stays: ['camera'] }],
  ["I'm on pies", { bring: ['pies'] }],
  [
    'own masks, snorkels n reef shoes, fins are a pain leave em home',
    { bring: ['mask', 'snorkel-set', 'water-shoes'], stays: ['fins'] },
  ],
  ['my bins come, his bins are bust', { bring: ['bins'] }],
  ['getting new boots at the Target there', { 'buy-there': ['boots'] }],
];

describe('the rules of a house', () => {
  test.each(CASES)('%s', (text, expected) => {
    const found = fatesOf(text, 'en');
    for (const [fate, concepts] of Object.entries(expected))
      expect(found[fate] ?? [], JSON.stringify(found)).toEqual(expect.arrayContaining([...concepts]));
  });

  test.each(['those chairs are murder', "mum's knitting a hat for the baby", 'no cash machine in the village'])(
    'names nothing to bring: %s',
    (text) => {
      expect(fatesOf(text, 'en')).toEqual({});
    },
  );
});
