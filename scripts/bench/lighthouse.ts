/** Lighthouse on pages of a running server: what a visit comes to, and the median of several. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { ensureChromium } from '../chromium';
import type { ApiClient } from '../api-client';
import type { Opening } from './openings';
import { median } from './statistics';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const FIGURES = [...CATEGORIES, 'lcp', 'cls', 'tbt', 'codeAtPaint', 'code', 'bytes', 'requests'] as const;

/**
 * What a page came to: scores of 100 points, milliseconds, kilobytes as sent. `code` is HTML with its CSS and the scripts
 * in all, `codeAtPaint` what of it had been asked for when something was painted first, `bytes` is all till the page is quiet: what comes when
 * idle, fonts included.
 */
export type Figures = Record<(typeof FIGURES)[number], number>;

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
  /** Milliseconds after the visit began. */
  networkRequestTime?: number;
}

const isRequests = (items: unknown): items is NetworkRequest[] => Array.isArray(items);

const requestsOf = (report: Result): NetworkRequest[] => {
  const details = report.audits['network-requests']?.details;
  return details && 'items' in details && isRequests(details.items) ? details.items : [];
};

const CODE: readonly string[] = ['Document', 'Script', 'Stylesheet'];
const isCode = ({ resourceType = '' }: NetworkRequest): boolean => CODE.includes(resourceType);

/** Kilobytes that were sent. */
const sent = (requests: readonly NetworkRequest[]): number =>
  requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;

/** A cookie as `ApiClient` has it. */
export type Cookie = ReturnType<ApiClient['cookieList']>[number];

export interface Visit {
  url: string;
  isDesktop: boolean;
  /** Of somebody who is signed in. */
  cookies?: Cookie[];
  /** The browser is driven over it. */
  debuggingPort: number;
  /** Line and processor are slowed down for real; else Lighthouse works out what they would have done to a fast visit. */
  isSlowed?: boolean;
}

/** A visit for the first time: each in a browser of its own, because Lighthouse leaves local storage as it is. */
const visitOnce = async ({ url, isDesktop, cookies = [], debuggingPort, isSlowed = false }: Visit) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    // As the browser's own, a live connection carries them too.
    const session = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
    // Of a page's address they would have its path, and calls would go without them.
    await session.contexts()[0]?.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })));
    return await lighthouse(
      url,
      {
        port: debuggingPort,
        onlyCategories: [...CATEGORIES],
        logLevel: 'error',
        throttlingMethod: isSlowed ? 'devtools' : 'simulate',
        // The edge answers in the best encoding the browser reads, the local server in the first that it names.
        extraHeaders: { 'Accept-Encoding': 'br, gzip' },
      },
      isDesktop ? desktopConfig : undefined,
    );
  } finally {
    await browser.close();
  }
};

/** What Lighthouse says of one visit. */
const visit = async (page: Visit): Promise<Result> => {
  let answer = await visitOnce(page);
  // A busy machine loses a trace now and then; the page is visited again then.
  for (let again = 0; again < 2 && answer?.lhr.runtimeError; again += 1) answer = await visitOnce(page);
  if (!answer) throw new Error(`Lighthouse has no result for ${page.url}.`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${page.url}: ${lhr.runtimeError.message}`);
  return lhr;
};

/**
 * Kilobytes of code that were asked for before the first paint of a slow visit. A fast one does not tell: there the paint
 * is not held up by what is on its way.
 */
const codeAtPaint = async (page: Visit): Promise<number> => {
  const lhr = await visit({ ...page, isSlowed: true });
  const painted = lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN;
  return sent(requestsOf(lhr).filter((each) => isCode(each) && (each.networkRequestTime ?? 0) < painted));
};

/** What one visit came to, and what Lighthouse would have otherwise but for speed. */
const measureOnce = async (page: Visit): Promise<{ figures: Omit<Figures, 'codeAtPaint'>; complaints: string[] }> => {
  const lhr = await visit(page);
  const requests = requestsOf(lhr);
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const complaints = CATEGORIES.filter((category) => category !== 'performance' && score(category) < 100).flatMap(
    (category) =>
      (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
        const audit = lhr.audits[id];
        return audit?.score !== null && audit !== undefined && audit.score < 1 ? [`${category}: ${audit.title}`] : [];
      }),
  );
  return {
    complaints,
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      code: sent(requests.filter(isCode)),
      bytes: sent(requests),
      requests: requests.length,
    },
  };
};

/** The median of so many visits, figure by figure; bytes until the first paint are those of one more. */
export const measurePage = async (page: Visit, runs: number) => {
  const rounds: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await measureOnce(page));
  const atPaint = await codeAtPaint(page);
  const of = (name: keyof Figures) =>
    name === 'codeAtPaint' ? atPaint : median(rounds.map(({ figures }) => figures[name]));
  return {
    figures: FIGURES.map((name) => [name, of(name)] as const),
    complaints: new Set(rounds.flatMap(({ complaints }) => complaints)),
  };
};

export type Goals = Partial<Record<keyof Figures, (value: number) => boolean>>;

/** Measures pages one after another; prints the table, how soon lists opened and what was missed, and writes it for `npm run bench`. */
export const report = async (
  pages: readonly { name: string; visit: Visit; goals: Goals; ignored?: readonly (typeof CATEGORIES)[number][] }[],
  runs: number,
  openings: readonly Opening[] = [],
): Promise<boolean> => {
  const misses = openings
    .filter(({ value, goal }) => value > goal)
    .map(({ name, value, goal }) => `${name} is ${Math.round(value)} ms, goal ${goal} ms`);
  const table: Record<string, Record<string, number>> = {};
  for (const { name, visit: page, goals, ignored = [] } of pages) {
    const { figures, complaints } = await measurePage(page, runs);
    for (const [figure, value] of figures)
      if (goals[figure]?.(value) === false) misses.push(`${name}: ${figure} is ${value}`);
    for (const complaint of complaints) {
      if (!ignored.some((category) => complaint.startsWith(category))) misses.push(`${name}: ${complaint}`);
    }
    table[name] = Object.fromEntries(figures.map(([figure, value]) => [figure, Math.round(value * 1000) / 1000]));
  }
  console.table(table);
  for (const { name, value, goal } of openings) console.log(`${name}: ${Math.round(value)} ms, goal ${goal} ms`);
  if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify({ table, misses, openings }));
  for (const miss of misses) console.log(`missed: ${miss}`);
  return misses.length === 0;
};
