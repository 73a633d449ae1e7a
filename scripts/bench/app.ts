/**
 * `npm run bench:app [runs] [mobile|desktop] [screen|openings]`: Lighthouse on the app’s screens, signed in, the median of five
 * visits each, beside the goals, which are those of its mobile preset; and, as a phone, how soon a list is there on the second
 * visit, without a network, and after it was asked for. Exits with 1 when a goal is missed.
 */
import { ApiClient } from '../api-client';
import { startTestServer, TEST_PORT } from '../test-server';
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

const server = await startTestServer();
try {
  const person = await new ApiClient(server.origin).join('traveller@example.com', 100);
  const plan = await person.createPlan(TRIP);
  const { items } = await person.finishedPlan(plan);
  for (let count = items.length; count < THINGS; count += 1) {
    await person.call('POST', `/api/plans/${plan}/items`, { name: `Thing ${count}`, category: 'comfort' });
  }
  const cookies = person.cookieList();
  const pages = [
    { name: '/app', url: '/app', cookies },
    { name: 'a plan of 80 things', url: `/app?plan=${plan}`, cookies },
    { name: '/app?new=1', url: '/app?new=1', cookies },
    { name: '/app/billing', url: '/app/billing', cookies },
    { name: '/app/login', url: '/app/login' },
  ].map(({ name, url, ...signedIn }) => ({
    name,
    visit: { url: server.origin + url, isDesktop, debuggingPort: TEST_PORT + 1, ...signedIn },
    goals: GOALS,
    // These pages are excluded from search engines.
    ignored: ['seo'] as const,
  }));
  const openings =
    isDesktop || (only && only !== 'openings')
      ? []
      : await measureOpenings({ origin: server.origin, cookies, plan }, Math.max(runs, FEWEST_OPENINGS));
  const chosen = only ? pages.filter(({ name }) => name === only) : pages;
  process.exitCode = (await report(chosen, runs, openings)) ? 0 : 1;
} finally {
  await server.stop();
}
