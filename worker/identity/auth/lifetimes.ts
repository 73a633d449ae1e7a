/** How long things of signing in live, all in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An authorization code. */
export const CODE_LIFE = 5 * MINUTE;
/** How long a spent code is remembered, so that its re-use is recognised. */
export const SPENT_CODE_MEMORY = DAY;
/** Any session, however busy: after this the password is asked for again. */
export const SESSION_ABSOLUTE_LIFE = 180 * DAY;
/** The parent of the current refresh token is still taken this long after the rotation. */
export const ROTATION_GRACE = 10 * SECOND;
export const CONFIRM_LINK_LIFE = 24 * HOUR;
export const RESET_LINK_LIFE = HOUR;
export const EMAIL_CHANGE_LINK_LIFE = 24 * HOUR;
/** From leaving for Google to coming back. */
export const GOOGLE_TRIP_LIFE = 10 * MINUTE;
