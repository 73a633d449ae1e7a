/**
 * One garment of several: a club's shirt or his blue suit is a line of its own, and the shirts for the other days, or
 * what the others wear, stay under the name of the row.
 */
import type { Thing } from '../trip/schema';
import type { Draft } from './lines';
import { WORN } from './named-draft';
import { headCount, type Packer } from './people';
import { conceptOf } from './thing-items';

/** Of these people take one for each day. */
const ONE_A_DAY: ReadonlySet<string> = new Set(['t-shirts', 'long-sleeved-tops', 'technical-shirts', 'child-clothes']);
/** Of these each has one, and differs from the other's. */
const ONE_EACH: ReadonlySet<string> = new Set(['suit', 'dark-suit', 'black-tie']);
/** More than one, how many is not said. */
const A_FEW = 2;

const quoteOf = ({ evidence, words }: Thing): string => (evidence.quote ?? words).toLowerCase();

/** Who stands by name right before a thing: "Fede traje azul". */
export function namedBefore(thing: Thing, packers: readonly Packer[]): Packer[] {
  const quote = quoteOf(thing);
  const before = quote.slice(0, Math.max(0, quote.indexOf(thing.words.toLowerCase())));
  const clause = before.slice(before.lastIndexOf(',') + 1);
  return packers.filter(({ name }) => name !== undefined && clause.includes(name.toLowerCase()));
}

const isPlural = ({ words }: Thing): boolean => /[^s]s$/iu.test(words.split(' ')[0] ?? '') || /[^s]s$/iu.test(words);

const wearersOf = ({ people }: Draft, packers: readonly Packer[]): readonly Packer[] =>
  people.length === 0 ? packers : people;

/** The line of the piece that is named, where the row's line stands for more than it; else undefined. */
export function pieceOf(
  thing: Thing,
  found: Draft,
  owners: readonly Packer[],
  packers: readonly Packer[],
): Draft | undefined {
  if (found.named || thing.fate !== 'bring') return undefined;
  const piece = (people: readonly Packer[], quantity: number): Draft => ({
    ...found,
    key: `own-${thing.id}`,
    hits: [],
    hit: undefined,
    people: [...people],
    quantity,
    arithmetic: false,
    planned: false,
    named: true,
    rank: 1,
    quote: thing.evidence.quote ?? thing.words,
    thing,
  });
  if (found.planned && ONE_A_DAY.has(found.item.id)) {
    const each = isPlural(thing) ? A_FEW : 1;
    const quantity = thing.quantity ?? each * Math.max(1, headCount(owners));
    return quantity < found.quantity ? piece(owners, quantity) : undefined;
  }
  if (!WORN.has(conceptOf(thing)?.kind ?? '') || (ONE_EACH.has(found.item.id) && isPlural(thing))) return undefined;
  // "He brings his blue jersey": the others keep theirs under its general name.
  const everybody = wearersOf(found, packers);
  return owners.length > 0 && owners.length < everybody.length && owners.every((owner) => everybody.includes(owner))
    ? piece(owners, headCount(owners))
    : undefined;
}

/** What the row's line is for once the piece has its own. */
export function withoutPieces(
  found: Draft,
  { item, people, quantity }: Draft,
  packers: readonly Packer[],
): Draft | undefined {
  const everybody = wearersOf(found, packers);
  const left = found.quantity - quantity;
  if (!ONE_A_DAY.has(item.id)) {
    // Whoever has more than one pair of trousers keeps the others.
    if (found.quantity > headCount([...everybody])) return { ...found, quantity: left };
    const rest = everybody.filter((packer) => !people.includes(packer));
    return left > 0 && rest.length > 0 ? { ...found, people: rest, quantity: left } : undefined;
  }
  // The shirt for the match is one of those for the days, as far as each keeps some for the others.
  const heads = Math.max(1, headCount(found.people));
  return { ...found, quantity: Math.max(Math.min(found.quantity, 2 * heads), left) };
}
