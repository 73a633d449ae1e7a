/** Weddings, galas, races, interviews: what happens, on which day, and how one dresses for it. */
import type { Occurrence } from '../../packing/reading/occurrence';
import type { Tag } from '../../packing/tags';
import type { Leg, Occasion } from '../schema';
import { calendarDate, datesIn } from './occasion-dates';

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
  'occasion:theme-party': 'costume',
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
  'occasion:theme-party': 'costume',
  'occasion:baptism': 'smart-casual',
  'occasion:communion': 'formal',
  'occasion:graduation': 'smart-casual',
  'occasion:interview': 'business',
  'occasion:court-or-embassy': 'business',
  'work:presenting': 'business',
};

export interface OccasionsContext {
  startDate: string;
  days: number;
  legs: readonly Leg[];
  travellersAt: (occurrence: Occurrence) => readonly string[];
  legsAt: (occurrence: Occurrence) => readonly string[];
}

/** Characters between an occasion and a day. */
const apart = ({ start, end }: Pick<Occurrence, 'start' | 'end'>, at: number): number =>
  at < start ? start - at : Math.max(0, at - end);

/** The date of the sentence that belongs to an occasion: of those between the same commas it is the nearest to it. */
const dateOf = (
  occurrence: Occurrence,
  all: readonly Occurrence[],
  context: Pick<OccasionsContext, 'startDate' | 'days'>,
): string | undefined => {
  const { tokens } = occurrence.view.sentence;
  const commas = tokens.flatMap(({ gap, start }) => (/[,;(]/.test(gap) ? [start] : []));
  const pieceOf = (at: number): number => commas.filter((comma) => comma <= at).length;
  const rivals = all.filter(({ view }) => view === occurrence.view);
  const belongs = (at: number): boolean => {
    const own = rivals.filter(({ start }) => pieceOf(start) === pieceOf(at));
    const asked = own.length > 0 ? own : rivals;
    return (
      asked.some(({ start }) => start === occurrence.start) &&
      asked.every((other) => apart(other, at) >= apart(occurrence, at))
    );
  };
  return datesIn(tokens, context)
    .filter(({ at }) => belongs(at))
    .toSorted((a, b) => apart(occurrence, a.at) - apart(occurrence, b.at))[0]?.date;
};

/** So long a sentence is about more than how one dresses. */
const SHORT = 8;

/** The dress code that stands nearest in the same sentence, else in a short one right after it. */
const dressOf = (
  { view, start, tag }: Occurrence,
  occurrences: readonly Occurrence[],
  standing: ReadonlySet<Tag>,
): Dress | undefined => {
  const codes = occurrences.filter(
    (one) =>
      DRESS_OF[one.tag] !== undefined &&
      standing.has(one.tag) &&
      // What a wedding or a gala is said to be by its own words is no code, but "black tie" is.
      !(
        one.tag === 'dress:smart' &&
        occurrences.some((other) => other.start === one.start && IS_OCCASION.test(other.tag))
      ),
  );
  const here = codes.filter((one) => one.view === view);
  const end = view.sentence.tokens.at(-1)?.end ?? 0;
  const next = codes.filter(
    ({ view: other, start: at }) =>
      other !== view &&
      at > end &&
      at - end < 40 &&
      other.sentence.tokens.length <= SHORT &&
      !occurrences.some(
        (one) => one.view === other && one.tag !== tag && one.tag !== 'occasion:party' && IS_OCCASION.test(one.tag),
      ),
  );
  const [best] = (here.length > 0 ? here : next).toSorted(
    (a, b) => Math.abs(a.start - start) - Math.abs(b.start - start),
  );
  return best && DRESS_OF[best.tag];
};

/** Builds the occasions from the places in the words that name one and follow all is read. */
export function readOccasions(
  occurrences: readonly Occurrence[],
  standing: ReadonlySet<Tag>,
  context: OccasionsContext,
): Occasion[] {
  const found = new Map<Tag, Occasion>();
  const all = occurrences.filter(({ tag }) => IS_OCCASION.test(tag) && standing.has(tag));
  for (const occurrence of all) {
    const { tag, view, clause, start, end } = occurrence;
    if (found.has(tag)) continue;
    const quote = occurrence.quote();
    const { tokens } = view.sentence;
    const range = view.clauses[clause];
    const text = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map((token) => token.text)
        .join(' ');
    const date = dateOf(occurrence, all, context) ?? calendarDate(tag, context);
    const code = dressOf(occurrence, occurrences, standing) ?? USUAL_DRESS[tag];
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
