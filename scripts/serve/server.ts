import { resolve } from 'node:path';
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { step } from '../terminal';
import { ensureBuilt } from './build';
import { migrateFolder } from './migrate';
import { assertFree } from './port';
import { ROOMS } from './rooms';
import { openState, recordRuntime, takeOver } from './state';
import { workerModules } from './worker-modules';

/** Settings of the product that a person or a test may pass in from outside. */
const PASSED_THROUGH = [
  'APP_ORIGIN',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'MODEL_ORDER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'OPEN_METEO_BASE_URL',
  'OPEN_METEO_API_KEY',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_VERIFY_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'MAIL_DAILY_LIMIT',
  'MODEL_MONTHLY_LIMIT_USD',
  'CHECKOUT_RULES',
  'REPORT_EMAIL',
  'CHEAP_PASSWORD_HASHES',
  // Fault runs: the server that decides which round trips to the database fail.
  'D1_FAULTS_URL',
] as const;

export interface ServerOptions {
  environment: 'development' | 'test';
  /** 0 takes a free one; a function is asked once an earlier server on the same state is gone. */
  port: number | (() => Promise<number>);
  /** Where D1, Durable Objects and the secret live; an empty folder is a fresh database. */
  stateDirectory: string;
  /** Vars on top of those of the environment. */
  vars?: Record<string, string>;
}

export interface Server {
  origin: string;
  miniflare: Miniflare;
  stop(): Promise<void>;
}

/** Builds what is stale, migrates, and serves the built Worker in workerd on 127.0.0.1. */
export const serve = async (options: ServerOptions): Promise<Server> => {
  await ensureBuilt();
  const state = openState(resolve(options.stateDirectory));
  takeOver(state.directory);
  const port = typeof options.port === 'number' ? options.port : await options.port();
  await assertFree(port);
  const { workerOptions } = workerOptionsOf('wrangler.toml');
  const passed = Object.fromEntries(
    PASSED_THROUGH.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
  );
  const resourcePersistencePath = resolve(state.directory, 'v3');
  // Before the port is open: an early request waits for the product instead of being answered without tables.
  await step('Migrating the database', () => migrateFolder(resourcePersistencePath));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath,
      workers: [
        {
          ...workerOptions,
          name: 'valija',
          modules: workerModules(),
          durableObjects: ROOMS,
          bindings: {
            ...(typeof workerOptions.bindings === 'object' && workerOptions.bindings),
            ...passed,
            ...options.vars,
            ENVIRONMENT: options.environment,
            JWT_SECRET: state.jwtSecret,
          },
          // Fault runs: every mail is refused, as by a sender that was not verified.
          ...(process.env.REFUSE_MAIL && {
            email: { send_email: [{ name: 'MAIL', destination_address: 'nobody@example.invalid' }] },
          }),
        },
      ],
    }),
  );
  const { origin } = await step('Starting the server', () => miniflare.ready);
  recordRuntime(state.directory);
  const stop = async () => {
    await miniflare.dispose();
  };
  return { origin, miniflare, stop };
};

/** Stops the server on the signals a person, a test or a supervisor sends, and when its parent process has ended. */
export const stopOnSignals = (server: Server): void => {
  const stop = () => void server.stop().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
};
