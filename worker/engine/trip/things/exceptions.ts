/** Things that are the exception to what is said of all: "everything's there but no towels". */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';
import { PIECE_END } from './piece-ends';

/** "Everything's there but no …", "de todo menos …". */
const EVERYTHING_BUT =
  /\b(?:everything|stocked|furnished|equipped|the lot|fully \w+|all the basics|well equipped|de todo|todo|equipad[oa]) (?:\w+ ){0,4}(?:but|except|apart from|bar|just|pero|menos|salvo) (?:theres |there 's |it has |hay )?(?:no|not|sin|ni)? ?(?:a |un |una )?$/;
const hasBut = wordAnywhere('but except apart bar just pero menos salvo');
/** Whether a thing is the one that a furnished place lacks. */
export const isOnlyLack = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  hasBut(tokens, start - 5, start) && EVERYTHING_BUT.test(`${wordsOf(tokens, start - 8, start)} `);

const isBeside = wordAnywhere('besides other apart aside aparte');
const NOTHING_BUT =
  /(?:^| )(?:nothing|no|zero|nada|ningun\w*)(?: \w+){0,5} (?:besides|other than|apart from|aside from|aparte de) (?:(?:a|an|one|my|the|un|una|mi|el|la) )?$/;
/** "I own zero winter stuff besides one ski jacket": the one thing that there is. */
export const isOnlyOne = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  isBeside(tokens, start - 4, start) && NOTHING_BUT.test(`${wordsOf(tokens, start - 10, start)} `);

/** "La autorización, que sin eso no lo suben", "the permit, without it they won't let us in". */
const WITHOUT_IT =
  /^(?:(?:que|porque|pues|because|cos|cause|as) )?(?:sin (?:eso|esa|ese|ella|el|ello|esto) no|without (?:it|that|them|those) (?:they|we|he|she|you|i|no|nobody))\b/;
export const isNeededByThem = (tokens: readonly Token[], { end }: { end: number }): boolean =>
  WITHOUT_IT.test(wordsOf(tokens, end, end + 5));

/** "Pañales para los primeros días, que allá hay", "nappies for the first two days": that many come, whatever is there. */
export const isForFirstDays = (tokens: readonly Token[], { end }: { end: number }): boolean =>
  /^(?:(?:solo|just|only) )?(?:para|pa|for) (?:el|los|las|la|the) (?:primer(?:os|as|a)?|first) (?:(?:dos|tres|two|three|few|couple of) )?(?:dias?|noches?|days?|nights?)\b/.test(
    wordsOf(tokens, end, end + 7),
  );

/** "Rubber boots too heavy, only for Hania": the place of the one for whom they come, or -1. */
export const onlyForOne = (tokens: readonly Token[], { end }: { end: number }): number => {
  const only = tokens.findIndex(({ text }, at) => at > end && at <= end + 5 && text === 'only');
  return only !== -1 && tokens[only]?.gap.includes(',') && tokens[only + 1]?.text === 'for' ? only + 2 : -1;
};

/** "Swimsuit just in case": it comes. */
const IN_CASE_BEHIND = /\b(?:just in case|por si(?: las dudas| acaso| las moscas)?|por las dudas|por cualquier cosa)\b/;
const IN_CASE_BEFORE = /\b(?:just in case|por (?:si )?las dudas|por si acaso|por cualquier cosa)$/;
const hasCase = wordAnywhere('case por');
export const justInCase = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean =>
  hasCase(tokens, start - 5, end + 7) &&
  (IN_CASE_BEHIND.test(wordsOf(tokens, end, end + 7)) || IN_CASE_BEFORE.test(wordsOf(tokens, start - 5, start)));

/** "… except the gloves", "menos los guantes". */
export const isException = (tokens: readonly Token[], group: ThingGroup): boolean => {
  for (let at = group.start - 1; at >= Math.max(0, group.start - 3); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    // "Al menos el casco" is no exception.
    if (/^(?:except|excepto|salvo|menos|quitando|excluding|minus|bar)$/.test(text))
      return !/^(?:al|lo)$/.test(tokens[at - 1]?.text ?? '');
    if (!/^(?:for|the|my|our|mi|mis|el|la|los|las|de|a)$/.test(text) || PIECE_END.test(tokens[at + 1]?.gap ?? ''))
      return false;
  }
  return false;
};

/** "Jonah comes in the back carrier", "la nena va en la mochila portabebés": who sits in it travels, and it with them. */
export const isRiddenIn = (tokens: readonly Token[], { concept, start }: ThingMention): boolean =>
  CARRIES_SOMEBODY.test(concept.id) && RIDES_IN.test(`${wordsOf(tokens, start - 4, start)} `);
const CARRIES_SOMEBODY = /^(?:sling|stroller|car-seat|wheelchair)$/;
const RIDES_IN =
  /(?:^| )(?:(?:come|go|ride|travel|fly|sit|live)s?|coming|going|riding|van?|vienen?|viajan?|iran?) (?:in|on|en) (?:(?:the|an?|his|her|their|my|our|el|la|un|una|su|mi) )?$/;

/** "Some hostels have towels, most don't", "no todos los albergues dan manta": who needs one brings it. */
export const isGivenBySome = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean => {
  const before = `${wordsOf(tokens, start - 7, start)} `;
  return NOT_ALL_GIVE.test(before) || (SOME_GIVE.test(before) && OTHERS_DO_NOT.test(wordsOf(tokens, end, end + 6)));
};
const GIVES =
  '(?:has|have|had|gives?|offers?|do|provides?|include|tienen?|dan?|ponen?|hay|prestan?|ofrecen?|incluyen?)';
const NOT_ALL_GIVE = new RegExp(
  `(?:^| )(?:not (?:all|every|everywhere)|no (?:tod[oa]s|en tod[oa]s)) (?:\\w+ ){0,4}${GIVES} (?:\\w+ )?$`,
);
const SOME_GIVE = new RegExp(
  `(?:^| )(?:some|a few|a couple|half|algun[oa]s?|un[oa]s|un[oa]s poc[oa]s|la mitad|sometimes|a veces) (?:\\w+ ){0,3}${GIVES} (?:\\w+ )?$`,
);
const OTHERS_DO_NOT =
  /^(?:and |but |y |pero )?(?:most|many|others?|the (?:rest|others?)|some|half|otr[oa]s|la mayoria|l[oa]s demas|much[oa]s|el resto|a veces|sometimes) (?:\w+ )?(?:dont|do not|doesnt|no|not|wont|ni|charge|rent|cobran)\b/;
