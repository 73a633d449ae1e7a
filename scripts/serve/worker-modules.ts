import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { WORKER_BUNDLE } from './build';

/** The bundle behind a D1 that can be disturbed; for fault runs. */
const DISTURBED = `
import worker, { PlanRoom as Room } from './bundle.js';
import { faulty } from './faulty-d1.js';
const known = new WeakMap();
const disturbed = (env) => {
  if (!known.has(env)) known.set(env, { ...env, DB: faulty(env.DB, env.D1_FAULTS_URL) });
  return known.get(env);
};
export class PlanRoom extends Room {
  constructor(context, env) {
    super(context, disturbed(env));
  }
}
export default {
  fetch: (request, env, context) => worker.fetch(request, disturbed(env), context),
  scheduled: (controller, env, context) => worker.scheduled(controller, disturbed(env), context),
};
`;

/** What workerd runs: the built bundle, or with `D1_FAULTS_URL` the same with a database that fails as that server says. */
export const workerModules = () => {
  if (!process.env.D1_FAULTS_URL) return [{ type: 'ESModule' as const, path: resolve(WORKER_BUNDLE) }];
  const faultyD1 = stripTypeScriptTypes(readFileSync('scripts/chaos/faulty-d1.ts', 'utf8'));
  return [
    { type: 'ESModule' as const, path: 'index.js', contents: DISTURBED },
    { type: 'ESModule' as const, path: 'bundle.js', contents: readFileSync(WORKER_BUNDLE, 'utf8') },
    { type: 'ESModule' as const, path: 'faulty-d1.js', contents: faultyD1 },
  ];
};
