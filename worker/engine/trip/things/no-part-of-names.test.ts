/** Where a name ends: verbs, pronouns and words of a bystander are no part of it; and what a list goes on behind. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string>][] = [
  ['Lava rock eats soles so three pairs of trainers', { trainers: 'bring' }],
  ['It gets muddy, so two pairs of work boots', { 'work boots': 'bring' }],
  ['Her new sandals gave her heel blisters, so plasters', { plasters: 'bring' }],
  ['Fitted double sheet + sleeping bag', { 'fitted double sheet': 'bring', 'sleeping bag': 'bring' }],
  ['Towels take your own they said', { towels: 'bring' }],
  ['Sleeping mats everybody brings theirs', { 'sleeping mats': 'bring' }],
  [
    'They do robes, slippers if you pay, breakfast, and crutches from physio',
    { robes: 'provided', slippers: 'provided', crutches: 'provided' },
  ],
  [
    'They give us blankets, a pillow if you ask, sheets',
    { blankets: 'provided', pillow: 'provided', sheets: 'provided' },
  ],
  ['The GP gave malarone, so I have it', { malarone: 'bring' }],
  ['Old clothes, the barn is filthy', { 'old clothes': 'bring' }],
  ['A menthol inhaler for my cold', { 'menthol inhaler': 'bring' }],
  ['His hair straightener would melt', { 'hair straightener': 'stays' }],
  ['A long black skirt', { 'long black skirt': 'bring' }],
  // "The" stands before other things as well.
  ["The bride's cousin is my tailor. The kettle must come", { kettle: 'bring' }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'en').map(({ fate, words }) => [words.toLowerCase(), fate]));
  expect(found).toMatchObject(expected);
});

test.each([
  ['Sea air rusts tools', 'en'],
  ['The puppy chews shoes', 'en'],
  ['La sal destroza las botas', 'es'],
  ['El barro se come las zapatillas', 'es'],
  ['My cousin tags along', 'en'],
  ['Blisters on both heels last time', 'en'],
] as const)('%s: nothing of it is brought', (text, locale) => {
  const brought = thingsOf(text, locale).filter(({ fate, words }) => fate === 'bring' && !/blister/i.test(words));
  expect(brought).toEqual([]);
});
