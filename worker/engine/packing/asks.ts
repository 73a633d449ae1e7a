/**
 * What the knowledge base asks for: each item put to each leg and each traveller, with the facts of that leg and that
 * person. An item that is counted for people is asked of everybody it is counted for; any other once for all.
 */
import { listIn } from '../list-in';
import { evidenceOf, holds, matchItem, type Match } from './conditions';
import { several, type FactId, type Head } from './knowledge/item';
import { ALL_ITEMS, type KnownItem } from './knowledge/knowledge';
import { isBig, isGrown, isHead, type Packer } from './people';
import type { Situation } from './signals';
import type { Stretch } from './stretches';
import type { View } from './views';

/** A leg that asks for an item, and by which fact. */
export interface Hit {
  stretch: Stretch;
  situation: Situation;
  match: Match;
}

/** An item asked for by one person, or for all together. */
export interface Ask {
  item: KnownItem;
  packer?: Packer;
  hits: Hit[];
}

/** Who wears or uses a row, where the row itself says nothing or says it for a party: teenagers dress up as well. */
const WORN_BY: Record<string, Head> = {
  suit: 'big',
  'dark-suit': 'big',
  'black-tie': 'big',
  'dress-shirts': 'big',
  'dress-shoes': 'big',
  'smart-shoes': 'big',
  'smart-outfit': 'big',
  'white-outfit': 'big',
  'gym-clothes': 'big',
  'running-shoes': 'big',
  'phone-charger': 'big',
  tie: 'man',
  belt: 'big',
  blazer: 'adult',
  'smart-trousers': 'adult',
  'linen-shirts': 'adult',
  uniform: 'adult',
  scrubs: 'adult',
  costume: 'adult',
  'maternity-clothes': 'woman',
  'nursing-top': 'woman',
  jewellery: 'woman',
  heels: 'woman',
  'safety-boots': 'adult',
};

/** Rows of the body: nobody else is asked. */
const BODIES: Record<string, (packer: Packer) => boolean> = {
  'feminine-hygiene': ({ sex, ageMonths }) => sex !== 'male' && ageMonths >= 138 && ageMonths < 624,
  'contraceptive-pill': ({ sex, ageMonths }) => sex !== 'male' && ageMonths >= 180 && ageMonths < 624,
  'pregnancy-notes': ({ sex }) => sex !== 'male',
  'breast-pump': ({ sex }) => sex !== 'male',
  'nursing-pads': ({ sex }) => sex !== 'male',
};

/** Things that nobody under thirteen carries. */
const GROWN_UP: ReadonlySet<string> = new Set([
  'bank-cards',
  'makeup',
  'perfume',
  'condoms',
  'sim-card',
  'deodorant',
  'lighter',
]);
/** Months of age from which people shave. */
const SHAVES_FROM = 192;

/** The people whose body a row is about; undefined for every other row. */
const bodiesOf = (item: KnownItem, packers: readonly Packer[]): Packer[] | undefined => {
  const test = BODIES[item.id];
  return test && packers.filter(test);
};

const HEADS = new Map<string, Head>(
  ALL_ITEMS.flatMap((item): [string, Head][] => {
    const head = several(item.qty).find(({ each }) => each !== undefined)?.each;
    const worn = WORN_BY[item.id] ?? head;
    return worn === undefined ? [] : [[item.id, worn]];
  }),
);

/** Who an item is counted for; undefined for what is shared. Teenagers without a grown-up carry what adults do. */
export const headOf = (item: KnownItem, packers: readonly Packer[]): Head | undefined => {
  const head = HEADS.get(item.id);
  return head === 'adult' && !packers.some(isGrown) && packers.some(isBig) ? 'big' : head;
};

/** Whether hand luggage forbids an item that nobody named as their own. */
function forbidden(item: KnownItem, match: Match, { signals }: Situation): boolean {
  if (!signals.has('hand-luggage') || !signals.has('flying')) return false;
  if (item.cabin === 'blade') return true;
  return item.cabin === 'hold-only' && !match.cue?.startsWith('own:');
}

/** The facts that an item's conditions name. */
const cuesOf = ({ when, not = [] }: KnownItem): Set<FactId> =>
  new Set([...not, ...several(when).flatMap(({ any = [], all = [], not: none = [] }) => [...any, ...all, ...none])]);

const BY_CUE = new Map<FactId, number[]>();
for (const [index, item] of ALL_ITEMS.entries()) for (const cue of cuesOf(item)) listIn(BY_CUE, cue).push(index);

type Matches = (Match | undefined)[];

const matchAll = (situation: Situation): Matches => ALL_ITEMS.map((item) => matchItem(item, situation));

/** The matches of a situation that differs little from one already asked: only what names a differing fact is asked again. */
function matchLike(situation: Situation, base: { situation: Situation; matches: Matches }): Matches {
  const matches = [...base.matches];
  const again = new Set<number>();
  for (const cue of situation.held)
    if (!base.situation.held.has(cue)) for (const index of BY_CUE.get(cue) ?? []) again.add(index);
  for (const cue of base.situation.held)
    if (!situation.held.has(cue)) for (const index of BY_CUE.get(cue) ?? []) again.add(index);
  for (const index of again) {
    const item = ALL_ITEMS[index];
    if (item) matches[index] = matchItem(item, situation);
  }
  return matches;
}

/** The matches of every situation of the views; those of one leg are asked from each other. */
function matchesOf(views: readonly View[]): Map<Situation, Matches> {
  const found = new Map<Situation, Matches>();
  const bases = new Map<string, { situation: Situation; matches: Matches }>();
  for (const { legs } of views) {
    for (const { stretch, situation } of legs) {
      if (found.has(situation)) continue;
      const base = bases.get(stretch.leg.id);
      const matches = base ? matchLike(situation, base) : matchAll(situation);
      if (!base) bases.set(stretch.leg.id, { situation, matches });
      found.set(situation, matches);
    }
  }
  return found;
}

/** Everything that is asked for, in the order of the knowledge base. */
export function asksFor(views: readonly View[], packers: readonly Packer[]): Ask[] {
  const matches = matchesOf(views);
  const asks: Ask[] = [];
  for (const [index, item] of ALL_ITEMS.entries()) {
    const head = headOf(item, packers);
    if (bodiesOf(item, packers)?.length === 0 || (GROWN_UP.has(item.id) && !packers.some(isBig))) continue;
    if (item.id === 'razor' && !packers.some(({ ageMonths }) => ageMonths >= SHAVES_FROM)) continue;
    for (const { packer, legs } of views) {
      if ((packer === undefined) !== (head === undefined)) continue;
      const hits: Hit[] = [];
      for (const { stretch, situation } of legs) {
        const match = matches.get(situation)?.[index];
        if (!match || forbidden(item, match, situation)) continue;
        if (packer && head && !isHead(head, packer, (tag) => holds(tag, situation))) continue;
        const hit = { stretch, situation, match };
        if (forOutings(item, hit)) hits.push(hit);
      }
      if (hits.length > 0) asks.push({ item, ...(packer && { packer }), hits });
    }
  }
  return asks;
}

/** Takes out what another item of the same person makes unnecessary. */
export function withoutReplaced(asks: readonly Ask[]): Ask[] {
  const replaced = new Map<string | undefined, Set<string>>();
  for (const { item, packer } of asks) {
    const ids = replaced.get(packer?.id) ?? new Set<string>();
    for (const id of item.replaces ?? []) ids.add(id);
    replaced.set(packer?.id, ids);
  }
  const shared = replaced.get(undefined);
  return asks.filter(
    ({ item, packer }) => !replaced.get(packer?.id)?.has(item.id) && (packer === undefined || !shared?.has(item.id)),
  );
}

const coldOf = ({ weather, told }: Stretch): number => Math.min(weather.minC, told?.minC ?? weather.minC);

/** How legs that ask for an item are ordered: the coldest first for what is for cold, the warmest for heat, else the longest. */
function orderOf(item: KnownItem): (a: Hit, b: Hit) => number {
  const conditions = several(item.when);
  if (conditions.some(({ coldest }) => coldest?.max !== undefined))
    return (a, b) => coldOf(a.stretch) - coldOf(b.stretch);
  if (conditions.some(({ warmest }) => warmest?.min !== undefined))
    return (a, b) => b.stretch.weather.maxC - a.stretch.weather.maxC;
  return (a, b) => b.stretch.days - a.stretch.days;
}

/** The leg whose facts an item's reason is written from: quoted words first, then the one that asks the most for it. */
export const mainHit = ({ item, hits }: Ask): Hit | undefined =>
  hits.find(({ match, situation }) => evidenceOf(match.cue, situation)?.quote !== undefined) ??
  hits.toSorted(orderOf(item))[0];

const SKY: readonly FactId[] = [
  'arctic',
  'freezing',
  'cold',
  'cool',
  'cold-nights',
  'chilly-nights',
  'snowy',
  'rainy',
  'showery',
  'warm',
  'hot',
];
const DRESSED: readonly string[] = ['clothing', 'outerwear', 'footwear'];

/** An outing of a day asks for clothes only by what is done there: nobody takes winter boots for an hour in the cold. */
const forOutings = (item: KnownItem, { stretch, match }: Hit): boolean =>
  stretch.leg.kind !== 'outing' ||
  !DRESSED.includes(item.category) ||
  (match.cue !== undefined && !SKY.includes(match.cue));
