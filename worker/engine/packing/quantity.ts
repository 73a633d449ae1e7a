/** How many of an item the whole party takes. */
import { within } from './ages';
import { holds } from './conditions';
import type { TripFacts } from './facts';
import { HEAD_MONTHS, several, type Head, type Item, type Quantity } from './knowledge/item';
import { petsOf } from './pet-count';
import { quotedNumber } from './quote';
import type { Situation } from './signals';

/** Days between two washes when the words only say that there is a washing machine. */
const USUAL_WASH_DAYS = 7;
const MAX_QUANTITY = 99;

export interface Counted {
  total: number;
  /** For one head. */
  each: number;
  heads: number;
}

/** From this many adults without children on, everybody packs a bag of their own, and the list is for one of them. */
const OWN_BAGS = 3;

/** Whether the list is for one of a group. */
export const packsAlone = ({ party }: TripFacts): boolean => party.children.length === 0 && party.adults >= OWN_BAGS;

const packersOf = (facts: TripFacts): TripFacts['party'] =>
  packsAlone(facts)
    ? {
        ...facts.party,
        adults: 1,
        seniors: Math.min(1, facts.party.seniors),
        women: Math.min(1, facts.party.women),
        men: Math.min(1, facts.party.men),
      }
    : facts.party;

/** Ages in months of the children an amount is counted for, or a number of heads without ages. */
function headsOf(head: Head | undefined, { facts, signals }: Situation): { count: number; ages: number[] } {
  const party = packersOf(facts);
  const ages = party.children.map((child) => child.ageMonths).filter((age) => age < 216);
  const grown = party.adults + party.children.length - ages.length;
  const pick = (test: (age: number) => boolean, others = 0): { count: number; ages: number[] } => {
    const picked = ages.filter(test);
    return { count: picked.length + others, ages: picked };
  };
  const months = head && HEAD_MONTHS[head];
  if (months) return pick(within(months), months[1] === Infinity ? grown : 0);
  switch (head) {
    case undefined:
      return { count: 1, ages: [] };
    case 'person':
      return pick(() => true, grown);
    case 'adult':
      return { count: Math.max(1, grown), ages: [] };
    case 'big':
      return pick((age) => age >= 156, Math.max(ages.length === 0 ? 1 : 0, grown));
    case 'child':
      return pick(() => true);
    case 'dry-kid':
      return pick((age) => age >= (signals.has('nappies') ? 36 : 24) && age < 156);
    case 'nappy-child':
      return pick(
        (age) =>
          age <
          (facts.tags['need:no-nappies']
            ? 20
            : facts.tags['need:nappies'] || facts.tags['need:potty-training']
              ? 60
              : 30),
      );
    case 'teen':
      return pick((age) => age >= 156);
    case 'senior':
      return { count: party.seniors, ages: [] };
    case 'woman':
      return { count: Math.max(1, party.women), ages: [] };
    case 'man':
      return { count: Math.max(1, party.men), ages: [] };
    default:
      return { count: 1, ages: [] };
  }
}

/** Days the clothes must last: until the wash, or the whole trip. */
function wearDays({ facts }: Situation): number {
  const { laundry, days } = facts;
  const every = laundry.everyDays ?? (laundry.available ? USUAL_WASH_DAYS : undefined);
  return every === undefined ? days : Math.min(days, Math.max(1, Math.round(every) + 1));
}

/** A value, held within its bounds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Counts an item for the party; 0 when nobody in the party needs it. */
export function countItem(item: Item, situation: Situation): Counted {
  const rule: Quantity =
    several(item.qty).find(
      (candidate) => candidate.if === undefined || candidate.if.some((cue) => holds(cue, situation)),
    ) ?? {};
  const heads = headsOf(rule.each, situation);
  if (heads.count === 0) return { total: 0, each: 0, heads: 0 };

  const light = situation.signals.has('light');
  const max = (light ? (rule.lightMax ?? rule.max) : rule.max) ?? MAX_QUANTITY;
  const told = rule.fromWords === undefined ? undefined : quotedNumber(rule.fromWords, situation);
  const stocked = (told === undefined ? rule.stockDays : undefined) ?? situation.facts.days;
  const days = rule.consumed ? Math.min(situation.facts.days, stocked) : wearDays(situation);
  const one = (perDay: number | undefined): number => {
    if (perDay === undefined) return rule.count ?? 1;
    const wanted = Math.ceil(perDay * days - 1e-9) + (rule.spare ?? 0);
    const least = light ? (rule.lightMin ?? rule.min) : rule.min;
    // The lower bound must not ask a weekend for more than a change a day.
    const floor =
      least === undefined
        ? 1
        : Math.min(least, Math.max(1, Math.ceil(situation.facts.days * Math.max(1, perDay)) + (rule.spare ?? 0)));
    return clamp(wanted, Math.max(1, floor), max);
  };

  const byAge = told === undefined ? rule.perDayByAge : undefined;
  const total = byAge
    ? heads.ages.reduce((sum, age) => sum + one(byAge.find((row) => age < row.below)?.perDay ?? 1), 0)
    : one(told ?? rule.perDay) * heads.count;
  const bounded = clamp(
    total * petsOf(rule.perPet, situation),
    1,
    Math.min(MAX_QUANTITY, rule.partyMax ?? MAX_QUANTITY),
  );
  return { total: bounded, each: Math.max(1, Math.round(bounded / heads.count)), heads: heads.count };
}
