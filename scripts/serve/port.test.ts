import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertFree, isFree, listen } from './port';

test('a port in use is reported with a solution, and is free again once the other process has ended', async () => {
  const other = createServer();
  const port = await listen(other);
  expect(await isFree(port)).toBe(false);
  await expect(assertFree(port)).rejects.toThrow(`port ${port} is in use. End what listens there, or choose another`);
  await new Promise((resolve) => other.close(resolve));
  await assertFree(port);
});
