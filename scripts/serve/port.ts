import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Has a server listen on a free port of this machine, and returns the port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });

/** A port on which nobody listens yet. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

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
