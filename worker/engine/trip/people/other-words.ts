/** People who are called by a word for somebody else: "mi bebé (mi novia)", "mis dos chicos (perros)", "mi jefa (62)". */
import { agesAfter } from './ages';
import type { PersonWord } from './lexicon';
import { personWordAt, type Lexeme } from './lexemes';

const MOTHER: PersonWord = { role: 'parent', key: 'mother', sex: 'female', words: '' };
const FATHER: PersonWord = { role: 'parent', key: 'father', sex: 'male', words: '' };
const WIFE: PersonWord = { role: 'partner', key: 'partner', sex: 'female', close: true, words: '' };
const HUSBAND: PersonWord = { role: 'partner', key: 'partner', sex: 'male', close: true, words: '' };
const MOTHERS = /^(?:jefa|mama|mami|madre|ama)$/;
const FATHERS = /^(?:jefe|papa|papi|padre|apa)$/;
/** Words of a list in which the other stands. */
const REACH = 20;
const isNamedBefore = (lexemes: readonly Lexeme[], at: number, words: RegExp): boolean =>
  lexemes
    .slice(Math.max(0, at - REACH), at)
    .some(({ text }, index, all) => words.test(text) && all[index - 1]?.text === 'mi');
/** Whether the same word stood before with an age: "mi jefa de 63 … mi jefa es diabética". */
const isToldOfBefore = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes
    .slice(0, at)
    .some(({ text }, index) => text === lexemes[at]?.text && agesAfter(lexemes, index + 1) !== undefined);
const MOST_IN_BRACKET = 9;
/** "Mis hijos perrunos" */
const OF_PETS = /^(?:perrun|peludit?)[oa]s?$/;

/** Who somebody really is whom a word for another person names: the dogs, the boyfriend or the mother of the writer. */
export const meantByOtherWord = (
  lexemes: readonly Lexeme[],
  { entry, end }: { entry: PersonWord; end: number },
): PersonWord | 'pet' | undefined => {
  // "Mi jefa (62), mi vieja y yo": beside the mother, under another name, it is the wife.
  const old = /^viej([ao])$/.exec(lexemes[end - 1]?.text ?? '')?.[1];
  if (
    old !== undefined &&
    lexemes[end - 2]?.text === 'mi' &&
    isNamedBefore(lexemes, end - 2, old === 'a' ? MOTHERS : FATHERS)
  )
    return old === 'a' ? WIFE : HUSBAND;
  // Nobody tells the age of a superior.
  const boss = /^jef([ae])$/.exec(lexemes[end - 1]?.text ?? '')?.[1];
  const mine = lexemes[end - 2]?.text === 'mi';
  if (boss !== undefined && mine && (agesAfter(lexemes, end) || isToldOfBefore(lexemes, end - 1)))
    return boss === 'a' ? MOTHER : FATHER;
  if (entry.role !== 'child') return undefined;
  if (OF_PETS.test(lexemes[end]?.text ?? '')) return 'pet';
  if (lexemes[end]?.text !== '(') return undefined;
  for (let at = end + 1; at < end + MOST_IN_BRACKET && !/^[().:]$/.test(lexemes[at]?.text ?? '.'); at += 1) {
    const word = personWordAt(lexemes, at);
    if (word?.entry.key === 'pet')
      return at === end + 1 || (at === end + 2 && lexemes[end + 1]?.number !== undefined) ? 'pet' : undefined;
    // "(my brother, 45)", but neither "(and my wife)" nor "(my wife stays at home)"
    if (
      entry.count === undefined &&
      /^(?:partner|sibling)$/.test(word?.entry.role ?? '') &&
      /^(?:my|mi)$/.test(lexemes[at - 1]?.text ?? '') &&
      !/^(?:and|with|y|con|&|\+)$/.test(lexemes[at - 2]?.text ?? '') &&
      /^[,)]$/.test(lexemes[word?.end ?? at]?.text ?? '')
    )
      return word?.entry;
  }
  return undefined;
};
