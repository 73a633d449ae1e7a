/** What the words right after a thing, or over its list, say of who takes care of it. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('who sees to a thing, after it or in a heading', () =>
  checkFates('en', [
    // A subject of its own right after the thing.
    ['Torch, wet wipes, paddles the outfitter hands out', { Torch: 'bring', paddles: 'provided' }],
    ['Duvets and pillows our host is putting out', { Duvets: 'provided', pillows: 'provided' }],
    ['Camp stove Beto is driving up on Friday', { 'Camp stove': 'other-brings' }],
    ['Umbrellas they sell on every corner', { Umbrellas: 'buy-there' }],
    ['Crampons the hut rents out by the day', { Crampons: 'rented' }],
    ['Hiking boots the twins just got', { 'Hiking boots': 'bring' }],
    ['My parents visit me for three weeks, wool socks they can bring', { 'wool socks': 'bring' }],
    // Had on the spot.
    ['Swimwear, armbands we pick up at the pool', { Swimwear: 'bring', armbands: 'provided' }],
    ['Passport, sunscreen we buy at the resort', { Passport: 'bring', sunscreen: 'buy-there' }],
    ['Walking stick I got from a friend last year', { 'Walking stick': 'bring' }],
    // A whole entry that says where.
    ['Sturdy shoes, harness at the climbing wall, snacks', { 'Sturdy shoes': 'bring', harness: 'provided' }],
    ['Book, kettle at the digs, slippers', { Book: 'bring', kettle: 'provided', slippers: 'bring' }],
    ['Ear plugs at night, eye mask', { 'Ear plugs': 'bring', 'eye mask': 'bring' }],
    ['Gown from the ward, slippers', { Gown: 'provided', slippers: 'bring' }],
    ['Letter from the cardiologist, jumper from home', { jumper: 'bring' }],
    ['Charcoal from the local market, tongs', { Charcoal: 'buy-there', tongs: 'bring' }],
    ['Towels: airbnb. Swimwear', { Towels: 'provided', Swimwear: 'bring' }],
    ['Torch in the daypack, nets in every bedroom', { Torch: 'bring', nets: 'provided' }],
    // Where all of it comes from, and what is lacking there.
    [
      'Hard hat, gloves all from the agency cache. My own boots',
      { 'Hard hat': 'provided', gloves: 'provided', boots: 'bring' },
    ],
    ["The tripod is the cameraman's", { tripod: 'provided' }],
    ['Bedding and towels done for us', { Bedding: 'provided', towels: 'provided' }],
    ['Scrubs and gloves are in short supply', { Scrubs: 'bring', gloves: 'bring' }],
    ['The bikes land 6 weeks later', { bikes: 'sent' }],
    ['The hut has mattresses without blankets', { blankets: 'bring' }],
    // Over a list.
    ["What's there already: kettle, board games, blankets", { kettle: 'provided', blankets: 'provided' }],
    ['The regatta kits us out: jacket, cap', { jacket: 'provided', cap: 'provided' }],
    ['My aunt is doing everything: towels, snacks', { towels: 'provided', snacks: 'provided' }],
    ["What my dad's bringing on Saturday: tent, stove", { tent: 'other-brings', stove: 'other-brings' }],
    ['Vetoed: guitar, umbrella. Also a torch', { guitar: 'stays', umbrella: 'stays', torch: 'bring' }],
    // A participle after who gives.
    ['Company issued boots, helmet, gloves', { boots: 'provided', helmet: 'provided', gloves: 'provided' }],
    ['Employer give overalls, boots and gloves', { overalls: 'provided', boots: 'provided', gloves: 'provided' }],
    ['Club gives us vests, paddles, a drybag if you want one', { vests: 'provided', paddles: 'provided' }],
    ['The apartment comes furnished, pots and pans, sheets', { 'pots and pans': 'provided', sheets: 'provided' }],
    ['The boss has the chop saw, the nail guns, gloves', { gloves: 'provided' }],
    // A sign between a thing and who takes care of it.
    ['Cool box: Kofi bringing it on the bus', { 'Cool box': 'other-brings' }],
    ['Wedding cake - the baker drops it at the hall', { 'Wedding cake': 'provided' }],
    ['Gloves? The club is lending us those', { Gloves: 'provided' }],
    ['High chair? Yes, the cottage has one', { 'High chair': 'provided' }],
    // What a lodging's list goes on with.
    ['Apartment: hairdryer, board games, blankets', { hairdryer: 'provided', 'board games': 'provided' }],
    ['Hostel: swimwear, towel', { swimwear: 'bring' }],
    // Sent ahead, kept back, waiting.
    ['The surfboard I mailed to my cousin in Perth', { surfboard: 'sent' }],
    ["I'm shipping my winter coat and boots to the office", { 'winter coat': 'sent', boots: 'sent' }],
    ['The tablet stays with grandma, the guitar stays put', { tablet: 'stays', guitar: 'stays' }],
    ['They have bunks with blankets so forget the cot', { cot: 'stays' }],
    ['Soap, towels and robes await below', { Soap: 'provided', towels: 'provided' }],
    ["What's in your room”: kettle, tea bags", { kettle: 'provided' }],
    // What each of many does the writer does as well; what one has already is one of the list.
    ['Everyone brings a mat and a head torch', { mat: 'bring', 'head torch': 'bring' }],
    ['Each player has shin pads, boots', { 'shin pads': 'bring', boots: 'bring' }],
    ['Every room has a kettle and towels', { kettle: 'provided', towels: 'provided' }],
    ['The college lends tents, maps, helmets but I have one', { tents: 'provided', helmets: 'bring' }],
    ['Sheets are included. Towels arent.', { Sheets: 'provided', Towels: 'bring' }],
    ["Camp chair? That one's ours", { 'Camp chair': 'bring' }],
    ['Eye drops the optician has just made', { 'Eye drops': 'bring' }],
    ['Boots you supply yourself', { Boots: 'bring' }],
    ["They've borrowed two cots and a high chair", { cots: 'provided', 'high chair': 'provided' }],
    // The same as before.
    ['The iron stays home. Steamer same.', { iron: 'stays', Steamer: 'stays' }],
    // No use for it.
    ['Wetsuit? There will not be time.', { Wetsuit: 'stays' }],
    ['Drone? Who needs it.', { Drone: 'stays' }],
    ['Bikes no room on the car', { Bikes: 'stays' }],
    ['Hairdryer nowhere to plug it', { Hairdryer: 'stays' }],
    ['Guidebook nobody reads them', { Guidebook: 'stays' }],
  ]));
