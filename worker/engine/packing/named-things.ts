/** Puts what the traveller's words bring on the list: as the item they stand for, or as a line of its own. */
import type { Thing, Trip } from '../trip/schema';
import { femaleKey } from './gendered';
import type { KnownItem } from './knowledge/knowledge';
import { several } from './knowledge/item';
import { isKitItem, itemById } from './knowledge/knowledge';
import type { Draft } from './lines';
import { headCount, isGrown, type Packer } from './people';
import { isNoLine } from './refusals';
import { listOf } from './wording';
import { stems } from '../stems';
import { namesForAll } from './gendered';
import { conceptOf, isPartOfName, sameStems } from './thing-items';
import { bedsOf } from './named-counts';
import { namedBefore, pieceOf, withoutPieces } from './named-pieces';
import { saysMore } from './says-more';
import { isBrought, nameOfThing } from './things';
import { itemOfWords, WORN, saidOfEach, draftOf } from './named-draft';
import { anyPair, isNamedBy, isWholeKit, ofKit, ofPursuit } from './rows-of-thing';
import { isOtherFigure, rowsMeant } from './named-sense';

/** Whether a row's name tells several things: "rod, reel and tackle box". */
const isSeveral = ({ id, en }: KnownItem): boolean => id === 'camp-tableware' || /, .* and /.test(en);

/** Whether a row's line is for people of whom none owns the thing. */
const isForOthersOnly = ({ people }: Draft, owners: readonly Packer[]): boolean =>
  people.length > 0 && owners.length > 0 && !owners.some((owner) => people.includes(owner));

/** An old passport with a visa in it comes beside the valid one. */
const isSecondPassport = ({ words, concept }: Thing): boolean =>
  concept === 'passport' && /\b(?:old|expired|previous|viejos?|anterior|vencidos?|caducados?)\b/i.test(words);

/** Rows that are a special kind of what a bare word names: "su almohada" of a patient is none for a tent. */
const SPECIAL: ReadonlySet<string> = new Set(['camping-pillow']);

/** Of these nobody takes more than they say they take. */
const COUNTED_BY_THEM: ReadonlySet<string> = new Set(['dress-shirts', 'suit', 'dark-suit', 'black-tie', 'nappies']);

/** Whether a line is called as the traveller calls it: of a row of several papers that only their words bring, the one told is meant. */
const hasOwnName = (
  thing: Thing,
  item: KnownItem,
  { medicine, asked, locale }: { medicine: boolean; asked: boolean; locale: Trip['locale'] },
): boolean =>
  isWholeKit(item) && !medicine
    ? item.category === 'documents' && !asked && stems(thing.words).length > 1
    : saysMore(thing, item[locale]);

const isOfSome = (owners: readonly Packer[], packers: readonly Packer[]): boolean =>
  owners.length > 0 && owners.length < packers.length;

/** "Minus 25 so winter jacket" counts no jackets: nobody takes so many of what is worn over the rest. */
const MOST_OUTER = 3;
const isMeasure = ({ quantity = 0 }: Thing, { category, qty }: KnownItem, heads: number): boolean =>
  (category === 'outerwear' || category === 'footwear') &&
  several(qty).every(({ perDay }) => perDay === undefined) &&
  quantity > MOST_OUTER * heads;

/** "Shin pads" and "Boots" → "Shin pads and boots". */
const joined = (one: string, other: string, locale: Trip['locale']): string =>
  listOf([...one.split(JOINT), `${other.charAt(0).toLowerCase()}${other.slice(1)}`], locale);
const JOINT = /, | (?:and|y|e) /u;

/** Seats in the car are counted by who sits in them: "boosters for both" of whom one is a baby. */
const isSeat = ({ id }: KnownItem): boolean => id === 'car-seat' || id === 'booster-seat';

const ownersOf = (thing: Thing, packers: readonly Packer[]): Packer[] =>
  packers.filter(({ id }) => thing.travellers.includes(id));

/** "Medication" follows the row of the very medicine; tablets are no insulin. */
const isAnyMedicine = ({ id }: KnownItem): number =>
  id === 'medication' ? 1 : id === 'insulin' || id === 'diabetes-medication' ? 2 : 0;

const OF_CHILDREN: ReadonlySet<string> = new Set(['baby-change', 'comfort-toy']);

/** Under this age a child is fed and carried. */
const SMALL_MONTHS = 48;

/** Whether a row is for those who are fed: the bibs of a boy of ten are for the snow. */
const isForSmall = ({ when }: KnownItem): boolean =>
  several(when).length > 0 &&
  several(when).every(
    ({ any = [] }) => any.length > 0 && any.every((one) => /^(?:infant|toddler|baby|need:solid-food)$/.test(one)),
  );

/** The drafts with everything that is brought, worn, perhaps brought or must not be forgotten again. */
export function withNamedThings(trip: Trip, drafts: readonly Draft[], packers: readonly Packer[]): Draft[] {
  const lines = new Map(drafts.map((draft) => [draft.key, draft]));
  const withSmall =
    packers.some(({ ageMonths }) => ageMonths < SMALL_MONTHS) ||
    trip.facts.some(({ tag }) => /birth|newborn|pregnan|breastfeeding|^need:(?:nappies|solid-food|bottle)$/.test(tag));
  const withChild = packers.some((packer) => !isGrown(packer)) || trip.facts.some(({ tag }) => tag === 'need:birth');
  for (const thing of trip.things) {
    if (!isBrought(thing) && thing.fate !== 'maybe') continue;
    const owners = ownersOf(thing, packers);
    // "Fede traje azul".
    if (owners.length === 0 && WORN.has(conceptOf(thing)?.kind ?? '')) owners.push(...namedBefore(thing, packers));
    if (thing.travellers.length > 0 && owners.length === 0) continue;
    if (isNoLine(thing, trip)) continue;
    // Her suit has a line of its own.
    const keyOf = (id: string): string => {
      const hers = femaleKey(id);
      return lines.has(hers) && (!lines.has(id) || (owners.length > 0 && owners.every(({ sex }) => sex === 'female')))
        ? hers
        : id;
    };
    // "Two changes of clothes" of adults are none of a baby's.
    const known = rowsMeant(thing, lines, trip).flatMap((id) => {
      const item = itemById(id);
      return item &&
        (lines.has(keyOf(id)) || !isPartOfName(thing)) &&
        (withChild || !OF_CHILDREN.has(id)) &&
        (withSmall || !isForSmall(item))
        ? [item]
        : [];
    });
    const isTaken = ({ id }: KnownItem): number => Number(lines.get(keyOf(id))?.named ?? false);
    const better = [...lines.values()].filter(({ item }) => known.some(({ id }) => item.replaces?.includes(id)));
    const listed = [
      ...known
        .filter(({ id }) => lines.has(keyOf(id)) && !(thing.concept === 'food' && id === 'picnic-set'))
        .toSorted((a, b) => isAnyMedicine(a) - isAnyMedicine(b) || isTaken(a) - isTaken(b)),
      ...better.map(({ item }) => item),
    ];
    const pursued = ofPursuit(thing, lines, known);
    const bare = thing.concept === 'shoes' && listed.length === 0 ? anyPair(lines) : [];
    const kit = listed.length > 0 || (known.length > 0 && thing.concept !== undefined) ? [] : ofKit(thing, lines);
    const here = pursued.length > 0 ? pursued : kit.length > 0 ? kit : [...listed, ...bare];
    // A word for several things ("my wash stuff") vouches for those on the list; else it is the first that it can be.
    const isSet = conceptOf(thing)?.kind === 'set';
    const items = here.length > 0 ? here.slice(0, isSet ? here.length : 1) : isSet ? [] : known.slice(0, 1);
    // Arrows are no bow: a kit's row stands for what its name says.
    // A medicine by its own name is what the row of the condition means by "blood thinners for the stay".
    const medicine = conceptOf(thing)?.kind === 'medicine' && items[0] !== undefined && known.includes(items[0]);
    const own = !medicine && items.length === 1 && items[0] && isWholeKit(items[0]) && !isNamedBy(items[0], thing);
    for (const item of items.length > 0 && !own && !isSecondPassport(thing) ? items : [itemOfWords(thing)]) {
      const found = lines.get(keyOf(item.id));
      const alone = items.length <= 1;
      // "I enter with my ID card and take the passport": both, though a row may stand for either.
      const second =
        found?.named === true &&
        found.thing !== undefined &&
        conceptOf(thing)?.kind === 'document' &&
        found.thing.concept !== thing.concept;
      const name = second
        ? nameOfThing(thing, trip.locale)
        : alone && !isSet && hasOwnName(thing, item, { medicine, asked: found?.hit !== undefined, locale: trip.locale })
          ? nameOfThing(thing, trip.locale)
          : undefined;
      const special = SPECIAL.has(item.id) && !found ? nameOfThing(thing, trip.locale) : undefined;
      const quote = thing.evidence.quote ?? thing.words;
      // "Plate, mug and spoon", "rods and tackle": a row that names several things stands for each of them once.
      if (
        found?.named &&
        isSeveral(item) &&
        (item.id === 'camp-tableware' || isNamedBy(item, thing)) &&
        !second &&
        thing.quantity === undefined
      ) {
        // "Tacos, espinilleras": a row that is called by the first of them is called by both.
        if (found.name !== undefined && !sameStems(found.name, thing.words))
          lines.set(found.key, { ...found, name: joined(found.name, nameOfThing(thing, trip.locale), trip.locale) });
        continue;
      }
      if (found && (found.name !== undefined || found.named) && alone && name !== undefined) {
        // Two things of one kind ("work laptop", "demo tablet") are two lines.
        lines.set(`own-${thing.id}`, { ...draftOf(thing, item, owners, packers), key: `own-${thing.id}`, name });
        continue;
      }
      // "Nora needs snow pants": the row stands for the adults, and hers is another.
      if (found && WORN.has(conceptOf(thing)?.kind ?? '') && isForOthersOnly(found, owners)) {
        const own = itemOfWords(thing);
        lines.set(own.id, draftOf(thing, own, owners, packers));
        continue;
      }
      // "Allopurinol" of one is not what the others take.
      if (found && name !== undefined && item.id === 'medication' && isOfSome(owners, packers)) {
        const own = { ...draftOf(thing, item, owners, packers), key: `own-${thing.id}`, quantity: 1, name };
        lines.set(own.key, own);
        continue;
      }
      const one = found && name !== undefined ? pieceOf(thing, found, owners, packers) : undefined;
      if (found && one) {
        const rest = withoutPieces(found, one, packers);
        if (rest) lines.set(found.key, rest);
        else lines.delete(found.key);
        lines.set(one.key, { ...one, ...(name !== undefined && { name }) });
        continue;
      }
      const draft: Draft = found
        ? {
            ...found,
            rank: Math.min(found.rank, thing.fate === 'maybe' ? found.rank : 1),
            quote,
            thing,
            named: thing.fate !== 'maybe',
            quantity: bedsOf(thing, found),
            // "Kindle each".
            ...(saidOfEach(thing) &&
              !isSeat(item) && {
                quantity: Math.max(found.quantity, headCount(owners.length > 0 ? owners : packers)),
              }),
          }
        : draftOf(thing, item, owners, packers, trip.nights);
      const names = found ? undefined : namesForAll(item.id, owners.length > 0 ? owners : packers, trip.locale);
      lines.set(found?.key ?? item.id, {
        ...draft,
        ...(names !== undefined && { names }),
        ...(special !== undefined && { name: special }),
        ...(name !== undefined && (thing.fate !== 'forgotten-before' || !found) && { name }),
        ...(thing.quantity !== undefined &&
          !isKitItem(item.id) &&
          !(found && isSeat(item)) &&
          !isOtherFigure(thing, item, packers) &&
          !isMeasure(thing, item, Math.max(1, headCount(owners.length > 0 ? owners : packers))) &&
          thing.fate !== 'forgotten-before' && {
            quantity: COUNTED_BY_THEM.has(item.id)
              ? thing.quantity
              : Math.max(
                  draft.quantity,
                  thing.quantity *
                    (saidOfEach(thing) ? Math.max(1, headCount(owners.length > 0 ? owners : packers)) : 1),
                ),
          }),
        forgotten: thing.fate === 'forgotten-before',
        maybe: thing.fate === 'maybe' && !found,
      });
    }
  }
  return [...lines.values()];
}
