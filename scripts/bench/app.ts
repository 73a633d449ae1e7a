/**
 * `npm run bench:app [runs] [mobile|desktop] [screen|openings]`: Lighthouse on the app’s screens, signed in, the median of five
 * visits each, beside the goals, which are those of its mobile preset; and, as a phone, how soon a list is there on the second
 * visit, without a network, and after it was asked for. Exits with 1 when a goal is missed.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, testMailToken } from '../api-client';
import { startTestServer } from '../test-server';
import { report, type Goals } from './lighthouse';
import { measureOpenings } from './openings';
import { TRIP } from './traveller';

const runs = Number(process.argv[2] ?? 5);
const isDesktop = process.argv[3] === 'desktop';
const only = process.argv[4];
const THINGS = 80;
const FEWEST_OPENINGS = 5;

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
  const email = 'traveller@example.com';
  await person.signUp({ email, password: 'Bench-mark-77' }, testMailToken(server.origin));
  await person.call('POST', '/__test/credits', { email, amount: 100 });
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
  const openings =
    isDesktop || (only && only !== 'openings')
      ? []
      : await measureOpenings({ origin: server.origin, cookie, plan }, Math.max(runs, FEWEST_OPENINGS));
  const chosen = only ? pages.filter(({ name }) => name === only) : pages;
  process.exitCode = (await report(chosen, runs, openings)) ? 0 : 1;
} finally {
  await server.stop();
}
