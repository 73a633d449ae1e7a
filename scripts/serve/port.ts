import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether nobody listens on a port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });

/** Throws with a way out when somebody keeps a port; a server that has just ended gives it back within a moment. */
export const assertFree = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (port === 0 || (await isFree(port))) return;
    await sleep(200);
  }
  throw new Error(`port ${port} is in use. End what listens there, or choose another one: PORT=${port + 1} npm start`);
};
