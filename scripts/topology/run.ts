/**
 * `npm run test:topology`: the deployed shape on one machine. `wrangler dev` serves the built Worker, and beside it
 * `wrangler pages dev` serves the built frontend with its Function and the service binding between them. Everything
 * below is asked of Pages: documents, files, the API, cookies, limits and the event stream; then two builds are put
 * against each other (skew.ts).
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../api-client';
import { run } from '../run';
import { ensureBuilt } from '../serve/build';
import { freePort } from '../serve/port';
import { fail, step } from '../terminal';
import { expectFiles, keepFilesOf, makeSecondBuild, openApp } from './skew';

const START_TIMEOUT_MS = 90_000;
const folder = mkdtempSync(join(tmpdir(), 'valija-topology-'));
const children: ChildProcess[] = [];

/** wrangler's two servers find each other by name in a registry; this one is theirs alone. */
const env = { WRANGLER_REGISTRY_PATH: join(folder, 'registry'), WRANGLER_SEND_METRICS: 'false' };

let output = '';
const wrangler = (cwd: string, args: string[]): ChildProcess => {
  const child = spawn('wrangler', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  children.push(child);
  return child;
};

const answers = async (url: string): Promise<void> => {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} did not answer in ${START_TIMEOUT_MS} ms.\n${output}`);
};

/** A build in a folder of its own: a build of the checkout would make the servers reload in the middle. */
const copyBuild = (name: string): string => {
  const copy = join(folder, name);
  for (const part of ['dist', 'functions', 'package.json', 'wrangler.toml'])
    cpSync(join('web', part), join(copy, 'web', part), { recursive: true });
  cpSync('dist/worker', join(copy, 'worker'), { recursive: true });
  // The Function of Pages has it from the sources.
  const shared = 'worker/platform/shared/packed-file.ts';
  cpSync(shared, join(copy, shared));
  cpSync('migrations', join(copy, 'migrations'), { recursive: true });
  writeFileSync(
    join(copy, 'wrangler.toml'),
    readFileSync('wrangler.toml', 'utf8').replace('name = "valija"', `name = "${name}"`),
  );
  return copy;
};

const COMMON = ['--ip', '127.0.0.1', '--inspector-port', '0', '--show-interactive-dev-session=false'];

const startWorker = async (copy: string): Promise<void> => {
  const state = join(copy, 'state');
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '--cwd', copy], { env });
  const vars = ['--var', `JWT_SECRET:${'topology-'.repeat(5)}`, '--var', 'ENVIRONMENT:test'];
  const port = String(await freePort());
  wrangler(copy, [
    'dev',
    'worker/index.js',
    '--no-bundle',
    '--local',
    '--port',
    port,
    '--persist-to',
    state,
    ...vars,
    ...COMMON,
  ]);
};

/** Pages with the files of a folder before the Worker of a name. */
const startPages = async (copy: string, worker: string): Promise<{ origin: string; child: ChildProcess }> => {
  const config = join(copy, 'web/wrangler.toml');
  writeFileSync(
    config,
    readFileSync('web/wrangler.toml', 'utf8').replace('service = "valija"', `service = "${worker}"`),
  );
  const port = String(await freePort());
  const child = wrangler(join(copy, 'web'), ['pages', 'dev', '--port', port, ...COMMON]);
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/api/health`);
  return { origin, child };
};

const end = (child: ChildProcess): void => {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
};

const pair = async (name: string, copy: string, worker: string, check: (origin: string) => Promise<unknown>) => {
  const { origin, child } = await startPages(copy, worker);
  await check(origin);
  end(child);
  process.stderr.write(`  ✓ ${name}\n`);
};

/** Every pair of a Worker and Pages that a deployment or a rollback leaves behind. */
const skew = async (first: string): Promise<void> => {
  const second = copyBuild('valija-second');
  makeSecondBuild(join(second, 'web/dist'));
  await startWorker(second);
  const oldTab: string[] = [];
  await pair('Worker and Pages of the first build', first, 'valija', async (origin) =>
    oldTab.push(...(await openApp(origin, false))),
  );
  await pair('the Worker deployed first, or Pages taken back', first, 'valija-second', (origin) =>
    openApp(origin, true),
  );
  // What a deployment puts beside the new files.
  keepFilesOf(join(first, 'web/dist'), join(second, 'web/dist'));
  await pair('Pages deployed first, or the Worker taken back', second, 'valija', (origin) => openApp(origin, false));
  await pair('both deployed, with a tab of the first build open', second, 'valija-second', async (origin) => {
    await openApp(origin, true);
    await expectFiles(origin, oldTab);
  });
};

const documents = async (origin: string): Promise<void> => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });
  const home = await get('/home');
  assert.equal(home.status, 200);
  assert.match(home.headers.get('content-security-policy') ?? '', /script-src 'self'/);
  assert.match(await home.text(), /<html[^>]+lang="en"/);
  const spanish = await get('/home', { 'accept-language': 'es-ES,es' });
  assert.deepEqual([spanish.status, spanish.headers.get('location')], [302, '/es/home']);
  assert.match(await (await get('/es/app/login')).text(), /<html[^>]+lang="es"/);
  assert.equal((await get('/no-such-page')).status, 404);
  assert.match(await (await get('/sitemap.xml')).text(), /<urlset/);

  const asset = readdirSync('web/dist/assets').find((name) => name.endsWith('.js'));
  const file = await get(`/assets/${asset}`);
  assert.equal(file.status, 200);
  assert.match(file.headers.get('cache-control') ?? '', /immutable/);
  // It came from Pages, without waking the Worker.
  assert.equal(file.headers.get('x-request-id'), null);
  assert.equal((await get('/assets/no-such-file.js')).status, 404);
  for (const path of ['/_routes.json', '/_headers']) assert.equal((await get(path)).status, 404, path);
};

const account = async (origin: string): Promise<ApiClient> => {
  const person = new ApiClient(origin);
  assert.equal((await person.send('GET', '/api/plans')).status, 401);
  await person.join('topology@example.com');
  const answer = await person.send('GET', '/api/auth/session');
  assert.equal(JSON.stringify(answer.body).includes('topology@example.com'), true);
  const foreign = await person.send(
    'POST',
    '/api/auth/logout',
    {},
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  assert.equal(foreign.status, 403);
  const root = await person.open('GET', '/');
  assert.deepEqual([root.status, root.headers.get('location')], [302, '/app']);
  return person;
};

/** A plan is made while somebody watches, and its events are replayed to a later watcher. */
const eventStream = async (person: ApiClient): Promise<void> => {
  const id = await person.createPlan({ destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' });
  const stream = await person.open('GET', `/api/plans/${id}/progress`);
  assert.match(stream.headers.get('content-type') ?? '', /^text\/event-stream/);
  let text = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  assert.match(text, /^event: item$/m);
  assert.match(text, /^event: done$/m);
  const replay = await person.open('GET', `/api/plans/${id}/progress`, undefined, { 'last-event-id': '3' });
  assert.match(await replay.text(), /^id: 4$/m);
};

const stop = (): void => {
  for (const child of children) end(child);
  rmSync(folder, { recursive: true, force: true });
};

try {
  await ensureBuilt();
  const first = copyBuild('valija');
  const { origin, child } = await step('Starting Pages beside the Worker', async () => {
    await startWorker(first);
    return startPages(first, 'valija');
  });
  await step('Documents and files', () => documents(origin));
  const person = await step('Sign-up, cookies, origin check', () => account(origin));
  await step('Event stream', () => eventStream(person));
  end(child);
  await step('Two builds against each other', () => skew(first));
  stop();
  process.stdout.write('Pages, its Function and the Worker work together.\n');
} catch (error) {
  stop();
  fail(`${error instanceof Error ? error.message : String(error)}\n${output.slice(-4000)}`);
}
process.exit(0);
