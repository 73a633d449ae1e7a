/**
 * `npm run test:topology`: the deployed shape on one machine. `wrangler dev` serves the built Worker, and beside it
 * `wrangler pages dev` serves the built frontend with its Function and the service binding between them. Everything
 * below is asked of Pages: documents, files, the API, cookies, limits and the event stream.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, testMailToken } from './api-client';
import { run } from './run';
import { ensureBuilt } from './serve/build';
import { fail, step } from './terminal';

const START_TIMEOUT_MS = 90_000;
const folder = mkdtempSync(join(tmpdir(), 'valija-topology-'));
const children: ChildProcess[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** wrangler's two servers find each other by name in a registry; this one is theirs alone. */
const env = { WRANGLER_REGISTRY_PATH: join(folder, 'registry'), WRANGLER_SEND_METRICS: 'false' };

let output = '';
const wrangler = (cwd: string, args: string[]): void => {
  const child = spawn('wrangler', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  children.push(child);
};

const answers = async (url: string): Promise<void> => {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} did not answer in ${START_TIMEOUT_MS} ms.\n${output}`);
};

/** Copies, because a build of the checkout would make both servers reload in the middle. */
const copyBuild = (): void => {
  for (const name of ['dist', 'functions', 'package.json', 'wrangler.toml'])
    cpSync(join('web', name), join(folder, 'web', name), { recursive: true });
  cpSync('dist/worker', join(folder, 'worker'), { recursive: true });
  cpSync('migrations', join(folder, 'migrations'), { recursive: true });
  writeFileSync(join(folder, 'wrangler.toml'), readFileSync('wrangler.toml'));
};

const start = async (): Promise<string> => {
  const [workerPort, pagesPort] = [await freePort(), await freePort()];
  const common = ['--ip', '127.0.0.1', '--inspector-port', '0', '--show-interactive-dev-session=false'];
  const state = join(folder, 'state');
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '--cwd', folder], {
    env,
  });
  const worker = [
    'dev',
    'worker/index.js',
    '--no-bundle',
    '--local',
    '--port',
    String(workerPort),
    '--persist-to',
    state,
  ];
  const vars = ['--var', `JWT_SECRET:${'topology-'.repeat(5)}`, '--var', 'ENVIRONMENT:test'];
  wrangler(folder, [...worker, ...vars, ...common]);
  wrangler(join(folder, 'web'), ['pages', 'dev', '--port', String(pagesPort), ...common]);
  const origin = `http://127.0.0.1:${pagesPort}`;
  await answers(`${origin}/api/health`);
  return origin;
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
  await person.signUp({ email: 'topology@example.com', password: 'Pages-and-Worker-7' }, testMailToken(origin));
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

/** A plan is made while somebody watches, and its events are told again to who comes later. */
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
  for (const child of children) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  rmSync(folder, { recursive: true, force: true });
};

try {
  await ensureBuilt();
  copyBuild();
  const origin = await step('Starting Pages beside the Worker', start);
  await step('Documents and files', () => documents(origin));
  const person = await step('Sign-up, cookies, origin check', () => account(origin));
  await step('Event stream', () => eventStream(person));
  stop();
  process.stdout.write('Pages, its Function and the Worker work together.\n');
} catch (error) {
  stop();
  fail(`${error instanceof Error ? error.message : String(error)}\n${output.slice(-4000)}`);
}
process.exit(0);
