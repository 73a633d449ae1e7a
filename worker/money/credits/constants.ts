/** Free Bag Plans of a new account (specification, section 9). */
export const SIGNUP_CREDITS = 2;

/**
 * Credits of one person that go back in 24 hours because they deleted the plan while it was made or because a model
 * failed. Whoever watches a list being made has read most of it, and the model is paid by us.
 */
export const RETURNS_A_DAY = 3;

/** A generation that is not finished after this long is ended and its credit given back; milliseconds. */
export const GENERATION_DEADLINE_MS = 180_000;
