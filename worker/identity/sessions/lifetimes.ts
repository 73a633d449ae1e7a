/** How long the tokens of a session live, in milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An access token; how exact "last seen" is. */
export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** A session nobody uses. */
export const SESSION_IDLE_LIFE = 30 * DAY;
