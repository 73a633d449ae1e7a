import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertFree, isFree } from './port';

test('a port in use is reported with a solution, and is free again once the other process has ended', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(await isFree(port)).toBe(false);
  await expect(assertFree(port)).rejects.toThrow(`port ${port} is in use. End what listens there, or choose another`);
  await new Promise((resolve) => other.close(resolve));
  await assertFree(port);
});
