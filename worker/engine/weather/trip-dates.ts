/** Calendar arithmetic on `YYYY-MM-DD` dates, free of time zones. */

const DAY = 86_400_000;

/** Days since the epoch. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

/** The date of a day number. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Every date of a stay, both ends counted; at most 366, so that a slip cannot run away. */
export const datesBetween = (start: string, end: string): string[] => {
  const first = dayNumber(start);
  const last = Math.min(dayNumber(end), first + 365);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => dateOf(first + index));
};
