import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveMessage } from '../../../../worker/plans/room/sync/contract';
import { LIVE_PONG } from '../../../../worker/plans/room/sync/limits';
import { followPlan } from './live-connection';

const sockets: Socket[] = [];

class Socket extends EventTarget {
  constructor(readonly url: URL) {
    super();
    sockets.push(this);
  }

  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://valija.example/plans' });
});
afterEach(() => vi.unstubAllGlobals());

const say = (data: string) => sockets[0]?.dispatchEvent(new MessageEvent('message', { data }));

it('ignores pongs and unknown messages of a newer build', async () => {
  const heard: LiveMessage[] = [];
  const stop = followPlan('plan_1', { onOpen: () => undefined, onMessage: (message) => heard.push(message) });
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  for (const text of [LIVE_PONG, '{"type":"weather"}', '{', '{"type":"changed"}']) say(text);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  stop();
  expect(heard).toEqual([{ type: 'changed' }]);
});

it('names the version that the page has until it is connected', async () => {
  vi.useFakeTimers();
  const listener = { have: 'version-1', onOpen: () => undefined, onMessage: () => undefined };
  const stop = followPlan('plan_1', listener);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.dispatchEvent(new Event('close'));
  await vi.runAllTimersAsync();
  sockets[1]?.dispatchEvent(new Event('open'));
  sockets[1]?.dispatchEvent(new Event('close'));
  await vi.runAllTimersAsync();
  stop();
  vi.useRealTimers();
  expect(sockets.map(({ url }) => url.search)).toEqual(['?have=version-1', '?have=version-1', '']);
});

it('reports errors of its listener, neither as unknown messages nor as a broken connection', async () => {
  const heard: LiveMessage[] = [];
  const thrown: unknown[] = [];
  const onError = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', onError);
  const failure = new Error('our own fault');
  const stop = followPlan('plan_1', {
    onOpen: () => undefined,
    onMessage: (message) => {
      heard.push(message);
      if (heard.length === 1) throw failure;
    },
  });
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const close = vi.spyOn(Socket.prototype, 'close');
  say('{"type":"changed"}');
  await vi.waitFor(() => expect(thrown).toEqual([failure]));
  say('{"type":"deleted"}');
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed' }, { type: 'deleted' }]));
  expect(close).not.toHaveBeenCalled();
  expect(sockets).toHaveLength(1);
  process.off('uncaughtException', onError);
  stop();
});
