import { readFileSync } from 'node:fs';
import { unstable_readConfig as readConfig } from 'wrangler';
import { expect, test } from 'vitest';
import { onRequest } from '../../web/functions/[[path]]';

const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');

test('a script goes out as the build has packed it, where the browser reads that and there is a packed one', async () => {
  const env = pages({ '/assets/a-1.js': 'plain', '/assets/a-1.js.br': 'packed', '/assets/old-2.js': 'old' });
  const ask = async (path: string, accepts: string) => {
    const request = new Request(`https://valija.app${path}`, { headers: { 'accept-encoding': accepts } });
    const { headers } = await onRequest({ request, env });
    return [headers.get('content-encoding'), headers.get('content-type'), headers.get('vary')];
  };
  const plain = [null, 'text/plain;charset=UTF-8', null];
  expect(await ask('/assets/a-1.js', 'gzip, br')).toEqual(['br', 'text/javascript; charset=utf-8', 'Accept-Encoding']);
  expect(await ask('/assets/a-1.js', 'gzip')).toEqual(plain);
  expect(await ask('/assets/a-1.js', 'gzip, br;q=0')).toEqual(plain);
  expect(await ask('/assets/old-2.js', 'br')).toEqual(plain);
});

test('the platform’s own request logs are off, because URLs contain the tokens of links', () => {
  for (const env of ['preview', 'production']) {
    const { observability } = readConfig({ config: 'wrangler.toml', env });
    expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
  }
});

test('deployed environments limit mails and model costs, and order the models by price', () => {
  for (const env of ['preview', 'production']) {
    const { vars } = readConfig({ config: 'wrangler.toml', env });
    expect(Number(vars['MAIL_DAILY_LIMIT'])).toBeGreaterThan(0);
    expect(Number(vars['MODEL_MONTHLY_LIMIT_USD'])).toBeGreaterThan(0);
    expect(vars['MODEL_ORDER']).toBe('openai,workers-ai');
  }
});

test('the workflow deploys only after an approval, all checks and a rehearsal', () => {
  expect(workflow).toMatch(/environment: \$\{\{ inputs\.environment \}\}/);
  expect(workflow).toMatch(/needs: checks/);
  const [rehearsal, deployment, doctor] = ['-- --rehearse', 'npm run deploy -- ${{', 'npm run doctor'].map((text) =>
    workflow.indexOf(text),
  );
  expect([rehearsal, deployment, doctor]).toEqual([rehearsal, deployment, doctor].toSorted((a = 0, b = 0) => a - b));
  expect(rehearsal).toBeGreaterThan(0);
});

const pages = (files: Record<string, string>) => ({
  WORKER: { fetch: (request: Request) => Promise.resolve(new Response(`worker ${new URL(request.url).pathname}`)) },
  ASSETS: {
    fetch: (request: Request) => {
      const file = files[new URL(request.url).pathname];
      return Promise.resolve(file ? new Response(file) : new Response('', { status: 404 }));
    },
  },
});

test('a hashed file missing on Pages is served by the Worker, and nothing else is looked up twice', async () => {
  const env = pages({ '/assets/here-1.js': 'pages', '/api/health': 'never' });
  const ask = async (path: string) =>
    (await onRequest({ request: new Request(`https://valija.app${path}`), env })).text();
  expect(await ask('/assets/here-1.js')).toBe('pages');
  expect(await ask('/assets/gone-2.js')).toBe('worker /assets/gone-2.js');
  expect(await ask('/api/health')).toBe('worker /api/health');
});

test('the platform’s own hostname redirects to the product’s domain', async () => {
  const env = { ...pages({}), APP_ORIGIN: 'https://valija.app' };
  const answer = await onRequest({ request: new Request('https://abc.valija-pages.pages.dev/es/home?x=1'), env });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://valija.app/es/home?x=1']);
  const real = await onRequest({ request: new Request('https://valija.app/home'), env });
  expect(await real.text()).toBe('worker /home');
});

test('Pages serves static files without calling the Worker, except for missing hashed files', () => {
  const routes: unknown = JSON.parse(readFileSync('web/public/_routes.json', 'utf8'));
  const [, list = ''] = /run_worker_first = \[([^\]]*)\]/.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  const kept = Array.from(list.matchAll(/"!([^"]+)"/g), ([, path]) => path);
  // Hashed files pass the Function, which sends them packed, and looks for them on the Worker when Pages has not got them.
  expect(routes).toEqual({ version: 1, include: ['/*'], exclude: kept });
});
