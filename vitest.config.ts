import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { icons } from './web/build/icons.ts';

/** The Worker whose entrypoint stands for the `ai` binding; see there. */
const fakeAi = {
  name: 'fake-ai',
  compatibilityDate: '2026-10-20',
  modules: [
    {
      type: 'ESModule' as const,
      path: 'fake-ai.js',
      contents: stripTypeScriptTypes(readFileSync('tests/workerd/fake-ai.ts', 'utf8')),
    },
  ],
};

const WORKERD = '{worker,tests}/**/*.workerd.test.ts';
const WITH_MODEL = '{worker,tests}/**/*.model.workerd.test.ts';

/** A project whose files run inside workerd. */
const workerd = (
  name: string,
  files: Pick<TestProjectInlineConfiguration['test'] & object, 'include' | 'exclude' | 'isolate'>,
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          ENVIRONMENT: 'test',
          CHEAP_PASSWORD_HASHES: 'yes',
          JWT_SECRET: 'a-secret-of-the-test-suite-only-0123456789',
          MIGRATIONS: await readD1Migrations(join(import.meta.dirname, 'migrations')),
          STRIPE_API_BASE: inject('stripe').baseUrl,
          STRIPE_SECRET_KEY: inject('stripe').secretKey,
          STRIPE_WEBHOOK_SECRET: inject('stripe').webhookSecret,
        },
        // Not as `AI`: generations in tests would use it.
        serviceBindings: { FAKE_AI: { name: fakeAi.name, entrypoint: 'FakeAi' } },
        workers: [fakeAi],
      },
    })),
  ],
  test: {
    name,
    ...files,
    setupFiles: ['tests/workerd/setup.ts'],
    // Real scrypt, D1 and alarms on a busy machine of two cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    globalSetup: [
      'tests/workerd/built.ts',
      'tests/fakes/openai-global.ts',
      'tests/fakes/generation-model-global.ts',
      'tests/fakes/turnstile-global.ts',
      'tests/fakes/openid-global.ts',
      'tests/fakes/stripe-global.ts',
    ],
  },
});

/** Two kinds of test beside the code: `*.test.ts` runs on Node, `*.workerd.test.ts` inside workerd with real D1 and DOs. */
export default defineConfig(async () => ({
  // Vite has something to say of each file of a package whose source maps lead nowhere.
  logLevel: 'error' as const,
  // Made by `vite build` of web/first-screen/; wrangler.toml has the same.
  resolve: { alias: { 'first-screen': join(import.meta.dirname, 'dist/first-screen/first-screen.mjs') } },
  define: {
    __BUILD_ID__: JSON.stringify('test'),
    // Length of the random credit histories: HISTORY_OPERATIONS=3000 for the long run.
    __HISTORY_OPERATIONS__: process.env['HISTORY_OPERATIONS'] ?? '250',
  },
  test: {
    // Vitest leaves one core free by default: on two cores that is half the machine, idle.
    maxWorkers: availableParallelism(),
    tags: [{ name: 'long', description: 'Permutations and long runs: `npm run test:all` alone.' }],
    projects: [
      {
        extends: true,
        plugins: [icons()],
        test: {
          name: 'unit',
          include: ['{worker,web,scripts,tests}/**/*.test.ts'],
          exclude: ['**/*.workerd.test.ts', 'tests/e2e/**', '**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // The engine and its knowledge are loaded once a worker, not once a file.
          isolate: false,
        },
      },
      // One runtime for many files: tests/workerd/setup.ts empties its storage before each of them.
      workerd('workerd', { isolate: false, include: [WORKERD], exclude: [WITH_MODEL] }),
      // They change the runtime's settings, which the Worker reads once: a runtime for each file.
      workerd('workerd-model', { include: [WITH_MODEL] }),
    ],
  },
}));
