import { fold } from '../../platform/shared/fold';
/**
 * What may go where. The rules are those that airlines share; a single airline or airport may be stricter or, with new
 * scanners, more lenient, which is why the screen says to check.
 *
 * - Liquids in the cabin: containers of up to 100 ml in one clear bag of 1 litre. Commission Implementing Regulation
 *   (EU) 2015/1998, chapter 4.1.3; the same at gov.uk/hand-luggage-restrictions and in the TSA's 3-1-1 rule (3.4 oz).
 *   Medicines and baby food are exempt.
 * - Blades of more than 6 cm, tools and sports gear that may injure: not in the cabin. (EU) 2015/1998, attachment 4-C.
 *   Shorter blades are allowed by some airports and taken away at others, so every blade counts here.
 * - Spare lithium batteries and power banks: in the cabin only. IATA Dangerous Goods Regulations, 2.3.5.8 and table
 *   2.3.A; ICAO Technical Instructions, part 8.
 * - Medicines, documents, money and valuables belong to the cabin: advice of airlines and of the WHO's International
 *   travel and health, no rule.
 */
import type { CabinRule, CategoryId } from '../../engine/packing/knowledge/item';
import { CATEGORY_IDS } from '../../engine/packing/knowledge/item';
import type { BagKind, Finding } from './contract';

/** Estimates for what the knowledge base does not have, grams of one piece. */
const GUESS: Record<CategoryId, number> = {
  documents: 40,
  money: 60,
  clothing: 220,
  outerwear: 550,
  footwear: 700,
  toiletries: 110,
  health: 90,
  electronics: 280,
  work: 350,
  activities: 450,
  sleep: 600,
  children: 250,
  pets: 300,
  food: 250,
  bags: 400,
  comfort: 200,
};
const GUESS_ELSEWHERE = 250;

const isCategory = (category: string): category is CategoryId => (CATEGORY_IDS as readonly string[]).includes(category);

/** The estimate for a thing of a category, grams. */
export const guessGrams = (category: string): number => (isCategory(category) ? GUESS[category] : GUESS_ELSEWHERE);

/** Words of a traveller's own things by what hand luggage says of them, without accents; the first row that fits. */
const WORDS: readonly (readonly [CabinRule, RegExp])[] = [
  ['ok', /\b(solid|solido|bar of soap|pastilla|toothbrush|cepillo|plastic knife|safety razor handle)\b/],
  [
    'cabin-only',
    /\b(power ?banks?|spare batter(y|ies)|lithium|vape|e-?cigarettes?|baterias? externas?|baterias?|pilas|cigarrillos? electronicos?)\b/,
  ],
  [
    'blade',
    /\b(knife|knives|penknife|multi-?tools?|leatherman|scissors|razor blades?|box cutter|corkscrew|navajas?|cuchillos?|tijeras|cuchillas?|multiherramientas?|sacacorchos)\b/,
  ],
  [
    'hold-only',
    /\b(axe|hammer|crowbar|trekking poles?|skis|snowboard|golf clubs?|baseball bat|hacha|martillo|bastones|esquis|palos de golf|bate)\b/,
  ],
  [
    'liquid',
    /\b(shampoo|conditioner|lotion|perfume|cologne|sunscreen|sun cream|gel|toothpaste|mouthwash|deodorant spray|hairspray|liquid|sprays?|honey|jam|olive oil|wine|bottle of|champu|acondicionador|crema|perfume|colonia|protector solar|pasta de dientes|enjuague|laca|liquido|miel|mermelada|aceite|vino|botella de)\b/,
  ],
];

const CABIN_RULES: readonly CabinRule[] = ['ok', 'liquid', 'blade', 'hold-only', 'cabin-only'];

/** The stored rule of a generated thing; null for what was never one. */
export const cabinRuleOf = (stored: string | null): CabinRule | null =>
  CABIN_RULES.find((rule) => rule === stored) ?? null;

/** What hand luggage says of a thing that the knowledge base does not have, by its name. */
export const ruleByName = (name: string): CabinRule => {
  const folded = fold(name);
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? 'ok';
};

/** Needed on the way or worth too much to be out of sight. */
const CLOSE: ReadonlySet<string> = new Set<CategoryId>(['documents', 'money', 'electronics', 'work']);
/** Of the health category what anybody can buy again on the way; all else is somebody's medicine or its kit. */
const EVERYDAY =
  /sunscreen$|^(first-aid-kit|after-sun|sunglasses|insect-repellent|lip-balm|mosquito-net|vaseline|condoms|bite-cream|tick-remover|mattress-cover|blister-care|swim-plugs|hand-warmers|heat-patches|back-cushion|cap-visor-glare|hearing-dryer|toaster-bags|easy-cutlery|folding-stool|extension-lead|incontinence-pads|cotton-gloves|transfer-aid|face-masks)$/;

/** What the rules need to know of an item. */
export interface RuledItem {
  key: string | null;
  category: string;
  cabin: CabinRule;
  essential: boolean;
}

const isMedicine = ({ key, category, cabin }: RuledItem): boolean =>
  category === 'health' && ((key !== null && !EVERYDAY.test(key)) || cabin === 'cabin-only');

/** Whether a thing had better stay with the traveller. */
const belongsClose = (thing: RuledItem): boolean =>
  thing.cabin === 'cabin-only' || CLOSE.has(thing.category) || isMedicine(thing);

/** Things that are never suggested to be left at home. */
export const isKept = (thing: RuledItem): boolean =>
  thing.essential || thing.category === 'documents' || thing.category === 'money' || thing.category === 'health';

/** The kind of bag a thing goes into by itself, when there are both. */
export const usualKind = (thing: RuledItem): BagKind =>
  thing.cabin === 'blade' || thing.cabin === 'hold-only' || thing.cabin === 'liquid'
    ? isMedicine(thing)
      ? 'cabin'
      : 'hold'
    : belongsClose(thing)
      ? 'cabin'
      : 'hold';

/** What there is to say of a thing in a bag of a kind; null when nothing. */
export const findingOf = (thing: RuledItem, kind: BagKind): { finding: Finding; forbidden: boolean } | null => {
  if (kind === 'cabin') {
    // Needles and lancets of one's own medicine may come along.
    if (thing.cabin === 'blade' && !isMedicine(thing)) return { finding: 'blade', forbidden: true };
    if (thing.cabin === 'hold-only') return { finding: 'hold-only', forbidden: true };
    if (thing.cabin === 'liquid' && !isMedicine(thing)) return { finding: 'liquid', forbidden: false };
    return null;
  }
  if (thing.cabin === 'cabin-only' && !isMedicine(thing)) return { finding: 'battery', forbidden: true };
  if (thing.category === 'documents' || thing.category === 'money' || isMedicine(thing)) {
    return { finding: 'keep-with-you', forbidden: false };
  }
  return null;
};

const WEARABLE: ReadonlySet<string> = new Set<CategoryId>(['clothing', 'outerwear', 'footwear']);

/** Whether it can be worn on the way. */
export const isWearable = (category: string): boolean => WEARABLE.has(category);
