/** What English says right behind a thing to leave it out, and what only looks so. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('things refused by the words right behind them', () =>
  checkFates('en', [
    // Too much of it.
    ['Binoculars. Scope too heavy, he was told', { Binoculars: 'bring', Scope: 'stays' }],
    ['Camera, tripod too faffy', { Camera: 'bring', tripod: 'stays' }],
    ['The stove is packed. Hat too.', { Hat: 'bring' }],
    ['Wellies too, as it rains', { Wellies: 'bring' }],
    ['At Acadia we had ONE water bottle for 4, never again.', {}],
    // Not there, not then.
    ['Rain jacket. Ice axe not in January', { 'Rain jacket': 'bring', 'Ice axe': 'stays' }],
    ['Drone not in the park', { Drone: 'stays' }],
    ['Towels not in the flat', { Towels: 'bring' }],
    ['Insulin not in the hold', { Insulin: 'bring' }],
    ['Trousers not the silk ones', { Trousers: 'bring' }],
    ['No balloons on the ward', { balloons: 'stays' }],
    ['Last time my coat leaked and my camera drowned', {}],
    ['My daughter Hania is 6. Rubber boots too heavy, only for Hania', { 'Rubber boots': 'bring' }],
    // Dropped, broken, idle.
    ['White gloves scrapped since the new director', { 'White gloves': 'stays' }],
    ['Bottles banned, so wine out, whisky in a flask', { wine: 'stays', whisky: 'bring' }],
    ['Coats out of the attic', { Coats: 'bring' }],
    ['The drum split in June, never mended', { drum: 'stays' }],
    ['The kettle snapped so a new one', { kettle: 'bring' }],
    ['The telephoto can sulk in its cupboard', { telephoto: 'stays' }],
    ["Guitar I'd never touch", { Guitar: 'stays' }],
    // Scorned.
    ['Cufflinks, come on. Belt and shoes', { Cufflinks: 'stays', Belt: 'bring' }],
    ['Golf clubs tempting! Overcoat and scarf', { 'Golf clubs': 'stays', Overcoat: 'bring' }],
    ['Laptop? Out. Hair dryer? Are you joking. Torch', { Laptop: 'stays', 'Hair dryer': 'stays', Torch: 'bring' }],
    ['Tent? At sixty-six?', { Tent: 'stays' }],
    ['Heels on those pavements?', { Heels: 'stays' }],
    ['Out: guidebooks, jeans', { guidebooks: 'stays', jeans: 'stays' }],
    ["He's not letting me bring my winter jacket", { 'winter jacket': 'stays' }],
    ["Flatmate said don't bring a kettle we have four", { kettle: 'stays' }],
  ]));

describe('things that somebody else has, without a verb of giving', () =>
  checkFates('en', [
    ['Torch, umbrella in the guest closet', { Torch: 'bring', umbrella: 'provided' }],
    ['Printer in the office, book', { Printer: 'provided', book: 'bring' }],
    ['Torch in the daypack', { Torch: 'bring' }],
    ['The cot, the baby bath, high chair all at hers', { cot: 'provided', 'high chair': 'provided' }],
    ['The lodge slings in wetsuits, boards', { wetsuits: 'provided', boards: 'provided' }],
    ['An old schoolmate has promised an electric blanket', { 'electric blanket': 'provided' }],
    ['Music stand they have said yes', { 'Music stand': 'provided' }],
    ['Shower chair the hotel confirmed', { 'Shower chair': 'provided' }],
    ["Ear plugs there's a jug of them", { 'Ear plugs': 'provided' }],
    ['Porters take the tents and the mats', { tents: 'other-brings', mats: 'other-brings' }],
    ['Goalie joins from Vienna with his own pads', { pads: 'other-brings' }],
    ['We are driving up with the bikes', { bikes: 'bring' }],
    ["The suit is already hanging in my brother's wardrobe", { suit: 'other-brings' }],
    ['Our auntie don prepare mosquito net and towel', { 'mosquito net': 'provided', towel: 'provided' }],
    ['The quilt sent on', { quilt: 'sent' }],
    ['The movers came so the bikes, the skis, the tent are on the boat', { bikes: 'provided', tent: 'provided' }],
    ['Bunkhouse – crockery, pillows, kettle', { pillows: 'provided', kettle: 'provided' }],
    ['Shirts are issued. Safety glasses same as the shirts.', { 'Safety glasses': 'provided' }],
  ]));
