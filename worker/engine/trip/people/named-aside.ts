/** Somebody by name and by relation at once: "Ema, nuestra hija de 8, …", "con Rosa, mi tía de 60, y …", "Mum's pills for Leo, my son." */
import { isVerbal } from '../../packing/reading/grammar';
import { isGivenName } from './lexicon';
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';
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
const PARENT_AND_PARTNER =
  /^, (?:su|her|his) (?:mama|papa|madre|padre|mum|mom|mother|dad|father) (?:y|and) (?:mi|my)(?= )/;
/** Words between the owner and the relation, at most: "mi querida hija". */
const MOST_BETWEEN = 2;

/** Whether a name opens an enumeration of its own, in which a relation after a comma is one more person. */
const isInList = (lexemes: readonly Lexeme[], at: number, last: Mention | undefined): boolean =>
  lexemes[at - 1]?.text === ',' &&
  last !== undefined &&
  last.to >= at - 1 &&
  last.kind !== 'self' &&
  !(last.kind === 'person' && last.name);

/**
 * Whether a name is one of several of whom the relation follows: "Bruno y Vega, mis hijos", "la Isidora y el Gaspar, nuestros
 * nietos". "Ana, Luis, mis hijos y yo" names somebody besides the children.
 */
export const isBeforeKin = (lexemes: readonly Lexeme[], from: number): boolean => {
  let first = from;
  while (/^(?:,|y|e|and|&)$/.test(lexemes[first - 1]?.text ?? '') && lexemes[first - 2]?.capital) first -= 2;
  // "En Ambato y Baños, mis papás y yo"
  if (TO_A_PLACE.test(lexemes[first - 1]?.text ?? '')) return false;
  let at = from;
  // "Me and Dave, our kids" names the writer's other half.
  let joined = AND.test(textBefore(lexemes, from, 2)) && !/^(?:me|i|yo|myself)$/.test(lexemes[from - 2]?.text ?? '');
  for (let names = 0; names < MOST_NAMES; names += 1) {
    if (!lexemes[at]?.capital || !isName(lexemes, at)) return false;
    const next = lexemes[at + 1]?.text ?? '';
    if (/^[,(]$/.test(next) && /^(?:mis|my|our|nuestr[oa]s)$/.test(lexemes[at + 2]?.text ?? '')) {
      const word = personWordAt(lexemes, at + 3) ?? personWordAt(lexemes, at + 4);
      return joined && (word?.entry.count ?? 1) > 1;
    }
    if (!/^(?:,|y|e|and|&)$/.test(next)) return false;
    joined ||= next !== ',';
    at += /^(?:la|el)$/.test(lexemes[at + 2]?.text ?? '') ? 3 : 2;
  }
  return false;
};
const AND = /(?:^|\s)(?:y|e|and|&)(?: (?:la|el))?$/;
const MOST_NAMES = 6;

/** The person whose name stands here and whose relation follows between commas; `last` is who was mentioned before. */
export const namedAsideAt = (
  lexemes: readonly Lexeme[],
  at: number,
  last: Mention | undefined,
): Mention | undefined => {
  const lexeme = lexemes[at];
  // "Agustina, su mamá y mi mujer"
  const told =
    lexeme?.capital && isName(lexemes, at) ? PARENT_AND_PARTNER.exec(textAfter(lexemes, at + 1, 7))?.[0] : undefined;
  const half = told === undefined ? undefined : personAt(lexemes, at + 1 + told.split(' ').length);
  if (half?.entry?.role === 'partner') return { ...half, from: at, name: lexeme?.text ?? '' };
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

/** "Nigel is my brother": the name that a relation explains. */
export const nameBeforeVerb = (
  lexemes: readonly Lexeme[],
  { kind, owner, from, apostrophe, entry }: Mention,
): string | undefined => {
  const name = lexemes[from - 2];
  return kind === 'person' &&
    /^(?:mine|ours)$/.test(owner) &&
    !apostrophe &&
    (entry?.count ?? 1) === 1 &&
    /^(?:is|'s|na|es)$/.test(lexemes[from - 1]?.text ?? '') &&
    name?.capital &&
    isName(lexemes, from - 2)
    ? name.text
    : undefined;
};
