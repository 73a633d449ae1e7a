import { backoff } from '../../../../worker/platform/shared/backoff';
import type { ProgressEvent } from '../../../../worker/plans/contract';
import { readEvents, type StreamEvent } from '../../../../worker/platform/shared/event-stream';
import { PROGRESS_START, withProgressEvent, type Progress } from './progress';

/** First wait before a reconnect, milliseconds; doubled after each failure, up to the last. */
const FIRST_WAIT = 300;
const LAST_WAIT = 8000;
/** A stream that says nothing for so long is given up and opened again: the server sends a comment more often. */
const SILENCE_MS = 30_000;

export interface FollowOptions {
  /** Opens the stream after an event. Rejects when nothing answered or the answer was an error. */
  open: (lastEventId: number, signal: AbortSignal) => Promise<Response>;
  /** What an event of the stream means; null for one that this version does not know. */
  parse: (event: StreamEvent) => ProgressEvent | null;
  onProgress: (progress: Progress) => void;
  /** The stream is being opened again (true), or flows (false). */
  onReconnecting: (reconnecting: boolean) => void;
  /** Whether to give up on an error, e.g. because the plan is gone. */
  isFatal: (error: unknown) => boolean;
  signal: AbortSignal;
}

/** Waits, but no longer than until the network returns or the caller gives up. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    globalThis.addEventListener?.('online', done, { once: true });
  });

/**
 * Follows the making of a plan to its end, over lost connections and restarts of the server: after each, the stream is
 * opened again behind the last event that arrived. Resolves with the last state; rejects with an error that is fatal.
 */
export const followProgress = async (options: FollowOptions): Promise<Progress> => {
  const { signal, onProgress, onReconnecting } = options;
  let progress = PROGRESS_START;
  let failures = 0;
  const isOver = () => progress.outcome !== 'running' || signal.aborted;
  while (!isOver()) {
    const attempt = new AbortController();
    const attemptSignal = AbortSignal.any([signal, attempt.signal]);
    let silence = setTimeout(() => attempt.abort(), SILENCE_MS);
    try {
      const response = await options.open(progress.lastEventId, attemptSignal);
      onReconnecting(false);
      for await (const event of readEvents(response.body)) {
        clearTimeout(silence);
        silence = setTimeout(() => attempt.abort(), SILENCE_MS);
        const known = options.parse(event);
        const next = known ? withProgressEvent(progress, Number(event.id), known) : progress;
        if (next === progress) continue;
        progress = next;
        failures = 0;
        onProgress(progress);
        if (isOver()) break;
      }
    } catch (error) {
      if (!signal.aborted && options.isFatal(error)) throw error;
    } finally {
      clearTimeout(silence);
      attempt.abort();
    }
    if (isOver()) break;
    onReconnecting(true);
    await pause(backoff(failures, FIRST_WAIT, LAST_WAIT), signal);
    failures += 1;
  }
  return progress;
};
