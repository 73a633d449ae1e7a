/** What of a trip the panel shows, sorted into its rows. */
import { isOvernight } from '../../../../worker/engine/trip/route/stops';
import type { Leg, Thing, Trip } from '../../../../worker/engine/trip/schema';
import { isLeftOut } from './left-out-fates';

/** Facts that another row says already. */
const ELSEWHERE: ReadonlySet<string> = new Set(['own', 'rented', 'provided', 'occasion', 'dress']);
/** What follows from the place or the dates was not said by anybody. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set(['place', 'weather', 'dates']);

/** What is brought and what is not, each thing once. */
export const sortThings = (things: readonly Thing[]): { brought: Thing[]; leftOut: Thing[] } => {
  const once = [...new Map(things.map((thing) => [`${thing.fate} ${thing.words.toLowerCase()}`, thing])).values()];
  return { brought: once.filter((thing) => !isLeftOut(thing)), leftOut: once.filter(isLeftOut) };
};

/** Occasions, each shown once: of those read from the same words the one with most to say of the dress. */
export const shownOccasions = ({ occasions }: Trip): Trip['occasions'] => [
  ...new Map(
    occasions
      .toSorted((a, b) => Number(a.dress !== undefined) - Number(b.dress !== undefined))
      .map((each) => [each.words, each]),
  ).values(),
];

/** Who brings, lends or has a thing, spelt as in the words it was read from. */
export const spelledBy = ({ by, evidence: { quote = '' } }: Thing): string | undefined => {
  if (by === undefined) return undefined;
  const at = quote.toLowerCase().indexOf(by.toLowerCase());
  return at === -1 ? by : quote.slice(at, at + by.length);
};

/** The other facts as chips: tag and label, each once. */
export const shownFacts = (trip: Trip, labels: Readonly<Record<string, string>>): { tag: string; label: string }[] => {
  const told = trip.facts.filter(({ tag, evidence }) => {
    const namespace = tag.slice(0, tag.indexOf(':'));
    return !ELSEWHERE.has(namespace) && !FROM_OUTSIDE.has(evidence.source);
  });
  const tags = new Set<string>([
    ...told.map(({ tag }) => tag),
    ...trip.legs.flatMap(({ lodging, transport }) => [...lodging, ...transport]),
  ]);
  return [...tags].flatMap((tag) => {
    const label = labels[tag];
    return label === undefined ? [] : [{ tag, label }];
  });
};

/** Whether a leg can be taken away: a trip goes somewhere. */
export const isRemovable = (leg: Leg, legs: readonly Leg[]): boolean =>
  leg.kind === 'outing' || leg.kind === 'transit' || legs.filter(isOvernight).length > 1;

/** Whether there is more than the writer on a trip to one place: something that was understood and not only typed. */
export const counts = ({ travellers, legs, things, questions }: Trip) => ({
  people: travellers.reduce((sum, { count }) => sum + count, 0),
  places: legs.filter(({ kind }) => kind !== 'transit').length,
  brought: sortThings(things).brought.length,
  leftOut: sortThings(things).leftOut.length,
  questions: questions.length,
});
