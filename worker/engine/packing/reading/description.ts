/**
 * Reads a free description, in English, Spanish or both, with rules alone. Sentences → clauses → marks (denied, past,
 * imagined, about somebody who stays) → rows of the tables that are meant. Never throws, whatever the text.
 */
import type { Locale } from '../../locale';
import type { PlaceMention } from '../../places/mentions';
import type { ActivityId } from '../../activities';
import type { Evidence, Home, Laundry, Luggage, Party, StatedWeather } from '../facts';
import type { Tag } from '../tags';
import { clausesOf } from './clauses';
import { Collector } from './collector';
import { readHome } from './home';
import { withoutInstructions } from './instructions';
import { readLaundry, readLuggage } from './luggage';
import { readParty } from './party';
import { readDailyUse } from './stated';
import type { SentenceView } from './view';
import { whoseClauses } from './people';
import { marksOf } from './polarity';
import { readSentences } from './text';

/** What the words alone say; the form, the place and the weather are joined to it by `readTrip`. */
export interface Reading {
  party: Party;
  luggage: Luggage;
  /** Undefined where the words say nothing of washing. */
  laundry?: Laundry;
  home: Home;
  tags: Partial<Record<Tag, Evidence>>;
  stated?: StatedWeather;
  activityDays: Partial<Record<ActivityId, number>>;
  /** Words for the chips of what is no tag. */
  quotes: { luggage?: string; laundry?: string };
  /** Sentences set aside because they speak to the program and not of the trip. */
  setAside: number;
}

export interface ReadingContext {
  /** Length of the trip, both ends counted. */
  days: number;
  /** Places and peoples found in the same text (`findPlacesInText`); without them home is not read. */
  mentions?: readonly PlaceMention[];
  /** Home where temperatures are told in Fahrenheit. */
  fahrenheitHome?: boolean;
  /** Activities picked in the form: "my board" is a surfboard where surfing was picked. */
  activities?: readonly string[];
}

const MAX_LENGTH = 4000;

/** Reads a description (at most 2,000 characters are expected; what is longer than 4,000 is not read). */
export const readDescription = (text: string, _locale: Locale, context: ReadingContext): Reading => {
  const original = text.normalize('NFC').slice(0, MAX_LENGTH);
  const sentences = readSentences(original);
  const kept = withoutInstructions(sentences);
  const clauses = kept.map(clausesOf);
  const about = whoseClauses(kept, clauses);
  const views: SentenceView[] = kept.map((sentence, index) => ({
    sentence,
    clauses: clauses[index] ?? [],
    marks: marksOf(sentence, clauses[index] ?? [], kept[index + 1]),
    away: about[index]?.away ?? [],
    others: about[index]?.others ?? [],
  }));

  const words = [...(context.activities ?? []), ...kept.flatMap(({ tokens }) => tokens.map((token) => token.text))];
  const mentions = (prefix: string): boolean => words.some((word) => word.startsWith(prefix));
  const collector = new Collector(original, context.days);
  for (const view of views) {
    collector.readRows(view);
    collector.readGear(view, mentions);
    collector.readStated(view, context.fahrenheitHome ?? false);
  }
  const { luggage, at: luggageAt } = readLuggage(views, context.days);
  const laundry = readLaundry(views, context.days);
  const usable = (offset: number) =>
    kept.some(({ tokens }) => offset >= (tokens[0]?.start ?? 0) && offset < (tokens.at(-1)?.end ?? 0));
  const tags = collector.settle();
  const spoken = kept.map(({ tokens }) => original.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)).join('. ');
  for (const [tag, quote] of readDailyUse(spoken)) if (tags[tag]) tags[tag] = { ...tags[tag], quote };
  const quotes: Reading['quotes'] = {};
  if (luggageAt) quotes.luggage = collector.quote(luggageAt.view, luggageAt);
  if (laundry?.at) quotes.laundry = collector.quote(laundry.at.view, laundry.at);
  return {
    party: readParty(views),
    luggage,
    ...(laundry && { laundry: laundry.laundry }),
    home: readHome(context.mentions ?? [], usable),
    tags,
    ...(collector.stated && { stated: collector.stated }),
    activityDays: collector.activityDays,
    quotes,
    setAside: sentences.length - kept.length,
  };
};
