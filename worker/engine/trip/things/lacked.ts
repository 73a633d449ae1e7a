/** What others do not give, said after what they do: "towels no, torches neither", "the boat has vests. Sheets no". */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { isVerbalAt } from '../../packing/reading/grammar';
import { type Token, wordsOf } from '../../packing/reading/text';
import { saysLack } from './ellipsis';
import { LACKABLE } from './fate-without-frame';
import { FURNISHED } from './furnished';
import type { ThingGroup } from './mentions';
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

/** "Albergue con sábanas, sin toallas", "huts with bunks but without blankets": what is lacking beside what is given has to come. */
export const isLackedBeside = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: ThingGroup,
  fate: Reading['fate'] | undefined,
): boolean =>
  (fate === 'provided' || fate === 'rented') &&
  /^(?:sin|without)$/.test(tokens[group.start - 1]?.text ?? '') &&
  tokens.slice(previous.end, group.start - 1).every(({ text }) => /^(?:y|e|and|but|pero|aunque)$/.test(text)) &&
  group.mentions.every(({ concept: { kind } }) => LACKABLE.has(kind));

/** "No trae", "no hay", "doesn't have": what a place or its people do not give. */
const LACKS =
  /(?:^| )(?:no (?:(?:se|me|te|nos|os) )?(?:l[oae]s? )?(?:hay(?! que)|(?:trae|tiene|incluye|da|pone|presta|facilita|ofrece|entrega|suministra|proporciona|(alquila|renta|arrienda))n?|vienen? con)|(?:(?:doesnt|dont) (?:have|provide|supply|lend|give|offer|include|(rent|hire))|(?:has|have) no)) (?!.*\b(?:llev|traigo|traemos|we|i)\b)/;
const BUT_GIVES =
  /(?:^| )(?:pero|aunque|y|but|though)(?: (?:it|they|there|you))? (?:si(?: (?:que )?(?:hay(?! que)|(?:trae|tiene|incluye|da|pone|presta)n?))?|(?:does|do) (?:have|provide|supply|lend|give|offer|include|rent|hire)) ((?:\w+ )*)$/;
const MOST_BEFORE = 30;

/** "La casa no trae sábanas pero sí sombrilla y vajilla", "no towels, but it does have a cot": what is given after all. */
export const givenAfterAll = (tokens: readonly Token[], { start }: ThingGroup): Reading | undefined => {
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
