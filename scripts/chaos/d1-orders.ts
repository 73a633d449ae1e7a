/** Says what goes wrong with the database: {@link faulty} asks it before every trip. */
import { createServer } from 'node:http';
import type { Order } from './faulty-d1';

/** Of the trips of one kind, the share that fails, and how long each takes more. */
interface Disturbance {
  kind: 'read' | 'write';
  failing: number;
  delayMs: number;
}

/** A server on a free port that passes everything through until configured otherwise. */
export const startD1Orders = async (random: () => number) => {
  let disturbance: Disturbance | undefined;
  let disturbed = 0;
  const server = createServer((request, response) => {
    const order: Order = { delayMs: 0, fails: false };
    if (disturbance && request.url?.endsWith(`kind=${disturbance.kind}`)) {
      order.delayMs = disturbance.delayMs;
      order.fails = random() < disturbance.failing;
      if (order.fails || order.delayMs > 0) disturbed += 1;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The orders of D1 have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Disturbs while `work` runs; returns how many trips were. */
    async during(wanted: Disturbance, work: () => Promise<unknown>): Promise<number> {
      const before = disturbed;
      disturbance = wanted;
      try {
        await work();
      } finally {
        disturbance = undefined;
      }
      return disturbed - before;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type D1Orders = Awaited<ReturnType<typeof startD1Orders>>;
