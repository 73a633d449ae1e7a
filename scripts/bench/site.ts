/**
 * `npm run bench:site [runs] [mobile|desktop]`: Lighthouse on the public pages of the built product, the median of five
 * runs each, beside the goals, which are those of its mobile preset. Exits with 1 when a goal is missed.
 */
import { startTestServer, TEST_PORT } from '../test-server';
import { report, type Goals } from './lighthouse';

const runs = Number(process.argv[2] ?? 5);
const isDesktop = process.argv[3] === 'desktop';
const PAGES = ['/home', '/es/home', '/terms', '/privacy', '/waitlist'];

const GOALS: Goals = {
  performance: (score) => score >= 99,
  accessibility: (score) => score === 100,
  'best-practices': (score) => score === 100,
  seo: (score) => score === 100,
  lcp: (milliseconds) => milliseconds <= 800,
  // Lighthouse itself shows three places.
  cls: (shift) => Math.round(shift * 1000) === 0,
  tbt: (milliseconds) => milliseconds <= 30,
  code: (kilobytes) => kilobytes <= 60,
};

const server = await startTestServer();
try {
  const pages = PAGES.map((name) => ({
    name,
    visit: { url: server.origin + name, isDesktop, debuggingPort: TEST_PORT + 1 },
    goals: GOALS,
  }));
  process.exitCode = (await report(pages, runs)) ? 0 : 1;
} finally {
  await server.stop();
}
