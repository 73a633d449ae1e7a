/**
 * What the knowledge base asks for: each item put to each leg and each traveller, with the facts of that leg and that
 * person. An item that is counted for people is asked of everybody it is counted for; any other once for all.
 */
import type { Trip } from '../trip/schema';
import { evidenceOf, holds, matchItem, type Match } from './conditions';
import type { Head } from './knowledge/item';
import { several } from './knowledge/item';
import { ALL_ITEMS, type KnownItem } from './knowledge/knowledge';
import { isHead, type Packer } from './people';
import { factsFor, type Focus } from './projection';
import { situationOf, type Situation } from './signals';
import type { Stretch } from './stretches';

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

/** The situations of one person (or of what is shared) in every leg. */
export interface View {
  packer?: Packer;
  legs: { stretch: Stretch; situation: Situation }[];
}

const HEADS = new Map<string, Head>(
  ALL_ITEMS.flatMap((item): [string, Head][] => {
    const head = several(item.qty).find(({ each }) => each !== undefined)?.each;
    return head === undefined ? [] : [[item.id, head]];
  }),
);

/** Who an item is counted for; undefined for what is shared. */
export const headOf = (item: KnownItem): Head | undefined => HEADS.get(item.id);

/** The situations of a trip: one view of what is shared, then one for each person. People who are alike share theirs. */
export function viewsOf(trip: Trip, stretches: readonly Stretch[], packers: readonly Packer[]): View[] {
  const cache = new Map<string, Situation>();
  const view = (focus: Focus, packer?: Packer): View => ({
    ...(packer && { packer }),
    legs: stretches.map((stretch) => {
      const facts = factsFor(trip, stretch, focus, packers);
      const key = `${stretch.leg.id} ${JSON.stringify(facts.tags)} ${JSON.stringify(facts.party)} ${JSON.stringify(facts.luggage)}`;
      const situation = cache.get(key) ?? situationOf(facts);
      cache.set(key, situation);
      return { stretch, situation };
    }),
  });
  return [
    view({ packers, shared: true }),
    ...packers.map((packer) => view({ packers: [packer], shared: false }, packer)),
  ];
}

/** Whether hand luggage forbids an item that nobody named as their own. */
function forbidden(item: KnownItem, match: Match, { signals }: Situation): boolean {
  if (!signals.has('hand-luggage') || !signals.has('flying')) return false;
  if (item.cabin === 'blade') return true;
  return item.cabin === 'hold-only' && !match.cue?.startsWith('own:');
}

/** Everything that is asked for, in the order of the knowledge base. */
export function asksFor(views: readonly View[]): Ask[] {
  const matches = new Map<Situation, Map<string, Match | undefined>>();
  const matched = (item: KnownItem, situation: Situation): Match | undefined => {
    const known = matches.get(situation) ?? new Map<string, Match | undefined>();
    matches.set(situation, known);
    if (known.has(item.id)) return known.get(item.id);
    const match = matchItem(item, situation);
    known.set(item.id, match);
    return match;
  };
  return ALL_ITEMS.flatMap((item) => {
    const head = headOf(item);
    return views.flatMap((view): Ask[] => {
      const { packer } = view;
      if ((packer === undefined) !== (head === undefined)) return [];
      const hits = view.legs.flatMap(({ stretch, situation }): Hit[] => {
        if (packer && head && !isHead(head, packer, (tag) => holds(tag, situation))) return [];
        const match = matched(item, situation);
        return match && !forbidden(item, match, situation) ? [{ stretch, situation, match }] : [];
      });
      return hits.length === 0 ? [] : [{ item, ...(packer && { packer }), hits }];
    });
  });
}

/** Takes out what another item of the same person makes needless. */
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

/** The leg whose facts an item's reason is written from: quoted words first, then the longest stay that asks for it. */
export const mainHit = ({ hits }: Ask): Hit | undefined =>
  hits.find(({ match, situation }) => evidenceOf(match.cue, situation)?.quote !== undefined) ??
  hits.toSorted((a, b) => b.stretch.days - a.stretch.days)[0];
