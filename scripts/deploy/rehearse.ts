/**
 * The whole of a set-up and a deployment against stand-ins, and again with a failure injected at each call to the outside:
 * before it has done its work, and after it, when only its answer is lost; and all of the deployment once more with a build
 * that does not get well. After each the site has to be whole: the Worker that runs answers, every file that its
 * documents name is there, and so are those of the builds before. Running it again finishes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEDULES } from '../../worker/cron';
import { cronMark } from '../../worker/platform/db/marks';
import { checkDeployment } from './checks';
import { runDoctor } from './doctor';
import type { tryCommands } from './installed-wrangler';
import { KEPT_BUILDS } from './keep-files';
import { Calls, type Failure } from './rehearsal-calls';
import { brokenSite, openStage, describeSetUp, type Stage } from './rehearsal-stage';

/** What is wrong after a rehearsal; null when nothing is. */
type Verdict = string | null;

const fails = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );

const onStage = async <Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> => {
  const stage = await openStage();
  try {
    return await work(stage);
  } finally {
    await stage.end();
  }
};

/** A set-up in which one call fails, and the run after it. */
const rehearseSetUp = (failure: Failure, expected: string): Promise<Verdict> =>
  onStage(async (stage) => {
    const hasFailed = await fails(stage.setUp(new Calls(failure)));
    // A failure that was got over by itself leaves as much as one that was not there.
    if (!hasFailed && describeSetUp(stage) !== expected) return 'the failure was not noticed';
    await stage.setUp(new Calls());
    return describeSetUp(stage) === expected ? null : `it has another end: ${describeSetUp(stage)}`;
  });

/** A deployment of a third build in which one call fails, and the run after it. */
const rehearseDeployment = (failure: Failure, isSick: boolean): Promise<Verdict> =>
  onStage(async (stage) => {
    const { account } = stage;
    await thirdBuildIsNext(stage);
    account.sickBuild = isSick ? 'third' : undefined;
    const hasFailed = await fails(stage.deploy('third', new Calls(failure)));
    if (!hasFailed && (isSick || account.versions.at(-1)?.id !== 'third')) return 'the failure was not noticed';
    const broken = await brokenSite(account, ['first', 'second']);
    if (broken) return broken;
    account.sickBuild = undefined;
    await stage.deploy('third', new Calls());
    if (account.versions.at(-1)?.id !== 'third') return 'running it again did not finish it';
    if (!account.d1.applied.includes(NEW_MIGRATION)) return 'the migration was not applied';
    return brokenSite(account, ['first', 'second', 'third'].slice(-KEPT_BUILDS));
  });

const NEW_MIGRATION = '9001_new_table.sql';
const addMigration = ({ migrations }: Stage): void =>
  writeFileSync(join(migrations, NEW_MIGRATION), 'CREATE TABLE rehearsal (id TEXT PRIMARY KEY) STRICT;\n');

/** Two builds were deployed, and a third one waits with a migration. */
const thirdBuildIsNext = async (stage: Stage): Promise<void> => {
  await stage.setUp(new Calls());
  for (const build of ['first', 'second']) await stage.deploy(build, new Calls());
  addMigration(stage);
};

const company = { name: 'Rehearsal S.L.', address: 'Madrid', register: 'M-1', taxId: 'B0' };

/**
 * The whole of it without a failure: set-up, checks, deployment, doctor. Returns what a set-up and a deployment ask of the
 * outside, and what the set-up leaves.
 */
const rehearseWhole = (say: (line: string) => void) =>
  onStage(async (stage) => {
    const { account } = stage;
    const setUpCalls = new Calls();
    await stage.setUp(setUpCalls);
    const setUpLeaves = describeSetUp(stage);
    const wrangler = stage.wrangler(new Calls());
    const stripe = stage.client(new Calls());
    const checked = await checkDeployment({
      target: stage.target(),
      wrangler,
      stripe,
      company,
      measureBundle: () => 1,
    });
    for (const { name, ok, detail } of checked)
      say(`${ok ? '✓' : '✗'} check: ${name.padEnd(20)} ${detail.slice(0, 90)}`);
    await stage.deploy('first', new Calls());
    // What the crons of the first day leave.
    for (const cron of Object.keys(SCHEDULES)) {
      account.d1.sqlite
        .prepare('INSERT OR REPLACE INTO operation_marks VALUES (?, ?, ?)')
        .run(cronMark(cron), 'ran', Date.now());
    }
    const findings = await runDoctor({ target: stage.target(), wrangler, stripe, fetch: account.fetch, now: Date.now });
    for (const { name, detail, todo } of findings)
      say(`${todo ? '✗' : '✓'} doctor: ${name.padEnd(19)} ${detail.slice(0, 90)}`);
    if (checked.some(({ ok }) => !ok) || findings.some(({ todo }) => todo !== null)) throw new Error('a check failed');
    await stage.deploy('second', new Calls());
    addMigration(stage);
    account.sickBuild = 'third';
    const sickCalls = new Calls();
    if (!(await fails(stage.deploy('third', sickCalls)))) throw new Error('a sick build was not noticed');
    account.sickBuild = undefined;
    const calls = new Calls();
    await stage.deploy('third', calls);
    const broken = await brokenSite(account, ['first', 'second', 'third']);
    if (broken) throw new Error(broken);
    return {
      setUp: setUpCalls.names,
      setUpLeaves,
      deployment: calls.names,
      sickDeployment: sickCalls.names,
      commands: stage.commands,
    };
  });

/**
 * Runs every rehearsal; each line says what was injected and whether something was left half done. `understood` tries the
 * commands that were given on the wrangler that is installed.
 */
export const rehearse = async (say: (line: string) => void, understood: typeof tryCommands): Promise<boolean> => {
  const score = await rehearseWhole(say);
  let isWhole = true;
  for (const { command, problem } of await understood(score.commands)) {
    isWhole &&= problem === null;
    say(
      `${problem === null ? '✓' : '✗'} ${`installed: wrangler ${command}`.padEnd(100)} ${problem ?? 'is understood'}`,
    );
  }
  const tell = async (
    what: string,
    names: readonly string[],
    run: (failure: Failure) => Promise<Verdict>,
  ): Promise<void> => {
    for (const [at, name] of names.entries()) {
      const verdicts: Verdict[] = [];
      // Questions are not answered here; what only reads has no work that could be done.
      const isOneWay = name.startsWith('asked') || /\b(list|status|GET)\b/.test(name);
      for (const afterwards of isOneWay ? [false] : [false, true]) verdicts.push(await run({ at, afterwards }));
      const problem = verdicts.find((verdict) => verdict !== null);
      isWhole &&= problem === undefined;
      const outcome = problem ?? (isOneWay ? 'whole' : 'whole, also when only the answer is lost');
      say(`${problem === undefined ? '✓' : '✗'} ${`${what}: ${name}`.slice(0, 100).padEnd(100)} ${outcome}`);
    }
  };
  await tell('setup', score.setUp, (failure) => rehearseSetUp(failure, score.setUpLeaves));
  await tell('deploy', score.deployment, (failure) => rehearseDeployment(failure, false));
  await tell('sick build', score.sickDeployment, (failure) => rehearseDeployment(failure, true));
  return isWhole;
};
