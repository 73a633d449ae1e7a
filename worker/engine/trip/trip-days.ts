/** How long a trip lasts. */

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Days of a trip, both ends counted; at least 1. */
export const tripDays = (startDate: string, endDate: string): number => {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
  return Number.isFinite(days) && days >= 1 ? Math.min(days, 366) : 1;
};
