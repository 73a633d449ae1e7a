import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBundle, checkReader } from '../bundle-budget';
import { run } from '../run';
import { step } from '../terminal';

/** What the build is made from; a change in any of these makes it stale. */
const INPUTS = ['web', 'worker', 'vite.config.ts', 'wrangler.toml', 'package-lock.json'];
const OUTPUT = 'dist';
const STAMP = join(OUTPUT, '.stamp');
const LOCK = join(OUTPUT, '.lock');
/** A build that takes longer than this has died and left its lock behind. */
const STALE_LOCK_MS = 180_000;

/** The bundled Worker, as `build:worker` writes it. */
export const WORKER_BUNDLE = join(OUTPUT, 'worker', 'index.js');

/** What a finished build of the frontend has. */
const FRONTEND = 'web/dist/builds/latest.json';

const isSource = (path: string): boolean => !/(^|\/)(node_modules|dist|\.wrangler)(\/|$)|\.test\.tsx?$/.test(path);

const filesUnder = (path: string): string[] => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat || !isSource(path)) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
};

/** A digest of every source file. It is also the build's id. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** The digest that the last build was made of; undefined when a part of it is gone. */
const builtFingerprint = (): string | undefined => {
  try {
    if (![WORKER_BUNDLE, FRONTEND].every((file) => existsSync(file))) return undefined;
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
};

const acquireLock = async (): Promise<void> => {
  mkdirSync(OUTPUT, { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK);
      return;
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > STALE_LOCK_MS) rmSync(LOCK, { recursive: true, force: true });
      await sleep(200);
    }
  }
};

/**
 * Builds the frontend and the Worker unless what is there was built from the same sources. With `USE_BUILT=1` whatever is
 * there does: runs that start many servers must not build in the middle because somebody saved a file.
 */
export const ensureBuilt = async (): Promise<void> => {
  if (process.env.USE_BUILT && builtFingerprint()) return;
  if (builtFingerprint() === fingerprint()) return;
  await acquireLock();
  try {
    const id = fingerprint();
    if (builtFingerprint() === id) return;
    // A test that builds has NODE_ENV=test, with which React's development code would go into the frontend alone.
    const env = { BUILD_ID: id, NODE_ENV: 'production' };
    await step('Building the frontend', () => run('npm', ['run', '-s', 'build:web'], { env }));
    await step('Building the Worker', () =>
      run('npm', ['run', '-s', 'build:worker', '--', '--define', `__BUILD_ID__:${JSON.stringify(id)}`], { env }),
    );
    checkBundle(WORKER_BUNDLE);
    checkReader('web/dist/assets');
    writeFileSync(STAMP, id);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
};
