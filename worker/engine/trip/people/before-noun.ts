/** What stands before the word for a person: number, adjectives, age and owner ("my two elder …"). */
import { numbersAt, type Ages } from './ages';
import { schoolYearBefore } from './school-years';
import { personWordAt, type Lexeme } from './lexemes';
import type { Owner } from './mention';
import { objectSort } from '../things/objects';

/** Articles and possessives by whose they make a person. */
export const OWNERS: Readonly<Record<string, Owner>> = {
  my: 'mine',
  me: 'mine',
  ma: 'mine',
  oor: 'ours',
  mi: 'mine',
  mis: 'mine',
  our: 'ours',
  nuestro: 'ours',
  nuestra: 'ours',
  nuestros: 'ours',
  nuestras: 'ours',
  his: 'theirs',
  her: 'theirs',
  their: 'theirs',
  su: 'theirs',
  sus: 'theirs',
  the: 'the',
  el: 'the',
  la: 'the',
  los: 'the',
  las: 'the',
  a: 'a',
  an: 'a',
  un: 'a',
  una: 'a',
  unos: 'a',
  unas: 'a',
  another: 'a',
  otra: 'a',
  otro: 'a',
  one: 'a',
  lo: 'the',
};
/** Words between an owner and the word for a person. */
export const ADJECTIVE =
  /^(?:first|little|big|older|old|younger|elder|elderly|youngest|oldest|eldest|middle|twin|best|good|poor|dear|disabled|pregnant|retired|lovely|new|teenage|teen|adult|grown|small|own|other|close|uni|college|school|work|office|gym|church|club|team|two|gran|pobre|pequen[oa]s?|mejor(?:es)?|buen[oa]s?|viej[oa]s?|mayor(?:es)?|menor(?:es)?|querid[oa]|otr[oa]s)$/;
const TEEN = /^(?:teenage|teen)$/;

const isOneChild = (lexemes: readonly Lexeme[], at: number): boolean => {
  const entry = personWordAt(lexemes, at)?.entry;
  return entry?.role === 'child' && entry.count === undefined;
};

/** "my prayer group friend", "my old camera club mate": words between the owner and a friend, at most. */
const MOST_OF_FRIEND = 3;
const NOT_OF_FRIEND =
  /^(?:and|or|&|with|to|for|of|in|at|on|from|by|i|is|are|was|has|have|got|who|that|lost|gave|sent|told|says|if|but|as|best|need|needs)$/;
const isOfFriend = (lexemes: readonly Lexeme[], head: number): boolean => {
  if (!/^(?:friend|mate|pal|buddy|colleague)$/.test(lexemes[head]?.text ?? '')) return false;
  for (let at = head - 1; at >= head - MOST_OF_FRIEND - 1; at -= 1) {
    const { text = '', sign = true, number } = lexemes[at] ?? {};
    if (/^(?:my|our)$/.test(text)) return at < head - 1;
    if (sign || number !== undefined || NOT_OF_FRIEND.test(text) || personWordAt(lexemes, at)) return false;
  }
  return false;
};

const isUnknownKind = (lexemes: readonly Lexeme[], from: number): boolean => {
  const { text = '', sign = true, number } = lexemes[from - 1] ?? {};
  return (
    /^(?:my|our)$/.test(lexemes[from - 2]?.text ?? '') &&
    !sign &&
    number === undefined &&
    /^[a-z]{3,}$/.test(text) &&
    !ADJECTIVE.test(text) &&
    !NOT_OF_FRIEND.test(text) &&
    OWNERS[text] === undefined &&
    objectSort(text) === undefined &&
    !personWordAt(lexemes, from - 1)
  );
};

/** Number, adjectives, age and owner before a head. */
export const leftOf = (lexemes: readonly Lexeme[], head: number) => {
  let from = head;
  let count: number | undefined;
  let ages: (Ages & { start?: number }) | undefined;
  let owner: Owner = '';
  let teen = false;
  for (let steps = 0; steps < 8 && from > 0; steps += 1) {
    const previous = lexemes[from - 1];
    if (!previous || previous.text === '.') break;
    // "me nan", but not "me los da".
    const own =
      Object.hasOwn(OWNERS, previous.text) && (previous.text !== 'me' || from === head)
        ? OWNERS[previous.text]
        : undefined;
    // "3 year old", "5 month", "16yo": an age before its person
    const start = /^old$/.test(previous.text) ? from - 3 : from - 2;
    const unit = numbersAt(lexemes, start, false);
    if (start >= 0 && unit?.end === from && unit.unit && !ages) {
      ages = unit;
      from = start;
    } else if (!ages && schoolYearBefore(lexemes, from)) {
      // "our Grade 2 daughter", "her 5th grade son"
      ages = schoolYearBefore(lexemes, from);
      from = ages?.start ?? from;
    } else if (
      previous.number !== undefined &&
      own === undefined &&
      Number.isInteger(previous.number) &&
      previous.number > 0 &&
      !/^(?:i|me|yo|him|her|he|she|ella)$/.test(lexemes[from - 2]?.text ?? '') &&
      // "Wife 48 son 15"
      !(previous.number >= 18 && personWordAt(lexemes, from - 2)) &&
      // "ds 12 dd 9"
      !isOneChild(lexemes, from - 2) &&
      // "(15 girl 13 boy)": nobody has fifteen girl.
      !(previous.number >= 4 && from === head && isOneChild(lexemes, head))
    ) {
      // "2 or 3 friends" keeps the last; a number before a bracket or comma belongs elsewhere.
      count = previous.number;
      from -= 1;
    } else if (own !== undefined && (owner === '' || own === 'mine' || own === 'ours')) {
      owner = own;
      from -= 1;
      if (own !== 'the' && own !== 'a') break;
    } else if (previous.text === 'up' && lexemes[from - 2]?.text === 'grown') from -= 2;
    else if (
      previous.number !== undefined &&
      ages === undefined &&
      from === head &&
      previous.number >= 4 &&
      previous.number < 18 &&
      // "Formula 4 bubba": "for", no age of a baby.
      personWordAt(lexemes, head)?.entry.stage !== 'baby' &&
      lexemes[head]?.text !== 'son' &&
      isOneChild(lexemes, head) &&
      (personWordAt(lexemes, from - 2) === undefined || lexemes[from - 3]?.number !== undefined)
    ) {
      ages = { months: [previous.number * 12], end: from, plus: false, unit: true };
      from -= 1;
    } else if (owner === '' && from === head && isOfFriend(lexemes, head)) {
      // "my prayer group friend": where one knows a friend from.
      from = head - 1;
      while (from > head - MOST_OF_FRIEND && OWNERS[lexemes[from - 1]?.text ?? ''] === undefined) from -= 1;
    } else if (owner === '' && isUnknownKind(lexemes, from)) {
      // "my internet girlfriend": a word of no table between the owner and the person.
      from -= 1;
    } else if (ADJECTIVE.test(previous.text) && !previous.sign) {
      teen ||= TEEN.test(previous.text);
      from -= 1;
    } else break;
  }
  return { from, count, ages, owner, teen };
};
