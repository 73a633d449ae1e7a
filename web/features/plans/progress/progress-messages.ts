/** How long a stage's own message stays before the first extra one, milliseconds. */
export const MAIN_MS = 1800;
/** How long each extra message stays, milliseconds. */
export const EXTRA_MS = 2600;
/** How many extra messages there are. */
export const EXTRA_COUNT = 22;

/** A generator of numbers from 0 to 1 that gives the same row for the same seed (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** The order of the extra messages for one plan: shuffled, and the same after a reload or in a second tab. */
export const extraOrder = (planId: string): readonly number[] => {
  const seed = Array.from(planId).reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) | 0, 7);
  const random = seeded(seed);
  const order = Array.from({ length: EXTRA_COUNT }, (_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
};

/** The stage's own message, or the number (0 to 21) of the extra one that is on. */
export type Message = 'stage' | number;

/**
 * Which message is on when a stage has lasted `stageMs` and extra messages were on for `spentMs` in earlier stages: the
 * stage's own first, then extras in turn, going on where the last stage stopped so that none comes twice too soon.
 */
export const messageAt = (order: readonly number[], stageMs: number, spentMs: number): Message => {
  if (stageMs < MAIN_MS) return 'stage';
  const turn = Math.floor((stageMs - MAIN_MS + spentMs) / EXTRA_MS);
  return order[turn % order.length] ?? 0;
};

/** How long extra messages were on in a stage that lasted so long, rounded up to whole messages. */
export const extraTime = (stageMs: number): number =>
  stageMs < MAIN_MS ? 0 : Math.ceil((stageMs - MAIN_MS + 1) / EXTRA_MS) * EXTRA_MS;
