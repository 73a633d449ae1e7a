/** What others do not give, said after what they do: "towels no, torches neither", "the boat has vests. Sheets no". */
import { wordAnywhere } from '../../packing/reading/anywhere';
import type { Token } from '../../packing/reading/text';
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
