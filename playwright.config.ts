import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The configuration is read again in every worker process: what it picks once is handed on through the environment.
// Below 32768: from there on a system gives ports to whoever asks for any.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 6000));
process.env.E2E_STATE ??= mkdtempSync(join(tmpdir(), 'valija-e2e-'));
process.env.E2E_STRIPE_PORT ??= String(26_000 + Math.floor(Math.random() * 6000));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
const stripeBase = `http://127.0.0.1:${process.env.E2E_STRIPE_PORT}`;
const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_journeys', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_journeys' };

/** Browser journeys against the built product, as `npm run serve:test` serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A slow machine with two workers is the common case; what is broken stays broken for longer than this.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    locale: 'en-GB',
    colorScheme: 'dark',
    // Half of what a page without a graphics card does is to move; site.spec.ts and gallery.spec.ts have the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Each test is a new browser, which would keep the whole app for going offline; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // Recording each test costs two fifths of the run's processor time: `--trace on` when a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // With a new host for each document, Chromium 150 forgets there that it is offline. The flag stands in the place of
        // Playwright's own: what of that matters here comes after it.
        '--disable-features=RenderDocument,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,MediaRouter,OptimizationHints',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /.*(journey|phone)\.spec\.ts/,
    },
  ],
  webServer: [
    {
      command: 'node scripts/bootstrap.mjs tests/fakes/stripe-serve.ts',
      env: { PORT: process.env.E2E_STRIPE_PORT, WEBHOOK_URL: `${origin}/api/stripe/webhook`, ...stripeKeys },
      // Without a key it answers 401, which says that it is there.
      url: `${stripeBase}/v1/prices`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node scripts/bootstrap.mjs scripts/serve-test.ts',
      env: {
        PORT: process.env.E2E_PORT,
        STATE_DIR: process.env.E2E_STATE,
        STRIPE_API_BASE: stripeBase,
        CHEAP_PASSWORD_HASHES: 'yes',
        ...stripeKeys,
      },
      url: `${origin}/api/health`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
