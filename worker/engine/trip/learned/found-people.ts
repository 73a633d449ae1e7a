/** People whom no rule reads: only the learned reader says that these words name somebody of the party. */
import type { TripDocument } from '../document';
import { agesAfter } from '../people/ages';
import { JOINT } from '../people/listed-with-writer';
import { personWordAt, type Lexeme } from '../people/lexemes';
import { mentionAt, type Mention } from '../people/mention';
import type { Part } from '../people/part';
import type { LearnedText } from './reader';

/** Least likelihood that a word adds to the party, for the surest of the words and for all. */
const SURELY_ADDS = 0.65;
const ADDS = 0.4;
/** The same for the surest word of somebody who stands in one list with a person whom rules read. */
const ADDS_IN_LIST = 0.4;
const MOST = 8;

/** How many travellers the words of a mention add most likely, 1 to 3; 3 stands for all that is more. */
const mostLikely = (likelihoods: readonly (readonly number[])[]): number => {
  const sums = [1, 2, 3].map((count) => likelihoods.reduce((sum, one) => sum + (one[count] ?? 0), 0));
  return sums.indexOf(Math.max(...sums)) + 1;
};

interface Words {
  document: TripDocument;
  lexemes: readonly Lexeme[];
  learned: LearnedText;
}

/** A mention for each stretch of words that no other mention takes, in order; nobody is found twice. */
function foundPeople(mentions: readonly Mention[], { document, lexemes, learned }: Words): Mention[] {
  const taken = new Uint8Array(lexemes.length);
  for (const { from, to } of mentions) taken.fill(1, from, to);
  const known = new Set(mentions.flatMap(({ name }) => name ?? []));
  const likelihoods = lexemes.map(({ view, at, sign }, index): readonly number[] => {
    const sentence = document.views[view];
    return sign || taken[index] === 1 || !sentence ? [] : learned.adds(learned.words.placeOf(sentence, at));
  });
  const addsAt = (at: number): number =>
    (likelihoods[at] ?? []).reduce((sum, one, count) => (count > 0 ? sum + one : sum), 0);
  /** Whether a list goes on over this place from or to somebody who is known. */
  const isJoined = (at: number): boolean =>
    (JOINT.test(lexemes[at - 1]?.text ?? '') && taken[at - 2] === 1) ||
    (JOINT.test(lexemes[at]?.text ?? '') && taken[at + 1] === 1);
  const found: Mention[] = [];
  for (let from = 0; from < lexemes.length && found.length < MOST;) {
    let to = from;
    while (to < lexemes.length && addsAt(to) > (isJoined(from) ? ADDS_IN_LIST : ADDS)) to += 1;
    const words = lexemes.slice(from, to);
    const surest = Math.max(0, ...words.map((_, index) => addsAt(from + index)));
    const head = words.findLastIndex(({ number }) => number === undefined) + from;
    const text = lexemes[head]?.text ?? '';
    const needed = isJoined(from) || isJoined(to) ? ADDS_IN_LIST : SURELY_ADDS;
    if (surest > needed && head >= from && !known.has(text)) {
      const person = personWordAt(lexemes, head);
      const told = words.find(({ number = 0 }) => number >= 2 && number <= MOST)?.number;
      const count = told ?? mostLikely(likelihoods.slice(from, to));
      const age = agesAfter(lexemes, to);
      known.add(text);
      found.push(
        mentionAt(head, {
          from,
          to: age?.end ?? to,
          headTo: person ? Math.min(person.end, to) : head + 1,
          kind: person ? 'person' : 'name',
          ...(person ? { entry: person.entry, owner: 'mine' as const } : { name: text }),
          ...(count > 1 && { count }),
          ages: age && age.months.length <= count ? [...age.months] : [],
        }),
      );
    }
    from = Math.max(to, from + 1);
  }
  return found;
}

/** The mentions with those found, who travel, in the order of their words, and the part of each. */
export function withFoundPeople(
  mentions: readonly Mention[],
  parts: readonly Part[],
  words: Words,
): { mentions: Mention[]; parts: Part[] } {
  const all = [
    ...mentions.map((mention, at) => ({ mention, part: parts[at] ?? ('unknown' as const) })),
    ...foundPeople(mentions, words).map((mention) => ({ mention, part: 'travels' as const })),
  ].toSorted((one, other) => one.mention.from - other.mention.from);
  return { mentions: all.map(({ mention }) => mention), parts: all.map(({ part }) => part) };
}
