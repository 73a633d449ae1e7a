/** Things that somebody names in English and that come, by the construction they stand in; beside each what must not be read so. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('a thing that a sentence opens with', () =>
  checkFates('en', [
    ['Torch for the 4am walk', { torch: 'bring' }],
    ['Masking tape to tape the hotel doors', { 'masking tape': 'bring' }],
    ['Whisky to give at the end to the cook', { whisky: 'bring' }],
    ['Logbooks signed off by the cox', { logbooks: 'bring' }],
    ["Club vest and cap or you're out", { 'club vest': 'bring', cap: 'bring' }],
    ['Red card or they turn you around', { 'red card': 'bring' }],
    ['Towels to hire at the desk', { towels: 'rented' }],
    ['Boats for hire', {}],
  ]));
describe('what somebody has been lent, gives away or wears', () =>
  checkFates('en', [
    [
      "The sister's giving me the loan of her husband's jacket and salopettes",
      { jacket: 'bring', salopettes: 'bring' },
    ],
    ['Me da gave me a lend of his waders', { waders: 'bring' }],
    ["I've borrowed a drysuit from a mate", { drysuit: 'bring' }],
    ["I've borrowed skis from the hotel", { skis: 'provided' }],
    ["I'm giving our hosts a pot of jam and a tea towel", { 'tea towel': 'bring' }],
    ['The club is giving us shirts', { shirts: 'provided' }],
    ['Pam and I go. Pam has her best gown and the silver sandals', { 'silver sandals': 'bring' }],
    ['Client gives one phone but office laptop also I have to carry', { 'office laptop': 'bring' }],
    ['The hotel gives a robe, towels also', { towels: 'provided' }],
  ]));
describe('what others have is no good', () =>
  checkFates('en', [
    ['Helmets as theirs stink', { helmets: 'bring' }],
    ['The good kettle because theirs never whistles', { kettle: 'bring' }],
    ['The tent is theirs', { tent: 'provided' }],
  ]));
describe('a possessive that is part of the name', () =>
  checkFates('en', [
    ["Seaman's book, my chef's knife", { "Seaman's book": 'bring', "chef's knife": 'bring' }],
    ["The hotel's towels", { towels: 'provided' }],
  ]));
describe('where the list goes and what somebody will not do without', () =>
  checkFates('en', [
    ['In the trailer go the gazebo and two trestles', { gazebo: 'bring' }],
    ['The hurleys and helmets are going in the boot', { hurleys: 'bring', helmets: 'bring' }],
    ['The bikes are going in the removal van', { bikes: 'sent' }],
    ["You'll be turned away without a hard hat", { 'hard hat': 'bring' }],
    ['Hubby wont braai without his own tongs', { tongs: 'bring' }],
    ['We go without towels', { towels: 'stays' }],
    ['Each child brings a sunhat and a packed lunch', { 'packed lunch': 'bring' }],
    ['The school gives a packed lunch', { 'packed lunch': 'provided' }],
    ["The rink's got skates but I prefer my own", { skates: 'bring' }],
    ["The rink's got skates and I prefer blue ones", { skates: 'provided' }],
    ['We settled on a folding saw', { 'folding saw': 'bring' }],
    ['Black dress, black flats, tights way too hot', { 'black dress': 'bring', tights: 'stays' }],
  ]));
describe('nouns whose company tells what they name', () =>
  checkFates('en', [
    ['They supply the tent. Mat, bag and pillow are your own', { mat: 'bring', bag: 'bring', tent: 'provided' }],
    ['Tent at ten, bag drop at noon', { bag: undefined }],
    ['Church dress for Lily, white tights', { 'church dress': 'bring' }],
    // Those of a canal.
    ['Bring gloves for the locks', { gloves: 'bring', locks: undefined }],
    ['Bring two locks and gloves', { locks: 'bring', gloves: 'bring' }],
    ['We dress warm at dinner', {}],
    ["Wellies, the dog's lead and bowl", { wellies: 'bring' }],
  ]));
describe('a bracket, a relative and a refusal', () =>
  checkFates('en', [
    ["Jewellery, hubby's sherwani (turban cloth is waiting there)", { jewellery: 'bring', sherwani: 'bring' }],
    ['Towels (fluffy ones are provided)', { towels: 'provided' }],
    ['Me, Lolo and the kids. Lolo wears his barong both nights', { barong: 'bring' }],
    ['Mom wants her church dress along for sunday, nope not doing that', { 'church dress': 'stays' }],
  ]));
