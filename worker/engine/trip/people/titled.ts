/** People by their title: "taking Mrs Whitlock, 86", "list for my clients, Mr and Mrs Naidoo". */
import { agesAfter } from './ages';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import { mentionAt, type Mention } from './mention';
import { isBeforeOwner } from './written-for';

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'sor', 'fray']);
const TAKES =
  /\b(?:taking|take|bringing|escorting|accompanying|caring for|pushing|minding|(?:client|patient|resident|charge)(?: (?:is|,))?)$/;
/** "With Mr Doyle, 79" */
const WITH = /\b(?:with|and|&|con)$/;
/** Of an order: "viajo con Sor Inés" tells no age. */
const OF_ORDER = /^(?:sor|fray)$/;

/** How many words a title with its name has here. */
export const titleWords = (lexemes: readonly Lexeme[], at: number): number =>
  TITLES.has(lexemes[at]?.text ?? '') && lexemes[at + 1]?.capital && !lexemes[at + 1]?.sign ? 2 : 0;

/** Somebody by title and name whom the writer takes along or packs for; a teacher or a nurse is only spoken of. */
export const titledAt = (lexemes: readonly Lexeme[], at: number, last: Mention | undefined): Mention | undefined => {
  if (!TITLES.has(lexemes[at]?.text ?? '')) return undefined;
  const couple = /^(?:and|&) (?:mrs|ms|dr)$/.test(textAfter(lexemes, at + 1, 2)) && titleWords(lexemes, at + 2) > 0;
  const words = couple ? 1 : titleWords(lexemes, at);
  const name = lexemes[at + (couple ? 3 : 1)]?.text;
  if (words === 0 || name === undefined) return undefined;
  const ages = couple ? undefined : agesAfter(lexemes, at + words);
  const second = last?.entry?.key === 'titled' && at - last.to === 1;
  const before = textBefore(lexemes, at, 9);
  if (
    !second &&
    !TAKES.test(before) &&
    !((ages || OF_ORDER.test(lexemes[at]?.text ?? '')) && WITH.test(before)) &&
    !isBeforeOwner(before)
  )
    return undefined;
  const to = ages?.end ?? at + words;
  return mentionAt(at, {
    kind: 'name',
    entry: { role: 'other', key: 'titled', words: '' },
    to: lexemes[to]?.text === ')' && ages ? to + 1 : to,
    headTo: at + words,
    ages: ages?.months ?? [],
    name: `${lexemes[at]?.text} ${name}`,
    sex: /^(?:mr|fray)$/.test(lexemes[at]?.text ?? '') ? 'male' : 'female',
  });
};
