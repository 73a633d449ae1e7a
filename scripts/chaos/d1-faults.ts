/** Decides which round trips to the database fail or wait: {@link faulty} asks it before each one. */
import { createServer } from 'node:http';
import { listen } from '../serve/port';
import type { D1Fault } from './faulty-d1';

/** Share of round trips of one kind that fail, and the delay of each. */
interface Disturbance {
  kind: 'read' | 'write';
  failing: number;
  delayMs: number;
}

/** A server on a free port that passes everything through until configured otherwise. */
export const startD1Faults = async (random: () => number) => {
  let disturbance: Disturbance | undefined;
  let disturbed = 0;
  const server = createServer((request, response) => {
    const fault: D1Fault = { delayMs: 0, fails: false };
    if (disturbance && request.url?.endsWith(`kind=${disturbance.kind}`)) {
      fault.delayMs = disturbance.delayMs;
      fault.fails = random() < disturbance.failing;
      if (fault.fails || fault.delayMs > 0) disturbed += 1;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fault));
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    /** Injects faults while `work` runs; returns how many round trips were affected. */
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
export type D1Faults = Awaited<ReturnType<typeof startD1Faults>>;
