import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { followProgress, type FollowOptions } from './follow-progress';
import type { ProgressEvent } from '../../../../worker/plans/contract';
import { parseProgressEvent } from './parse-progress-event';
import type { Progress } from './progress';

const DONE: ProgressEvent = { event: 'done', data: { planId: 'plan_abc' } };
const EVENTS: ProgressEvent[] = [
  { event: 'progress', data: { percent: 10, stage: 'place' } },
  { event: 'progress', data: { percent: 40, stage: 'weather' } },
  { event: 'progress', data: { percent: 80, stage: 'base' } },
  DONE,
];

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server on loopback whose `answer` writes the stream; `asked` are the Last-Event-ID headers it got. */
const serve = async (answer: (response: ServerResponse, after: number, request: number) => void) => {
  const asked: number[] = [];
  server = createServer((request, response) => {
    const after = Number(request.headers['last-event-id'] ?? 0);
    asked.push(after);
    answer(response, after, asked.length);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { asked, url: `http://127.0.0.1:${address.port}/` };
};

const write = (response: ServerResponse, after: number, until: number) => {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let id = after + 1; id <= until; id += 1) {
    const { event, data } = EVENTS[id - 1] ?? DONE;
    response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
};

const follow = (url: string, part: Partial<FollowOptions> = {}) => {
  const seen: Progress[] = [];
  const reconnects: boolean[] = [];
  const end = followProgress({
    open: async (lastEventId, signal) => {
      const response = await fetch(url, { headers: { 'last-event-id': String(lastEventId) }, signal });
      if (!response.ok) throw new Error(String(response.status));
      return response;
    },
    parse: parseProgressEvent,
    onProgress: (progress) => seen.push(progress),
    onReconnecting: (value) => reconnects.push(value),
    isFatal: (error) => error instanceof Error && error.message === '404',
    signal: new AbortController().signal,
    ...part,
  });
  return { end, seen, reconnects };
};

describe('following the progress', () => {
  it('reads to the end and closes', async () => {
    const { url, asked } = await serve((response, after) => {
      write(response, after, 4);
      response.write(': the server leaves it open');
    });
    const { end, seen } = follow(url);
    expect(await end).toMatchObject({ percent: 100, outcome: 'done', lastEventId: 4 });
    expect(seen.map(({ percent }) => percent)).toEqual([10, 40, 80, 100]);
    expect(asked).toEqual([0]);
  });

  it('continues after the last event when the connection is cut or the server fails', async () => {
    const { url, asked } = await serve((response, after, request) => {
      if (request === 1) {
        write(response, after, 2);
        // Cut in the middle of an event.
        response.write('id: 3\nevent: progress\ndata: {"perc', () => response.destroy());
      } else if (request === 2) {
        response.writeHead(503).end();
      } else {
        write(response, after, 4);
        response.end();
      }
    });
    const { end, seen, reconnects } = follow(url);
    expect(await end).toMatchObject({ outcome: 'done', lastEventId: 4 });
    expect(seen.map(({ lastEventId }) => lastEventId)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([0, 2, 2]);
    expect(reconnects).toEqual([false, true, true, false]);
  });

  it('gives up when the plan is gone', async () => {
    const { url, asked } = await serve((response) => response.writeHead(404).end());
    await expect(follow(url).end).rejects.toThrow('404');
    expect(asked).toHaveLength(1);
  });

  it('stops when the page is left', async () => {
    const leave = new AbortController();
    const { url } = await serve((response, after) => write(response, after, 1));
    const { end } = follow(url, { signal: leave.signal, onProgress: () => leave.abort() });
    expect(await end).toMatchObject({ outcome: 'running', lastEventId: 1 });
  });
});
