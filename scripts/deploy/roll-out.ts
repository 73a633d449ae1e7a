/**
 * The steps of a deployment. Each leaves something that works: the schema is only added to, Pages gets the new files
 * beside those of the builds before, the Worker comes last, and one that does not get well is taken back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { keepFiles } from './keep-files';
import type { Target } from './target';
import { hasEverRun, runningVersion, type Wrangler } from './wrangler';

export interface RollOut {
  target: Pick<Target, 'name' | 'origin' | 'pages'>;
  wrangler: Wrangler;
  /** Asks the public origin. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** The built frontend. */
  dist: string;
  /** The id of the build. */
  build: string;
  say: (line: string) => void;
  /** Milliseconds between two questions whether the new build is live; how many there are. */
  patience?: { every: number; times: number };
}

const health = z.looseObject({ version: z.string() });

/** Waits until the public origin returns a build. */
const isLive = async ({ target, ask, patience }: RollOut, build: string): Promise<boolean> => {
  const { every, times } = patience ?? { every: 2_000, times: 45 };
  for (let tries = 0; tries < times; tries += 1) {
    const answer = await ask(`${target.origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    const body = health.safeParse(await answer?.json().catch(() => undefined));
    if (body.data?.version === build) return true;
    await sleep(every);
  }
  return false;
};

/** A step of the deployment under its reported name. */
type Step = readonly [name: string, run: (work: RollOut) => Promise<void>];

/** How often a rollback is tried: an unreachable site is the worst outcome. */
const GO_BACK_TRIES = 3;

const goBack = async ({ target, wrangler, build, say }: RollOut, before: string): Promise<void> => {
  say(`Build ${build} does not answer: going back to ${before}.`);
  const message = `build ${build} did not answer`;
  for (let tries = 1; ; tries += 1) {
    try {
      await wrangler(['rollback', before, '--env', target.name, '--yes', '--message', message]);
      return;
    } catch (error) {
      if (tries < GO_BACK_TRIES) continue;
      const todo = `npx wrangler rollback ${before} --env ${target.name}`;
      throw new Error(`${target.origin} does not answer, and the Worker before could not be put back: ${todo}`, {
        cause: error,
      });
    }
  }
};

const healthCheck = async (work: RollOut, before: string | null): Promise<void> => {
  const { target, build } = work;
  if (await isLive(work, build)) return;
  if (before === null)
    throw new Error(`${target.origin} does not answer with build ${build}. npm run doctor -- ${target.name}`);
  await goBack(work, before);
  throw new Error(
    `${target.origin} did not answer with build ${build}; the Worker before is back. Nothing else is to be undone.`,
  );
};

/** Deploys the Worker. When wrangler fails and another version runs all the same, only its answer was lost. */
const deployWorker = async ({ target, wrangler, say }: RollOut): Promise<void> => {
  const before = await runningVersion(wrangler, target.name);
  try {
    // The very file that was measured.
    await wrangler(['deploy', 'dist/worker/index.js', '--no-bundle', '--env', target.name]);
  } catch (error) {
    if ((await runningVersion(wrangler, target.name)) === before) throw error;
    say(`wrangler failed, but the Worker was deployed: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** The steps, in the order in which each is safe to be the last. */
const rollOutSteps = (): Step[] => {
  let before: string | null = null;
  return [
    [
      'Files of the builds before',
      async ({ dist, target, ask, wrangler }) => {
        const isFirst = !(await hasEverRun(wrangler, target.name));
        await keepFiles({ dist, origin: target.origin, isFirst }, ask);
        before = isFirst ? null : await runningVersion(wrangler, target.name);
      },
    ],
    [
      'Migrations',
      async ({ target, wrangler }) =>
        void (await wrangler(['d1', 'migrations', 'apply', 'DB', '--env', target.name, '--remote'])),
    ],
    [
      'Pages',
      async ({ target: { pages }, wrangler }) =>
        void (await wrangler(['pages', 'deploy', '--project-name', pages.project, '--branch', pages.branch], {
          cwd: 'web',
        })),
    ],
    ['Worker', deployWorker],
    ['Health', (work) => healthCheck(work, before)],
  ];
};

/** Runs the steps; the first that fails ends it, and running it again goes on from there. */
export const rollOut = async (work: RollOut): Promise<void> => {
  for (const [name, run] of rollOutSteps()) {
    work.say(name);
    await run(work);
  }
};
