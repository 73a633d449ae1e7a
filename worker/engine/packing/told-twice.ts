/** A thing that the traveller names and that a line of several things holds already is not listed again. */
import type { Trip } from '../trip/schema';
import { stems } from '../stems';
import { nameOfDraft, type Draft } from './lines';

/** Said of things without making them others: "spare liners" are liners. */
const SAYS_LITTLE = new Set(
  stems(
    'spare extra own good new old usual proper original originals printed copy copies repuesto extra propio propia bueno buena nuevo nueva viejo vieja original originales impreso impresa impresos copia copias',
  ),
);
const SHORTEST_STEM = 4;
const LEAST_CUT = 4;

/** "Cert" is short for "certificate"; a stick is no sticker. */
const isShortFor = (one: string, other: string): boolean =>
  one.length >= SHORTEST_STEM && other.length - one.length >= LEAST_CUT && other.startsWith(one);

const isSameStem = (one: string, other: string): boolean =>
  one === other || isShortFor(one, other) || isShortFor(other, one);

const isAmong = (word: string, words: readonly string[]): boolean => words.some((other) => isSameStem(word, other));

/** "Seaman's book and certificates (STCW, COC), originals" → its parts. */
const partsOf = (name: string): readonly (readonly string[])[] =>
  name
    .split(/[,()/]|\s(?:and|or|y|o|con|with)\s/iu)
    .map((part) => stems(part))
    .filter((part) => part.length > 0);

/** Whether a line of several things, called so, holds what somebody calls so. */
export function holdsThing(name: string, words: string, locale: Trip['locale'], isPaper: boolean): boolean {
  const parts = partsOf(name);
  const told = stems(words);
  const meant = told.filter((word) => !SAYS_LITTLE.has(word));
  if (parts.length < 2 || meant.length === 0) return false;
  // The name of a paper is often one of its words alone: "medical, yellow fever, contract".
  if (isPaper) return meant.every((word) => isAmong(word, parts.flat()));
  const headOf = (part: readonly string[]): string => (locale === 'en' ? part.at(-1) : part[0]) ?? '';
  return parts.some(
    (part) =>
      isSameStem(headOf(part), headOf(meant)) &&
      meant.every((word) => isAmong(word, part)) &&
      // "Pins" to trade are no safety pins; a Spanish name says its kind first: "pilas de los audífonos".
      (locale === 'es' || part.length === 1 || told.length > 1),
  );
}

/** A single line that has no row of the knowledge behind it. */
const isOwn = ({ key, thing, hit, quantity }: Draft): boolean =>
  key.startsWith('own-') && thing !== undefined && hit === undefined && quantity === 1;

/** The drafts without those that only repeat in the traveller's words what another line holds. */
export function withoutToldTwice(drafts: readonly Draft[], locale: Trip['locale']): Draft[] {
  const rows = drafts.filter((draft) => !isOwn(draft));
  const kept = new Map(drafts.map((draft) => [draft.key, draft]));
  for (const own of drafts.filter(isOwn)) {
    const { thing, item } = own;
    if (!thing) continue;
    const row = rows.find(
      (draft) =>
        draft.item.category === item.category &&
        holdsThing(nameOfDraft(draft, locale), thing.words, locale, item.category === 'documents'),
    );
    if (!row) continue;
    kept.delete(own.key);
    kept.set(row.key, {
      ...row,
      named: true,
      rank: Math.min(row.rank, own.rank),
      thing: row.thing ?? thing,
      quote: row.quote ?? own.quote,
    });
  }
  return [...kept.values()];
}
