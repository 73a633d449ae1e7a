/** Merges what each person and leg asks for into the lines of one list. */
import type { Trip } from '../trip/schema';
import { headOf, mainHit, type Ask, type Hit } from './asks';
import { evidenceOf } from './conditions';
import type { KnownItem } from './knowledge/knowledge';
import { several } from './knowledge/item';
import type { Packer } from './people';
import { countItem } from './quantity';
import type { Situation } from './signals';
import type { Capsule } from './wardrobe';

/** A line before it has its words. */
export interface Draft {
  key: string;
  item: KnownItem;
  /** Name in place of the item's own. */
  name?: string;
  quantity: number;
  /** People it is for; empty for what is shared. */
  people: Packer[];
  legs: string[];
  /** The leg that its reason is written from; absent where only the traveller's words bring it. */
  hit?: Hit;
  /** Clothes: the number rests on nights and washes. */
  arithmetic: boolean;
  /** Brought by the traveller's own words. */
  quote?: string;
  named: boolean;
  /** Somebody forgot it last time. */
  forgotten: boolean;
  maybe: boolean;
  /** Lower is kept longer. */
  rank: number;
}

/** A person alone, as an amount is counted for them. */
function alone(situation: Situation, packer: Packer): Situation {
  const grown = packer.ageMonths >= 216;
  return {
    ...situation,
    facts: {
      ...situation.facts,
      party: {
        ...situation.facts.party,
        adults: grown ? 1 : 0,
        seniors: Math.min(1, situation.facts.party.seniors),
        women: packer.sex === 'female' ? 1 : 0,
        men: packer.sex === 'male' ? 1 : 0,
        children: grown ? [] : [{ ageMonths: packer.ageMonths }],
      },
    },
  };
}

/** Days of the legs that ask, in place of the whole trip's. */
const inDays = (situation: Situation, days: number): Situation => ({
  ...situation,
  facts: { ...situation.facts, days },
});

/** What is used up is needed for every leg that asks, what lasts for the one that asks for the most. */
function countFor({ item, packer, hits }: Ask, tripDays: number): number {
  const consumed = several(item.qty).some((rule) => rule.consumed);
  const whole = hits.reduce((sum, { stretch }) => sum + stretch.days, 0) + 1;
  const days = consumed ? Math.min(tripDays, whole) : Math.min(tripDays, whole);
  return Math.max(
    ...hits.map(({ situation }) => countItem(item, inDays(packer ? alone(situation, packer) : situation, days)).total),
  );
}

/** People a shared item is really for: those whose fact asks for it. */
function ownersOf(trip: Trip, { hits }: Ask, packers: readonly Packer[]): Packer[] {
  const ids = new Set<string>();
  for (const { match } of hits) {
    if (match.cue === undefined) return [];
    const facts = trip.facts.filter(({ tag }) => tag === match.cue);
    const occasions = trip.occasions.filter(({ tag }) => tag === match.cue);
    const owners = [...facts, ...occasions].flatMap(({ travellers }) => travellers);
    if (owners.length === 0) return [];
    for (const id of owners) ids.add(id);
  }
  const owners = packers.filter(({ id }) => ids.has(id));
  return owners.length === packers.length ? [] : owners;
}

function rankOf(item: KnownItem, hit: Hit | undefined): number {
  const source = hit && evidenceOf(hit.match.cue, hit.situation)?.source;
  return item.keep - (source === 'words' || source === 'correction' ? 1.1 : source === 'form' ? 0.4 : 0);
}

/** The drafts of the whole list, in the order of the knowledge base. */
export function draftsOf(
  trip: Trip,
  asks: readonly Ask[],
  capsules: ReadonlyMap<string, Capsule>,
  packers: readonly Packer[],
): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const ask of asks) {
    const { item, packer } = ask;
    const capsule = packer && capsules.get(packer.id);
    if (capsule?.dropped.has(item.id)) continue;
    const planned = capsule?.counts.get(item.id);
    if (planned?.quantity === 0) continue;
    const each = planned?.quantity ?? countFor(ask, trip.days);
    if (each <= 0) continue;
    const hit = mainHit(ask);
    const quantity = each * (packer?.count ?? 1);
    const known = drafts.get(item.id);
    const people = packer ? [packer] : headOf(item) === undefined ? ownersOf(trip, ask, packers) : [];
    const legs = ask.hits.map(({ stretch }) => stretch.leg.id);
    if (known) {
      known.quantity += quantity;
      known.people.push(...people);
      known.legs = [...new Set([...known.legs, ...legs])];
      known.rank = Math.min(known.rank, rankOf(item, hit));
      continue;
    }
    const max = several(item.qty).find(({ partyMax }) => partyMax !== undefined)?.partyMax;
    drafts.set(item.id, {
      key: item.id,
      item,
      quantity: packer ? quantity : quantity * Math.max(1, isPersonal(item) ? people.length : 1),
      people,
      legs,
      ...(hit && { hit }),
      arithmetic: planned?.arithmetic ?? false,
      named: false,
      forgotten: false,
      maybe: false,
      rank: rankOf(item, hit),
      ...(max !== undefined && {}),
    });
  }
  return [...drafts.values()].map((draft) => ({ ...draft, quantity: Math.min(99, draft.quantity) }));
}

/** A shared row that belongs to a body: two people with it need two. */
const isPersonal = ({ category }: KnownItem): boolean => category === 'health' || category === 'clothing';
