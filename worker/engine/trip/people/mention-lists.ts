/** Which mentions stand in one list, and which tell of the same person in other words. */
import { ADULT_MONTHS } from '../stage';
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';

const CONNECTOR =
  /^(?:and|n|y|e|&|\+|,|plus|mas|con|with|\(|\)|also|tambien|incl|including|incluyendo|:|-|\/|junto|al?|our|minus|para|pa|for)$/;

/** "Me, Thabo, Lindiwe (9) and Sizwe (4)": names after the writer, one of them with an age. */
const WRITERS_LIST = /^(?:\w+ (?:\( \d{1,2} \) )?(?:, )?(?:(?:and|&|\+|y) )?){0,4}\w+ \( \d{1,2} \)/;

/** Whether a name goes on with the list that the writer opens. */
export const continuesAfterWriter = (lexemes: readonly Lexeme[], at: number, opener: Mention | undefined): boolean =>
  opener?.kind === 'self' && lexemes[at]?.capital === true && WRITERS_LIST.test(textAfter(lexemes, at, 14));

/** "Us two, Eli (13) and my MIL": the pair stands beside others; "just the two of us, me and my nan" is everybody. */
export const pairIsExtra = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const pair = mentions[index];
  if (!pair?.pair) return false;
  const chain = mentions.filter((mention) => mention.chain === pair.chain && mention !== pair);
  if (chain.length === 0 || chain.some(({ kind, pair: other }) => kind === 'self' && !other)) return false;
  const [next] = chain.filter(({ from }) => from >= pair.to);
  if (!next) return true;
  const between = lexemes[pair.to]?.text ?? '';
  return chain.length > 1 || /^(?:and|y|&|\+|with|con|plus|mas)$/.test(between);
};

/** Whether nothing but "and", commas and brackets stands between two places. */
export const onlyConnectors = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  if (to - from > 5 || to < from) return to < from && from - to <= 2;
  for (let index = from; index < to; index += 1) if (!CONNECTOR.test(lexemes[index]?.text ?? '')) return false;
  return to > from;
};

/** What makes of the words between two commas a clause of their own. */
const CLAUSE =
  /^(?:is|are|was|were|has|have|had|will|who|that|lives?|stays?|comes?|not?|es|son|esta|estan|tiene|tienen|que|quien|vive|viven|queda|quedan|va|van|no|[.:;])$/;

/** "My parents, both retired, and me": what is said of somebody between commas, before the writer. */
export const isAsideBefore = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean => {
  const aside = lexemes.slice(last.to, mention.from - 1).map(({ text }) => text);
  return (
    mention.kind === 'self' &&
    last.kind === 'person' &&
    aside.length > 0 &&
    aside.length <= 7 &&
    /^(?:and|y|&|\+)$/.test(lexemes[mention.from - 1]?.text ?? '') &&
    (/^in (?:their|his|her) /.test(aside.join(' ')) || (aside[0] === ',' && aside.at(-1) === ',')) &&
    !aside.some((word) => CLAUSE.test(word))
  );
};

const OPENS_LIST = /^(?:[.,:;(]|its|it|'s|just|only|with|and|for|family|all|going|solo|somos|vamos|con|y)$/;

/** "me my wife and the kids", "mum dad me": people side by side in a list dictated without commas. */
export const isDictated = (lexemes: readonly Lexeme[], mentions: readonly Mention[], mention: Mention): boolean => {
  const last = mentions.at(-1);
  if (!last || last.to !== mention.from || last.kind === 'age' || mention.kind === 'age') return false;
  if (mention.kind === 'name' && last.kind !== 'self') return false;
  if (mention.kind === 'self' && !/^(?:[,.)]|and|y|&|\+)$/.test(lexemes[mention.to]?.text ?? '.')) return false;
  return last.chain === mentions.at(-2)?.chain || OPENS_LIST.test(lexemes[last.from - 1]?.text ?? '.');
};

/** "its me Gaz and the three boys": a name right after the writer's "me", with a capital, and somebody else after it. */
export const isBesideWriter = (lexemes: readonly Lexeme[], last: Mention | undefined, at: number): boolean =>
  last?.kind === 'self' &&
  last.to === at &&
  lexemes[at]?.capital === true &&
  lexemes[at - 1]?.text === 'me' &&
  /^(?:and|&|\+|,|with)$/.test(lexemes[at + 1]?.text ?? '');

/** Of the whole party told before it: "my husband (2 guys, 38 & 41)", "Ana, Luis y yo, tres amigos". */
export const isWholeParty = (lexemes: readonly Lexeme[], mentions: readonly Mention[], mention: Mention): boolean => {
  const last = mentions.at(-1);
  if (!last || mention.from !== last.to + 1) return false;
  if (mention.count === undefined || !/^(?:the)?$/.test(mention.owner)) return false;
  // "Me, my mama (77), two boys 8 & 4": children of the list.
  if (mention.ages.length > 0 && mention.ages.every((age) => age < ADULT_MONTHS)) return false;
  if (
    !/^(?:friends|uncles|aunts|siblings|sisters|brothers|cousins)$/.test(mention.entry?.key ?? '') &&
    !mention.entry?.risky
  )
    return false;
  // "Me and my boyfriend Carlo, two guys, Siargao"
  const closed =
    /^[.,;:)]$/.test(lexemes[mention.to]?.text ?? '.') &&
    mentions.some(({ kind, chain }) => kind === 'self' && chain === last.chain);
  const opens = last.kind === 'self' || closed ? /^[(,]$/ : /^\($/;
  if (!opens.test(lexemes[last.to]?.text ?? '')) return false;
  const before = mentions.filter(({ chain, kind }) => chain === last.chain && kind !== 'self');
  return before.every(({ count, entry }) => (count ?? entry?.count ?? 1) === 1) && before.length + 1 === mention.count;
};

/** The one person before the bracket, mentioned again inside it after an age. */
export const isApposition = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean => {
  if (
    !/^(?:person|name)$/.test(last.kind) ||
    mention.kind !== 'person' ||
    !/^(?:mine|ours)$/.test(mention.owner) ||
    (mention.count ?? mention.entry?.count ?? 1) !== 1 ||
    (last.count ?? last.entry?.count ?? 1) !== 1 ||
    mention.from - last.headTo > 7 ||
    lexemes[mention.from - 1]?.text !== ','
  )
    return false;
  const between = lexemes.slice(last.headTo, mention.from - 1);
  return (
    between[0]?.text === '(' &&
    between
      .slice(1)
      .every(({ text, number }) => number !== undefined || /^(?:he|she|'s|is|years?|yrs?|yo|old)$/.test(text)) &&
    /^[).,]$/.test(lexemes[mention.to]?.text ?? '.')
  );
};

/** The name of one person whose age is stated, at the end of what is said: "mi hija de 5 años, Emma." */
export const isNameBehindAge = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean =>
  last.kind === 'person' &&
  last.name === undefined &&
  last.ages.length === 1 &&
  (last.count ?? last.entry?.count ?? 1) === 1 &&
  mention.kind === 'name' &&
  mention.ages.length === 0 &&
  mention.from === last.to + 1 &&
  lexemes[last.to]?.text === ',' &&
  /^(?:[.;:)]|, que\b)/.test(textAfter(lexemes, mention.to, 2));

/** One relation that says who a name is: with an article and a comma, or right after it ("con Julián mi marido"). */
export const isRelationAfterName = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean => {
  const isMyOne =
    last.kind === 'name' &&
    mention.kind === 'person' &&
    mention.owner === 'mine' &&
    (mention.count ?? mention.entry?.count ?? 1) === 1;
  if (!isMyOne) return false;
  const joint = lexemes[last.to]?.text ?? '';
  const behind = lexemes[mention.to]?.text;
  // "La Cata (ahora mi señora)", "Kate, now my wife".
  const isNew =
    mention.from === last.to + 2 &&
    /^[(,]$/.test(joint) &&
    /^(?:ahora|ya|now|finally|officially|newly)$/.test(lexemes[mention.from - 1]?.text ?? '');
  if (isNew) return true;
  const isBeside = mention.from === last.to;
  const isBehindComma = mention.from === last.to + 1 && joint === ',';
  const follows =
    (last.from < last.head && isBehindComma) ||
    (isBeside && lexemes[mention.from]?.text === 'mi') ||
    // "With Pedro, my son."
    (isBehindComma && /^(?:con|with)$/.test(lexemes[last.from - 1]?.text ?? '') && /^[.)]?$/.test(behind ?? ''));
  return (
    last.ages.length === 0 &&
    follows &&
    (mention.ages.length === 1 ||
      /^[,.)]$/.test(behind ?? '.') ||
      (isBeside && /^(?:y|e|que|con|para)$/.test(behind ?? '')))
  );
};
