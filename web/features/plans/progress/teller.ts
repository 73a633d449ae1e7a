import type { Progress } from './progress';

/** How long each stage is on screen at least, milliseconds: an engine of our own is through all six before a blink. */
const STAGE_MS = 40;

/** Shows what is known of a plan in the making as it becomes known, stage by stage. */
export interface Teller {
  add: (progress: Progress) => void;
  stop: () => void;
}

/**
 * Tells every stage in its order, as far as it got, and then the end. Without motion only the last thing that is known:
 * a show of messages that come and go is motion, too.
 */
export const createTeller = (tell: (progress: Progress) => void, isStill: boolean): Teller => {
  const untold: Progress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const progress = untold.shift();
    timer = progress && setTimeout(next, isStill ? 0 : STAGE_MS);
    if (progress) tell(progress);
  };
  return {
    add: (progress) => {
      const last = untold.at(-1);
      if (last && (isStill || (last.stage === progress.stage && last.outcome === progress.outcome))) untold.pop();
      untold.push(progress);
      // What arrived together is told together.
      timer ??= setTimeout(next);
    },
    stop: () => clearTimeout(timer),
  };
};
