/** The bags of the trip and what they allow: kind, number, litres, kilograms, whose. */
import { quoteOf } from '../../packing/reading/instructions';
import { someWord, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Bag } from '../schema';
import { ONLY, EACH, SHARED, ALL_IN } from './bag-words';
import { type Mention, mentionsOf } from './bag-mentions';

/** A number of bags that nobody has: it is their weight. */
const MANY_BAGS = 5;
/** Heaviest bag that goes as hand luggage, kilograms. */
const CABIN_KG = 12;
/** On a trip of so few days a small rucksack is all that is worn; on a longer one it is the luggage. */
const DAY_OUT = 2;
const isSmall = (tokens: readonly Token[], { start, end }: Mention): boolean =>
  [tokens[start - 1], tokens[end]].some((token) => /^(?:small|little|pequen[oa])$/.test(token?.text ?? ''));

/** Words that tell of the hold of a plane, not of any suitcase. */
const IN_THE_HOLD = /^(?:hold|check\w*|factur\w*|despach\w*|document\w*|bodega)$/;

/** Reads the bags of a trip of a given number of days; `people` is how many pack from this list. */
export function readBags(document: TripDocument, { people, days }: { people: number; days: number }): Bag[] {
  const bags: Bag[] = [];
  let only = false;
  let noHold = false;
  /** Where it is said that no bag goes in the hold. */
  let handLuggage: { view: SentenceView; at: { start: number; end: number } } | undefined;
  const add = (
    view: SentenceView,
    bag: Omit<Bag, 'id' | 'evidence' | 'travellers'>,
    at: { start: number; end: number },
  ): void => {
    const { tokens } = view.sentence;
    const start = tokens[at.start]?.start ?? 0;
    const end = tokens[at.end - 1]?.end ?? start;
    const clause = view.clauses.find(({ from, to }) => at.start >= from && at.start < to);
    const quote = quoteOf(
      document.original,
      {
        start: tokens[clause?.from ?? at.start]?.start ?? start,
        end: Math.max(end, tokens[(clause?.to ?? at.end) - 1]?.end ?? end),
      },
      start,
      end,
    );
    const known = bags.find((other) => other.kind === bag.kind);
    if (known) {
      known.kilograms ??= bag.kilograms;
      known.litres ??= bag.litres;
      known.soft ||= bag.soft;
      if (bag.count > known.count) known.count = bag.count;
      return;
    }
    bags.push({
      ...bag,
      id: `b${bags.length + 1}`,
      travellers: [],
      evidence: { source: 'words', ...(quote !== undefined && { quote }), start, end, certainty: 'sure' },
    });
  };
  for (const view of document.views) {
    const { tokens } = view.sentence;
    const { mentions, denied, loose } = mentionsOf(view);
    if (mentions.length === 0 && denied.length === 0 && loose.length === 0) continue;
    if (denied.some(({ kind }) => kind === 'hold')) noHold = true;
    handLuggage ??= denied.flatMap(({ kind, ...at }) =>
      kind === 'hold' && someWord(tokens, at.start - 2, at.end, IN_THE_HOLD) ? [{ view, at }] : [],
    )[0];
    const said = ONLY.has(tokens);
    const each = EACH.has(tokens);
    if (said && mentions.length > 0) only = true;
    for (const mention of mentions) {
      // "23 kg + 8 cabin": nobody has so many bags.
      const inKilograms = mention.count !== undefined && mention.count >= MANY_BAGS && mention.kilograms === undefined;
      const count = inKilograms ? 1 : (mention.count ?? 1);
      const around = tokens.slice(Math.max(0, mention.start - 3), Math.min(tokens.length, mention.end + 8));
      const shared =
        SHARED.has(around) ||
        (mention.row.kind === 'hold' &&
          people > 1 &&
          mention.count !== undefined &&
          mention.count < people &&
          !EACH.has(around)) ||
        around.some(({ text }) => text === 'shared');
      add(
        view,
        {
          kind:
            mention.row.kind === 'backpack' && days <= DAY_OUT && isSmall(tokens, mention) ? 'day' : mention.row.kind,
          count: each && !shared && count === people ? 1 : count,
          shared,
          soft: mention.row.soft ?? false,
          wornCounts: ALL_IN.has(around) && mention.kilograms !== undefined,
          only: false,
          ...(inKilograms && { kilograms: mention.count }),
          ...(mention.kilograms !== undefined && { kilograms: mention.kilograms }),
          ...(mention.litres !== undefined && { litres: mention.litres }),
        },
        mention,
      );
    }
    for (const kilograms of loose) {
      // "one 23kg", "ryanair 10kg each": a bare limit is the bag that weighs so much.
      const kind = kilograms <= CABIN_KG ? 'cabin' : 'hold';
      // "Porters carry one duffel, 15 kg": of what is named beside it.
      const beside = bags.findLast(
        (bag) =>
          /^(?:porter|soft)$/.test(bag.kind) &&
          bag.kilograms === undefined &&
          mentions.some(({ row }) => row.kind === bag.kind),
      );
      const known = beside ?? bags.find((bag) => bag.kind === kind);
      if (known) known.kilograms ??= kilograms;
      else
        add(
          view,
          { kind, count: 1, shared: people > 1 && !each, soft: false, wornCounts: false, only: false, kilograms },
          { start: 0, end: tokens.length },
        );
    }
  }
  if (noHold && !bags.some(({ kind }) => kind === 'hold')) only = true;
  // "Easyjet, no hold luggage": what is left is the cabin.
  if (handLuggage && bags.length === 0)
    add(
      handLuggage.view,
      { kind: 'cabin', count: 1, shared: false, soft: false, wornCounts: false, only: true },
      handLuggage.at,
    );
  if (noHold)
    for (let index = bags.length - 1; index >= 0; index -= 1) if (bags[index]?.kind === 'hold') bags.splice(index, 1);
  if (only && bags.length > 0) for (const bag of bags) bag.only = true;
  return bags;
}
