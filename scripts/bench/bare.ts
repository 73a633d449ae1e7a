/** Serves the bare Worker with the tapes of the product's calls. */
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, type Json, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { bundleOf } from './bundle';
import { NEW, type Tape } from './tape';

/** Names of edits. */
export const EDIT_NAMES = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Ids of a plan and of its generation. */
export const PLAN_IDS = /(?<=plan_|gen_)[\da-hjkmnp-tv-z]{20}/g;

/** The tape with a place for what must be new at each call. */
export const withNew = (tape: Tape, what: RegExp): Tape => ({
  ...tape,
  trips: tape.trips.map(({ by, statements }) => ({
    by,
    statements: statements.map(({ sql, params }) => ({
      sql,
      params: params.map((value) => (typeof value === 'string' ? value.replaceAll(what, NEW) : value)),
    })),
  })),
});

/** The bare Worker with these tapes, on its own copy of the database and behind the same router of assets. */
export const serveBare = async (state: string, tapes: Record<string, Tape>): Promise<Miniflare> => {
  const TAPES: Json = JSON.parse(JSON.stringify(tapes));
  const { workerOptions } = workerOptionsOf('wrangler.toml');
  return new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: resolve(state, 'v3'),
      workers: [
        {
          ...workerOptions,
          name: 'bare',
          modules: [{ type: 'ESModule', path: 'bare-worker.js', contents: await bundleOf('bare-worker') }],
          durableObjects: { OBJECTS: { className: 'BareObject', useSQLite: true } },
          bindings: { TAPES },
        },
      ],
    }),
  );
};
