import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

test('dependencies are never installed through a symbolic link, so that the folder it points to stays as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'valija-bootstrap-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'valija-modules-'));
  mkdirSync(join(root, 'scripts'));
  cpSync('scripts/bootstrap.mjs', join(root, 'scripts', 'bootstrap.mjs'));
  writeFileSync(join(root, 'package.json'), '{"name":"linked","version":"1.0.0"}');
  const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/missing': { version: '1.0.0' } } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(elsewhere, 'precious.txt'), 'kept');
  symlinkSync(elsewhere, join(root, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/none.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/node_modules is a link/)]);
  expect(existsSync(join(elsewhere, 'precious.txt'))).toBe(true);
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A script that starts a process in a group of its own, says who it is, and ignores signals. */
const STUBBORN = `
import { spawn } from 'node:child_process';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => undefined);
const apart = spawn('sleep', ['300'], { detached: true, stdio: 'ignore' });
const beside = spawn('sleep', ['300'], { stdio: 'ignore' });
console.log(JSON.stringify([process.pid, apart.pid, beside.pid]));
setInterval(() => undefined, 1000);
`;

test.concurrent.each([
  ['Ctrl+C', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['a closed terminal', 'SIGHUP'],
  ['npm that is killed', 'SIGKILL'],
] as const)('%s ends everything that a command has started', { timeout: 60_000 }, async (_, signal) => {
  const script = join(mkdtempSync(join(tmpdir(), 'valija-stubborn-')), 'stubborn.mjs');
  writeFileSync(script, STUBBORN);
  // As npm does it: a shell stands between, which stays when npm is gone.
  const shell = `require('child_process').spawn('sh', ['-c', 'node scripts/bootstrap.mjs "${script}"; true'], { stdio: 'inherit' })`;
  const npm = spawn('node', ['-e', shell], { stdio: ['ignore', 'pipe', 'ignore'] });
  const started = await new Promise<string>((resolve) => {
    npm.stdout.once('data', (text: Buffer) => resolve(text.toString()));
  });
  const pids = z.array(z.number()).parse(JSON.parse(started));
  expect(pids.map(isAlive)).toEqual([true, true, true]);
  const bootstrap = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pids[0])], { encoding: 'utf8' }));
  process.kill(signal === 'SIGKILL' ? (npm.pid ?? 0) : bootstrap, signal);
  await expect.poll(() => pids.map(isAlive), { timeout: 30_000 }).toEqual([false, false, false]);
});
