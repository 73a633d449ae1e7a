const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session's last use is known to the life of an access token, milliseconds: within it, it counts as in use. */
const PRECISION = 15 * MINUTE;

/** "2 hours ago", "yesterday", or null when it is in use right now. Both times in milliseconds. */
export const lastSeenText = (lastSeenAt: number, now: number, locale: string): string | null => {
  const ago = now - lastSeenAt;
  if (ago <= PRECISION) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < HOUR) return format.format(-Math.round(ago / MINUTE), 'minute');
  if (ago < DAY) return format.format(-Math.floor(ago / HOUR), 'hour');
  return format.format(-Math.floor(ago / DAY), 'day');
};
