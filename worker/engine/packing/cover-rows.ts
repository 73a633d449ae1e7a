/** Rows of the knowledge base that do one job. */
import type { FactId } from './knowledge/item';

interface Cover {
  /** Rows of which any one does the job. */
  by: readonly string[];
  /** Rows that it makes unnecessary. */
  ids: readonly string[];
  /** With one of these facts both have a job. */
  unless?: readonly FactId[];
}

/** Of these each person takes the first. */
const chain = (ids: readonly string[], unless?: readonly FactId[]): Cover[] =>
  ids.slice(1).map((id, index) => ({ by: ids.slice(0, index + 1), ids: [id], ...(unless && { unless }) }));

export const COVERS: readonly Cover[] = [
  // Rain: one garment for the shoulders, an umbrella beside it only in town, with good clothes or for those who sit.
  ...chain(['boat-waterproofs', 'camp-rain', 'waterproof-jacket', 'rain-jacket', 'rain-poncho'], ['activity:sailing']),
  {
    by: ['waterproof-jacket', 'rain-jacket', 'camp-rain', 'boat-waterproofs'],
    ids: ['windbreaker'],
    unless: ['setting:wind', 'activity:sailing'],
  },
  {
    by: ['motorcycle-rain-suit', 'boat-waterproofs', 'camp-rain', 'waterproof-jacket'],
    ids: ['umbrella'],
    unless: ['formal', 'business', 'activity:sightseeing', 'activity:museums', 'activity:pilgrimage', 'senior'],
  },
  // On a motorbike one suit keeps the rain out from neck to ankle, and its gloves are the warm ones.
  {
    by: ['motorcycle-rain-suit'],
    ids: ['waterproof-jacket', 'rain-jacket', 'rain-poncho', 'waterproof-trousers'],
  },
  { by: ['motorcycle-gloves'], ids: ['gloves'] },
  { by: ['pet-carrier'], ids: ['dog-seat-belt'] },
  { by: ['pet-passport'], ids: ['pet-vaccination-record'] },
  { by: ['ppe-boots', 'safety-boots'], ids: ['hiking-boots'], unless: ['activity:hiking', 'activity:trekking'] },
  ...chain(['passport', 'passport-or-id']),
  { by: ['minor-birth-certificate'], ids: ['birth-certificates'] },
  ...chain(['adrenaline-pen', 'second-adrenaline-pen']),
  ...chain(['inhaler', 'spare-reliever']),
  ...chain(['wheelchair-kit', 'wheelchair-repair']),
  ...chain(['wellies', 'child-snow-boots', 'child-wellies']),
  { by: ['ward-slippers'], ids: ['slippers', 'flip-flops', 'light-shoes'] },
  {
    by: ['trekking-backpack'],
    ids: ['day-pack'],
    unless: ['porter', 'several-places', 'lodging:apartment', 'lodging:house', 'lodging:cabin'],
  },
  ...chain(['doctor-letter', 'prescription-translated']),
  // Whoever names one of them reads that one.
  { by: ['e-reader'], ids: ['book'] },
  { by: ['book'], ids: ['e-reader'] },
  ...chain(['tablet', 'child-tablet']),
  ...chain(['coeliac-card', 'allergy-card']),
  ...chain(['gluten-free-staples', 'special-food'], ['diet:kosher', 'diet:halal', 'diet:picky-eater']),
  ...chain(['unscented-toiletries', 'silent-unscented', 'solid-toiletries', 'solid-soap', 'shampoo']),
  ...chain(['cash-envelope', 'wedding-gift']),
  ...chain(['maternity-pads', 'feminine-hygiene']),
  { by: ['surgery-clothes'], ids: ['soft-waist', 'front-opening-tops'] },
  { by: ['surgery-pillow'], ids: ['belly-cushion', 'chest-cushion'] },
  { by: ['nursing-bras-birth'], ids: ['nursing-top', 'nursing-pads', 'bras'] },
  ...chain(['headphones', 'headset'], ['business']),
  ...chain(['camp-tableware', 'reusable-cutlery']),
  ...chain(['pump-kit-travel', 'milk-storage']),
  ...chain(['retreat-cushion', 'meditation-cushion']),
  ...chain(['scarf', 'buff'], ['desert', 'riding', 'activity:motorcycling', 'activity:safari']),
  ...chain(['black-tie', 'dark-suit', 'suit'], ['business']),
  // Who names shirt and jacket says how formal it is.
  {
    by: ['blazer'],
    ids: ['suit', 'suit-f'],
    unless: [
      'dress:suit',
      'dress:cocktail',
      'dress:tie',
      'occasion:formal-dinner',
      'activity:wedding',
      'occasion:wedding',
      'occasion:interview',
      'occasion:court-or-embassy',
      'occasion:graduation',
    ],
  },
  { by: ['birding-scope', 'star-kit'], ids: ['tripod'] },
  ...chain(['eczema-creams', 'moisturiser']),
  ...chain(['hearing-dryer', 'hearing-aid-batteries']),
  ...chain(['ice-grips', 'ice-grips-city']),
  ...chain(['smart-outfit', 'stag-smart']),
  ...chain(['boat-grip-shoes', 'deck-shoes'], ['activity:sailing']),
  { by: ['desert-face'], ids: ['sand-protection', 'buff'] },
  { by: ['race-glide', 'vaseline'], ids: ['chafing-shorts'] },
  // Who dresses for the ceremony in silk needs no suit beside it.
  {
    by: ['sari-kurta'],
    ids: ['suit', 'suit-f', 'tie'],
    unless: ['business', 'dress:suit', 'dress:tie', 'dress:black-tie'],
  },
  { by: ['sari-kurta'], ids: ['suit-f', 'smart-outfit'], unless: ['business', 'dress:black-tie'] },
  // Mojris go with silk, and off in a moment; town sandals beside them are a pair too many.
  { by: ['haldi-sandals'], ids: ['sandals', 'heels', 'smart-shoes'] },
  { by: ['haldi-sandals'], ids: ['dress-shoes'], unless: ['business', 'dress:suit', 'dress:tie', 'dress:black-tie'] },
  // In a harbour people dine in the shoes they sail in.
  { by: ['deck-shoes', 'boat-grip-shoes'], ids: ['dress-shoes', 'smart-shoes'], unless: ['formal', 'activity:cruise'] },
  { by: ['newborn-first-clothes'], ids: ['baby-clothes', 'baby-sleepsuit', 'baby-cardigan'] },
];
