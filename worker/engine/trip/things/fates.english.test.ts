/** What becomes of each thing in English sentences: brought, provided, rented, left at home. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('provided, lent or brought by somebody else', () =>
  checkFates('en', [
    [
      'Skis, poles, boots, helmets hired at the shop for all of us',
      { Skis: 'rented', poles: 'rented', boots: 'rented', helmets: 'rented' },
    ],
    ['My shorts and shirts, linen is provided', { shorts: 'bring', shirts: 'bring', linen: 'provided' }],
    ['Towels and sheets, hairdryer is provided', { Towels: 'provided', sheets: 'provided', hairdryer: 'provided' }],
    ['He and I bring beige linen pants for the ceremony', { 'beige linen pants': 'bring' }],
    ['Two epipens, one with Mrs Okafor, tablets', { epipens: 'bring', Okafor: undefined }],
    ['The nebuliser has to come, they said so twice', { nebuliser: 'bring' }],
    ['Her passport or the airline wont let her on', { passport: 'bring' }],
    ['I must declare my insulin and syringes', { insulin: 'bring', syringes: 'bring' }],
    ['Hiking poles bring your own they said', { 'Hiking poles': 'bring' }],
    ['The fridge and desk lamp I have already paid for, theyll be in my room', { 'desk lamp': 'provided' }],
    ['My aunt has bought me a parka', { parka: 'provided' }],
    ['My sil brings the gazebo', { gazebo: 'other-brings' }],
    ['No plugs so no point taking the hairdryer', { hairdryer: 'stays' }],
    ['Dinnae let me pack the whisky', { whisky: 'stays' }],
    ['Customs sniff out sausages', { sausages: 'stays' }],
    ['Security checks for drones, so just the camera', { drones: 'stays', camera: 'bring' }],
    ['Candles they will confiscate', { Candles: 'stays' }],
    ['Towels aint included', { Towels: 'bring' }],
    ['Towels gives the hotel', { Towels: 'provided' }],
    ['Ibis Hotel (hairdryer, towels)', { hairdryer: 'provided', towels: 'provided' }],
    ['Every B&B has towels and a kettle', { towels: 'provided', kettle: 'provided' }],
    ["I'm in the red dress on friday, we're in the tent with Jo", { 'red dress': 'wear', tent: undefined }],
    ['Lodge: beds made up, eight to a room so ear plugs', { 'ear plugs': 'bring' }],
    ['Da is on bisoprolol and the heart tablets', { bisoprolol: 'bring', 'heart tablets': 'bring' }],
    ['Muzzle and vaccination card cause the rental asked', { Muzzle: 'bring', 'vaccination card': 'bring' }],
    ['Curry powder and tea sealed well (no meat, they will seize it)', { 'Curry powder': 'bring', tea: 'bring' }],
    ['My uncle told me not to buy snow boots here', { 'snow boots': 'stays' }],
    [
      'Cool box, parasol, windbreak: my cousin has a garage full of them',
      { parasol: 'provided', windbreak: 'provided' },
    ],
    ['He is bad on the feet so the stick, wheelchair asst is booked', { stick: 'bring' }],
    ['Snow boots I dont have, I buy before', { 'Snow boots': 'bring' }],
    ['With my son Theo (7), who will only drink from his blue cup', { 'blue cup': 'bring' }],
    ['Jayden is 12 and his glove stays with him', { glove: 'bring' }],
    ['Granddad refuses his wheelchair so only the stick', { wheelchair: 'stays', stick: 'bring' }],
    ['My second monitor lives in the Leeds office', { 'second monitor': 'provided' }],
    ['Our laptop, second monitor lives in the Oslo office', { laptop: 'bring', 'second monitor': 'provided' }],
    ['The iron stays at moms, so does the hair dryer', { iron: 'provided', 'hair dryer': 'provided' }],
    ['Cot n highchair at my sisters', { cot: 'provided', highchair: 'provided' }],
    ['EpiPen stays on her', { epipen: 'bring' }],
    ['Curling irons and towels at the bnb', { 'curling irons': 'provided', towels: 'provided' }],
    ['Swimsuit for the pool at the hotel', { swimsuit: 'bring' }],
    ['Need my laptop at the hotel', { laptop: 'bring' }],
    ['The flat has towels and a bed for him so no travel cot', { towels: 'provided', 'travel cot': 'stays' }],
    ['Sheets are given but no towels', { towels: 'bring' }],
    ['Poles my dad lent me', { poles: 'bring' }],
    ['Hat and the fleece Bob gave me', { hat: 'bring', fleece: 'bring' }],
    ['My aunt borrowed a highchair from church', { highchair: 'provided' }],
    ['MIL says bring a rice cooker lmao', { 'rice cooker': 'stays' }],
    ['My aunt told me to bring an iron. Yeah right', { iron: 'stays' }],
    ['The guide said bring gaiters', { gaiters: 'bring' }],
    ["Pete's sorting the tent", { tent: 'other-brings' }],
    ['My cousin is bringing cards and the kettle, I bring towels', { cards: 'other-brings', kettle: 'other-brings' }],
    ['Nana is bringing her own pillow', { 'own pillow': 'bring' }],
    ['Uncle volunteered his esky and camp chairs', { esky: 'other-brings', 'camp chairs': 'other-brings' }],
    ['My tita will be the one to bring the rice cooker', { 'rice cooker': 'other-brings' }],
    ['Tent and tarp: Raj, first aid kit: me', { Tent: 'other-brings', tarp: 'other-brings', 'first aid kit': 'bring' }],
    ['Bea the hair straighteners, I am on adaptors', { 'hair straighteners': 'other-brings', adaptors: 'bring' }],
    ['Quit telling me to pack a swimsuit', { swimsuit: 'stays' }],
    ['No way am I lugging a tripod round Rome', { tripod: 'stays' }],
    ['The umbrella will be bought in London', { umbrella: 'buy-there' }],
    ['My feet were like balloons, the seats as hard as bricks', { balloons: undefined, bricks: undefined }],
    ['Thyroid tablets daily, tamoxifen starts after', { 'thyroid tablets': 'bring', tamoxifen: 'stays' }],
  ]));
describe('owned, bought before the trip or bought there', () =>
  checkFates('en', [
    // What the writer has, with the verb before it or after it.
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
  ]));
describe('needed after all, or nobody has it', () =>
  checkFates('en', [
    ['The sofa is there but no duvet or pillow', { duvet: 'bring', pillow: 'bring' }],
    ['Mattress dey, no pillowcase', { pillowcase: 'bring' }],
    ["Raincoats, tent is Marta's", { raincoats: 'bring', tent: 'other-brings' }],
    ['Camera, tripod broke so getting one there', { camera: 'bring' }],
    ['The flags go up in the van with Kieran', { flags: 'sent' }],
    ["Coach's whistle and first aid kit, that's me", { whistle: 'bring', 'first aid kit': 'bring' }],
    ['Phone charger forgot last time', { 'phone charger': 'forgotten-before' }],
    ['Hosts leave towels and a kettle', { towels: 'provided', kettle: 'provided' }],
    ['Two bags rated to -5', { 'bags rated': 'bring' }],
    ["Jo's dad is driving us and bringing the barbecue", { barbecue: 'other-brings' }],
    ['The pillow and blanket, she doesnt have', { pillow: 'bring', blanket: 'bring' }],
    ['Only sleeping bags on us', { 'sleeping bags': 'bring' }],
    ['Towels by the lodge', { towels: 'provided' }],
    ['My cello comes in the cabin with me', { cello: 'bring' }],
    ['A walking stick his gran carved', { 'walking stick': 'bring' }],
    ['Her EpiPen (peanuts), a torch', { epipen: 'bring', torch: 'bring' }],
    ["Wellies I don't have so buying some before we leave", { wellies: 'bring' }],
    ['No kettle worth using so ours comes', { kettle: 'bring' }],
    ['Tea, the liver sausages NO customs will take', { tea: 'bring', 'liver sausages': 'stays' }],
    ['Me, Kim and Tess 6. Sea sickness tablets not for Tess', { 'sea sickness tablets': 'stays' }],
    ['My own bread and pasta', { pasta: 'bring' }],
    ['Nae tent, nae stove', { tent: 'stays', stove: 'stays' }],
  ]));
describe('taken, worn or refused in passing', () =>
  checkFates('en', [
    // What is allowed after a "no".
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
    ['The skis are booked at the shop', { skis: 'provided' }],
    ['Hotel gym so kit for that, and they do towels', { towels: 'provided' }],
    // Sent with somebody, and bought along the way.
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
    // What an animal has.
    [
      'Dog: Bramble, elderly whippet, hates cold, has a coat and arthritis tablets',
      { coat: 'bring', 'arthritis tablets': 'bring' },
    ],
  ]));
describe('the rest, and one thing instead of another', () =>
  checkFates('en', [
    // What was not named is no part of the list before it.
    ['Bringing my own mask and computer, everything else rented', { mask: 'bring', computer: 'bring' }],
    ['I bring my own mask, fins and regulator and rent the rest', { mask: 'bring', fins: 'bring', regulator: 'bring' }],
    ['Mask and fins hired', { Mask: 'rented', fins: 'rented' }],
    // After a refusal what comes instead.
    [
      'Not taking the good camera, just the gopro and 2 batteries',
      { camera: 'stays', gopro: 'bring', batteries: 'bring' },
    ],
    ['Not bringing heels, only trainers and sandals', { heels: 'stays', trainers: 'bring', sandals: 'bring' }],
    // Which bag it goes in, and who has it with them.
    ['Poles go in the hold', { Poles: 'bring' }],
    ['Paddles and buoyancy aids are with us in the car', { Paddles: 'bring', 'buoyancy aids': 'bring' }],
    ['Jewellery i carry by hand', { Jewellery: 'bring' }],
    ['His car seat we fly with', { 'car seat': 'bring' }],
    // A rental car says nothing of what stands beside it.
    ['With my mirrorless and two lenses, rental car', { mirrorless: 'bring', lenses: 'bring' }],
  ]));
describe('where the name of a thing ends', () =>
  checkFates('en', [
    ['Lava rock eats soles so three pairs of trainers', { trainers: 'bring' }],
    ['It gets muddy, so two pairs of work boots', { 'work boots': 'bring' }],
    ['Her new sandals gave her heel blisters, so plasters', { plasters: 'bring' }],
    ['Fitted double sheet + sleeping bag', { 'fitted double sheet': 'bring', 'sleeping bag': 'bring' }],
    ['Towels take your own they said', { towels: 'bring' }],
    ['Sleeping mats everybody brings theirs', { 'sleeping mats': 'bring' }],
    [
      'They do robes, slippers if you pay, breakfast, and crutches from physio',
      { robes: 'provided', slippers: 'provided', crutches: 'provided' },
    ],
    [
      'They give us blankets, a pillow if you ask, sheets',
      { blankets: 'provided', pillow: 'provided', sheets: 'provided' },
    ],
    ['The GP gave malarone, so I have it', { malarone: 'bring' }],
    ['Old clothes, the barn is filthy', { 'old clothes': 'bring' }],
    ['Teabags, I cannot drink theirs', { Teabags: 'bring' }],
    ['My own pillow, I hate theirs', { 'own pillow': 'bring' }],
    ['Pushchair, we will use theirs', { Pushchair: 'provided' }],
    ['Helmet, harness + rope they give us there', { Helmet: 'provided', harness: 'provided', rope: 'provided' }],
    ['I bring boots, gloves + hat they give us', { boots: 'bring', gloves: 'provided', hat: 'provided' }],
    ['Half my case is nappies and formula', { nappies: 'bring', formula: 'bring' }],
    ['A menthol inhaler for my cold', { 'menthol inhaler': 'bring' }],
    ['His hair straightener would melt', { 'hair straightener': 'stays' }],
    ['A long black skirt', { 'long black skirt': 'bring' }],
    // "The" stands before other things as well.
    ["The bride's cousin is my tailor. The kettle must come", { kettle: 'bring' }],
  ]));
