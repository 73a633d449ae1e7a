/** The weights of the learned reader as the Worker has them: a static asset. */
import type { LearnedReader } from '../../engine/trip/learned/reader';
import { parseLearned } from '../../engine/trip/learned/network';
import type { Env } from '../../platform/env';
import { logWarning } from '../../platform/http/log';
import { fetchData } from './asset';

const readers = new WeakMap<Pick<Env, 'ASSETS'>, Promise<LearnedReader>>();

const fetched = async (env: Pick<Env, 'ASSETS'>): Promise<LearnedReader> => {
  const response = await fetchData(env, 'learned.bin');
  return parseLearned(await response.arrayBuffer());
};

/**
 * The learned reader of this isolate, fetched once. Weights that can't be read cost nobody their list: rules read alone
 * until the next call, which tries again.
 */
export const loadLearned = async (env: Pick<Env, 'ASSETS'>): Promise<LearnedReader | undefined> => {
  const reader = readers.get(env) ?? fetched(env);
  readers.set(env, reader);
  try {
    return await reader;
  } catch (error) {
    readers.delete(env);
    logWarning('the weights of the learned reader are not there', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return undefined;
  }
};
