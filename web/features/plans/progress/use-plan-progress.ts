import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '../../../api/error';
import { followProgress } from './follow-progress';
import { creditsQuery, forgetLists, openProgress, planQuery } from '../plan-queries';
import { PROGRESS_START, type Progress } from './progress';
import { createProgressPacer } from './progress-pacer';

export interface PlanProgress {
  progress: Progress;
  isReconnecting: boolean;
  /** The stream cannot be followed: the plan is gone, or the session is. */
  error: unknown;
}

const isFatal = (error: unknown): boolean => isApiError(error, 'not_found', 'unauthenticated');

/** Follows the making of a plan from its first event, whenever this page was opened. */
export const usePlanProgress = (planId: string): PlanProgress => {
  const client = useQueryClient();
  const [progress, setProgress] = useState(PROGRESS_START);
  const [isReconnecting, setIsReconnecting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const leave = new AbortController();
    const pacer = createProgressPacer(setProgress, matchMedia('(prefers-reduced-motion: reduce)').matches);
    const follow = async () => {
      try {
        const { parseProgressEvent } = await import('./parse-progress-event');
        const end = await followProgress({
          open: (lastEventId, signal) => openProgress(planId, lastEventId, signal),
          parse: parseProgressEvent,
          onProgress: pacer.add,
          onReconnecting: setIsReconnecting,
          isFatal,
          signal: leave.signal,
        });
        if (end.outcome === 'running') return;
        await Promise.all([
          client.invalidateQueries({ queryKey: planQuery(planId).queryKey }),
          client.invalidateQueries({ queryKey: creditsQuery.queryKey }),
          forgetLists(),
        ]);
      } catch (problem) {
        setError(problem);
      }
    };
    void follow();
    return () => {
      leave.abort();
      pacer.stop();
    };
  }, [planId, client]);
  return { progress, isReconnecting, error };
};
