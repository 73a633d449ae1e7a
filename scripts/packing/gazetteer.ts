/** The gazetteer for scripts and tests: the towns table read from the file that the Worker serves as an asset. */
import { readFile } from 'node:fs/promises';
import { Gazetteer } from '../../worker/engine/places/service';

const TOWNS = new URL('../../web/public/data/places.txt', import.meta.url);

const source = (): Promise<string> => readFile(TOWNS, 'utf8');

export const loadGazetteer = (): Promise<Gazetteer> => Gazetteer.load(source);
