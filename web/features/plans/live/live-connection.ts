import { backoff } from '../../../../worker/platform/shared/backoff';
import type { LiveMessage } from '../../../../worker/plans/room/sync/contract';
import { LIVE_PING, LIVE_PONG } from '../../../../worker/plans/room/sync/limits';
import { ensureFresh } from '../../../api/session-refresh';

/** A connection that is silent for longer than this after a ping is dead, milliseconds. */
const PING_MS = 25_000;
const PONG_MS = 10_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export interface LiveListener {
  /** The version of the plan that the page has: until it is connected, it is told if that is an old one. */
  have?: string | undefined;
  onMessage: (message: LiveMessage) => void;
  /** Connected, for the first time or again: what happened in between has to be asked for. */
  onOpen: () => void;
}

/** What a message says; null for words of a newer build. */
const readMessage = async (text: string): Promise<LiveMessage | null> => {
  try {
    const { liveMessage } = await import('../../../../worker/plans/room/sync/contract');
    return liveMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Follows a plan until it is stopped: connects again after every break, a little later each time. */
export const followPlan = (planId: string, { have, onMessage, onOpen }: LiveListener): (() => void) => {
  let socket: WebSocket | null = null;
  let isStopped = false;
  let failures = 0;
  let version = have;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;

  const listen = (): void => {
    clearTimeout(beat);
    beat = setTimeout(() => {
      socket?.send(LIVE_PING);
      beat = setTimeout(() => socket?.close(), PONG_MS);
    }, PING_MS);
  };
  /** Messages are read in the order in which they came. */
  let reading = Promise.resolve();
  const onText = ({ data }: MessageEvent): void => {
    listen();
    if (data === LIVE_PONG) return;
    reading = reading.then(async () => {
      const message = await readMessage(String(data));
      // In a turn of its own: what fails there is reported, and the next message is read.
      if (message && !isStopped) queueMicrotask(() => onMessage(message));
    });
  };
  const onEnd = (): void => {
    clearTimeout(beat);
    socket = null;
    if (isStopped) return;
    const wait = backoff(failures, FIRST_WAIT_MS, LONGEST_WAIT_MS);
    failures += 1;
    // Not all at once after a break that everybody had.
    retry = setTimeout(() => void connect(), wait * (0.5 + Math.random() / 2));
  };
  const connect = async (): Promise<void> => {
    clearTimeout(retry);
    if (isStopped || socket) return;
    if (!navigator.onLine) return onEnd();
    await ensureFresh().catch(() => undefined);
    if (isStopped || socket) return;
    const url = new URL(`/api/plans/${encodeURIComponent(planId)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (version) url.searchParams.set('have', version);
    socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      failures = 0;
      version = undefined;
      listen();
      onOpen();
    });
    socket.addEventListener('message', onText);
    socket.addEventListener('close', onEnd);
  };
  const onOnline = (): void => {
    failures = 0;
    void connect();
  };

  window.addEventListener('online', onOnline);
  void connect();
  return () => {
    isStopped = true;
    clearTimeout(retry);
    clearTimeout(beat);
    window.removeEventListener('online', onOnline);
    socket?.close();
  };
};
