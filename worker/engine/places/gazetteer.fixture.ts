/** The gazetteer for tests, read from the file that the Worker serves as an asset. */
import { Gazetteer } from './gazetteer';
import { gazetteerFile } from './gazetteer-file';

export const gazetteer = await Gazetteer.load(gazetteerFile);
