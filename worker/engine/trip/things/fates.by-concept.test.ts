/** Which things of the lexicon a text brings, gets there or leaves at home. */
import { describe } from 'vitest';
import { checkConcepts, checkAllConcepts } from './expect-things';

describe('had by somebody else, sold or plentiful there', () =>
  checkConcepts('en', [
    [
      'Ski gloves ours, the hair straightener megs got. My visa (4 months left) and the ferry ticket.',
      { bring: ['visa'] },
    ],
    ["Bazza's bringing the tent and the stove and the axe", { 'other-brings': ['tent', 'stove'] }],
    ['Hair dryer lauren has, so only a brush', { 'other-brings': ['hair-dryer'] }],
    ['Nuala takes metformin. Me and Nuala, a week in Ghent', { bring: ['diabetes-medicine'] }],
    ['Neither of us has nor wishes to own a tuxedo', { stays: ['tuxedo'] }],
    ['EpiPen nut allergy, raincoat', { bring: ['adrenaline-pen', 'rain-jacket'] }],
    ['Cheese and pasta allergy: raincoat', { stays: ['Cheese'], bring: ['rain-jacket'] }],
    ['The old stroller is sold, and our binoculars have gone to my nephew', { stays: ['stroller', 'binoculars'] }],
    ['I should come with a jumper for the coach', { bring: ['jumper'] }],
    ['No need to bring pans but hiking boots YES', { bring: ['hiking-boots'] }],
    ['Nappies are plenty over there, and towels galore', { provided: ['nappies', 'towels'] }],
    ['2 suits, dress shirts she says 4 will do, and a raincoat.', { bring: ['suit'] }],
    ['Dryrobe is hers I can borrow, swimmers and flip flops me own', { bring: ['swimwear', 'flip-flops'] }],
    ['Van is ready, linen towels pots mugs so DONT list any of that', { stays: ['towels'] }],
    ['Sleeping bag? eish no wait Busi packed that too.', { 'other-brings': ['sleeping-bag'] }],
    ['Kettle and duvets in the bunkhouse', { provided: ['kettle', 'duvet'] }],
    ['Crampons went by sea, my boots come with me', { sent: ['crampons'], bring: ['boots'] }],
    ['Bodyboards are in our shed no sorry Daves bringing them', { 'other-brings': ['surfboard'] }],
    ['mums got the first aid kit, Joes got the stove', { 'other-brings': ['first-aid', 'stove'] }],
    ["She's doing all the cooking gear, I bring a doona", { bring: ['duvet'] }],
  ]));
describe('house rules and admission rules', () =>
  checkConcepts('en', [
    [
      "Apartment has a cot and bath towels but ye can't bring them to the pool",
      { provided: ['cot', 'towels'], bring: ['beach-towel'] },
    ],
    ['House towels provided but NOT for the hot tub', { provided: ['towels'], bring: ['beach-towel'] }],
    ["he'll use a house towel", { provided: ['towels'] }],
    ['without jacket security will bounce you', { bring: ['light-jacket'] }],
    ['no tie no entry at the club', { bring: ['tie'] }],
    ['The club brings boards but not wetsuits', { bring: ['wetsuit'] }],
    ['Packing caths and gels', { bring: ['catheters'] }],
    ['T10 complete, own chair, spare inner tubes', { bring: ['wheelchair', 'bike-tools'] }],
    ['quad bikes one day, two chairs for the campsite', { bring: ['bike', 'camping-chairs'] }],
    ['C6 quad, my chair and its charger', { bring: ['wheelchair', 'phone-charger'] }],
    ['pool with a flume so costumes and goggles', { bring: ['swimwear', 'swim-goggles'] }],
    ['he wont get on the plane without his bunny', { bring: ['bunny'] }],
    ["they don't give you towels so pack some", { bring: ['towels'] }],
    ["the ward doesn't do nappies", { bring: ['nappies'] }],
    ['car seat already fitted', { sent: ['car-seat'] }],
    ['Mosquito net hangs already over the bed', { provided: ['mosquito-net'] }],
    ['Pressure cooker I have told NO, she is not convinced', { stays: ['pressure-cooker'] }],
    ['the big camera, its too heavy', { stays: ['camera'] }],
    ["I'm on pies", { bring: ['pies'] }],
    [
      'own masks, snorkels n reef shoes, fins are a pain leave em home',
      { bring: ['mask', 'snorkel-set', 'water-shoes'], stays: ['fins'] },
    ],
    ['my bins come, his bins are bust', { bring: ['bins'] }],
    ['getting new boots at the Target there', { 'buy-there': ['boots'] }],
  ]));
describe('lent, or lacking in a furnished place', () =>
  checkConcepts('en', [
    ['my sister lent me her shawl', { bring: ['shawl'] }],
    ['taking the tripod dad lent me last year', { bring: ['tripod'] }],
    ['kindle, wheat bag sis lent me', { bring: ['e-reader', 'hot-water-bottle'] }],
    ["a mate's lending me his waders, picking them up thursday", { bring: ['waders'] }],
    ['host lends us bikes', { provided: ['bike'] }],
    ['bp tablet every morning', { bring: ['medication'] }],
    ["mum's tablets", { bring: ['medication'] }],
    ['one tablet for work and its charger', { bring: ['tablet'] }],
    ['we get linen but NOT towels, bath or beach', { provided: ['bed-linen'], bring: ['towels'] }],
    ["everything's there except towels, beach and bath", { bring: ['towels'] }],
    ['no towels needed, bath or beach, all there', { provided: ['towels'] }],
  ]));
describe('the thing before its clause, and short answers', () =>
  checkConcepts('en', [
    // The thing, who does it, and the verb.
    ['After the operation a shirt, gown hospital gives inside.', { provided: ['evening-dress'], bring: ['shirt'] }],
    ['Fins the boat lends, mask I take my own.', { provided: ['fins'], bring: ['mask'] }],
    ["Winter coat & snow boots we're buying at the outlet there.", { 'buy-there': ['coat', 'winter-boots'] }],
    ['The outfitter rents the whole works - neoprene socks, shoes, helmets.', { rented: ['socks', 'shoes', 'helmet'] }],
    ['Sledges stand by the house, skis are ours.', { provided: ['sledge'], bring: ['skis'] }],
    // Answers right after the thing.
    ['Car seat no, drivers have them.', { provided: ['car-seat'] }],
    ['Car seat no - drivers.', { stays: ['car-seat'] }],
    ['The hotel says sheets yes towels NO.', { provided: ['bed-linen'], bring: ['towels'] }],
    ['Carrier yes, stroller no way.', { stays: ['stroller'] }],
    ['My brother offered his drone, no.', { stays: ['drone'] }],
    // What is lacking there.
    [
      'cabin has: bedding, pots. doesnt have: towels, pillows.',
      { provided: ['bed-linen', 'cooking-stuff'], bring: ['towels', 'pillow'] },
    ],
    ['The camp has life jackets for everybody except baby size so we gotta bring hers', { bring: ['life-jacket'] }],
    ['told to bring own pillow and towel', { bring: ['pillow', 'towels'] }],
    ['own bedsheets as theirs is dirty', { bring: ['bedsheets'] }],
    ['the blanket for my back is ours', { bring: ['blanket'] }],
    // Whose they are.
    ['FIL is hauling the kayak and the tent, I bring a rod', { 'other-brings': ['tent'], bring: ['rod'] }],
    ['My cousin is meeting us with umbrellas.', { provided: ['umbrella'] }],
    ["bride's on crutches from hurling so no dancing", {}],
    ["She's got a hair dryer, crashing at my cousin Hana's", { 'other-brings': ['hair-dryer'] }],
    ["can't do anything without the ipad, headphones", { bring: ['tablet', 'headphones'] }],
    // Not taken.
    ["Don't tell me to bring clubs it's February.", { stays: ['golf-clubs'] }],
    ['Doc says no malaria tabs just bug spray.', { stays: ['malaria-tablets'], bring: ['insect-repellent'] }],
    ['no irons, the suit went to Oxfam so blazer and tie will do me', { stays: ['suit'], bring: ['blazer', 'tie'] }],
    ["The stroller isn't till July", { stays: ['stroller'] }],
    ['I wear my white dress (not the one for church)', { bring: ['white-outfit'] }],
    // What a whole party wears, and a few for the way.
    ['dinner on Saturday, theme is denim & diamonds.', { bring: ['denim & diamonds'] }],
    ['sat nite out we wear ALL BLACK bride in white', { bring: ['ALL BLACK'] }],
    ['the photo is Sunday, everybody in tartan + white shirts.', { bring: ['tartan', 'dress-shirt'] }],
    ['Uncle Tom picks us up with a car seat installed', { provided: ['car-seat'] }],
    ['I need a few nappies for the plane', { bring: ['nappies'] }],
    ['parkas and boots stay in the car', { stays: ['winter-jacket', 'boots'] }],
    ['he is in the bottom bunk so the bed guard comes because he fell', { bring: ['bed-rail'] }],
    ['Music stands at the venues, I bring the cello.', { provided: ['sheet-music'], bring: ['cello'] }],
  ]));
describe('a reason or a place after a thing: English', () =>
  checkConcepts('en', [
    ['Hostel: you bring your own towel.', { bring: ['towels'] }],
    ['Bunks are there but you bring your own sheets and pillows', { bring: ['bed-linen', 'pillow'] }],
    ['Telescope way too fragile', { stays: ['telescope'] }],
    ['Umbrella useless on a ridge', { stays: ['umbrella'] }],
    ['Binoculars borrowed off my uncle', { bring: ['binoculars'] }],
    ['Mrs Evans furnishes towels', { provided: ['towels'] }],
    ['Iron at the guesthouse', { provided: ['iron'] }],
    ['Passport and CDL', { bring: ['passport', 'driving-licence'] }],
  ]));
describe('a reason or a place after a thing: Spanish', () =>
  checkConcepts('es', [
    ['Los patines y el casco son de él y van.', { bring: ['roller-skates', 'helmet'] }],
    ['Las toallas son de una', { bring: ['towels'] }],
    ['Dicen que con certificado de nacimiento se puede.', { bring: ['birth-certificate'] }],
    ['Secador para qué', { stays: ['hair-dryer'] }],
    ['Plancha hay en la habitación', { provided: ['iron'] }],
    ['Neopreno en la escuela', { provided: ['wetsuit'] }],
  ]));
describe('everything of a text: English', () =>
  checkAllConcepts('en', [
    ["shug's got the stove, pots and the kettle", { 'other-brings': ['stove', 'cooking-stuff', 'kettle'] }],
    ["the casita's got a stove and pots", { provided: ['stove', 'cooking-stuff'] }],
    ['nick lost my goggles so goggles', { bring: ['ski-goggles'] }],
    ['i forgot my own pillow last time', { 'forgotten-before': ['pillow'] }],
    ["wife is 7 months (doctor's letter to fly)", { bring: ["doctor's letter"] }],
    ['iron tablets, stockings', { bring: ['medication', 'tights'] }],
    ['corkscrew aboard, cards from us', { provided: ['tin-opener'], bring: ['playing-cards'] }],
    ['pack n play at motel', { provided: ['cot'] }],
    ['betsy sleeps in the travel cot (ours)', { bring: ['cot'] }],
    ['gin tasting on friday', {}],
    ["he doesn't eat cheese", {}],
    ['Beanie, mittens or my fingers go numb.', { bring: ['warm-hat'] }],
    ['Takkies, slops, budgy smugglers.', { bring: ['trainers', 'flip-flops', 'swimwear'] }],
    ['Hay fever tablets, puffer, plasters.', { bring: ['antihistamine', 'inhaler', 'plasters'] }],
    ['Packing gari, shito, achaar.', { bring: ['gari', 'shito', 'achaar'] }],
    ['Huts hv mattresses n stoves.', { provided: ['sleeping-mat', 'stove'] }],
  ]));
describe('everything of a text: Spanish', () =>
  checkAllConcepts('es', [
    ['ojotas, que se le rompieron', { bring: ['flip-flops'] }],
    ['la bici me la dejan', { provided: ['bike'] }],
    ['se olvido la toalla en Bariloche', { 'forgotten-before': ['towels'] }],
    ['el colirio lo conseguimos alla', { 'buy-there': ['eye-drops'] }],
    ['guitarra lleva el padre Chema', { 'other-brings': ['guitar'] }],
    ['los hostales traen sabanas', { provided: ['bed-linen'] }],
    ['disfonia, nebulizador portatil', { bring: ['nebulizador portatil'] }],
    ['Kevin no come carne', {}],
    ['Gorro, calcetines o me quedo tieso.', { bring: ['warm-hat'] }],
    ['Llevo ternos de baño y cachos de fútbol.', { bring: ['swimwear', 'football-boots'] }],
    ['Llevo la guitarrita, dos linternitas y un quesito.', { bring: ['guitarrita', 'linternitas', 'quesito'] }],
    ['Calcetines de sobra y gorro.', { bring: ['socks', 'warm-hat'] }],
    ['Llevo café, panela y las hierbas si dejan.', { bring: ['coffee', 'panela', 'hierbas'] }],
  ]));
