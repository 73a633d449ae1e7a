/** What a later sentence or the end of the same one takes back. */
import { checkAllConcepts } from './expect-things';

checkAllConcepts('en', [
  ['My CPAP yes.. no wait theres no power, leave it.', { stays: ['cpap'] }],
  ['Want to carry the DSLR? 1.5 kg... no, will leave it, phone enough.', { stays: ['camera'], bring: ['phone'] }],
  ['Bringing the kettle. Actually no. Mug.', { stays: ['kettle'], bring: ['mug'] }],
  ['Bringing the drone, hmm actually no.', { stays: ['drone'] }],
  // A change of mind, told with the thing.
  ['Heels... nah scratch the heels, grass everywhere.', { stays: ['heels'] }],
  ['Tent, stove, no wait forget the stove.', { bring: ['tent'], stays: ['stove'] }],
  ['A tripod, actually bin the tripod.', { stays: ['tripod'] }],
  ['Bikini and sarong, scrap that, just the bikini.', { stays: ['cover-up'], bring: ['swimwear'] }],
  // Another thing, or another's errand.
  ['Rain jacket for the hills, no jacket for the dinner.', { bring: ['rain-jacket'], stays: ['light-jacket'] }],
  ['Bringing a tarp. Leave it to me.', { bring: ['tarp'] }],
]);
