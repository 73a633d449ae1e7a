/** The learned reader from disk, for command-line use and tests on Node; the Worker never imports this. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLearned } from './network';
import type { LearnedReader } from './reader';

const COMMITTED = join(import.meta.dirname, '../../../../web/public/data/learned.bin');

/** Reads the committed weights; a bundle, whose folder is another, names their path. */
export const learnedFile = async (path = COMMITTED): Promise<LearnedReader> => {
  const bytes = await readFile(path);
  return parseLearned(new Uint8Array(bytes).buffer);
};
