import type { Progress } from './progress';

/** How long each stage is on screen at least, milliseconds: the engine alone finishes all six faster than one can see. */
const STAGE_MS = 40;

/** Shows what is known of a plan in the making as it becomes known, stage by stage. */
export interface ProgressPacer {
  add: (progress: Progress) => void;
  stop: () => void;
}

/**
 * Shows every stage in its order, as far as it got, and then the end. With reduced motion only the latest state is
 * shown: changing messages are motion, too.
 */
export const createProgressPacer = (show: (progress: Progress) => void, isStill: boolean): ProgressPacer => {
  const pending: Progress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const progress = pending.shift();
    timer = progress && setTimeout(next, isStill ? 0 : STAGE_MS);
    if (progress) show(progress);
  };
  return {
    add: (progress) => {
      const last = pending.at(-1);
      if (last && (isStill || (last.stage === progress.stage && last.outcome === progress.outcome))) pending.pop();
      pending.push(progress);
      // What arrived together is shown together.
      timer ??= setTimeout(next);
    },
    stop: () => clearTimeout(timer),
  };
};
