/** Names that nobody introduced, given to those who are known only by number or as somebody's partner. */
import { GIVEN_NAMES } from './lexicon';
import { textAfter, type Lexeme } from './lexemes';
import { isName } from './names';
import type { Mention } from './mention';
import type { Person } from './person';

const TRAIT_AFTER =
  /^(?:'s|is|has|gets?|needs?|uses?|wears?|hates?|loves?|cant|wont|doesnt|takes|es|tiene|usa|toma|necesita|no|le|esta|duerme|odia)\b/;
const NOT_BEFORE =
  /^(?:in|en|to|at|from|desde|via|through|hacia|hasta|around|near|por|across|de|of|visit|visiting|the|el|a)$/;

const TWIN =
  /^\( (?:our |my )?(?:twin|younger|older|the (?:twin|younger|older|elder|little|big|eldest|youngest|boy|girl))/;

const SINGLE_CHILD = /^(?:niece|nephew|grandson|granddaughter|baby|newborn)$/;

/** "Indi gets hayfever": a name nobody introduced is one of those known only by number. */
export const nameTheUnnamed = (
  lexemes: readonly Lexeme[],
  people: readonly Person[],
  mentions: readonly Mention[],
): void => {
  const known = new Set(people.flatMap(({ name, words }) => [name, ...words]));
  for (const { name } of mentions) if (name !== undefined) known.add(name);
  const inMention = new Uint8Array(lexemes.length);
  for (const { from, to } of mentions) inMention.fill(1, from, to);
  const group = people.find(({ role, count }) => role === 'friend' && count > 1);
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || lexeme.sign || lexeme.text.length < 3 || known.has(lexeme.text)) continue;
    const given = GIVEN_NAMES.has(lexeme.text) && isName(lexemes, at);
    if (!(given || lexeme.capital)) continue;
    const before = lexemes[at - 1]?.text ?? '.';
    const next = lexemes[at + 1]?.text ?? '';
    const twin = next === '(' && TWIN.test(textAfter(lexemes, at + 1, 3));
    if (inMention[at] === 1 && !twin) continue;
    const trait = TRAIT_AFTER.test(next);
    if (group && given && !NOT_BEFORE.test(before)) group.words.add(lexeme.text);
    if (!(twin || (given && trait && before !== 'in')) || (NOT_BEFORE.test(before) && !twin)) continue;
    // A niece who is met and a newborn have names of their own; a couple's partner is called by hers or his.
    const nameless =
      people.find(({ role, name, key }) => role === 'child' && name === undefined && !SINGLE_CHILD.test(key)) ??
      people.find(({ role, name, inferred: told }) => role === 'partner' && name === undefined && told === true);
    if (!nameless) continue;
    nameless.name = lexeme.text;
    nameless.words.add(lexeme.text);
    known.add(lexeme.text);
  }
};
