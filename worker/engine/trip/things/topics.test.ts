/** Things named first and told of behind them, answers right behind a thing, what is lacking, and whose things they are. */
import { expect, test } from 'vitest';
import { fatesOf } from './things-of.fixture';

const CASES: [string, Record<string, string[]>][] = [
  // The thing, whose doing it is, and the verb.
  ['After the operation a shirt, gown hospital gives inside.', { provided: ['evening-dress'], bring: ['shirt'] }],
  ['Fins the boat lends, mask I take my own.', { provided: ['fins'], bring: ['mask'] }],
  ["Winter coat & snow boots we're buying at the outlet there.", { 'buy-there': ['coat', 'winter-boots'] }],
  ['The outfitter rents the whole works - neoprene socks, shoes, helmets.', { rented: ['socks', 'shoes', 'helmet'] }],
  ['Sledges stand by the house, skis are ours.', { provided: ['sledge'], bring: ['skis'] }],
  // Answers right behind the thing.
  ['Car seat no, drivers have them.', { provided: ['car-seat'] }],
  ['Car seat no - drivers.', { stays: ['car-seat'] }],
  ['The hotel says sheets yes towels NO.', { provided: ['bed-linen'], bring: ['towels'] }],
  ['Carrier yes, stroller no way.', { stays: ['stroller'] }],
  ['My brother offered his drone, no.', { stays: ['drone'] }],
  // What is lacking there.
  [
    'cabin has: bedding, pots. doesnt have: towels, pillows.',
    { provided: ['bed-linen', 'cooking-stuff'], bring: ['towels', 'pillow'] },
  ],
  ['The camp has life jackets for everybody except baby size so we gotta bring hers', { bring: ['life-jacket'] }],
  ['told to bring own pillow and towel', { bring: ['pillow', 'towels'] }],
  ['own bedsheets as theirs is dirty', { bring: ['bedsheets'] }],
  ['the blanket for my back is ours', { bring: ['blanket'] }],
  // Whose they are.
  ['FIL is hauling the kayak and the tent, I bring a rod', { 'other-brings': ['tent'], bring: ['rod'] }],
  ['My cousin is meeting us with umbrellas.', { provided: ['umbrella'] }],
  ["bride's on crutches from hurling so no dancing", {}],
  ["She's got a hair dryer, crashing at my cousin Hana's", { 'other-brings': ['hair-dryer'] }],
  ["can't do anything without the ipad, headphones", { bring: ['tablet', 'headphones'] }],
  // Not taken.
  ["Don't tell me to bring clubs it's February.", { stays: ['golf-clubs'] }],
  ['Doc says no malaria tabs just bug spray.', { stays: ['malaria-tablets'], bring: ['insect-repellent'] }],
  ['no irons, the suit went to Oxfam so blazer and tie will do me', { stays: ['suit'], bring: ['blazer', 'tie'] }],
  ["The stroller isn't till July", { stays: ['stroller'] }],
  ['I wear my white dress (not the one for church)', { bring: ['white-outfit'] }],
  // What a whole party wears, and a few for the way.
  ['dinner on Saturday, theme is denim & diamonds.', { bring: ['denim & diamonds'] }],
  ['sat nite out we wear ALL BLACK bride in white', { bring: ['ALL BLACK'] }],
  ['the photo is Sunday, everybody in tartan + white shirts.', { bring: ['tartan', 'dress-shirt'] }],
  ['Uncle Tom picks us up with a car seat installed', { provided: ['car-seat'] }],
  ['I need a few nappies for the plane', { bring: ['nappies'] }],
  ['parkas and boots stay in the car', { stays: ['winter-jacket', 'boots'] }],
  ['he is in the bottom bunk so the bed guard comes because he fell', { bring: ['bed-rail'] }],
  ['Music stands at the venues, I bring the cello.', { provided: ['sheet-music'], bring: ['cello'] }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = fatesOf(text, 'en');
  for (const [fate, concepts] of Object.entries(expected))
    expect(found[fate] ?? []).toEqual(expect.arrayContaining(concepts));
  if (Object.keys(expected).length === 0) expect(found).toEqual({});
});
