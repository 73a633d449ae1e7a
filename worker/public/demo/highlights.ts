/** Items of one category that a glance at a list takes. */
const PER_CATEGORY = 2;

/** What the trip's own weather asked for says most, then what its place did; the rest is on every list. */
const weightOf = (reason: string, placeName: string | undefined): number =>
  /°C|°F|%/.test(reason) ? 2 : placeName !== undefined && reason.includes(placeName) ? 1 : 0;

/**
 * The `count` items that show best what a list made for this trip is, of many categories and in the list's own order.
 * A short list is filled up with the rest of it.
 */
export const pickHighlights = <Item extends { category: string; reason: string }>(
  items: readonly Item[],
  count: number,
  placeName: string | undefined,
): Item[] => {
  const ranked = items.toSorted((one, other) => weightOf(other.reason, placeName) - weightOf(one.reason, placeName));
  const taken: Record<string, number> = {};
  const first: Item[] = [];
  const later: Item[] = [];
  for (const item of ranked) {
    const already = taken[item.category] ?? 0;
    taken[item.category] = already + 1;
    (already < PER_CATEGORY ? first : later).push(item);
  }
  const chosen = new Set([...first, ...later].slice(0, count));
  return items.filter((item) => chosen.has(item));
};
