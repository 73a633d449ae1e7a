/** What the words right at a thing settle of it, and what a question or somebody's advice comes to. */
import { describe } from 'vitest';
import { checkConcepts } from './expect-things';

describe('what the words at a thing say of it', () =>
  checkConcepts('en', [
    ['Via ferrata one morning, harness and helmet from the mountain guide', { provided: ['climbing-harness'] }],
    ['My boots, wetsuit from the surf shop', { rented: ['wetsuit'], bring: ['boots'] }],
    ['A letter from the school and a laptop', { bring: ['laptop'] }],
    ["The tent's Mark's, I bring a lamp", { 'other-brings': ['tent'] }],
    ['Going with the club. The stove and the tripod are his.', { 'other-brings': ['stove', 'tripod'] }],
    ['I take combs and a brush, the tent is hers.', { 'other-brings': ['tent'], bring: ['hairbrush'] }],
    ['Sneha is carrying the tent, Karthik the stove.', { 'other-brings': ['tent', 'stove'] }],
    ['Borrowing ski trousers off my sister in Cork for the three of us.', { bring: ['ski-trousers'] }],
    ['My sister lives there so we borrow ski trousers off my sister there.', { provided: ['ski-trousers'] }],
    ['The camera stays on my lap not in the hold.', { bring: ['camera'] }],
    ["Nora's on stove duty, Greta's on first aid", { 'other-brings': ['stove', 'first-aid'] }],
    ['The leaders bring tents, she needs a sleeping bag', { 'other-brings': ['tent'], bring: ['sleeping-bag'] }],
    ["No wetsuits needed, they're at the lodge", { provided: ['wetsuit'] }],
    ['No towels in the cabin so those are on us', { bring: ['towels'] }],
    ['No jacket, smart shirt though', { stays: ['light-jacket'], bring: ['dress-shirt'] }],
    ['She swapped my pills for fluvoxamine', { bring: ['medication'] }],
    ['Not sleeping in a tent, the club has a bunkhouse', { stays: ['tent'] }],
    ['Everybody tells us to take an umbrella but no, we have hoods', { stays: ['umbrella'] }],
    ['Everybody tells us to take an umbrella', { bring: ['umbrella'] }],
    ['My husband refuses to wear a tie so an open shirt', { stays: ['tie'] }],
    ['Cot no way, we share a bed', { stays: ['cot'] }],
    ['Stroller no chance on those stairs, sling yes', { stays: ['stroller'] }],
    ['Thinking about the drone... no, too windy', { stays: ['drone'] }],
    ['Do I need a sleeping bag? The lodge says no', { stays: ['sleeping-bag'] }],
    ["Stove? Ruth's got one", { 'other-brings': ['stove'] }],
    ["Getting a wheelchair over there for gran, she can't walk far", { rented: ['wheelchair'] }],
    ['Picking up fleeces in a shop when we land', { 'buy-there': ['fleece'] }],
    ['Gloves: bring own, theirs are too thin', { bring: ['gloves'] }],
    ['Gite: bed linen yes, towels no', { bring: ['towels'], provided: ['bed-linen'] }],
    ['The rooms are 4* so kettles, towels and that are in the room', { provided: ['towels'] }],
    ['Bikes from the shop, I bring shoes, helmet and a garmin edge', { bring: ['cycling-shoes', 'bike-helmet'] }],
    ['Flats not heels for the party', { stays: ['heels'] }],
    // Hired at home for a whole season: it comes along.
    ['Kids gear = season rental (skis, boots), it has to come', { bring: ['skis', 'ski-boots'] }],
    ["The children's skis are leased for the season", { bring: ['skis'] }],
    ['We hire skis there', { rented: ['skis'] }],
    // What is there already, be it an aid; what stands in brackets parts no list from its verb.
    ['The crutches are at my sister’s already', { provided: ['crutches'] }],
    ['The walker from the Red Cross is at Granny’s already', { provided: ['rollator'] }],
    ['Wetsuits are already down there in the shed', { provided: ['wetsuit'] }],
    [
      'Towels, a hair dryer and binoculars (loaner) are on the ship',
      { provided: ['towels', 'hair-dryer', 'binoculars'] },
    ],
    // Papers that were sent came to the writer.
    ['Passport cards were mailed last month', { bring: ['passport'] }],
    ['A flat cap goes without saying', { bring: ['cap'] }],
    ['Loose trousers that go over a bandage the size of a loaf', { bring: ['trousers'] }],
    ["Tweed jacket and the good brogues for Thursday as we've the lunch in town", { bring: ['blazer', 'dress-shoes'] }],
    ['My ghungroo, the pooja lamp and a navy pantsuit', { bring: ['ghungroo', 'prayer-beads', 'trouser-suit'] }],
    ["Surfing: I'm taking the 6'0 and the step up", { bring: ['surfboard-by-size'] }],
    ['Nut allergy, so I carry an epi', { bring: ['adrenaline-pen-epi'] }],
  ]));
