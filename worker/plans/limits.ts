/** Bounds of what a traveller may type; the forms show the same ones. Lengths count UTF-16 units, as inputs do. */
export const PLAN_LIMITS = {
  name: 80,
  destination: 120,
  description: 2000,
  activities: 10,
  activity: 40,
  /** Both ends counted. */
  days: 365,
  items: 200,
  itemName: 80,
  category: 40,
  quantity: 99,
  /** Positions of items lie between this and its negative. */
  position: 1_000_000,
  /** Generations of one person at once. */
  running: 3,
  query: 120,
  page: 20,
  pageMax: 50,
  idempotencyKey: 200,
} as const;

/** Credits that one Bag Plan costs. */
export const PLAN_COST = 1;

/** English texts of the rules. The browser translates them; the API sends them in `fields`. */
export const PLAN_MESSAGES = {
  destination: 'Say where you are going.',
  date: 'This is not a date.',
  datesReversed: 'The end date cannot be earlier than the start date.',
  tooManyDays: `A trip can last up to ${PLAN_LIMITS.days} days.`,
  tooManyActivities: 'Max activities reached',
  activity: 'Name the activity.',
  tooManyItems: `A Bag Plan has at most ${PLAN_LIMITS.items} items.`,
  itemName: `Use 1 to ${PLAN_LIMITS.itemName} characters.`,
  category: `Use 1 to ${PLAN_LIMITS.category} characters.`,
  quantity: `Use a whole number from 1 to ${PLAN_LIMITS.quantity}.`,
  position: `Use a number from −${PLAN_LIMITS.position} to ${PLAN_LIMITS.position}.`,
  name: 'Give it a name.',
  nothing: 'Say what to change.',
  idempotencyKey: `Use 1 to ${PLAN_LIMITS.idempotencyKey} visible ASCII characters.`,
} as const;

/** What is said of a text of more than `max` characters. */
export const tooLong = (max: number): string => `Use at most ${max} characters.`;

/** The bound that a message of {@link tooLong} names; undefined of another message. */
export const boundOf = (message: string): number | undefined => {
  const max = Number(/\d+/.exec(message)?.[0]);
  return message === tooLong(max) ? max : undefined;
};

const DAY_MS = 86_400_000;

/** Days of a trip, both ends counted; 0 or less when the dates are reversed. */
export const tripLength = (startDate: string, endDate: string): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;

/** What the six stages of a generation are called, in their order. */
export const STAGES = ['place', 'weather', 'description', 'base', 'personalise', 'save'] as const;
export type Stage = (typeof STAGES)[number];
