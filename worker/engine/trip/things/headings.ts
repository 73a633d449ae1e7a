/**
 * The headings of a list that an organiser sent: "We provide: …", "You bring: …", "Strictly no: …". A heading holds until the
 * next one, over bullets and lines of its list.
 */
import { wordsOf, type Token } from '../../packing/reading/text';
import type { TripDocument } from '../document';
import type { Thing } from '../schema';

/** What becomes of the things under a heading. */
export type HeadingFate = Extract<Thing['fate'], 'provided' | 'bring' | 'stays'>;

const ORGANISER =
  '(?:we|they|(?:the |our |el |la )?(?:school|club|company|organi[sz]ers?|organi[sz]ation|guides?|agency|operator|outfitter|hotel|hosts?|crew|ship|boat|centre|center|camp|base|lodge|charity|unit|college|escuela|colegio|agencia|empresa|organizacion|guia|nosotros))';
const PROVIDED = new RegExp(
  `^(?:from us|from (?:the )?(?:school|club|organi[sz]ers?|operator|agency|hosts?|company|centre|camp)|(?:what )?${ORGANISER} (?:will |do |does |also )?(?:provides?|supply|supplies|issues?|give|gives|lends?|have|has|ponemos|pone|ponen|damos|da|dan)(?: you)?|(?:(?:whats|what 's|what is|all|price|fee|also) )*(?:includes?|included|provided|supplied|issued)(?: \\w+){0,2}|(?:kit|gear|equipment|items) (?:is |are )?(?:provided|supplied|issued|included)|incluye|incluido|incluimos|ponemos|proporcionamos|material incluido)$`,
);
const BRING =
  /^(?:from you|(?:what |things |please |pls |kit )?(?:to )?(?:bring|pack)|(?:please |pls )?(?:you|participants|students|trainees|everyone|all|each|each person|pupils|guests|volunteers) (?:should |must |will |need to |have to |please )?(?:bring|need|pack|carry)|(?:personal |essential |your |own |full )*(?:kit|packing|equipment|gear|clothing|kit list|packing list)(?: list)?|must haves?|essentials?|required|compulsory|mandatory|(?:whats |what 's )?not (?:included|provided|supplied)|(?:\w+ )?(?:does not|doesnt|do not|dont|didnt) (?:have|provide|supply|include|come with)|lacks?|missing|excluded|traer|llevar|(?:hay que|deben|debes|cada uno|cada quien|cada cual) (?:traer|llevar|trae|lleva)|que (?:traer|llevar)|no incluye|no incluido|material obligatorio|imprescindible|obligatorio)$/;
const REFUSED =
  /^(?:(?:strictly|absolutely|definitely|strictamente) )?(?:no|not allowed|forbidden|prohibited|banned|not permitted|prohibido|nada de)$|^(?:please )?(?:do not|dont|never) (?:bring|pack|take)$|^(?:leave (?:at home|behind)|(?:what )?not to (?:bring|pack)|not needed|(?:you )?(?:do not|dont|wont) need(?: to bring)?|no need to bring|no (?:llevar|traer)|no (?:se permite|permitido)|dejar en casa)$/;
const MOST_WORDS = 6;

const fateOf = (words: string): HeadingFate | undefined =>
  PROVIDED.test(words) ? 'provided' : REFUSED.test(words) ? 'stays' : BRING.test(words) ? 'bring' : undefined;

/** The words that a colon before token `colon` closes. */
const wordsBefore = (tokens: readonly Token[], colon: number): string => {
  let from = colon - 1;
  while (from > 0 && colon - from < MOST_WORDS && !/[,;:.()!?–—]/.test(tokens[from]?.gap ?? '')) from -= 1;
  return wordsOf(tokens, from, colon);
};

/** For each token of each sentence the heading that it stands under. */
export function headingsOf({ original, views }: TripDocument): (readonly (HeadingFate | undefined)[])[] {
  let open: HeadingFate | undefined;
  let block = false;
  let lastEnd = 0;
  return views.map(({ sentence: { tokens } }) => {
    const first = tokens[0]?.start ?? 0;
    const between = original.slice(lastEnd, first);
    const line = /^[^\S\n]*\n(?!\s*\n)/.test(between.replace(/^[:.;,]/, ''));
    if (!(/[•·,]|\n\s*[-*–]\s/.test(between) || (line && block))) open = undefined;
    const under = tokens.map(({ gap }, at) => {
      if (at > 0 && gap.includes(':')) {
        open = fateOf(wordsBefore(tokens, at));
        block = false;
      }
      return open;
    });
    lastEnd = tokens.at(-1)?.end ?? lastEnd;
    // "Please bring:" alone on its line stands over the lines below.
    if (/^\s*:/.test(original.slice(lastEnd, lastEnd + 3))) {
      open = fateOf(wordsBefore(tokens, tokens.length));
      block = open !== undefined;
    }
    return under;
  });
}
