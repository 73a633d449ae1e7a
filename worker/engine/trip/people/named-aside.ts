/** Somebody by name and by relation at once: "Ema, nuestra hija de 8, …", "con Rosa, mi tía de 60, y …", "Mum's pills for Leo, my son." */
import { isVerbal } from '../../packing/reading/grammar';
import { isGivenName } from './lexicon';
import { personWordAt, textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import { isName } from './names';
import { isOfPlaceName } from './names-of-others';
import { personAt } from './noun-phrase';

const WHOSE = /^(?:mi|my|our|nuestr[oa])$/;
/** Words of place, after which a word with a capital is no person. */
const TO_A_PLACE = /^(?:in|en|to|at|from|desde|via|hacia|hasta|around|near|por|through)$/;
const TAKES = /^(?:llevo|llevamos|llevando|acompano|acompanamos|traigo|cuido|y|e|mas)$/;
/** What follows who somebody is, where nobody else of a list does: "Ana, mi hermana, mi primo y Luis" are four. */
const ENDS =
  /^(?:[.);:]|$|(?:, )?(?:mas|plus|con|with|que|who|\+) |, (?:[ye]|a|al|en|para|por) |, (?:(?:la|el) )?\w+ , (?:mi|my|our|nuestr[oa]) )/;
/** Words between the owner and the relation, at most: "mi querida hija". */
const MOST_BETWEEN = 2;

/** Whether a name opens an enumeration of its own, in which a relation after a comma is one more person. */
const isInList = (lexemes: readonly Lexeme[], at: number, last: Mention | undefined): boolean =>
  lexemes[at - 1]?.text === ',' && last !== undefined && last.to >= at - 1 && !(last.kind === 'person' && last.name);

/** The person whose name stands here and whose relation follows between commas; `last` is who was mentioned before. */
export const namedAsideAt = (
  lexemes: readonly Lexeme[],
  at: number,
  last: Mention | undefined,
): Mention | undefined => {
  const lexeme = lexemes[at];
  if (!lexeme?.capital || lexemes[at + 1]?.text !== ',' || !WHOSE.test(lexemes[at + 2]?.text ?? '')) return undefined;
  if (!isName(lexemes, at) || isOfPlaceName(lexemes, at) || isInList(lexemes, at, last)) return undefined;
  const before = lexemes[at - 1]?.text ?? '';
  if (TO_A_PLACE.test(before) || (before === 'a' && !TAKES.test(lexemes[at - 2]?.text ?? ''))) return undefined;
  if (/^(?:de|of|for|para)$/.test(before) && !isGivenName(lexeme)) return undefined;
  let head = at + 3;
  while (head < at + 3 + MOST_BETWEEN && !personWordAt(lexemes, head)) head += 1;
  const person = personWordAt(lexemes, head) && personAt(lexemes, head);
  if (!person || person.from !== at + 2 || person.name !== undefined) return undefined;
  if ((person.count ?? person.entry?.count ?? 1) !== 1) return undefined;
  const rest = `${textAfter(lexemes, person.to, 5)} `;
  // "Ana, my sister, and me" is a list of three where English writes a comma before the "and".
  const verb = lexemes[person.to]?.text === ',' && isVerbal(lexemes[person.to + 1]?.text ?? '');
  if (!ENDS.test(rest) && !verb) return undefined;
  return { ...person, from: /^(?:la|el)$/.test(before) ? at - 1 : at, name: lexeme.text };
};
