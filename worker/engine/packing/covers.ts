/**
 * One thing under one name: of rows that do one job each person takes what does it best. What the traveller names always
 * stays.
 */
import { capitalise } from '../capitalise';
import { LEFT_OUT } from '../trip/things/reading';
import type { Trip } from '../trip/schema';
import { holds } from './conditions';
import type { FactId } from './knowledge/item';
import { nameOfDraft, type Draft } from './lines';
import type { Packer } from './people';
import { isKitItem } from './knowledge/knowledge';
import { stems } from '../stems';
import { COVERS } from './cover-rows';
import { conceptOf, within } from './thing-items';
import { listOf } from './wording';

type Thing = Trip['things'][number];

/** Between the things that one row names. */
const PARTS = /,| and | y | e | o | or /u;

/** Clothes for a great day, which are rented together. */
const FORMAL_WEAR = new Set([
  'suit',
  'suit-f',
  'dark-suit',
  'dark-suit-f',
  'black-tie',
  'dress-shirts',
  'dress-shirts-f',
  'tie',
  'sari-kurta',
]);
/** What is worn to a wedding, when there is one. */
const WEDDING_WEAR = /\b(?:dress(?:es)?|vestidos?|sarees?|saris?|aso ?ebi|kurtas?)\b/iu;
/** "My lehenga is with the tailor", "his sherwani we carry": whose it is, before the thing. */
const MINE = /(?:^|[^\p{L}])(?:my|mi)\s+(?:\p{L}+\s+)?$/iu;
const THEIRS = /(?:^|[^\p{L}])(?:his|hers?|su)\s+(?:\p{L}+\s+)?$/iu;
const FORMAL_WORDS =
  /\b(?:tux(?:edo)?s?|suits?|outfits?|gowns?|kilts?|sherwanis?|lehengas?|agbadas?|trajes?|esmoquin|smoking|chaqu[eé]|vestidos? de (?:fiesta|noche|gala))\b/iu;
const NOT_FORMAL =
  /\b(?:wet|dry|snow|ski|space|rain|track|bath|swim)\W?suits?\b|\b(?:dressing|hospital)\W?gowns?\b|traje de (?:neopreno|baño|agua|nieve)/iu;
/** Worn in place of suit and tie by whoever brings it for the day. */
const DRESSED_BY =
  /\b(?:guayaberas?|filipinas?|barong|kilt|sherwani|bandhgala|agbada|traje (?:charro|regional|flamenco|corto)|uniforme de gala|dress uniform|mess dress)\b/iu;
const AT_WORK: readonly FactId[] = ['business', 'occasion:interview'];

const peopleOf = ({ people }: Draft, everybody: readonly Packer[]): readonly Packer[] =>
  people.length === 0 ? everybody : people;

/** Takes a line off for one person; a shared line goes only when nobody is left to use it. */
function without(draft: Draft, packer: Packer, everybody: readonly Packer[]): Draft | undefined {
  const rest = peopleOf(draft, everybody).filter((other) => other !== packer);
  if (rest.length === 0) return undefined;
  return { ...draft, people: [...rest], quantity: Math.max(1, draft.quantity - packer.count) };
}

const isAsked = ({ hit }: Draft, facts: readonly FactId[] = []): boolean =>
  hit !== undefined && facts.some((fact) => holds(fact, hit.situation));

/** Whose a garment is, where stated: ids of travellers. */
function wearersOf({ travellers, words, evidence: { quote = '' } }: Thing, trip: Trip): readonly string[] {
  if (travellers.length > 0) return travellers;
  const before = quote.slice(0, Math.max(0, quote.indexOf(words)));
  const grown = trip.travellers.filter(({ role, stage }) => role === 'self' || stage === 'adult' || stage === 'senior');
  if (MINE.test(before)) return grown.filter(({ role }) => role === 'self').map(({ id }) => id);
  const others = grown.filter(({ role }) => role !== 'self');
  return THEIRS.test(before) && others.length === 1 ? others.map(({ id }) => id) : [];
}

/** Whose good clothes come from somebody else; everybody's where nobody is named. */
function dressedByOthers(trip: Trip, everybody: readonly Packer[]): readonly Packer[] {
  const isWedding = trip.occasions.some(({ tag }) => tag?.includes('wedding'));
  const lent = trip.things.filter((thing) => {
    const told = `${thing.words} ${conceptOf(thing)?.id ?? ''}`;
    const isFormal = FORMAL_WORDS.test(told) || (isWedding && WEDDING_WEAR.test(told));
    return LEFT_OUT.has(thing.fate) && thing.fate !== 'stays' && isFormal && !NOT_FORMAL.test(told);
  });
  if (lent.length === 0) return [];
  const ids = new Set(lent.flatMap((thing) => wearersOf(thing, trip)));
  return ids.size === 0 ? everybody : everybody.filter(({ id }) => ids.has(id));
}

/** The tablets of somebody with diabetes, by their own name. */
const ownTablets = (drafts: readonly Draft[]): Draft | undefined =>
  drafts.find(({ named, item, thing }) => named && item.id === 'medication' && thing?.concept === 'diabetes-medicine');

/** Who names gourd and straw has the whole kit on the list. */
const MATE = /\b(?:mate|bombilla|guampa)\b/iu;

const HOW_KEPT =
  /^(?:(?:sin|without|away from|lejos de|kept|in|en|by|no)\s|(?:printed|folded|signed|impres[oa]s?|firmad[oa]s?|plegad[oa]s?)$)/u;

/** What is left of a kit's row without the parts that somebody named, or undefined where nothing is. */
function partsLeft(
  draft: Draft,
  own: readonly (readonly string[])[],
  locale: Trip['locale'],
): { name?: string } | undefined {
  const parts = draft.item[locale]
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || own.length === 0) return {};
  const head = (words: readonly string[]): string | undefined => words.at(locale === 'es' ? 0 : -1);
  const all = parts.map((part) => stems(part));
  const named = (part: readonly string[]): boolean =>
    own.some((words) => head(words) === head(part) || (words.length === 1 && part.includes(words[0] ?? '')));
  if (own.length > 1 && all.every(named)) return undefined;
  // "Gels or race food" and what stands in brackets is one thing.
  const isOneThing = parts.length < 3 && / or | o /u.test(draft.item[locale]);
  if (isOneThing || /[()]|\bwith\b|\bcon\b/u.test(draft.item[locale])) return {};
  const same = (part: readonly string[]): boolean =>
    part.length > 0 && own.some((words) => head(words) === head(part) && (within(words, part) || within(part, words)));
  const left = parts.filter((_, index) => !same(all[index] ?? []));
  if (left.length === parts.length || left.length === 0) return {};
  // "Gotas del glaucoma, sin calor", "funds and visa, printed": how it is kept is no part of its own.
  const things = left.filter((part) => !HOW_KEPT.test(part));
  return things.length === 0 ? undefined : { name: capitalise(listOf(things, locale)) };
}

/** The drafts with nothing that another line of the same person already does. */
export function withoutCovered(trip: Trip, drafts: readonly Draft[], everybody: readonly Packer[]): Draft[] {
  const lines = new Map(drafts.map((draft) => [draft.key, draft]));
  const drop = (draft: Draft, packer: Packer): void => {
    const rest = without(draft, packer, everybody);
    if (rest) lines.set(draft.key, rest);
    else lines.delete(draft.key);
  };
  const has = (ids: readonly string[], packer: Packer): Draft[] =>
    ids.flatMap((id) => lines.get(id) ?? []).filter((draft) => peopleOf(draft, everybody).includes(packer));
  for (const { by, ids, unless } of COVERS) {
    for (const packer of everybody) {
      const better = has(by, packer);
      const [best] = better;
      for (const draft of best ? has(ids, packer) : []) {
        if (draft.named || [draft, ...better].some((one) => isAsked(one, unless))) continue;
        drop(draft, packer);
        // What does its job is wanted as much as it was.
        const now = best && lines.get(best.key);
        if (now) lines.set(now.key, { ...now, rank: Math.min(now.rank, draft.rank) });
      }
    }
  }
  // "Palo, bucal, canilleras": what a kit's row names stands on the list in the traveller's words, the rest under its own.
  const own = [
    ...drafts.flatMap((draft) => (draft.named ? [stems(nameOfDraft(draft, trip.locale))] : [])),
    // What somebody else takes care of is no part of it either.
    ...trip.things.flatMap(({ fate, travellers, legs, words }) =>
      LEFT_OUT.has(fate) && travellers.length + legs.length === 0 ? [stems(words)] : [],
    ),
  ];
  for (const draft of lines.values())
    if (!draft.named && isKitItem(draft.item.id)) {
      const rest = partsLeft(draft, own, trip.locale);
      if (rest === undefined) lines.delete(draft.key);
      else lines.set(draft.key, { ...draft, ...rest });
    }
  const tablets = lines.get('diabetes-medication');
  if (tablets && !tablets.named && ownTablets(drafts)) lines.delete('diabetes-medication');
  const brew = lines.get('coffee-kit');
  if (brew && !brew.named && drafts.some(({ named, thing }) => named && thing && MATE.test(thing.words)))
    lines.delete('coffee-kit');
  const dressed = everybody.filter(({ id }) =>
    drafts.some(
      ({ named, thing }) =>
        named &&
        thing &&
        DRESSED_BY.test(thing.words) &&
        (everybody.length === 1 || wearersOf(thing, trip).includes(id)),
    ),
  );
  for (const packer of [...dressedByOthers(trip, everybody), ...dressed])
    for (const draft of lines.values()) {
      const theirs = FORMAL_WEAR.has(draft.key) && peopleOf(draft, everybody).includes(packer);
      if (theirs && !draft.named && !isAsked(draft, AT_WORK)) drop(draft, packer);
    }
  return [...lines.values()];
}
