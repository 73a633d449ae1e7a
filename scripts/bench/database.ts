/** A database of a benchmark's own, on the disk as the product's is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, serveDatabase } from '../serve/migrate';

/** An empty one with the product's tables. */
export const openDatabase = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'valija-bench-'));
  const miniflare = serveDatabase('bench', directory);
  await migrate(miniflare);
  return {
    d1: await miniflare.getD1Database('DB'),
    close: async (): Promise<void> => {
      await miniflare.dispose();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
