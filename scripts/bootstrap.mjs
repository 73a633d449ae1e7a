// Runs a TypeScript script of this folder on the project's own Node, installing the dependencies first when they are
// missing or older than the lock file. Plain JavaScript without dependencies: all that is sure to exist on a fresh
// clone is some Node of version 20 or later.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The packages a lock file names, with their versions. */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether all that the lock file wants is there; npm keeps its own account of that in node_modules. */
const isInstalled = () => {
  const account = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(account)) return false;
  const installed = packagesOf(account);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Valija needs Node 20 or later to start; this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled()) {
  // `npm ci` empties node_modules first: through a link that would be somebody else's.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('node_modules is a link to a folder whose packages are not those of package-lock.json.');
    console.error('Remove the link, or install in the folder that it leads to; nothing was changed.');
    process.exit(1);
  }
  console.error('Installing dependencies (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const started = Date.now();
  // Engine warnings are about the Node that installs; everything later runs on the Node that is installed.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the message above. Is the package registry in reach?');
    process.exit(status ?? 1);
  }
  console.error(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const [script, ...args] = process.argv.slice(2);
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const child = spawn(existsSync(node) ? node : process.execPath, ['--import', 'tsx', resolve(root, script), ...args], {
  cwd: root,
  // A group of its own, so that nothing it started outlives it; the channel closes when this process ends.
  detached: process.platform !== 'win32',
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    // Everything the script starts finds the project's tools and Node first.
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    VALIJA_BOOTSTRAP_PID: process.env.VALIJA_BOOTSTRAP_PID ?? String(process.pid),
  },
});

/** How long what was started may take to end after the signal; less than Playwright gives its servers. */
const GRACE_MS = 3000;

const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
};

/** Everything below the child, groups of their own included, as long as the parents between are alive. */
const descendants = () => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [child.pid];
  for (const parent of found) for (const [pid, ppid] of rows) if (ppid === parent) found.push(pid);
  return found;
};

let toEnd = [];
let stoppedAt = 0;
/** Ends what was started: asked to first, and killed if it stays. A second signal kills at once. */
const stop = (signal) => {
  // A terminal's Ctrl+C comes twice: to this process, and once more from npm.
  if (toEnd.length > 0) return Date.now() - stoppedAt > 500 && toEnd.forEach(kill);
  stoppedAt = Date.now();
  toEnd = descendants();
  child.kill(signal);
  setTimeout(() => kill(child.pid), GRACE_MS).unref();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm, Playwright, or the run that this is a part of, was killed without a word.
const parent = process.ppid;
/** Npm and Playwright have a shell start this one, which outlives them: who counts is who started the shell. */
const starter = () => {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' });
  const [, pid, args] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return args?.includes('scripts/bootstrap.mjs') ? Number(pid) : parent;
};
const startedBy = starter();
const outermost = Number(process.env.VALIJA_BOOTSTRAP_PID ?? process.pid);
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
setInterval(() => {
  if (toEnd.length === 0 && (process.ppid !== parent || !isAlive(startedBy) || !isAlive(outermost))) stop('SIGTERM');
}, 1000).unref();

child.on('exit', (code, signal) => {
  kill(-child.pid);
  toEnd.forEach(kill);
  process.exit(signal ? 1 : (code ?? 1));
});
