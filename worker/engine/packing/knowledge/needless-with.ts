/**
 * What a thing that does not travel makes needless beside the items it stands for: lines of another name that do the same
 * job, what is hired or lent together with it, and what is of no use without it. By concept of the thing lexicon. Where
 * somebody would still want the line it is not here: blister plasters under hired boots, a liner under a lent helmet,
 * medicine and papers.
 */

/** Ids of items, by why the thing makes them needless. */
export interface NeedlessWith {
  /** The same thing under another name, or one for children: whatever becomes of the thing. */
  kinds?: readonly string[];
  /** Its job is done there: lent, hired, given, bought there, sent, or brought by somebody else. */
  sameJob?: readonly string[];
  /** Comes with it where it is lent, given or hired. */
  included?: readonly string[];
  /** Looks after one's own: needless with one of somebody else's and without any. */
  care?: readonly string[];
  /** Of no use where there is none at all: refused, forbidden, left at home. */
  without?: readonly string[];
}

/** Coats of every kind: whoever gets one there needs none from home. */
export const COATS: readonly string[] = [
  'winter-coat',
  'warm-coat',
  'parka',
  'down-jacket',
  'trek-down-jacket',
  'child-coat',
  'yatra-jacket',
  'high-warm-coat',
  'bailes-cold',
];

const TORCHES = [
  'caving-lights',
  'watch-light',
  'pilgrim-torch',
  'yatra-torch',
  'planter-torch',
  'camp-torch',
  'wildlife-red-light',
  'silent-torch',
  'moving-torch',
  'vigil-lamp',
  'mission-torch',
];
const BAGS_TO_SLEEP_IN = ['camp-bag', 'floor-bag', 'high-cold-sleep', 'mtb-stage-bag', 'trek-bedroll'];
const MATS_TO_SLEEP_ON = ['high-insulating-mat', 'floor-mat'];
const FESTIVE = ['nikah-outfit', 'eid-outfit', 'diwali-outfit'];
const OILSKINS = ['set-rain', 'trek-slicker', 'sea-foul-gear', 'splash-jacket'];
const DIVING = ['dive-mask', 'dive-own-mask', 'dive-computer'];
const SEATS = ['eclipse-camp', 'parade-stool', 'spotting-seat', 'pilgrim-stool'];
const BOARD_CARE = ['surf-wax', 'surf-repair'];
const SKI_CARE = ['skin-repair'];
const SPARES_OF_PLAYERS = ['music-spares', 'reeds', 'valve-oil'];
// What whoever leads an outing hands out.
const WATER_GEAR = ['wetsuit', 'snorkel-set', 'dive-gear', ...DIVING, 'life-jacket', 'surfboard', 'surf-wax', 'paddleboard', 'kite-gear-own'];
const ROCK_GEAR = ['climbing-harness', 'climb-helmet', 'climbing-rope', 'canyon-kit', 'caving-suit', 'caving-lights', 'caving-srt'];
const SNOW_GEAR = ['skis', 'snowboard', 'ski-boots', 'ski-helmet', 'snowshoes', 'crampons', 'ice-tools', 'avalanche-kit', 'avalanche-set'];
const HANDED_OUT = [...WATER_GEAR, ...ROCK_GEAR, ...SNOW_GEAR];

/** The rows, by concept: clothes, shoes, work, sport, camp, children, the body, devices, the rest. */
export const NEEDLESS_WITH: Readonly<Record<string, NeedlessWith>> = {
  // Clothes.
  'warm-socks': { sameJob: ['army-socks', 'fire-socks', 'planter-socks', 'wader-socks', 'boat-socks'] },
  't-shirt': { sameJob: ['team-shirt', 'team-scarf'] },
  'polo-shirt': { sameJob: ['team-shirt'] },
  thermals: { sameJob: ['suit-layers', 'high-thermals', 'turbine-layers', 'polar-base-layers', 'watch-thermals'] },
  tracksuit: { sameJob: ['coach-clothes'] },
  swimwear: { without: ['camp-swim', 'swim-spare', 'swim-goggles', 'swimming-cap', 'period-swimwear', 'carnival-swim'] },
  trousers: { included: ['ski-trousers', 'snow-trousers', 'child-ski-wear'] },
  suit: { kinds: ['court-suit'], sameJob: ['cruise-formal'], without: ['tie'] },
  tuxedo: { sameJob: ['cruise-formal', 'court-suit'] },
  'quince-dress': { sameJob: ['court-suit'] },
  'aso-ebi': { sameJob: ['traditional-dress', 'sari-kurta'] },
  sari: { sameJob: FESTIVE },
  dirndl: { sameJob: ['tracht'] },
  'flamenco-dress': { without: ['feria-extras'] },
  'traditional-dress': { sameJob: [...FESTIVE, 'sari-kurta', 'sangeet-outfit', 'aso-ebi', 'national-dress', 'tracht', 'romeria-outfit'] },
  hijab: { sameJob: ['scarf-mosque', 'rumal'] },
  ihram: { without: ['ihram-belt'] },
  costume: {
    sameJob: ['dance-costume', 'larp-costume', 'reenact-kit', 'ballroom-costume', 'irish-dance-dress'],
  },
  'mask-dance': { sameJob: ['dance-costume'] },
  'party-sashes': { sameJob: ['glitter'] },
  wig: { without: ['wig-cap', 'wig-kit'] },
  'white-outfit': { sameJob: ['sanfermin-whites', 'fete-whites', 'crossover-white', 'retreat-whites', 'service-whites'] },
  'mourning-clothes': { sameJob: ['mourning-days', 'dark-clothes'] },
  'football-kit': { sameJob: ['match-strip', 'court-strip', 'hockey-kit', 'track-vest', 'speed-suit'] },
  'warm-clothes': {
    included: [...COATS, 'scarf', 'snow-trousers', 'child-hat-gloves', 'child-jumper', 'child-base-layers', 'child-ski-wear', 'yatra-warm', 'yatra-woollens'],
  },
  coat: { included: ['ski-jacket'] },
  'light-jacket': { included: ['ski-jacket'] },
  'winter-jacket': { included: ['ski-jacket'] },
  'ski-jacket': { included: ['child-ski-wear'] },
  'ski-trousers': { included: ['child-ski-wear'] },
  'expedition-suit': { included: ['ski-jacket', 'ski-trousers', 'child-ski-wear'] },
  'rain-jacket': { sameJob: [...OILSKINS, 'boat-waterproofs'] },
  'sailing-gear': { sameJob: [...OILSKINS, 'waterproof-trousers'] },
  gloves: { sameJob: ['lock-gloves', 'planter-gloves', 'gorilla-gloves', 'paddling-gloves', 'palm-gloves'] },
  shawl: { sameJob: ['haldi-shawl', 'silent-shawl'] },
  gaiters: { sameJob: ['gorilla-gaiters'] },
  'hi-vis': { sameJob: ['hard-hat', 'pilgrim-vest'] },
  'head-net': { sameJob: ['fly-net'] },

  cap: { sameJob: ['child-sun-hat'] },

  // Shoes.
  boots: { sameJob: ['child-snow-boots', 'child-wellies'], included: ['ski-boots', 'safety-boots', 'ppe-boots'] },
  wellies: { sameJob: ['child-wellies', 'dry-layer-boots'] },
  'winter-boots': { sameJob: ['dry-layer-boots'] },
  'water-shoes': { sameJob: ['reef-boots', 'boat-grip-shoes'] },
  slippers: { sameJob: ['train-slippers', 'sitter-indoors'] },
  'safety-boots': { sameJob: ['crew-boots', 'picking-boots'] },
  'football-boots': { sameJob: ['football-boots', 'turf-shoes', 'ball-cleats'] },

  // Work.
  uniform: { sameJob: ['scrubs', 'chef-whites', 'band-uniform', 'marching-uniform', 'fifo-trousers'] },
  scrubs: { sameJob: ['uniform'] },
  apron: { sameJob: ['residency-apron'] },
  ppe: { sameJob: ['building-glasses', 'craft-eyes', 'truck-ppe', 'welding-mask'] },
  'fr-clothing': { sameJob: ['fifo-trousers'] },
  coveralls: { sameJob: ['caving-suit', 'bee-suit', 'fifo-trousers', 'whv-work'] },
  'safety-glasses': { sameJob: ['building-glasses', 'craft-eyes'] },
  'work-gloves': { sameJob: ['lock-gloves', 'planter-gloves', 'picking-gloves', 'palm-gloves'] },
  multitool: { without: ['sailor-knife'] },
  knife: { without: ['sailor-knife'] },
  'ear-protection-work': { sameJob: ['race-ear-protection', 'shooting-ears', 'gunpowder-ears'] },
  'tool-kit': { sameJob: ['motorcycle-tools', 'bike-repair', 'bike-tour-tubes', 'dig-tools', 'speed-tools', 'empty-home-tools'] },
  laptop: { care: ['laptop-stand'], without: ['second-screen', 'headset'] },
  tablet: { without: ['child-headphones'] },
  'keyboard-mouse': { sameJob: ['laptop-stand'] },
  headset: { sameJob: ['interpreter-headset'] },
  notebook: { kinds: ['retreat-notebook'], sameJob: ['course-notes', 'wildlife-notebook'], without: ['travel-journal'] },
  journal: { kinds: ['retreat-notebook'] },
  'science-kit': { sameJob: ['sampling-kit', 'field-kit'] },

  // Snow and rock.
  skis: { sameJob: ['xc-skis'], care: SKI_CARE },
  'cross-country-skis': { care: SKI_CARE },
  snowboard: { care: SKI_CARE },
  board: { sameJob: ['surfboard', 'paddleboard', 'snowboard'], care: [...BOARD_CARE, ...SKI_CARE] },
  crampons: { sameJob: ['ice-tools'] },
  helmet: { sameJob: ['climb-helmet'] },
  'climbing-harness': { sameJob: ['canyon-kit'] },
  'climbing-gear': { kinds: ['climb-helmet', 'belay-gloves'], without: ['crash-pad-hire'] },
  'via-ferrata-kit': { included: ['climbing-harness', 'climb-helmet'] },
  'caving-kit': { kinds: ['caving-lights'], included: ['caving-knees'] },
  'canyoning-kit': { included: ['wetsuit', 'neoprene-socks'] },
  'map-compass': { sameJob: ['hut-map'] },
  'satellite-messenger': { sameJob: ['satellite-messenger'] },
  'hunting-gear': { sameJob: ['hunting-rifle'], care: ['hunting-ammunition'] },
  binoculars: { sameJob: ['hunting-binoculars'] },
  'metal-detector': { without: ['finds-pouch'] },
  pads: { sameJob: ['shin-pads', 'mtb-armour', 'caving-knees'] },

  // Water.
  'dive-mask': { sameJob: ['dive-own-mask'] },
  'dive-gear': { included: ['wetsuit', 'snorkel-set', ...DIVING], without: [...DIVING, 'dive-torch', 'diver-marker', 'diver-gloves'] },
  'dive-regulator': { sameJob: ['dive-gear'] },
  'dive-computer': { sameJob: ['liveaboard-computer'] },
  wetsuit: { sameJob: ['freedive-suit'] },
  'dry-suit': { sameJob: ['wetsuit'] },
  surfboard: { care: BOARD_CARE },
  'surfboard-by-size': { sameJob: ['surfboard'], care: BOARD_CARE },
  'kite-gear': { care: ['kite-repair'] },
  kayak: { included: ['life-jacket'] },
  paddle: { sameJob: ['race-paddle'] },
  'pull-buoy': { sameJob: ['tow-float'] },
  'beach-tent': { sameJob: ['beach-umbrella', 'sun-umbrella'] },
  gazebo: { sameJob: ['beach-umbrella'] },
  'beach-chair': { sameJob: SEATS },
  'fishing-tackle': { without: ['bait-knife'] },
  waders: { without: ['wader-socks'] },
  'dry-bag': { sameJob: ['river-dry-bag', 'canyon-dry-bag'] },

  // Balls, wheels and horses.
  'hockey-stick': { sameJob: ['hockey-stick'] },
  'hockey-gear': { sameJob: ['hockey-stick', 'hockey-guards'] },
  'tennis-racket': { sameJob: ['racket-restring'] },
  'padel-racket': { sameJob: ['racket-restring'] },
  'table-tennis-bat': { sameJob: ['tennis-racket'] },
  'fencing-gear': { sameJob: ['fencing-glove'] },
  darts: { sameJob: ['pub-sport-kit'] },
  'snooker-cue': { sameJob: ['pub-sport-kit'] },
  'bowling-ball': { sameJob: ['pub-sport-kit'] },
  bike: { included: ['bike-repair', 'bike-lights', 'bike-tech-card', 'ebike-charger'] },
  'bike-tools': { kinds: ['bike-tour-tubes'], sameJob: ['motorcycle-tools', 'tube-kit', 'mtb-stage-spares'] },
  'bike-lights': { sameJob: ['bike-tour-lights'] },
  'motorcycle-helmet': { without: ['motorcycle-intercom'] },
  'motorbike-tools': { sameJob: ['tyre-kit', 'tube-kit'] },
  'mobility-hire': { kinds: ['tyre-kit'] },
  'camper-kit': { kinds: ['hook-up-cable'] },
  'fuel-can': { sameJob: ['fuel-can'] },
  equipment: { included: HANDED_OUT },

  // Camp and bed.
  'camping-gear': {
    kinds: ['stove-gas', 'camping-pillow', 'airbed-pump', 'washing-up-kit', 'water-container', ...MATS_TO_SLEEP_ON],
    sameJob: [...BAGS_TO_SLEEP_IN, 'lighter', 'cool-box'],
  },
  'sleeping-stuff': { kinds: [...BAGS_TO_SLEEP_IN, ...MATS_TO_SLEEP_ON, 'airbed-pump', 'bed-linen', 'empty-home-bed', 'empty-home-bedding'] },
  'tent-caseta': { kinds: ['tent-kit', 'groundsheet'] },
  'sleeping-bag': { kinds: BAGS_TO_SLEEP_IN },
  'sleeping-bag-saco': { kinds: BAGS_TO_SLEEP_IN },
  'sleeping-mat': { kinds: MATS_TO_SLEEP_ON, without: ['yoga-mat'] },
  cane: { without: ['trekking-poles'] },
  'sleeping-pad': { kinds: MATS_TO_SLEEP_ON },
  mats: { kinds: MATS_TO_SLEEP_ON, sameJob: ['yoga-mat'] },
  pillow: { sameJob: ['dorm-pillow', 'surgery-pillow'] },
  'travel-pillow': { sameJob: ['surgery-pillow'] },
  duvet: { sameJob: ['floor-bag'] },
  blanket: { sameJob: ['silent-shawl', 'floor-bag'] },
  'bed-linen': { sameJob: ['dorm-bedding', 'empty-home-bedding'] },
  'bed-linen-blanca': { sameJob: ['dorm-bedding', 'empty-home-bedding'] },
  towels: { sameJob: ['floor-towel'] },
  'beach-towel': { sameJob: ['quick-dry-towel'] },
  'hot-water-bottle': { sameJob: ['cold-house-bottle', 'cold-swim-bottle'] },
  'ear-plugs': { sameJob: ['race-ear-protection', 'gunpowder-ears'] },
  headlamp: { sameJob: TORCHES, care: ['head-torch-batteries'] },
  stove: { care: ['stove-gas'], without: ['camping-stove'] },
  'gas-canister': { kinds: ['stove-gas'] },
  'cooking-stuff': { kinds: ['stove-gas', 'empty-home-kitchen'] },
  'camp-kitchen': { kinds: ['stove-gas'], sameJob: ['bare-kitchen', 'empty-home-kitchen'] },
  'plate-mug': { sameJob: ['camp-mess', 'reenact-bowl'] },
  mug: { sameJob: ['river-cup'] },
  'camping-chairs': { sameJob: SEATS },
  trowel: { sameJob: ['hut-trowel'] },
  'portable-toilet': { sameJob: ['trowel'] },
  meals: { sameJob: ['stove-gas', 'washing-up-kit', 'bare-kitchen'] },
  'packed-lunch': { sameJob: ['picnic-set'] },
  thermos: { sameJob: ['cold-swim-flask', 'winter-camp-flask', 'warm-bottle'] },
  lunchbox: { sameJob: ['course-box'] },
  'bottled-water': { sameJob: ['outback-water'] },
  'household-goods': { sameJob: ['empty-home-bed', 'empty-home-kitchen'] },

  // Children.
  'baby-things': { kinds: ['stroller-rain-cover', 'stroller-shade'] },
  nappies: { included: ['nappy-sacks'], without: ['changing-mat', 'nappy-sacks', 'swim-nappies'] },
  bottles: { without: ['sterilizer-tablets'] },
  formula: { without: ['sterilizer-tablets', 'thermos-baby'] },
  'breast-pump': { without: ['milk-storage', 'pump-kit-travel'] },
  'baby-carrier-cover': { kinds: ['cot-sheet'] },

  // The body.
  'period-products': { sameJob: ['maternity-pads'] },
  sunglasses: { sameJob: ['child-sunglasses'] },
  'first-aid': { kinds: ['leader-first-aid', 'coach-ice'] },
  'hearing-aids': { without: ['hearing-aid-batteries'] },
  cpap: { without: ['cpap-mask-spare', 'cpap-battery'] },
  oxygen: { without: ['oxygen-spares'] },
  rollator: { sameJob: ['walking-stick'], care: ['rollator-bag'] },
  wheelchair: { sameJob: ['walking-stick', 'wheelchair-repair'], without: ['wheelchair-gloves'] },
  'mobility-scooter': { care: ['mobility-scooter-charger'] },
  'transfer-board': { kinds: ['transfer-aid'] },
  'hoist-sling': { kinds: ['hoist-sling'] },
  tens: { kinds: ['tens-unit'] },
  vaporiser: { kinds: ['smoking-kit', 'vape-kit'] },
  'fan-handheld': { sameJob: ['stage-fan'] },
  'fan-heater': { sameJob: ['dorm-fan'] },
  'seat-pad': { sameJob: ['meditation-cushion', 'retreat-cushion'] },
  'meditation-cushion': { sameJob: ['retreat-cushion'] },
  makeup: { sameJob: ['stage-makeup'], without: ['makeup-remover'] },
  braids: { kinds: ['hair-bonnet'] },

  // Devices.
  phone: { without: ['phone-charger', 'power-bank', 'phone-mount', 'car-phone-charger', 'phone-pouch', 'sim-card', 'usb-hub', 'solar-charger'] },
  camera: { without: ['eclipse-release', 'solar-filter', 'storm-camera'] },
  'film-camera': { without: ['light-meter'] },
  watch: { sameJob: ['plain-watch', 'exam-watch'] },
  radio: { sameJob: ['circuit-radio'] },
  'ham-radio': { sameJob: ['ham-rig'], care: ['ham-battery'] },
  'power-supply': { sameJob: ['ham-battery'] },

  // Faith, music, crafts, gifts and bags.
  'candles-offerings': { sameJob: ['pilgrim-offerings', 'procession-candle'] },
  instrument: { sameJob: ['band-instrument'], without: SPARES_OF_PLAYERS },
  clarinet: { sameJob: ['band-instrument'], without: SPARES_OF_PLAYERS },
  saxophone: { sameJob: ['band-instrument'], without: SPARES_OF_PLAYERS },
  flute: { sameJob: ['band-instrument'] },
  drums: { sameJob: ['band-instrument'] },
  trumpet: { without: SPARES_OF_PLAYERS },
  trombone: { without: SPARES_OF_PLAYERS },
  guitar: { without: SPARES_OF_PLAYERS },
  violin: { without: SPARES_OF_PLAYERS },
  cello: { without: SPARES_OF_PLAYERS },
  'strings-reeds': { kinds: SPARES_OF_PLAYERS },
  'band-uniform': { sameJob: ['marching-uniform'] },
  'sewing-machine': { sameJob: ['quilting-machine'] },
  'glow-sticks': { sameJob: ['theme-extras', 'face-paint-dead'] },
  gift: { without: ['birthday-present', 'baby-present'] },
  shoes: { sameJob: ['stage-shoes'] },
  pyjamas: { without: ['night-sweat-change'] },
  'dog-crate': { sameJob: ['show-crate'] },
  backpack: { sameJob: ['camp-rucksack'], without: ['rucksack-cover', 'pack-cover'] },
  'rain-cover': { kinds: ['pack-cover'] },
  padlock: { kinds: ['recruit-lock', 'boarder-lock'] },
};
