/**
 * `npm run chaos:guards [name]`: takes the guards of the credits and payments away, one at a time, in a copy of the
 * project, and runs the tests that must notice. A guard that nothing misses is reported, and the run fails.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../run';
import { GUARDS, type Guard } from './guard-list';

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
    'workerd',
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
  if (source.split(guard.from).length !== 2) {
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
  const guards = GUARDS.filter(({ name }) => only === undefined || name.includes(only));
  const tests = new Map(guards.map((guard) => [guard.test + guard.only, guard]));
  for (const guard of tests.values()) {
    if (!(await passes(guard))) throw new Error(`“${guard.only}” of ${guard.test} fails with every guard in place.`);
  }
  for (const guard of guards) {
    const missed = await isMissed(guard);
    print(`${missed ? '✓' : '✗ nothing fails without'} ${guard.name} (${guard.test}: ${guard.only})`);
    if (!missed) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
