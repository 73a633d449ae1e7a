/**
 * The headings of a list that an organiser sent: "We provide: …", "You bring: …", "Strictly no: …". A heading holds until the
 * next one, over bullets and lines of its list.
 */
import { anyOf } from '../../packing/reading/patterns';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { TripDocument } from '../document';
import { COMPANION } from '../../packing/reading/grammar';
import type { Thing } from '../schema';
import { fateOfSpanishHeading } from './spanish-headings';

/** What becomes of the things under a heading. */
export type HeadingFate = Extract<Thing['fate'], 'provided' | 'bring' | 'stays' | 'other-brings'>;

const ORGANISER =
  '(?:we|they|(?:the |our |el |la )?(?:school|club|company|organi[sz]ers?|organi[sz]ation|guides?|agency|operator|outfitter|hotel|hosts?|crew|ship|boat|centre|center|camp|base|lodge|charity|unit|college|escuela|colegio|agencia|empresa|organizacion|guia|nosotros))';
/** Parts of a house that hold what belongs to it. */
const ROOM =
  '(?:room|rooms|house|flat|cottage|kitchen|apartment|villa|lodge|hut|bathroom|dorm|shed|barn|bunkhouse|unit|place|van|bus|truck|caravan|camper|boat)';
const OWNER = '(?:ship|boat|company|hotel|hostel|lodge|guide|host|house|site|centre|outfitter)';
const PROVIDED = anyOf([
  // "From us", "from the school"; "we provide", "the club lends you".
  'from us|from (?:the )?(?:school|club|organi[sz]ers?|operator|agency|hosts?|company|centre|camp)',
  `(?:what )?${ORGANISER} (?:will |do |does |also )?(?:provides?|supply|supplies|issues?|give|gives|lends?|have|has|ponemos|pone|ponen|damos|da|dan)(?: you)?`,
  // "What's included", "kit provided".
  "(?:(?:whats|what 's|what is|all|price|fee|also) )*(?:includes?|included|provided|supplied|issued)(?: \\w+){0,2}|(?:kit|gear|equipment|items) (?:is |are )?(?:provided|supplied|issued|included)",
  // "Pilgrim kit is given when we land".
  '(?:\\w+ ){1,3}(?:is|are|gets?) (?:given|handed|issued|lent|provided|supplied|loaned)(?: out)?(?: (?:when|once|on|at|by|to|in)(?: \\w+){1,3})?',
  'incluye|incluido|incluimos|ponemos|proporcionamos|material incluido',
]);
const BRING = anyOf([
  // "To bring", "things to pack", "from you"; "participants must bring".
  'from you|(?:what |things |please |pls |kit )?(?:to )?(?:bring|pack)|to put in',
  '(?:please |pls )?(?:you|participants|students|trainees|everyone|all|each|each person|pupils|guests|volunteers) (?:should |must |will |need to |have to |please )?(?:bring|need|pack|carry)',
  // "Personal kit list", "essentials".
  '(?:personal |essential |your |own |full )*(?:kit|packing|equipment|gear|clothing|kit list|packing list)(?: list)?|must haves?|essentials?|required|compulsory|mandatory',
  // What others do not give: "not included", "what isn't there", "the flat doesn't have".
  "(?:whats |what 's |what isnt )?(?:not (?:included|provided|supplied|there|in it|in the \\w+)|what isnt(?: there)?)|(?:so )?(?:whats|what 's) left(?: is)?",
  '(?:\\w+ )?(?:does not|doesnt|do not|dont|didnt) (?:have|provide|supply|include|come with)|lacks?|missing|excluded|no incluye|no incluido',
  // "Traer", "hay que llevar", "cada uno trae".
  '(?:que )?(?:traer|llevar)|(?:hay que|deben|debes|cada uno|cada quien|cada cual) (?:traer|llevar|trae|lleva)',
  '(?:material )?obligatorio|imprescindible',
  // "Bunk with mattress: sheets, pillow": what one brings for it.
  '(?:\\w+ ){0,4}(?:with|w|con) (?:an? |un )?(?:bare )?(?:mattress|mattresses|colchon|colchones|colchoneta|colchonetas)',
]);
const REFUSED =
  /^(?:(?:strictly|absolutely|definitely|strictamente) )?(?:no|not allowed|forbidden|prohibited|banned|not permitted|prohibido|nada de)$|^(?:please )?(?:do not|dont|never) (?:bring|pack|take)$|^(?:leave (?:at home|behind)|(?:what )?not to (?:bring|pack)|not needed|(?:you )?(?:do not|dont|wont) need(?: to bring)?|no need to bring|no (?:llevar|traer)|no (?:se permite|permitido)|dejar en casa)$/;
/** What is there already, and who takes care of all of it: "what's there", "everything's up there", "the mission kits us". */
const THERE_ALREADY = anyOf([
  // "What's up there", "already onsite", "inside it", "in the kitchen already".
  "(?:(?:whats|(?:what|everything|all|the rest)(?: ?'s| is| are)?) )?(?:already )?(?:(?:up|down|over|out|on) )?(?:there|onsite|on site)(?: already)?",
  `(?:already )?in(?:side)? it|(?:whats? ?(?:'s )?)?(?:already )?in (?:(?:the|your|our|my) ${ROOM}|(?:ours|theirs|it) already)(?: already)?`,
  // "What the hut has", "the hotel's own kit".
  `what (?:the |our |di |de |da )?\\w+ (?:has|have|gives?|provides?|supplies)|(?:the )?${OWNER} 's (?:own )?(?:kit|gear|equipment|stuff)`,
  // "The mission kits us out with", "Dad sorts the lot".
  '(?:\\w+ ){1,3}(?:kits?|dress|dresses|fits?|sets?|equips?) (?:us|me|you|them|him|her)(?: (?:out|up))?(?: with)?',
  "(?!i |we )(?:\\w+ ){1,3}(?:'s |is |are |'re )?(?:does|do|doing|sees to|seeing to|sorts|sorting|provides|provid\\w+) (?:it all|everything|the lot)",
  // "The camp lays on"; what a list or a letter "gives" is another matter.
  '(?!i |we |each |every|.*\\b(?:list|letter|email|sheet|form|page|booklet|note|not|nor|never|dont|doesnt|wont)\\b)(?:\\w+ ){1,3}(?:gives?|provides?|supplies|lends?|issues|hands out|lays on|throws in|puts out|sets out|is furnished|comes furnished|puts ready)(?: (?:us|you|me))?(?: with (?:the|a|each) \\w+)?',
]);
/** "Per the owner", "the barn's own": who says what is there, and whose it is. */
const SAID_THERE = new RegExp(
  `^(?:in it )?(?:per|according to|says|from) (?:the )?(?:owner|host|landlord|landlady|listing|website|agent|brochure|blurb|leaflet)s?$|^(?:the )?(?:${ROOM}|${OWNER}) 's own$`,
);
const REFUSED_SHORT =
  /^(?:(?:all |firmly )?(?:vetoed|banned|not coming|not bringing|not taking|staying (?:home|behind|here)|leaving (?:home|behind|at home|here)|left (?:at home|behind)|stays? (?:home|behind|here)|cut|ditched|rejected|struck off|off the list|out))$/;
/** "What my mum's bringing in October", "Dad is carrying": who takes care of the list below. */
const OTHERS = new RegExp(
  `^(?:what |things? |stuff )?(?:(?:my|our|the|his|her) )?(?:${[...COMPANION].join('|')}|mil|fil|in laws) (?:'s|is|are|will be|will|s)? ?(?:bring|tak|carry|pack|fetch|driv|sort|provid|suppl)(?:ing|es|s)?(?: \\w+){0,6}$`,
);
/** Words of a heading at most: those right at its colon, or with the clause that they stand in. */
const MOST_WORDS = [6, 10];

const fateOfWords = (words: string): HeadingFate | undefined =>
  PROVIDED.test(words) || THERE_ALREADY.test(words) || SAID_THERE.test(words)
    ? 'provided'
    : REFUSED.test(words) || REFUSED_SHORT.test(words)
      ? 'stays'
      : BRING.test(words)
        ? 'bring'
        : OTHERS.test(words)
          ? 'other-brings'
          : fateOfSpanishHeading(words);

/** What becomes of the things after the colon before token `colon`, by the words that it closes. */
const fateOf = (tokens: readonly Token[], colon: number): HeadingFate | undefined => {
  for (const most of MOST_WORDS) {
    let from = colon - 1;
    while (from > 0 && colon - from < most && !/[,;:.()!?–—"“”]/.test(tokens[from]?.gap ?? '')) from -= 1;
    const fate = fateOfWords(wordsOf(tokens, from, colon));
    if (fate) return fate;
  }
  return undefined;
};

/** For each token of each sentence the heading that it stands under. */
export function headingsOf({ original, views }: TripDocument): (readonly (HeadingFate | undefined)[])[] {
  let open: HeadingFate | undefined;
  let block = false;
  let inBullet = false;
  let lastEnd = 0;
  return views.map(({ sentence: { tokens } }) => {
    const first = tokens[0]?.start ?? 0;
    const between = original.slice(lastEnd, first);
    const line = /^[^\S\n]*\n(?!\s*\n)/.test(between.replace(/^[:.;,]/, ''));
    const bullet = /[•·]|\n\s*[-*–]\s/.test(between);
    // "- la empresa: carpas" over "- bolsa de dormir cada uno": a heading inside a bullet holds for that bullet.
    if (!(bullet || between.includes(',') || (line && block)) || (bullet && inBullet)) open = undefined;
    if (bullet) inBullet = false;
    const under = tokens.map(({ gap }, at) => {
      if (at > 0 && gap.includes(':')) {
        open = fateOf(tokens, at);
        block = false;
        inBullet = bullet;
      }
      return open;
    });
    lastEnd = tokens.at(-1)?.end ?? lastEnd;
    // "Please bring:" alone on its line stands over the lines below.
    if (/^\s*:/.test(original.slice(lastEnd, lastEnd + 3))) {
      open = fateOf(tokens, tokens.length);
      block = open !== undefined;
    }
    return under;
  });
}
