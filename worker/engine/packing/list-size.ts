import { holds } from './conditions';
import type { FactId } from './knowledge/item';
import type { Situation } from './signals';

/** A size that people can pack from, by length, bag, party and gear. */
export function sizeFor(situation: Situation): number {
  const { facts, signals } = situation;
  const { days, party } = facts;
  const dayTrip = signals.has('day-trip');
  const byLength = dayTrip ? 19 : days <= 3 ? 37 : days <= 5 ? 43 : days <= 9 ? 51 : 54;
  const byGroup = dayTrip || party.adults < 2 ? 0 : party.adults === 2 ? 2 : 6;
  const byBag =
    signals.has('family') || dayTrip
      ? 0
      : signals.has('on-my-back') && (signals.has('pilgrim') || facts.luggage.limitKg !== undefined)
        ? 10
        : signals.has('on-my-back') || facts.luggage.porter
          ? 7
          : signals.has('light')
            ? 4
            : 0;
  const babies = party.children.filter((child) => child.ageMonths < BABY_MONTHS).length;
  const children = party.children.length - babies;
  const byParty = dayTrip
    ? 4 * Math.min(2, party.children.length)
    : Math.min(
        30,
        (babies > 0 ? (days <= 4 ? 15 : 20) + 4 * (babies - 1) : 0) + (children > 0 ? 12 + 3 * (children - 1) : 0),
      );
  // Days in a bed: what the ward has stays at home.
  const byWard = holds('lodging:hospital', situation) && !holds('need:birth', situation) ? 8 : 0;
  const gear = GEAR_HEAVY.filter((cue) => holds(cue, situation)).length;
  const needs = MEDICAL_HEAVY.filter((cue) => holds(cue, situation)).length;
  return byLength - byWard - byBag + byGroup + byParty + Math.min(8, 4 * gear) + Math.min(6, 2 * needs);
}

/** Under this age a child brings nappies, bottles and a pushchair. */
const BABY_MONTHS = 36;
/** Activities that bring gear of their own. */
const GEAR_HEAVY: readonly FactId[] = [
  'ski',
  'camp',
  'activity:diving',
  'riding',
  'activity:golf',
  'activity:cycling',
  'activity:trekking',
  'high-altitude',
  'season',
];
const MEDICAL_HEAVY: readonly FactId[] = [
  'medical:diabetes',
  'medical:wheelchair',
  'medical:pregnancy',
  'medical:stoma',
  'medical:catheter',
  'medical:cpap',
  'pet:dog',
  'pet:cat',
];
