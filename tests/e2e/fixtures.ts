import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type APIRequestContext,
  type APIResponse,
  type Page,
  type Route,
  test as base,
  expect,
} from '@playwright/test';
import type axe from 'axe-core';
import * as z from 'zod';
import { planOutput } from '../../worker/plans/contract';

export { expect } from '@playwright/test';

/** A person of the tests: confirmed, and signed in within the page's browser context. */
export interface Account {
  email: string;
  password: string;
}

const mails = z.array(z.object({ subject: z.string(), text: z.string(), links: z.array(z.string()) }));

/** An address nobody else uses. */
export const freshEmail = (name = 'traveller'): string => `${name}-${randomBytes(5).toString('hex')}@example.com`;

/** A text of the product with its `{{slots}}` filled. */
export const fill = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot]));

/** Delay between two checks of the server, whose work takes some tenths of a second. */
const LOOKS = { intervals: [20, 50, 50, 100, 100, 200, 500] };

/** The newest mail to an address, once it has arrived. */
export const newestMail = async (request: APIRequestContext, email: string) => {
  let newest: z.infer<typeof mails>[number] | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`/__test/mail?to=${encodeURIComponent(email)}`);
      [newest] = mails.parse(await answer.json());
      return newest !== undefined;
    }, LOOKS)
    .toBe(true);
  if (!newest) throw new Error('no mail');
  return newest;
};

/** The token in the newest mail's link. */
export const mailedToken = async (request: APIRequestContext, email: string): Promise<string> => {
  const mail = await newestMail(request, email);
  const token = mail.links.map((link) => new URL(link, 'http://x').searchParams.get('token')).find(Boolean);
  if (!token) throw new Error('no token in the mail');
  return token;
};

/** Signs up, confirms and signs in through the API with the page's own cookie jar. */
export const signUp = (page: Page, origin: string, locale: 'en' | 'es' = 'en'): Promise<Account> =>
  signUpThrough(page.context().request, origin, locale);

/** The calls of a sign-in or a sign-up, whose last one brings the cookies. */
const authCalls = (request: APIRequestContext, origin: string) => {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { origin }, data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer;
  };
  const redeem = async (answer: APIResponse) => {
    const { code } = z.object({ code: z.string() }).parse(await answer.json());
    await post('/api/auth/token', { grantType: 'authorization_code', code, codeVerifier });
  };
  return { codeChallenge, post, redeem };
};

/** The same for somebody who needs no page. */
export const signUpThrough = async (
  request: APIRequestContext,
  origin: string,
  locale: 'en' | 'es' = 'en',
): Promise<Account> => {
  const account = { email: freshEmail(), password: `Maleta-${randomBytes(6).toString('hex')}7A` };
  const { codeChallenge, post, redeem } = authCalls(request, origin);
  await post('/api/auth/signup', { ...account, acceptTerms: true, isAdult: true, codeChallenge, locale });
  await redeem(await post('/api/auth/confirm', { token: await mailedToken(request, account.email) }));
  return account;
};

/** Signs in again through the API. */
export const signInThrough = async (request: APIRequestContext, origin: string, account: Account): Promise<void> => {
  const { codeChallenge, post, redeem } = authCalls(request, origin);
  await redeem(await post('/api/auth/login', { ...account, codeChallenge }));
};

/** A Bag Plan that is ready, made through the API. */
export const makeReadyPlan = async (request: APIRequestContext, origin: string, trip: object) => {
  const created = await request.post('/api/plans', { headers: { origin }, data: trip });
  const { id } = planOutput.parse(await created.json()).plan;
  const read = async () => planOutput.parse(await (await request.get(`/api/plans/${id}`)).json()).plan;
  await expect.poll(async () => (await read()).status, { ...LOOKS, timeout: 20_000 }).toBe('ready');
  return read();
};

/** Grants permanent credits through the ledger. */
export const grantCredits = async (page: Page, email: string, amount: number): Promise<void> => {
  const answer = await page.context().request.post('/__test/credits', { data: { email, amount } });
  expect(answer.ok()).toBe(true);
};

/** Subscribes; the payment is made at the local Stripe, behind the page's back. */
export const becomePremium = async (request: APIRequestContext, origin: string): Promise<void> => {
  const data = { kind: 'subscription', id: 'explorer' };
  const answer = await request.post('/api/billing/checkout', { headers: { origin }, data });
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  await fetch(`http://127.0.0.1:${process.env.E2E_STRIPE_PORT}/__control`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_of_the_journeys', 'content-type': 'application/json' },
    body: JSON.stringify({ op: 'pay', session: url.split('/').at(-1), outcome: 'pay' }),
  });
  await expect
    .poll(async () => (await request.get('/api/auth/session')).text(), { ...LOOKS, timeout: 20_000 })
    .toContain('"premium"');
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Less than half of what the package's own `source` has.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page or a part of it. A document gets axe once, however often it is looked at. */
const violationsOf = async (page: Page, part: string | undefined): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    // Content off screen is not laid out (content-visibility): axe needs all of it rendered.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(laidOut);
    const found = await window.axe
      ?.run(selector ?? document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
        // Only media and a rule that is not run need it.
        preload: false,
      })
      .finally(() => document.adoptedStyleSheets.pop());
    if (!found) throw new Error('The page has changed while it was looked at.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
  }, part);
};

/**
 * No accessibility violation of WCAG 2.2 AA on the page, or a part of it, once it is at rest, open menus and dialogs
 * included. A page that comes in while it is looked at is looked at again.
 */
export const expectAccessible = (page: Page, part?: string): Promise<void> =>
  expect(async () => {
    // Half faded in, a text has less contrast than it will have.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
          .map((animation) => animation.finished),
      ),
    );
    expect(await violationsOf(page, part)).toEqual([]);
  }).toPass({ timeout: 30_000 });

/** Ticks every box of a page by key: a message that comes or goes above them moves them under a pointer. */
export const tickAll = async (page: Page): Promise<void> => {
  for (const box of await page.getByRole('checkbox').all()) {
    await box.press('Space');
    await expect(box).toBeChecked();
  }
};

/** Nothing overflows a narrow screen. */
export const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Tests whose `account` is a fresh confirmed person, signed in; and pages that fail on any error in the console. */
export const test = base.extend<{ account: Account; consoleErrors: string[] }>({
  // A screen that came with its document is shown before the app listens to keys, and a list of it before its last rows.
  page: async ({ page }, use) => {
    const listens = () =>
      page.locator('#root[inert], .plan-columns[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (!options?.waitUntil) await listens();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await listens();
      return answer;
    };
    await use(page);
  },
  account: async ({ page, baseURL }, use) => {
    await use(await signUp(page, baseURL ?? ''));
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** `test` for files whose tests all need a signed-in person, whether or not they use the `account`. */
export const signedInTest = test.extend<{ signedIn: Account }>({
  signedIn: [({ account }, use) => use(account), { auto: true }],
});

/** The same offline: failed requests in the console are expected, so only crashes fail. */
export const offlineTest = signedInTest.extend({
  consoleErrors: async ({ page }, use) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    await use(crashes);
    expect(crashes).toEqual([]);
  },
});

/**
 * Handles the first request to `url` and lets the others through. The route stays: Playwright's `times: 1` ends
 * interception with it, and what the page was loading at that moment, its toasts for one, may then never come.
 */
export const routeOnce = async (page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> => {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
};
