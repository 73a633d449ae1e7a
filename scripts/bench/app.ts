/**
 * `npm run bench:app [runs] [mobile|desktop] [screen]`: Lighthouse on the app’s screens, signed in, the median of five visits
 * each, beside the goals, which are those of its mobile preset. Exits with 1 when a goal is missed.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, testMailToken } from '../api-client';
import { startTestServer } from '../test-server';
import { report, type Goals } from './lighthouse';
import { TRIP } from './traveller';

const runs = Number(process.argv[2] ?? 5);
const isDesktop = process.argv[3] === 'desktop';
const only = process.argv[4];
const THINGS = 80;

const GOALS: Goals = {
  performance: (score) => score >= 95,
  accessibility: (score) => score === 100,
  lcp: (milliseconds) => milliseconds <= 1500,
  cls: (shift) => Math.round(shift * 1000) === 0,
  tbt: (milliseconds) => milliseconds <= 150,
  codeAtPaint: (kilobytes) => kilobytes <= 150,
  bytes: (kilobytes) => kilobytes <= 190,
  requests: (count) => count <= 20,
};

const port = 20_000 + (process.pid % 20_000);
const server = await startTestServer({ port, stateDirectory: mkdtempSync(join(tmpdir(), 'valija-bench-')) });
try {
  const person = new ApiClient(server.origin);
  await person.signUp({ email: 'traveller@example.com', password: 'Bench-mark-77' }, testMailToken(server.origin));
  const plan = await person.createPlan(TRIP);
  const { items } = await person.finishedPlan(plan);
  for (let count = items.length; count < THINGS; count += 1) {
    await person.call('POST', `/api/plans/${plan}/items`, { name: `Thing ${count}`, category: 'comfort' });
  }
  const { cookieHeader: cookie } = person;
  const pages = [
    { name: '/app', url: '/app', cookie },
    { name: 'a plan of 80 things', url: `/app?plan=${plan}`, cookie },
    { name: '/app?new=1', url: '/app?new=1', cookie },
    { name: '/app/billing', url: '/app/billing', cookie },
    { name: '/app/login', url: '/app/login' },
  ].map(({ name, url, ...signedIn }) => ({
    name,
    visit: { url: server.origin + url, isDesktop, debuggingPort: port + 1, ...signedIn },
    goals: GOALS,
    // These pages are excluded from search engines.
    ignored: ['seo'] as const,
  }));
  process.exitCode = (await report(only ? pages.filter(({ name }) => name === only) : pages, runs)) ? 0 : 1;
} finally {
  await server.stop();
}
