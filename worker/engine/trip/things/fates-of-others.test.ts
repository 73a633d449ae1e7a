/** Things that somebody else has, that are no more, or that are there in plenty. */
import { expect, test } from 'vitest';
import { fatesOf, thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string[]>][] = [
  [
    'Ski gloves ours, the hair straightener megs got. My visa (4 months left) and the ferry ticket.',
    { bring: ['visa'] },
  ],
  ["Bazza's bringing the tent and the stove and the axe", { 'other-brings': ['tent', 'stove'] }],
  ['Hair dryer lauren has, so only a brush', { 'other-brings': ['hair-dryer'] }],
  ['Nuala takes metformin. Me and Nuala, a week in Ghent', { bring: ['diabetes-medicine'] }],
  ['Neither of us has nor wishes to own a tuxedo', { stays: ['tuxedo'] }],
  ['The old stroller is sold, and our binoculars have gone to my nephew', { stays: ['stroller', 'binoculars'] }],
  ['I should come with a jumper for the coach', { bring: ['jumper'] }],
  ['No need to bring pans but hiking boots YES', { bring: ['hiking-boots'] }],
  ['Nappies are plenty over there, and towels galore', { provided: ['nappies', 'towels'] }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = fatesOf(text, 'en');
  for (const [fate, concepts] of Object.entries(expected))
    expect(found[fate] ?? []).toEqual(expect.arrayContaining(concepts));
});

test('a pronoun is no thing', () => {
  expect(fatesOf('Towels are dear there so bring ours and sun hats', 'en').bring).not.toContain('ours');
});

const LISTS: [string, Record<string, string[]>][] = [
  ['2 suits, dress shirts she says 4 will do, and a raincoat.', { bring: ['suit'] }],
  ['Dryrobe is hers I can borrow, swimmers and flip flops me own', { bring: ['swimwear', 'flip-flops'] }],
  ['Van is ready, linen towels pots mugs so DONT list any of that', { stays: ['towels'] }],
  ['Sleeping bag? eish no wait Busi packed that too.', { 'other-brings': ['sleeping-bag'] }],
  ['Kettle and duvets in the bunkhouse', { provided: ['kettle', 'duvet'] }],
  ['Crampons went by sea, my boots come with me', { sent: ['crampons'], bring: ['boots'] }],
  ['Bodyboards are in our shed no sorry Daves bringing them', { 'other-brings': ['surfboard'] }],
  ['mums got the first aid kit, Joes got the stove', { 'other-brings': ['first-aid', 'stove'] }],
  ["She's doing all the cooking gear, I bring a doona", { bring: ['duvet'] }],
];

test.each(LISTS)('%s', (text, expected) => {
  const found = fatesOf(text, 'en');
  for (const [fate, concepts] of Object.entries(expected))
    expect(found[fate] ?? []).toEqual(expect.arrayContaining(concepts));
});

test('meals that others see to need no stove, and are no thing to pack', () => {
  expect(fatesOf('The camp provides all meals, tents ours', 'en').provided).toContain('meals');
  expect(fatesOf('Meals, museums and long walks', 'en').bring ?? []).not.toContain('meals');
});

test('papers and models are called by short names', () => {
  const found = fatesOf('Need my OEC, contract copy and QID. Bringing FT817, headset and a paddle.', 'en').bring ?? [];
  expect(found).toEqual(expect.arrayContaining(['OEC', 'QID', 'FT817']));
});

test('who brings or has a thing is written as in the words', () => {
  const things = thingsOf('Mi cuñada lleva la sombrilla. En la cabaña hay toallas.', 'es');
  expect(things.map(({ fate, by }) => [fate, by])).toEqual([
    ['other-brings', 'cuñada'],
    ['provided', 'cabaña'],
  ]);
});
