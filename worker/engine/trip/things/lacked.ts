/** What others do not give, said after what they do: "towels no, torches neither", "the boat has vests. Sheets no". */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { HIRES_ES, LENDS_ES, TO_WHOM_ES } from '../../packing/reading/giving-verbs';
import { isVerbalAt } from '../../packing/reading/grammar';
import { LODGING } from '../../packing/reading/lodging-words';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import { saysLack } from './ellipsis';
import { LACKABLE } from './fate-without-frame';
import { FURNISHED } from './furnished';
import type { ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';
import type { Reading } from './reading';
import type { Entry } from './thing-entry';

/** "Toallas NO, linternas tampoco", "towels no, torches neither": one more thing that others do not give. */
export const isAlsoLacked = (tokens: readonly Token[], group: ThingGroup, previous: ThingGroup): boolean =>
  (/^(?:not|nor|ni)$/.test(tokens[group.start - 1]?.text ?? '') && tokens[previous.start - 1]?.text === 'not') ||
  (/^(?:tampoco|neither|either)$/.test(
    tokens[/^(?:not|nor)$/.test(tokens[group.end]?.text ?? '') ? group.end + 1 : group.end]?.text ?? '',
  ) &&
    (saysLack(tokens, previous) || /^(?:tampoco|neither)$/.test(tokens[previous.end]?.text ?? '')) &&
    group.start - previous.end <= MOST_TO_NEXT);
const MOST_TO_NEXT = 4;

/** "No towels at the huts", "sin sábanas en la cabaña": what the place lacks; "no shoes in the house" is a rule of it. */
export const isLackedAtPlace = (tokens: readonly Token[], { mentions, start, end }: ThingGroup): boolean =>
  /^(?:no|zero|cero|sin|0)$/.test(tokens[start - 1]?.text ?? '') &&
  /^(?:at|in|en)$/.test(tokens[end]?.text ?? '') &&
  /^(?:the|any|el|la|los|las)$/.test(tokens[end + 1]?.text ?? '') &&
  LODGING.test(tokens[end + 2]?.text ?? '') &&
  mentions.every(({ concept: { kind } }) => LACKABLE.has(kind) && kind !== 'garment' && kind !== 'footwear');

/**
 * "Albergue con sábanas, sin toallas", "huts with bunks but without blankets", "the cottage gives linen, not towels": what is
 * lacking beside what is given has to come.
 */
export const isLackedBeside = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: ThingGroup,
  fate: Reading['fate'] | undefined,
): boolean =>
  (fate === 'provided' || fate === 'rented') &&
  /^(?:sin|without|not)$/.test(tokens[group.start - 1]?.text ?? '') &&
  tokens.slice(previous.end, group.start - 1).every(({ text }) => /^(?:y|e|and|but|pero|aunque)$/.test(text)) &&
  group.mentions.every(({ concept: { kind } }) => LACKABLE.has(kind));

/** "No trae", "no hay", "doesn't have": what a place or its people do not give. */
const LACKS = new RegExp(
  `(?:^| )(?:no ${TO_WHOM_ES}(?:l[oae]s? )?(?:hay(?! que)|(?:${LENDS_ES}|trae|tiene|ofrece|(${HIRES_ES}))n?|vienen? con)|(?:(?:doesnt|dont) (?:have|provide|supply|lend|give|offer|include|(rent|hire))|(?:has|have) no)) (?!.*\\b(?:llev|traigo|traemos|we|i)\\b)`,
);
const BUT_GIVES =
  /(?:^| )(?:pero|aunque|y|but|though)(?: (?:it|they|there|you))? (?:si(?: (?:que )?(?:hay(?! que)|(?:trae|tiene|incluye|da|pone|presta)n?))?|(?:does|do) (?:have|provide|supply|lend|give|offer|include|rent|hire)) ((?:\w+ )*)$/;
const MOST_BEFORE = 30;
const affirms = wordAnywhere('si do does');

/** "La casa no trae sábanas pero sí sombrilla y vajilla", "no towels, but it does have a cot": what is given after all. */
export const givenAfterAll = (tokens: readonly Token[], { start }: ThingGroup): Reading | undefined => {
  if (!affirms(tokens, start - MOST_BEFORE, start)) return undefined;
  const words = `${wordsOf(tokens, Math.max(0, start - MOST_BEFORE), start)} `;
  const gives = BUT_GIVES.exec(words);
  const lacks = gives && LACKS.exec(words.slice(0, gives.index + 1));
  if (!gives || !lacks) return undefined;
  const listed = gives[1]?.trim().split(' ').length ?? 0;
  if (gives[1] && !isBareList(tokens, start - listed, start)) return undefined;
  return { fate: lacks[1] || lacks[2] ? 'rented' : 'provided', travellers: [] };
};
/** Whether only things of a list stand there: no verb, no answer of its own, and no sign that ends it. */
const isBareList = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to + 1)
    .every(
      ({ text, gap }, at) =>
        !(at > 0 && /[;:()!?]/.test(gap)) &&
        !/^(?:no|not|ni|sin|without|pero|but|que|llevar|traer)$/.test(text) &&
        (from + at === to || !isVerbalAt(tokens, from + at)),
    );

const isLent = wordAnywhere('lend lends lending lent loan loans loaning loaned borrow borrows borrowing borrowed');

/** "The boat has vests and sheets. Towels no": what is lacking among what others give has to come. */
export const isLackedAmong = (
  tokens: readonly Token[],
  group: ThingGroup,
  given: readonly Entry[],
  before: readonly Entry[],
): boolean =>
  // "The museum loans hammers. Not gloves, not hats." and "a neighbour is lending us jackets. Not gloves though."
  ((given.length > 0 || before.some(({ view }) => isLent(view.sentence.tokens, 0))) &&
    tokens[0]?.text === 'not' &&
    group.start === 1 &&
    group.mentions.every(({ concept: { kind } }) => LACKABLE.has(kind))) ||
  ((given.length > 1 || (given.length === 1 && /^(?:arent|isnt|dont|doesnt)$/.test(tokens[group.end]?.text ?? ''))) &&
    group.start <= 1 &&
    group.mentions.every(
      ({ concept: { kind } }) => FURNISHED.has(kind) || given.some(({ mention }) => mention?.concept.kind === kind),
    ) &&
    saysLack(tokens, group));

/**
 * "The cottage gives linen, NOT towels, a cot, logs": one thing denied inside a list of what is given is cut out of it; what an
 * "or" joins to it is denied as well.
 */
export const splitLacked = (tokens: readonly Token[], groups: readonly ThingGroup[]): ThingGroup[] =>
  groups.flatMap((group, at) => {
    const [first, second, ...rest] = group.mentions;
    const previous = groups[at - 1];
    const isInside =
      first &&
      second &&
      previous &&
      tokens[first.start - 1]?.text === 'not' &&
      previous.end === first.start - 1 &&
      tokens.slice(first.end, second.start + 1).some(({ gap }) => gap.includes(',')) &&
      !someWord(tokens, first.end, group.end, /^(?:or|nor)$/);
    if (!isInside) return [group];
    return [
      { mentions: [first], start: first.start, end: first.end },
      { mentions: [second, ...rest], start: second.start, end: group.end },
    ];
  });

/** "Travel cot but bring bedding for it, | highchair, logs": what is brought for one thing of a list interrupts the list. */
export const isBehindAside = (tokens: readonly Token[], group: ThingGroup, previous: ThingGroup): boolean =>
  /^(?:for (?:it|that|them)|para (?:ella|el|eso|ellas|ellos))$/.test(wordsOf(tokens, previous.end, group.start)) &&
  (tokens[group.start]?.gap.includes(',') ?? false) &&
  !tokens.slice(previous.end, group.start).some(({ gap }) => PIECE_END.test(gap));

/** Whether a list goes on behind the one thing that was cut out of it. */
export const isBehindLacked = (tokens: readonly Token[], group: ThingGroup, previous: ThingGroup): boolean =>
  previous.mentions.length === 1 &&
  tokens[previous.start - 1]?.text === 'not' &&
  /^(?:an?|the|some)?$/.test(wordsOf(tokens, previous.end, group.start)) &&
  (tokens[previous.end]?.gap.includes(',') ?? false);

/** What the things before an aside are given, or undefined where they are not. */
export const givenBefore = (entries: readonly Entry[], aside: ThingGroup): Reading | undefined => {
  const reading = entries.findLast(({ end }) => end <= aside.start)?.reading;
  return reading && /^(?:provided|rented)$/.test(reading.fate) ? reading : undefined;
};
