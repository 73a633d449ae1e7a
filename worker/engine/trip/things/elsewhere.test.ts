/** What right behind a list, or in the verb before it, says that it is made, carried or kept by somebody else. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('things that somebody else makes, carries or keeps', () =>
  checkFates('en', [
    // Made there.
    ['My saree and lehenga are getting stitched there', { saree: 'provided', lehenga: 'provided' }],
    ['My blouse is getting stitched for the trip', { blouse: 'bring' }],
    ['Jacket made in Italy', { Jacket: 'bring' }],
    // No aeroplane takes it.
    ["Bear spray can't fly so I get it in Whitehorse", { 'Bear spray': 'buy-there' }],
    ["Gas canisters we can't fly with, will grab some there", { 'Gas canisters': 'buy-there' }],
    ['Fuel is not allowed on the plane', { Fuel: 'stays' }],
    // Whose it is.
    ['The CPAP is my brother not me', { CPAP: 'other-brings' }],
    ['The crutches are for my flatmate, not for me', { crutches: 'other-brings' }],
    ['The kayaks belong to the mission house', { kayaks: 'provided' }],
    ['The singlets belong to the school and go in my bag', { singlets: 'bring' }],
    ['The satellite phone is the guides', { 'satellite phone': 'provided' }],
    ['The inhaler is for me', { inhaler: 'bring' }],
    // Carried apart.
    ['The blazers and ties travel on the rail in the coach', { blazers: 'sent', ties: 'sent' }],
    ['Big kit (drums, stands, cables) goes freight', { stands: 'sent', cables: 'sent' }],
    ['Brochures, leaflets and banners went in the crate', { Brochures: 'sent', banners: 'sent', crate: undefined }],
    ["Deb's van is taking my crate and the tent", { crate: 'sent', tent: 'sent' }],
    ['My boots travel on my feet', { boots: 'wear' }],
    // Had for the writer.
    ['My aunt has a parka and snow boots in my size', { parka: 'provided', 'snow boots': 'provided' }],
    ["His mum's got bikes we can borrow", { bikes: 'provided' }],
    ['I have snacks for everyone', { snacks: 'bring' }],
    ["Kayla's mob bring the gazebo, the big stove and lights", { gazebo: 'other-brings', stove: 'other-brings' }],
    ['Husband is bringing the envelope himself', { envelope: 'other-brings' }],
    ['The sleeping bags didi is carrying from home', { 'sleeping bags': 'other-brings' }],
    ["The company's buying parkas and overtrousers for all of us", { parkas: 'provided', overtrousers: 'provided' }],
    ['Gloves, overalls and a helmet the boss gives', { Gloves: 'provided', overalls: 'provided', helmet: 'provided' }],
    // What is there.
    [
      'On the boat is already bed linen, pans for the kitchen, life vests',
      { 'bed linen': 'provided', 'life vests': 'provided' },
    ],
    ['They have bought everything over there, cot, bottles', { cot: 'provided', bottles: 'provided' }],
    [
      "It's full service so tents, camp beds, life jackets are included",
      { tents: 'provided', 'life jackets': 'provided' },
    ],
    ['Pool towels on a deposit', { 'Pool towels': 'provided' }],
    // Not the writer's to see to, not allowed, or not wanted.
    ['Canopy, plates no be my business', { Canopy: 'stays', plates: 'stays' }],
    ['Speakers are none of our concern', { Speakers: 'stays' }],
    ['The ship forbids irons, kettles and extension leads', { irons: 'stays', 'extension leads': 'stays' }],
    ["The stroller's staying hame nae arguments", { stroller: 'stays' }],
    ["The drone's no comin", { drone: 'stays' }],
    ['Mama wants biscuits and peanut butter, ay nako no', { biscuits: 'stays', 'peanut butter': 'stays' }],
    ['Mama wants biscuits and peanut butter', { biscuits: 'bring', 'peanut butter': 'bring' }],
    ["I've been told to bring a laser pointer; NO.", { 'laser pointer': 'stays' }],
    ["I've been told to bring a laser pointer", { 'laser pointer': 'bring' }],
    ['I have not needed a winter coat since 1991', { 'winter coat': 'stays' }],
    ['No crackers no nuts please, customs seized them last time', { crackers: 'stays', nuts: 'stays' }],
    ["Heli won't fly big bags so my rucksack stays home", { rucksack: 'stays' }],
  ]));
