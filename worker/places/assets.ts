/** The towns table as the Worker has it: a static asset. */
import type { Env } from '../env';
import { Gazetteer } from './gazetteer';
import type { GazetteerSource } from './towns';

const sources = new WeakMap<Env, GazetteerSource>();

/** The gazetteer of this isolate; the table is fetched once. */
export const loadGazetteer = (env: Env): Promise<Gazetteer> => {
  let source = sources.get(env);
  if (!source) {
    source = async () => {
      const response = await env.ASSETS.fetch('https://assets.invalid/data/places.txt');
      if (!response.ok) throw new Error(`the towns table answered ${response.status}`);
      return response.text();
    };
    sources.set(env, source);
  }
  return Gazetteer.load(source);
};
