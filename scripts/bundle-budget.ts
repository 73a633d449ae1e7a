/** The Worker's bundle is kept small: it is loaded anew in every place of the world where somebody opens the product. */
import { readFileSync } from 'node:fs';
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
