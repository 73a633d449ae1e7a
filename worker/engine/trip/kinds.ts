/** The closed lists of a Trip, for its schema, for what crosses the wire about it, and for menus. */

export const ROLES = [
  'self',
  'partner',
  'child',
  'parent',
  'grandparent',
  'sibling',
  'relative',
  'friend',
  'colleague',
  'other',
] as const;

/** Stages of life, the youngest first. */
export const STAGES = ['baby', 'toddler', 'child', 'teen', 'adult', 'senior'] as const;

export const BAG_KINDS = ['personal', 'cabin', 'hold', 'backpack', 'soft', 'day', 'porter', 'car'] as const;

/** The fates of a thing, in the order that a menu offers them. */
export const THING_FATES = [
  'bring',
  'wear',
  'rented',
  'provided',
  'other-brings',
  'buy-there',
  'sent',
  'stays',
  'forgotten-before',
  'maybe',
] as const;
