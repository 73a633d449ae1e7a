/** Free Bag Plans of a new account (specification, section 9). */
export const SIGNUP_CREDITS = 2;

/** A generation that is not finished after this long is ended and its credit given back; milliseconds. */
export const GENERATION_DEADLINE_MS = 180_000;
