import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateFolder } from './migrate';

const FILE = '.dev.vars';
/** Where `npm run payments` listens. */
export const PAYMENTS_PORT = 12_111;

/** What the Worker needs under `wrangler dev` and nobody should have to make up; for one machine alone. */
const newVars = (): Record<string, string> => ({
  JWT_SECRET: randomBytes(32).toString('base64url'),
  STRIPE_API_BASE: `http://127.0.0.1:${PAYMENTS_PORT}`,
  STRIPE_SECRET_KEY: `sk_test_local_${randomBytes(12).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
});

/** The variables of `.dev.vars`, which wrangler reads by itself; empty without the file. */
export const readDevVars = (directory = '.'): Record<string, string> => {
  const path = join(directory, FILE);
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8').matchAll(/^\s*(\w+)\s*=\s*"?(.*?)"?\s*$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
};

/**
 * Makes a checkout ready for `npx wrangler dev --local`: secrets of its own unless it has some, and a migrated local
 * database.
 */
export const prepareWranglerDev = async (directory = '.'): Promise<void> => {
  if (!existsSync(join(directory, FILE))) {
    const lines = Object.entries(newVars()).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(directory, FILE), lines.join(''), { mode: 0o600 });
  }
  const state = join(directory, '.wrangler/state/v3');
  mkdirSync(state, { recursive: true });
  await migrateFolder(state);
};
