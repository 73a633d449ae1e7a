/** The learned reader of fates from disk, for command-line use and tests on Node; the Worker never imports this. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFates } from './network';
import type { FateReader } from './weigh-fates';

/** Reads the committed weights. */
export const fatesFile = async (): Promise<FateReader> => {
  const bytes = await readFile(join(import.meta.dirname, '../../../../web/public/data/fates.bin'));
  return parseFates(new Uint8Array(bytes).buffer);
};
