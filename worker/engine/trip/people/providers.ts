/** People known only by a name who lend, bring or have something: "Tom lends me his tent", "sorted by Dave". */
import { GIVEN_NAMES } from './lexicon';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

const GIVES =
  /^(?:(?:'s|has|have|is|will|'ll|already) )*(?:lend\w*|lent|bring\w*|got\b|one\b|sort\w*|carr\w+|driv\w+|pack\w*|(?:me|nos) (?:(?:lo|la|los|las) )?(?:presta\w*|pasa\w*|deja\w*|trae\w*|lleva\w*)|presta\w*|trae\w*|lleva\w*|pone\w*|has\b|tiene\w*)/;
const GIVEN_BY =
  /(?:\b(?:by|from|off|borrow\w*|(?:lo|la|los|las|me|nos|le) (?:lleva\w*|trae\w*|presta\w*|pone\w*|tiene\w*|deja\w*|pasa\w*)|(?:lleva|trae|presta|pone|llevan)))(?: (?:la|el))?$/;

/** Lexemes of such names; those of travellers are left out. */
export const namedProviders = (
  lexemes: readonly Lexeme[],
  people: readonly Person[],
  mentions: readonly Mention[],
): number[] => {
  const known = new Set(people.flatMap(({ words, name }) => [...words, name ?? '']));
  const covered = new Uint8Array(lexemes.length);
  for (const { from, to } of mentions) covered.fill(1, from, to);
  const found: number[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || lexeme.sign || !GIVEN_NAMES.has(lexeme.text) || known.has(lexeme.text)) continue;
    if (covered[at] === 1) continue;
    if (!GIVES.test(textAfter(lexemes, at + 1, 4)) && !GIVEN_BY.test(textBefore(lexemes, at, 4))) continue;
    known.add(lexeme.text);
    found.push(at);
  }
  return found;
};
