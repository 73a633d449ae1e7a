import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ApiClient } from '../api-client';
import { DEMO } from './seed';

const stateDirectory = mkdtempSync(join(tmpdir(), 'valija-start-'));
let server: ChildProcess | undefined;
afterAll(async () => {
  const child = server;
  if (child && child.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(stateDirectory, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts what `npm start` starts, and reads the address and the demo sign-in from what it prints. */
const start = (): Promise<{ origin: string; said: string }> =>
  new Promise((resolve, reject) => {
    let said = '';
    server = spawn('node_modules/.bin/tsx', ['scripts/start.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: '0', STATE_DIR: stateDirectory },
    });
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const origin = /Valija is ready\.\s+(\S+)/.exec(said)?.[1];
      if (origin && said.includes('Stop with')) resolve({ origin, said });
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });

test(
  'a first start has a demo account with plans and credits, and mails arrive in the local inbox',
  { tags: ['long'], timeout: 300_000 },
  async () => {
    const { origin, said } = await start();
    expect(said).toContain(DEMO.password);
    const demo = new ApiClient(origin);
    await demo.signIn(DEMO);
    const { total } = z.object({ total: z.number() }).parse(await demo.call('GET', '/api/credits'));
    expect(total).toBeGreaterThanOrEqual(5);
    const { plans } = z
      .object({ plans: z.array(z.looseObject({ status: z.string() })) })
      .parse(await demo.call('GET', '/api/plans'));
    expect(plans.map(({ status }) => status)).toEqual(['ready', 'ready']);

    const { inbox } = z.object({ inbox: z.string() }).parse(await demo.call('GET', '/api/auth/options'));
    const newcomer = new ApiClient(origin);
    await newcomer.signUp({ email: 'newcomer@example.com', password: 'Primera-maleta-3' }, (email) =>
      vi.waitFor(
        async () => {
          const list = await (await fetch(`${origin}${inbox}?to=${encodeURIComponent(email)}`)).text();
          const [, mail] = /href="(\/__dev\/inbox\/\d+)"/.exec(list) ?? [];
          const text = mail ? await (await fetch(origin + mail)).text() : '';
          const token = /[?&;]token=([\w-]+)/.exec(text)?.[1];
          if (!token) throw new Error('no link in the inbox yet');
          return token;
        },
        { timeout: 20_000 },
      ),
    );
    expect(await newcomer.call('GET', '/api/credits')).toMatchObject({ total: 2 });
  },
);
