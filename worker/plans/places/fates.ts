/** The weights of the learned reader of fates as the Worker has them: a static asset. */
import type { FateReader } from '../../engine/trip/learned/weigh-fates';
import { parseFates } from '../../engine/trip/learned/network';
import type { Env } from '../../platform/env';
import { logWarning } from '../../platform/http/log';
import { fetchData } from './asset';

const readers = new WeakMap<Pick<Env, 'ASSETS'>, Promise<FateReader>>();

const fetched = async (env: Pick<Env, 'ASSETS'>): Promise<FateReader> => {
  const response = await fetchData(env, 'fates.bin');
  return parseFates(await response.arrayBuffer());
};

/**
 * The learned reader of this isolate, fetched once. Weights that can't be read cost nobody their list: rules read alone
 * until the next call, which tries again.
 */
export const loadFates = async (env: Pick<Env, 'ASSETS'>): Promise<FateReader | undefined> => {
  const reader = readers.get(env) ?? fetched(env);
  readers.set(env, reader);
  try {
    return await reader;
  } catch (error) {
    readers.delete(env);
    logWarning('the weights of the fates are not there', { error: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
};
