/** What a later sentence or the end of the same one takes back. */
import { expect, test } from 'vitest';
import { fatesOf } from './things-of.fixture';

const CASES: [string, Record<string, string[]>][] = [
  ['My CPAP yes.. no wait theres no power, leave it.', { stays: ['cpap'] }],
  ['Want to carry the DSLR? 1.5 kg... no, will leave it, phone enough.', { stays: ['camera'], bring: ['phone'] }],
  ['Bringing the kettle. Actually no. Mug.', { stays: ['kettle'], bring: ['mug'] }],
  ['Bringing the drone, hmm actually no.', { stays: ['drone'] }],
  // Another thing, or another's errand.
  ['Rain jacket for the hills, no jacket for the dinner.', { bring: ['rain-jacket'], stays: ['light-jacket'] }],
  ['Bringing a tarp. Leave it to me.', { bring: ['tarp'] }],
];

test.each(CASES)('%s', (text, expected) => {
  expect(fatesOf(text, 'en')).toEqual(expected);
});
