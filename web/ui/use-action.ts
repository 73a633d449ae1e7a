import { useState } from 'react';

/** Work that a control begins: whether it is under way, and what went wrong with it last (null when nothing did). */
export const useAction = () => {
  const [failure, setFailure] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  /** `takes` may deal with what went wrong by itself, and says whether it did. */
  const run = async (work: () => Promise<unknown>, takes?: (error: unknown) => boolean): Promise<void> => {
    setRunning(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!takes?.(error)) setFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return { failure, isRunning, run };
};
