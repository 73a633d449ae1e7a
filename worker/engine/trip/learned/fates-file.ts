/** The learned reader of fates from disk, for command-line use and tests on Node; the Worker never imports this. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFates } from './network';
import type { FateReader } from './weigh-fates';

const COMMITTED = join(import.meta.dirname, '../../../../web/public/data/fates.bin');

/** Reads the committed weights; a bundle, whose folder is another, names their path. */
export const fatesFile = async (path = COMMITTED): Promise<FateReader> => {
  const bytes = await readFile(path);
  return parseFates(new Uint8Array(bytes).buffer);
};
