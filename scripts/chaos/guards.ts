/**
 * `npm run chaos:guards [name|--list]`: takes the guards of credits, payments and against abuse away, one at a time, in a copy of the
 * project, and runs the tests that must notice. A guard that nothing misses is reported, and the run fails. `--list` only
 * says which there are and whether each is still where the list looks for it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../run';
import { ABUSE_GUARDS } from './abuse-guards';
import { GUARDS, type Guard, isInPlace } from './guard-list';

const ALL: readonly Guard[] = [...GUARDS, ...ABUSE_GUARDS];

if (process.argv[2] === '--list') {
  for (const guard of ALL) {
    const isThere = isInPlace(guard, readFileSync(guard.file, 'utf8'));
    process.stdout.write(`${isThere ? '✓' : '✗'} ${guard.name} (${guard.file}; ${guard.test}: ${guard.only})\n`);
    if (!isThere) process.exitCode = 1;
  }
  process.exit();
}

const only = process.argv[2];
const copy = mkdtempSync(join(tmpdir(), 'valija-guards-'));
const SKIPPED = new Set(['node_modules', '.git', '.state', '.wrangler', 'test-results']);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Does the test pass? Anything else that goes wrong counts as a failure of it. */
const passes = ({ test, only: pattern }: Guard): Promise<boolean> =>
  run('npm', [
    '--prefix',
    copy,
    'exec',
    '--',
    'vitest',
    'run',
    '--root',
    copy,
    '--project',
    'workerd*',
    test,
    '-t',
    pattern,
  ])
    .then(() => true)
    .catch(() => false);

/** One guard taken away; the file is as it was afterwards. */
const isMissed = async (guard: Guard): Promise<boolean> => {
  const path = join(copy, guard.file);
  const source = readFileSync(path, 'utf8');
  if (!isInPlace(guard, source)) {
    throw new Error(
      `${guard.file} does not have “${guard.from}” exactly once: bring scripts/chaos/guard-list.ts up to date.`,
    );
  }
  writeFileSync(
    path,
    source.replace(guard.from, () => guard.to),
  );
  try {
    return !(await passes(guard));
  } finally {
    writeFileSync(path, source);
  }
};

try {
  cpSync('.', copy, { recursive: true, filter: (path) => !SKIPPED.has(path.split('/').at(-1) ?? '') });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const guards = ALL.filter(({ name }) => only === undefined || name.includes(only));
  /** Tests that pass with every guard in place; the failure of another would say nothing. */
  const sound = new Map<string, boolean>();
  for (const guard of guards) {
    const test = `${guard.test}: ${guard.only}`;
    if (!sound.has(test)) sound.set(test, await passes(guard));
    if (!sound.get(test)) {
      print(`? ${guard.name} (${test} fails with every guard in place)`);
      process.exitCode = 1;
      continue;
    }
    const missed = await isMissed(guard);
    print(`${missed ? '✓' : '✗ nothing fails without'} ${guard.name} (${test})`);
    if (!missed) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
