/** The description cut into sentences and clauses with what is denied, past, imagined or about somebody else. */
import { clausesOf } from '../packing/reading/clauses';
import { withoutInstructions } from '../packing/reading/instructions';
import { whoseClauses } from '../packing/reading/people';
import { marksOf } from '../packing/reading/polarity';
import { fold, readSentences } from '../packing/reading/text';
import type { SentenceView } from '../packing/reading/view';
import type { Locale } from '../locale';
import { setRight } from './spoken-spelling';
import { expandShortForms } from './abbreviations';
import { dialectOf } from './dialects';
import { withElidedNouns } from './elided-nouns';

/** What every part of the rules reader reads. */
export interface TripDocument {
  /** NFC, at most {@link MAX_LENGTH} characters. Offsets of all evidence are offsets in this text. */
  original: string;
  /** The same in lower case without accents, of the same length. */
  folded: string;
  /** Sentences that speak of the trip; those that speak to the program are left out. */
  views: readonly SentenceView[];
}

const MAX_LENGTH = 4000;

/** Prepares a text once for all parts of the reader. Linear in its length; never throws. */
export function readDocument(text: string, locale: Locale = 'en'): TripDocument {
  const original = text.normalize('NFC').slice(0, MAX_LENGTH);
  const folded = fold(original);
  const sentences = withoutInstructions(readSentences(original, folded));
  const dialect = dialectOf(sentences);
  const kept = sentences
    .map((sentence) =>
      expandShortForms(dialect?.language === 'en' ? sentence : setRight(sentence, locale, original), locale, dialect),
    )
    .filter(({ tokens }) => tokens.length > 0)
    .map((sentence, index, all) => withElidedNouns(sentence, all[index - 1]?.tokens ?? []));
  const clauses = kept.map(clausesOf);
  const about = whoseClauses(kept, clauses);
  return {
    original,
    folded,
    views: kept.map((sentence, index) => ({
      sentence,
      clauses: clauses[index] ?? [],
      marks: marksOf(sentence, clauses[index] ?? [], kept[index + 1]),
      away: about[index]?.away ?? [],
      others: about[index]?.others ?? [],
    })),
  };
}
