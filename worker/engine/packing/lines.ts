/** Merges what each person and leg asks for into the lines of one list. */
import type { Thing, Trip } from '../trip/schema';
import { headOf, mainHit, type Ask, type Hit } from './asks';
import { genderedName, namesForGrown } from './gendered';
import { evidenceOf, holds } from './conditions';
import type { KnownItem } from './knowledge/knowledge';
import { several } from './knowledge/item';
import { regionalName } from './regional';
import { isBig, isGrown, isHead, type Packer } from './people';
import { countItem } from './quantity';
import { pick } from './engine';
import type { Situation } from './signals';
import type { Capsule } from './wardrobe';

/** A line before it has its words. */
export interface Draft {
  key: string;
  item: KnownItem;
  /** Name in place of the item's own. */
  name?: string;
  /** `singular|plural` in place of the item's own. */
  names?: string;
  quantity: number;
  /** People it is for; empty for what is shared. */
  people: Packer[];
  /** People whom a row of its kind is for at all. */
  eligible: number;
  /** Legs that ask for it besides the main one. */
  hits: Hit[];
  legs: string[];
  /** The leg that its reason is written from; absent where only the traveller's words bring it. */
  hit?: Hit;
  /** Clothes: the number rests on nights and washes. */
  arithmetic: boolean;
  /** The capsule counts on it. */
  planned: boolean;
  /** Brought by the traveller's own words. */
  quote?: string;
  /** The named thing whose line it is. */
  thing?: Thing;
  named: boolean;
  /** Somebody forgot it last time. */
  forgotten: boolean;
  maybe: boolean;
  /** Lower is kept longer. */
  rank: number;
}

/** What a line is called. */
export const nameOfDraft = ({ name, names, item, quantity }: Draft, locale: Trip['locale']): string =>
  name ?? pick(names ?? item[locale], quantity);

/** A person alone, as an amount is counted for them. */
function alone(situation: Situation, packer: Packer): Situation {
  const grown = isGrown(packer);
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

/** An amount rests on the days of all legs that ask; a fixed number is the same in each of them. */
function countFor({ item, packer, hits }: Ask, tripDays: number): number {
  const whole = hits.reduce((sum, { stretch }) => sum + stretch.days, 0) + 1;
  const days = Math.min(tripDays, whole);
  const alike = several(item.qty).every(
    (rule) => rule.perDay === undefined && rule.perDayByAge === undefined && rule.if === undefined,
  );
  return Math.max(
    ...(alike ? hits.slice(0, 1) : hits).map(
      ({ situation }) => countItem(item, inDays(packer ? alone(situation, packer) : situation, days)).total,
    ),
  );
}

/** The facts that a signal of the body rests on. */
const SOURCES: Record<string, RegExp> = {
  'cold-chain': /^medical:(?:cold-medication|diabetes)$/,
  needles: /^medical:(?:injections|diabetes|allergy-severe)$/,
  'daily-medicine': /^medical:/,
};

/** People a shared item is really for: those whose fact asks for it. */
function ownersOf(trip: Trip, { hits }: Ask, packers: readonly Packer[]): Packer[] {
  const ids = new Set<string>();
  for (const { match } of hits) {
    const { cue } = match;
    if (cue === undefined) return [];
    const asked = (tag: string | undefined): boolean =>
      tag !== undefined && (tag === cue || (SOURCES[cue]?.test(tag) ?? false));
    const facts = trip.facts.filter(({ tag }) => asked(tag));
    const occasions = trip.occasions.filter(({ tag }) => asked(tag));
    const owners = [...facts, ...occasions].flatMap(({ travellers }) => travellers);
    if (owners.length === 0) return [];
    for (const id of owners) ids.add(id);
  }
  const owners = packers.filter(({ id }) => ids.has(id));
  return owners.length === packers.length ? [] : owners;
}

/** What the traveller's words ask for counts more than what a rule adds. */
const QUOTED_RANK = 1.6;
/** What is said in passing counts a little less than what is quoted. */
const SAID_RANK = 1.1;
/** What the capsule counts on is worn. */
const WARDROBE_RANK = 0.9;
/** What a fact of the trip makes hard to do without. */
export const VITAL_RANK = 1.2;
/** Papers, money, wash things and clothes that any such trip has go before what is only useful to a doing. */
const BASIC_RANK = 1.3;
const BASICS: ReadonlySet<string> = new Set([
  'documents',
  'money',
  'toiletries',
  'clothing',
  'outerwear',
  'footwear',
  'children',
]);
export const isBasic = ({ keep, category }: KnownItem): boolean => keep <= 2 && BASICS.has(category);
/** Only where there is room. */
const SPARE_RANK = 4;

const isVital = ({ item, hits }: Ask): boolean =>
  item.vital?.some((cue) => hits.some(({ situation }) => holds(cue, situation))) ?? false;

function rankOf(item: KnownItem, hit: Hit | undefined): number {
  const evidence = hit && evidenceOf(hit.match.cue, hit.situation);
  if (evidence?.source === 'words' || evidence?.source === 'correction')
    return item.keep - (evidence.quote === undefined ? SAID_RANK : QUOTED_RANK);
  const rank = item.keep - (evidence?.source === 'form' ? 0.4 : 0);
  return isBasic(item) ? Math.min(rank, BASIC_RANK) : rank;
}

/** Months of age from which somebody may read or speak at a wedding. */
const SPEAKS_FROM = 120;
const CARRIED_BY_GROWN: ReadonlySet<string> = new Set([
  'bridal-kit',
  'nursing-pads',
  'thermos-baby',
  'map-compass',
  'gps-device',
]);

/** Nobody packs a child's shorts for days that stay cool. */
const namesForCool = ({ item, hits }: Ask, locale: Trip['locale']): string | undefined =>
  item.id === 'child-trousers' && locale === 'en' && hits.every(({ situation }) => !situation.signals.has('warm'))
    ? "Children's trousers"
    : undefined;

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
    const asked = Math.min(rankOf(item, hit), planned ? WARDROBE_RANK : Infinity, isVital(ask) ? VITAL_RANK : Infinity);
    const rank = capsule?.spare.has(item.id) ? SPARE_RANK : asked;
    const quantity = each * (packer?.count ?? 1);
    const gendered = packer && genderedName(item.id, packer, trip.locale);
    const key = gendered?.key ?? item.id;
    const names =
      gendered?.names ??
      namesForGrown(item.id, packer ? [packer] : packers, trip.locale) ??
      namesForCool(ask, trip.locale) ??
      regionalName(item.id, trip);
    const known = drafts.get(key);
    const owners = packer ? [packer] : headOf(item, packers) === undefined ? ownersOf(trip, ask, packers) : [];
    const ofChildren = owners.length > 0 && owners.every((owner) => !isBig(owner));
    // A flower girl gives no speech, and a baby carries no nursing pads.
    if (ofChildren && item.id === 'bridal-speech' && owners.every(({ ageMonths }) => ageMonths < SPEAKS_FROM)) continue;
    const people = ofChildren && CARRIED_BY_GROWN.has(item.id) ? [] : owners;
    const legs = ask.hits.map(({ stretch }) => stretch.leg.id);
    if (known) {
      known.quantity += quantity;
      known.people.push(...people);
      known.legs = [...new Set([...known.legs, ...legs])];
      known.rank = Math.min(known.rank, rank);
      continue;
    }
    const head = headOf(item, packers);
    drafts.set(key, {
      key,
      item,
      quantity: packer ? quantity : quantity * Math.max(1, isPersonal(item) ? people.length : 1),
      people,
      eligible: head === undefined ? packers.length : packers.filter((one) => isHead(head, one, () => false)).length,
      hits: ask.hits,
      ...(names !== undefined && { names }),
      legs,
      ...(hit && { hit }),
      arithmetic: planned?.arithmetic ?? false,
      planned: planned !== undefined,
      named: false,
      forgotten: false,
      maybe: false,
      rank,
    });
  }
  return [...drafts.values()].map((draft) => ({ ...draft, quantity: Math.min(99, draft.quantity) }));
}

/** A shared row that belongs to a body: two people with it need two. */
const isPersonal = ({ category }: KnownItem): boolean => category === 'health' || category === 'clothing';
