import * as z from 'zod/mini';
import type { Env } from '../../platform/env';

const latest = z.object({ id: z.string(), timestamp: z.number() });
const meta = z.object({
  id: z.string(),
  timestamp: z.number(),
  /** Every page's path without its language prefix. */
  routeRules: z.record(
    z.string(),
    z.object({
      prerender: z.optional(z.literal(true)),
      shell: z.optional(z.literal(true)),
      redirect: z.optional(z.literal(true)),
    }),
  ),
  /** What pages of the app load besides the shell, by language and page; a page's search is part of its name. */
  files: z._default(z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })), {}),
  /** Sources that the Content-Security-Policy allows: hashes of what is inlined, by document. */
  csp: z.object({ scripts: z.record(z.string(), z.string()), styles: z.record(z.string(), z.string()) }),
});

/** What the frontend's build says of itself; written by web/prerender/. */
export type Build = z.infer<typeof meta>;

/** A file of the built frontend, by its absolute path. */
export const asset = (env: Env, path: string, init?: RequestInit): Promise<Response> =>
  env.ASSETS.fetch(new URL(path, 'https://assets.invalid'), init);

const builds = new WeakMap<Env, Promise<Build>>();

const read = async (env: Env): Promise<Build> => {
  const { id } = latest.parse(await (await asset(env, '/builds/latest.json')).json());
  return meta.parse(await (await asset(env, `/builds/meta/${id}.json`)).json());
};

/** The build that is deployed beside this Worker; read once per isolate. */
export const currentBuild = (env: Env): Promise<Build> => {
  const known = builds.get(env);
  if (known) return known;
  const reading = read(env);
  builds.set(env, reading);
  reading.catch(() => builds.delete(env));
  return reading;
};
