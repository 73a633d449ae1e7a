import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { freePort } from './port';
import { prepareWranglerDev, readDevVars } from './wrangler-dev';

const health = z.object({ version: z.string(), dependencies: z.object({ payments: z.string() }) });
const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

let checkout: string;
let wrangler: ChildProcess | undefined;

/** A checkout with a frontend that says which build it is, and nothing else that anybody has set. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'valija-wrangler-'));
  for (const part of ['worker', 'migrations', 'node_modules', 'package.json', 'tsconfig.base.json']) {
    symlinkSync(resolve(part), join(checkout, part));
  }
  cpSync('wrangler.toml', join(checkout, 'wrangler.toml'));
  // What `npm run build` makes of the app's screens.
  mkdirSync(join(checkout, 'dist/first-screen'), { recursive: true });
  writeFileSync(
    join(checkout, 'dist/first-screen/first-screen.mjs'),
    'export const renderFirstScreen = () => Promise.resolve(null);',
  );
  const builds = join(checkout, 'web/dist/builds');
  mkdirSync(join(builds, 'meta'), { recursive: true });
  const meta = { id: 'of-the-test', timestamp: 1, routeRules: {}, csp: { scripts: {}, styles: {} } };
  writeFileSync(join(builds, 'latest.json'), JSON.stringify(meta));
  writeFileSync(join(builds, 'meta/of-the-test.json'), JSON.stringify(meta));
});
afterEach(async () => {
  const child = wrangler;
  if (child?.pid && child.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
});

/** Asks a fresh `wrangler dev --local` for its health, and records its output. */
const askForHealth = async (): Promise<{ status: number; body: unknown; said: () => string }> => {
  const port = await freePort();
  let said = '';
  wrangler = spawn(
    resolve('node_modules/.bin/wrangler'),
    ['dev', '--local', '--port', String(port), '--ip', '127.0.0.1'],
    { cwd: checkout, detached: true, env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
  );
  for (const stream of [wrangler.stdout, wrangler.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  for (let attempt = 0; ; attempt += 1) {
    if (wrangler.exitCode !== null || attempt > 300) throw new Error(`wrangler dev did not serve:\n${said}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
      return { status: answer.status, body: await answer.json(), said: () => said };
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
};

test('after npm run build it serves without any further setting', { tags: ['long'], timeout: 120_000 }, async () => {
  await prepareWranglerDev(checkout);
  const secret = readDevVars(checkout)['JWT_SECRET'];
  expect(secret).toMatch(/^[\w-]{43}$/);
  await prepareWranglerDev(checkout);
  expect(readDevVars(checkout)['JWT_SECRET']).toBe(secret);
  const { status, body, said } = await askForHealth();
  expect(status, said()).toBe(200);
  expect(health.parse(body)).toMatchObject({ version: 'of-the-test', dependencies: { payments: 'configured' } });
});

test(
  'a setting that is missing is named in the answer and in the log',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { status, body, said } = await askForHealth();
    expect(status).toBe(503);
    await vi.waitFor(() => expect(said()).toMatch(/request failed.*JWT_SECRET/), { timeout: 10_000 });
    const { error } = refusal.parse(body);
    expect(error.code).toBe('unavailable');
    expect(error.message).toContain('JWT_SECRET');
  },
);

test(
  'a database without tables is reported with the way to create them',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    writeFileSync(join(checkout, '.dev.vars'), `JWT_SECRET=${'a'.repeat(40)}\n`);
    const { status, body } = await askForHealth();
    expect(status).toBe(503);
    expect(refusal.parse(body).error.message).toContain('wrangler d1 migrations apply valija --local');
  },
);
