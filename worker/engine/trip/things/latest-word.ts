/** Of all that is said of a thing the last word stands: one thing for each concept and owner. */
import { quoteOf } from '../../packing/reading/instructions';
import { fold, someWord } from '../../packing/reading/text';
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import { reasonAfter } from './stated-reason';
import { type Entry, textOf } from './thing-entry';

const MAX_THINGS = 120;

/** Who does something about a thing, as it was written: folded words have lost their accents. */
function doerOf(original: string, { view, reading: { by } }: Entry): string | undefined {
  const words = by?.split(' ') ?? [];
  const { tokens } = view.sentence;
  const at = tokens.findIndex((_, from) => words.every((word, next) => tokens[from + next]?.text === word));
  return words.length === 0 || at === -1 ? by : textOf(original, tokens, at, at + words.length);
}

/** The noun of an entry without its ending: two nouns of one concept are two things ("mouthpiece, valve oil"). */
const nounOf = ({ view, start, mention }: Entry): string =>
  view.sentence.tokens
    .slice(mention?.start ?? start, mention?.end ?? start + 1)
    .map(({ text }) => text.replace(/(?:es|s)$/, ''))
    .join(' ');

/** Whether two entries that come name their kind with different words about it. */
const isAnotherOf = (one: Entry, other: Entry): boolean => {
  const [first, second] = [one, other].map(({ words }) => fold(words).split(' '));
  return (
    one.reading.fate === 'bring' &&
    other.reading.fate === 'bring' &&
    first?.length === 2 &&
    second?.length === 2 &&
    first[0] !== second[0] &&
    first[1] === second[1]
  );
};

/** Whether a "because" stands between two mentions of a sentence. */
const isReason = ({ end, view }: Entry, { start, reading: { fate } }: Entry): boolean =>
  fate === 'stays' && someWord(view.sentence.tokens, end, start, /^(?:porque|pues|because|since)$/);

/** One thing for each concept and owner; the last word on it stands, and a bare mention takes no told fate back. */
export function settle(document: TripDocument, entries: readonly Entry[]): Thing[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order)) {
    const key = `${entry.concept ?? entry.words}|${nounOf(entry)}|${entry.reading.travellers.join()}`;
    const known = latest.get(key);
    // "Black suit, navy suit": two of a kind.
    if (known && known.view === entry.view && isAnotherOf(known, entry)) {
      latest.set(`${key}|${entry.words}`, entry);
      continue;
    }
    // "Me falta comprar piolet, porque el mío se lo quedó …": the reason takes back nothing.
    if (known && known.view === entry.view && known.reading.fate === 'bring' && isReason(known, entry)) continue;
    latest.set(key, entry);
  }
  return [...latest.values()]
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MAX_THINGS)
    .map((entry, index): Thing => {
      const { mention, concept, reading, view, words, start: first, end: last } = entry;
      const by = doerOf(document.original, entry);
      const { tokens } = view.sentence;
      const clause = view.clauses.find(({ from, to }) => first >= from && first < to);
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last - 1]?.end ?? start;
      const around = {
        start: tokens[clause?.from ?? 0]?.start ?? 0,
        end: Math.max(end, tokens[(clause?.to ?? 1) - 1]?.end ?? 0),
      };
      const quote = quoteOf(document.original, around, start, end);
      const because = reasonAfter(document.original, end);
      return {
        id: `th${index + 1}`,
        words,
        ...(concept !== undefined && { concept }),
        ...(mention?.quantity !== undefined && { quantity: mention.quantity }),
        fate: reading.fate,
        ...(by && { by }),
        travellers: [...reading.travellers],
        legs: [],
        ...(because !== undefined && { because }),
        evidence: {
          source: 'words',
          ...(quote !== undefined && { quote }),
          start,
          end,
          certainty: reading.isDoubted ? 'guess' : 'sure',
        },
      };
    });
}
