/** The Worker's bundle is kept small: it is loaded anew in every place of the world where somebody opens the product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Largest bundle, gzipped. The platform's own limit is several times that. */
export const BUNDLE_BUDGET = 1.5 * 1024 * 1024;

/** Bytes of a bundle as the platform counts them. */
export const gzippedSize = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

const inKb = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** Throws when a bundle is over the budget; answers with its gzipped size. */
export const checkBundle = (path: string, budget = BUNDLE_BUDGET): number => {
  const size = gzippedSize(path);
  if (size > budget) throw new Error(`${path} has ${inKb(size)} gzipped; the budget is ${inKb(budget)}.`);
  return size;
};

// As a command, at the end of `npm run build`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    checkBundle(join('dist', 'worker', 'index.js'));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
