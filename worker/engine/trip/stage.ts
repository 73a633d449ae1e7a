/** Stages of life: the one place that says where one ends and the next begins. */
import type { Traveller } from './schema';

/** From this age (months) on somebody is grown up. */
export const ADULT_MONTHS = 216;

/** The stage of life of an age in months: toddlers walk and wear nappies, teenagers carry a bag of their own. */
export const stageOf = (ageMonths: number): Traveller['stage'] =>
  ageMonths < 12
    ? 'baby'
    : ageMonths < 48
      ? 'toddler'
      : ageMonths < 156
        ? 'child'
        : ageMonths < ADULT_MONTHS
          ? 'teen'
          : ageMonths < 780
            ? 'adult'
            : 'senior';

/** Whether somebody is younger than a teenager, and packs no bag alone. */
export const isSmall = (stage: Traveller['stage']): boolean => /^(?:baby|toddler|child)$/.test(stage);
