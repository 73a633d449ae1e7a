/** Who brings it, for whom it is not, and what comes after all. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string>][] = [
  ['The sofa is there but no duvet or pillow', { duvet: 'bring', pillow: 'bring' }],
  ['Mattress dey, no pillowcase', { pillowcase: 'bring' }],
  ["Raincoats, tent is Marta's", { raincoats: 'bring', tent: 'other-brings' }],
  ['Camera, tripod broke so getting one there', { camera: 'bring' }],
  ['The flags go up in the van with Kieran', { flags: 'sent' }],
  ["Coach's whistle and first aid kit, that's me", { whistle: 'bring', 'first aid kit': 'bring' }],
  ['Phone charger forgot last time', { 'phone charger': 'forgotten-before' }],
  ['Hosts leave towels and a kettle', { towels: 'provided', kettle: 'provided' }],
  ['Two bags rated to -5', { 'bags rated': 'bring' }],
  ["Jo's dad is driving us and bringing the barbecue", { barbecue: 'other-brings' }],
  ['The pillow and blanket, she doesnt have', { pillow: 'bring', blanket: 'bring' }],
  ['Only sleeping bags on us', { 'sleeping bags': 'bring' }],
  ['Towels by the lodge', { towels: 'provided' }],
  ['My cello comes in the cabin with me', { cello: 'bring' }],
  ['A walking stick his gran carved', { 'walking stick': 'bring' }],
  ['Her EpiPen (peanuts), a torch', { epipen: 'bring', torch: 'bring' }],
  ["Wellies I don't have so buying some before we leave", { wellies: 'bring' }],
  ['No kettle worth using so ours comes', { kettle: 'bring' }],
  ['Tea, the liver sausages NO customs will take', { tea: 'bring', 'liver sausages': 'stays' }],
  ['Me, Kim and Tess 6. Sea sickness tablets not for Tess', { 'sea sickness tablets': 'stays' }],
  ['My own bread and pasta', { pasta: 'bring' }],
  ['Nae tent, nae stove', { tent: 'stays', stove: 'stays' }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'en').map(({ fate, words }) => [words.toLowerCase(), fate]));
  expect(found).toMatchObject(expected);
});

test.each([
  'The Cape Verde trip was great',
  'Our brass band of 20 plays',
  'The tyres always ladder',
  'He has BP + sugar',
  'My EpiPen (nuts)',
])('%s: no such thing', (text) => {
  const brought = thingsOf(text, 'en').filter(({ fate, words }) => fate === 'bring' && !/epi/i.test(words));
  expect(brought).toEqual([]);
});
