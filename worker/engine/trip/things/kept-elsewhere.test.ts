/** Things that are kept somewhere, lent before the trip, needless by what is there, or only advised or compared with. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string>][] = [
  ['My second monitor lives in the Leeds office', { 'second monitor': 'provided' }],
  ['Our laptop, second monitor lives in the Oslo office', { laptop: 'bring', 'second monitor': 'provided' }],
  ['The iron stays at moms, so does the hair dryer', { iron: 'provided', 'hair dryer': 'provided' }],
  ['Cot n highchair at my sisters', { cot: 'provided', highchair: 'provided' }],
  ['EpiPen stays on her', { epipen: 'bring' }],
  ['Curling irons and towels at the bnb', { 'curling irons': 'provided', towels: 'provided' }],
  ['Swimsuit for the pool at the hotel', { swimsuit: 'bring' }],
  ['Need my laptop at the hotel', { laptop: 'bring' }],
  ['The flat has towels and a bed for him so no travel cot', { towels: 'provided', 'travel cot': 'stays' }],
  ['Sheets are given but no towels', { towels: 'bring' }],
  ['Poles my dad lent me', { poles: 'bring' }],
  ['Hat and the fleece Bob gave me', { hat: 'bring', fleece: 'bring' }],
  ['My aunt borrowed a highchair from church', { highchair: 'provided' }],
  ['MIL says bring a rice cooker lmao', { 'rice cooker': 'stays' }],
  ['My aunt told me to bring an iron. Yeah right', { iron: 'stays' }],
  ['The guide said bring gaiters', { gaiters: 'bring' }],
  ["Pete's sorting the tent", { tent: 'other-brings' }],
  ['Thyroid tablets daily, tamoxifen starts after', { 'thyroid tablets': 'bring', tamoxifen: 'stays' }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'en').map(({ fate, words }) => [words.toLowerCase(), fate]));
  expect(found).toMatchObject(expected);
});

test('what a thing is compared with does not come', () => {
  const words = thingsOf('I want a coat that doesnt make me look like a duvet', 'en')
    .filter(({ fate }) => fate === 'bring')
    .map(({ words }) => words);
  expect(words).toEqual(['coat']);
});
