/** The towns table as the Worker has it: a static asset. */
import type { Env } from '../../platform/env';
import { logWarning } from '../../platform/http/log';
import { Gazetteer } from '../../engine/places/gazetteer';
import { type GazetteerSource, TownTable } from '../../engine/places/towns';
import { fetchData } from './asset';

export { loadLearned } from './learned';

const sources = new WeakMap<Pick<Env, 'ASSETS'>, GazetteerSource>();

/** What is left without the table: countries. */
const withoutTowns = new Gazetteer(TownTable.empty());

/**
 * The gazetteer of this isolate; the table is fetched once. A table that can't be read costs nobody their list: countries
 * do until the next call, which tries again.
 */
export const loadGazetteer = async (env: Pick<Env, 'ASSETS'>): Promise<Gazetteer> => {
  let source = sources.get(env);
  if (!source) {
    source = async () => {
      const response = await fetchData(env, 'places.txt');
      return response.text();
    };
    sources.set(env, source);
  }
  try {
    return await Gazetteer.load(source);
  } catch (error) {
    logWarning('the towns table is not there', { error: error instanceof Error ? error.name : 'unknown' });
    return withoutTowns;
  }
};
