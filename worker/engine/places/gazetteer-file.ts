/** The towns table from disk, for command-line use (`npm run plan`, tests) on Node; the Worker never imports this. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GazetteerSource } from './towns';

/** Reads the committed table. */
export const gazetteerFile: GazetteerSource = async () =>
  (await readFile(join(import.meta.dirname, '../../../web/public/data/places.txt'))).toString('utf8');
