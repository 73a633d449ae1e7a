/** Things that somebody has, still gets before the trip, finds on a list that was sent, or does without. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string | undefined>][] = [
  // What the writer has, with the verb before it or behind it.
  ['I have the tent, the stove and the bear rope', { tent: 'bring', stove: 'bring', 'bear rope': 'bring' }],
  ['We have a stove and pots', { stove: 'bring', pots: 'bring' }],
  ["Wetsuits we've got for the kids only", { wetsuits: 'bring' }],
  ['The hostel has pots and a stove', { pots: 'provided', stove: 'provided' }],
  ['Boots for me, a hat for Tom', { boots: 'bring' }],
  ['Fishing rod and waders for me', { 'fishing rod': 'bring' }],
  // Got before the trip, and there.
  ['Got to get a new headlamp before we leave', { headlamp: 'bring' }],
  ['Getting a sunhat over there', { sunhat: 'buy-there' }],
  // A list that somebody sent.
  ['Flasks and head torches were on the list they sent', { flasks: 'bring', 'head torches': 'bring' }],
  ['The kit list says gaiters and two pairs of gloves', { gaiters: 'bring', gloves: 'bring' }],
  ['Trousers need to be plain navy', { trousers: 'bring' }],
  ['They give us polo shirts, trousers need to be navy', { 'polo shirts': 'provided', trousers: 'bring' }],
  // Who carries or lends them.
  ['The outfitter hauls the tents and stoves', { tents: 'provided', stoves: 'provided' }],
  ['The tour people lend thermal suits and boots', { 'thermal suits': 'provided', boots: 'provided' }],
  ['Bodyboards hang in the shed', { bodyboards: 'provided' }],
  ['The whistle hangs in my bag', { whistle: 'bring' }],
  // What one does without and the other does not; what a house forbids, and what it lacks.
  ["My poles, she won't use them", { poles: 'bring' }],
  ["Poles, I won't use them", { poles: 'stays' }],
  ['No kettles or toasters in rooms', { kettles: 'stays', toasters: 'stays' }],
  ['No towels in the room', { towels: 'bring' }],
  ['There are no towels so we bring ours', { towels: 'bring' }],
  ['The flat has no hairdryer', { hairdryer: 'bring' }],
  ['The ship has no power strips', { 'power strips': 'stays' }],
  // Brands, offices and doctors own nothing of it.
  ["So brown bread and Barry's tea bags", { 'tea bags': 'bring' }],
  ["I take Barry's tent", { tent: 'bring' }],
  ["Barry's tent and stove", { tent: 'other-brings' }],
  ["My laptop and the firm's iPad", { laptop: 'bring', ipad: 'bring' }],
  ["The firm's tent", { tent: 'provided' }],
  ['I take Lexapro and use a mouthguard at night', { lexapro: 'bring', mouthguard: 'bring' }],
  ['The doctor gave us Malarone', { malarone: 'bring' }],
  // Bought or borrowed before it begins.
  ["My salopettes died so I'm buying some in Decathlon before we go", { salopettes: 'bring' }],
  ["Salopettes I'm buying there", { salopettes: 'buy-there' }],
  ['A riding jacket I am borrowing from my cousin on the way', { 'riding jacket': 'bring' }],
  // One subject each, and one name each.
  ['Two pairs of oxfords, and the exhibits are being FedExed', { oxfords: 'bring', exhibits: 'sent' }],
  ['Boots, poles, and helmets are provided', { boots: 'provided', poles: 'provided', helmets: 'provided' }],
  ['My velvet frock coat and a top hat', { 'velvet frock coat': 'bring', 'top hat': 'bring' }],
  ['Our red scarves', { 'red scarves': 'bring', red: undefined }],
  ['Throwaway sweatshirt from Goodwill for the start', { 'throwaway sweatshirt': 'bring' }],
  ['A foot pedal for the transcripts', { 'foot pedal': 'bring', transcripts: undefined }],
  ['Theme is aerobics, so leg warmers and a headband', { 'leg warmers': 'bring', headband: 'bring' }],
  ["A crinoline that won't fold for love nor money", { 'nor money': undefined }],
  ['Someone said bring a mug for the mulled wine but they do a deposit', { mug: 'stays' }],
  // What a full house lacks, and words that are half of another thing.
  ['A van with everything bar bedding and a kettle', { bedding: 'bring', kettle: 'bring' }],
  ['Bring: torch, notebook, packed lunch', { torch: 'bring', notebook: 'bring' }],
  ['I need both kits', { kits: undefined }],
  ['He needs his sleep apnoea mask', { 'sleep apnoea mask': 'bring' }],
  // Sayings, places and what is done there.
  ['I get blisters at the drop of a hat', { hat: undefined }],
  ['Beach clubs most days', { 'beach clubs': undefined }],
  ['A jacket and tie for dinner on the ship', { jacket: 'bring', tie: 'bring' }],
];

test.each(CASES)('%s', (text, expected) => {
  const found: Record<string, string> = Object.fromEntries(
    thingsOf(text, 'en').map(({ words, fate }) => [words.toLowerCase(), fate]),
  );
  expect(Object.fromEntries(Object.keys(expected).map((words) => [words, found[words]]))).toEqual(expected);
});
