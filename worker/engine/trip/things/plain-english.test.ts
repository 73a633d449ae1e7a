/** How English speakers say in passing what comes and what does not. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string>][] = [
  // What is allowed behind a "no".
  ['No heels, flat loafers ok if plain', { heels: 'stays', 'flat loafers': 'bring' }],
  ['No tie, dark jeans are fine', { tie: 'stays', 'dark jeans': 'bring' }],
  ['No tie, jeans or trainers', { tie: 'stays', jeans: 'stays', trainers: 'stays' }],
  // A "no" that opens the next clause.
  ['Work laptop, no the charger stays with Priya', { 'Work laptop': 'bring', charger: 'stays' }],
  ['Towels no, the hotel has them', { Towels: 'provided' }],
  // Whose a thing is closes its list, and what follows the comma is said of something else.
  ['tent and mats ours, boat hired', { tent: 'bring', mats: 'bring' }],
  ['carpa y sacos nuestros, lago, bote arrendado', { carpa: 'bring', sacos: 'bring', bote: 'rented' }],
  // Taken back in the next breath, by the end of its name.
  ['Mum wants me to bring a pressure cooker too... cooker NO', { 'pressure cooker': 'stays' }],
  // Two denials, and what is not up for debate.
  ['No coffee no life', { coffee: 'bring' }],
  ['No coffee, no tea', { coffee: 'stays', tea: 'stays' }],
  ['Earplugs are non-negotiable', { Earplugs: 'bring' }],
  [
    "The charger can't be missing and the yellow book mustn't be left behind",
    { charger: 'bring', 'yellow book': 'bring' },
  ],
  // "Get" with how somebody is gives nothing.
  ['I get carsick on any bend: ginger sweets and wristbands', { wristbands: 'bring' }],
  ['You get a towel and a blanket', { towel: 'provided', blanket: 'provided' }],
  // Lent, in the words of those who say "borrowed us".
  ["They've borrowed us a cot and a high chair", { cot: 'provided', 'high chair': 'provided' }],
  ['Skis she borrows', { Skis: 'provided' }],
  // What follows from the forecast.
  ['Forecast says 12 and drizzle, wellies then', { wellies: 'bring' }],
  // Pills beside what they are for; a screen otherwise.
  ['I have gout, tablets', { tablets: 'bring' }],
  // Worn at the occasion.
  ["I'm wearing a green dress to the ball", { 'green dress': 'bring' }],
  ["We're not wearing a black dress", {}],
  ['Rice cooker? Dad says yes but I say no', { 'Rice cooker': 'stays' }],
  ['Leave room for a foldable bag', {}],
  ['Tour blazer if it still fits, tie gets given', { 'Tour blazer': 'bring', tie: 'provided' }],
  ['My gloves, pads and a bat, I keep wicket', { gloves: 'bring' }],
  // What a lodging is stocked with, and what it lacks.
  [
    "The caravan's fully stocked (bedding, kettle) bar a bottle opener",
    { bedding: 'provided', 'bottle opener': 'bring' },
  ],
  // Each verb has its own subject.
  ['A stick for the cobbles, and my transfer is booked at the airport', { stick: 'bring' }],
  ['The skis are booked at the shop', { skis: 'provided' }],
  ['Hotel gym so kit for that, and they do towels', { towels: 'provided' }],
  // Sent with somebody, and bought along the way.
  [
    'The stand gear went with the freight forwarder last week: banners and samples',
    { banners: 'sent', samples: 'sent' },
  ],
  ["Buckets we'll grab on the front", { Buckets: 'buy-there' }],
  // What others ask for, and what somebody cannot be without.
  ['She asked for tea bags and Marmite', { 'tea bags': 'bring', Marmite: 'bring' }],
  ["He's hopeless without his own pillow", { 'own pillow': 'bring' }],
  ['He copes fine without a pillow', { pillow: 'stays' }],
  ['The 13 yr old has braces and a mouth guard', { braces: 'bring', 'mouth guard': 'bring' }],
  ['The hotel has a pool and robes', { robes: 'provided' }],
  ['Walking boots broken in, and a roll mat', { 'Walking boots': 'bring', 'roll mat': 'bring' }],
  ['Smart trousers for gents at dinner they say', { 'Smart trousers': 'bring' }],
  [
    'The list: all tablets in their original boxes, glasses, hearing aids',
    { glasses: 'bring', 'hearing aids': 'bring' },
  ],
  ["She has COPD, two inhalers plus a nebuliser that's staying home", { inhalers: 'bring', nebuliser: 'stays' }],
  ['Zac needs his ear defenders', { 'ear defenders': 'bring' }],
  ['Zac brings a tent', { tent: 'other-brings' }],
  [
    "Hard hat issued, safety glasses mine as they're prescription",
    { 'Hard hat': 'provided', 'safety glasses': 'bring' },
  ],
  ['A kilt hired at home, skis hired there', { kilt: 'bring', skis: 'rented' }],
  // What an animal has.
  [
    'Dog: Bramble, elderly whippet, hates cold, has a coat and arthritis tablets',
    { coat: 'bring', 'arthritis tablets': 'bring' },
  ],
];

test.each(CASES)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'en').map(({ words, fate }) => [words, fate]));
  expect(found).toMatchObject(expected);
  if (Object.keys(expected).length === 0) expect(Object.values(found)).not.toContain('bring');
});

test('what a word stands for by its company', () => {
  const concepts = (text: string) => thingsOf(text, 'en').map(({ concept }) => concept);
  expect(concepts('I have gout, tablets')).toEqual(['medication']);
  expect(concepts('Tablets for the kids to watch films')).toEqual(['tablet']);
  expect(concepts('I keep goal as goalkeeper: gloves and shin pads')).not.toContain('gloves');
  expect(concepts('Warm hat and gloves')).toEqual(['warm-hat', 'gloves']);
  expect(concepts('Bramble, elderly whippet, has arthritis tablets')).toEqual(['pet-medicine']);
  expect(concepts('Brenda, elderly aunt, has arthritis tablets')).toEqual(['medication']);
  expect(concepts('A floater suit and ice picks')).not.toContain('suit');
  expect(concepts('Sleeping in a hall, bring a mat')).not.toContain('sleeping-bag');
});
