/** Who has a thing, in English: what has to come, is bought by others, worn, refused, or told of a lodging. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  ['The nebuliser has to come, they said so twice', { nebuliser: 'bring' }],
  ['Her passport or the airline wont let her on', { passport: 'bring' }],
  ['I must declare my insulin and syringes', { insulin: 'bring', syringes: 'bring' }],
  ['Hiking poles bring your own they said', { 'Hiking poles': 'bring' }],
  ['The fridge and desk lamp I have already paid for, theyll be in my room', { 'desk lamp': 'provided' }],
  ['My aunt has bought me a parka', { parka: 'provided' }],
  ['My sil brings the gazebo', { gazebo: 'other-brings' }],
  ['No plugs so no point taking the hairdryer', { hairdryer: 'stays' }],
  ['Dinnae let me pack the whisky', { whisky: 'stays' }],
  ['Candles they will confiscate', { Candles: 'stays' }],
  ['Towels aint included', { Towels: 'bring' }],
  ['Towels gives the hotel', { Towels: 'provided' }],
  ['Ibis Hotel (hairdryer, towels)', { hairdryer: 'provided', towels: 'provided' }],
  ['Every B&B has towels and a kettle', { towels: 'provided', kettle: 'provided' }],
  ["I'm in the red dress on friday, we're in the tent with Jo", { 'red dress': 'wear', tent: 'undefined' }],
  ['Lodge: beds made up, eight to a room so ear plugs', { 'ear plugs': 'bring' }],
  ['Da is on bisoprolol and the heart tablets', { bisoprolol: 'bring', 'heart tablets': 'bring' }],
  ['Muzzle and vaccination card cause the rental asked', { Muzzle: 'bring', 'vaccination card': 'bring' }],
  ['Curry powder and tea sealed well (no meat, they will seize it)', { 'Curry powder': 'bring', tea: 'bring' }],
  ['My uncle told me not to buy snow boots here', { 'snow boots': 'stays' }],
  ['Cool box, parasol, windbreak: my cousin has a garage full of them', { parasol: 'provided', windbreak: 'provided' }],
  ['He is bad on the feet so the stick, wheelchair asst is booked', { stick: 'bring' }],
  ['Snow boots I dont have, I buy before', { 'Snow boots': 'bring' }],
  ['Jayden is 12 and his glove stays with him', { glove: 'bring' }],
  ['Granddad refuses his wheelchair so only the stick', { wheelchair: 'stays', stick: 'bring' }],
];

test.each(FATES)('%s', (text, fates) => {
  const read = thingsOf(text, 'en');
  for (const [words, fate] of Object.entries(fates))
    expect([words, String(read.find((thing) => thing.words === words)?.fate)]).toEqual([words, fate]);
});

test('a verb or a pronoun before a noun is no part of its name', () => {
  const names = thingsOf('Salt water ruins shoes so two pairs of sandals. Her boots gave him blisters, plasters', 'en');
  expect(names.map(({ words }) => words)).not.toContainEqual(expect.stringMatching(/ruins|gave|him/));
});
