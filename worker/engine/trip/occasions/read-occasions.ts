/** Weddings, galas, races, interviews: what happens, on which day, and how one dresses for it. */
import type { Occurrence } from '../../packing/reading/collector';
import type { Tag } from '../../packing/tags';
import type { Leg, Occasion } from '../schema';
import { DAY_MS } from '../trip-days';

type Dress = NonNullable<Occasion['dress']>;

const IS_OCCASION = /^(?:occasion:|work:presenting$|work:trade-fair$|activity:wedding$|activity:conference$)/;

const DRESS_OF: Partial<Record<Tag, Dress>> = {
  'dress:black-tie': 'black-tie',
  'dress:cocktail': 'cocktail',
  'dress:suit': 'formal',
  'dress:tie': 'formal',
  'dress:evening-dress': 'formal',
  'dress:business': 'business',
  'dress:smart': 'smart-casual',
  'dress:smart-casual': 'smart-casual',
  'dress:casual': 'casual',
  'dress:dark': 'black',
  'dress:white': 'white',
  'dress:costume': 'costume',
  'dress:traditional': 'traditional',
};

/** What an occasion asks for when the words do not say. */
const USUAL_DRESS: Partial<Record<Tag, Dress>> = {
  'occasion:gala': 'formal',
  'occasion:formal-dinner': 'formal',
  'occasion:wedding': 'formal',
  'activity:wedding': 'formal',
  'occasion:own-wedding': 'formal',
  'occasion:quinceanera': 'formal',
  'occasion:funeral': 'black',
  'occasion:baptism': 'smart-casual',
  'occasion:communion': 'formal',
  'occasion:graduation': 'smart-casual',
  'occasion:interview': 'business',
  'occasion:court-or-embassy': 'business',
  'work:presenting': 'business',
};

const WEEKDAYS: readonly RegExp[] = [
  /\b(?:sun|sunday|domingo)\b/,
  /\b(?:mon|monday|lunes)\b/,
  /\b(?:tue|tues|tuesday|martes)\b/,
  /\b(?:wed|weds|wednesday|miercoles)\b/,
  /\b(?:thu|thur|thurs|thursday|jueves)\b/,
  /\b(?:fri|friday|viernes)\b/,
  /\b(?:sat|saturday|sabado)\b/,
];

const DAY_OF_MONTH = /\b(?:the|el|dia|on)\s+(\d{1,2})(?:st|nd|rd|th)?\b/;

/** The day of a trip that words name ("on the 27th", "el sábado"); undefined where none fits. */
function dateIn(folded: string, startDate: string, days: number): string | undefined {
  const start = Date.parse(startDate);
  if (Number.isNaN(start)) return undefined;
  const number = Number(DAY_OF_MONTH.exec(folded)?.[1]);
  const weekday = WEEKDAYS.findIndex((pattern) => pattern.test(folded));
  const fitting: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(start + day * DAY_MS);
    if (Number.isFinite(number) ? date.getUTCDate() === number : date.getUTCDay() === weekday)
      fitting.push(date.toISOString().slice(0, 10));
  }
  // Of several Saturdays none is known to be meant.
  return fitting.length === 1 ? fitting[0] : undefined;
}

export interface OccasionsContext {
  startDate: string;
  days: number;
  legs: readonly Leg[];
  travellersAt: (occurrence: Occurrence) => readonly string[];
  legsAt: (occurrence: Occurrence) => readonly string[];
}

/** Builds the occasions from the places in the words that name one and stand after all is read. */
export function readOccasions(
  occurrences: readonly Occurrence[],
  standing: ReadonlySet<Tag>,
  context: OccasionsContext,
): Occasion[] {
  const found = new Map<Tag, Occasion>();
  for (const occurrence of occurrences) {
    const { tag, view, clause, start, end } = occurrence;
    if (!IS_OCCASION.test(tag) || !standing.has(tag) || found.has(tag)) continue;
    const quote = occurrence.quote();
    const { tokens } = view.sentence;
    const range = view.clauses[clause];
    const text = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map((token) => token.text)
        .join(' ');
    const date =
      dateIn(text(range?.from ?? 0, range?.to ?? tokens.length), context.startDate, context.days) ??
      dateIn(text(0, tokens.length), context.startDate, context.days);
    // The dress code that stands nearest in the same sentence.
    const [dress] = occurrences
      .filter(
        (one) => one.view === view && one.start !== start && DRESS_OF[one.tag] !== undefined && standing.has(one.tag),
      )
      .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start));
    const code = (dress && DRESS_OF[dress.tag]) ?? USUAL_DRESS[tag];
    const [leg] = context.legsAt(occurrence);
    const onDate =
      date &&
      context.legs.find(
        ({ kind, startDate, endDate }) =>
          kind === 'stay' && startDate && endDate && startDate <= date && date <= endDate,
      );
    const place = leg ?? (onDate ? onDate.id : undefined);
    found.set(tag, {
      id: `o${found.size + 1}`,
      tag,
      words: (quote ?? text(range?.from ?? 0, range?.to ?? tokens.length)).slice(0, 160) || tag,
      ...(date && { date }),
      ...(place && { leg: place }),
      ...(code && { dress: code }),
      travellers: [...context.travellersAt(occurrence)],
      evidence: { source: 'words', ...(quote && { quote }), start, end, certainty: 'sure' },
    });
  }
  return [...found.values()].slice(0, 30);
}
