/** The Worker's bundle is kept small: it is loaded in every location in which somebody opens the product. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Largest bundle, gzipped. The platform's own limit is several times that. */
export const BUNDLE_BUDGET = 1.5 * 1024 * 1024;

/**
 * Largest script of the form's trip reader, gzipped. It is loaded after the form and is nearly all cues and tables; the
 * weather's tables are a file of their own, loaded once there are dates.
 */
export const READER_BUDGET = 606_000;

/** Bytes of a bundle as the platform counts them. */
export const gzippedSize = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

const inKb = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** Throws when a bundle is over the budget; returns its gzipped size. */
export const checkBundle = (path: string, budget = BUNDLE_BUDGET): number => {
  const size = gzippedSize(path);
  if (size > budget) throw new Error(`${path} has ${inKb(size)} gzipped; the budget is ${inKb(budget)}.`);
  return size;
};

/** The trip reader's script in a built frontend, checked against its budget. */
export const checkReader = (assets: string, budget = READER_BUDGET): number => {
  const name = readdirSync(assets).find((file) => /^reader\.worker-.+\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no script of the trip reader.`);
  return checkBundle(join(assets, name), budget);
};
