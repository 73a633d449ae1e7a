/** Whether the traveller's words for a thing say more than the name of its row. */
import type { Thing } from '../trip/schema';
import { stems } from '../stems';
import { conceptOf } from './thing-items';
import { asThingName } from './thing-name';

/** "My long navy", "the sequin thing": the noun is left out. */
const COLOUR_ALONE = /\b(?:navy|black|red|blue|green|silver|gold|white|thing|number|one)$/i;

/** Whether the traveller's words say more than the item's own name ("demo tablet", "rigger boots"). */
export function saysMore(thing: Thing, name: string): boolean {
  // "Headphones thingies" says less than the name.
  if (asThingName(thing.words) === undefined) return false;
  if ([VAGUE, COLOUR_ALONE, TERSE].some((less) => less.test(thing.words))) return false;
  if (isMisspelt(thing)) return false;
  if (SAID_SHORT[thing.concept ?? '']?.test(thing.words)) return false;
  const [own, known] = [stems(thing.words), stems(name)];
  return own.length <= 5 && own.some((word) => !known.includes(word));
}

/** "Bring bedding for it" of a cot, "shirt and jacket" for the office: alone the word may be another thing on the list. */
const SAID_SHORT: Readonly<Record<string, RegExp>> = {
  'travel-sheet': /^(?!.*\b(?:cot|crib|cuna)\b)/i,
  blazer: /^jackets?$/i,
  'cholesterol-tablets': /^(?:high cholesterol|cholesterol|colesterol alto|colesterol)$/i,
};

/** One word that the lexicon knows only by guessing at it ("toayas"): the list writes it as everybody does. */
function isMisspelt(thing: Thing): boolean {
  const concept = conceptOf(thing);
  const [word, ...more] = stems(thing.words);
  if (!concept || word === undefined || more.length > 0) return false;
  const said = stems(`${concept.en} ${concept.es}`);
  const isLike = (one: string): boolean =>
    one.length > 4 &&
    Math.abs(one.length - word.length) < 2 &&
    one.slice(0, 3) === word.slice(0, 3) &&
    one.at(-1) === word.at(-1);
  return !said.includes(word) && said.some(isLike);
}

/** One word that is half of a name: "mirrorless" is a camera, "the epi" a pen. */
const TERSE =
  /^(?:fiebre amarilla|epis?|meds?|tabs|pills|injections?|cards?|usb|frio|mirrorless|dslr|noise.cancelling|circulars?|plumas?|medicinas?|remedios?|pastillas|certificate|visas?|carn[eé]ts?)$/i;

const VAGUE = /\b(?:thing\w*|stuff|bits|gear|kit|cosas?|cosill\w+|chisme\w*|rollo\w*)\b/i;
