/** The gazetteer for scripts: the towns table read from the file that the Worker serves as an asset. */
import { gazetteerFile } from '../../worker/engine/places/gazetteer-file';
import { Gazetteer } from '../../worker/engine/places/service';

export const loadGazetteer = (): Promise<Gazetteer> => Gazetteer.load(gazetteerFile);
