/** What must hold before anything is deployed. */
import type { Stripe } from 'stripe';
import { lintMigrations } from './migration-lint';
import { sellingProblem } from './stripe-account';
import { hasPlaceholderDatabase, type Target } from './target';
import { SENDER } from '../../worker/platform/mail/sender';
import { pendingMigrations, secretsOf, sendingProblem, type Wrangler } from './wrangler';

export interface CheckResult {
  name: string;
  ok: boolean;
  detail: string;
}

export interface Deployment {
  target: Target;
  wrangler: Wrangler;
  /** Stripe's client; undefined when the key is not at hand (secrets can't be read back). */
  stripe: Stripe | undefined;
  /** Who answers for the product, as the legal pages show it. */
  company: Record<string, string>;
  /** Gzipped bytes of the bundle; throws when it is over its budget. */
  measureBundle: () => number;
}

type Check = (deployment: Deployment, secrets: ReadonlySet<string>) => Promise<string> | string;

/** A check throws with what is wrong, and else says what it saw. */
const CHECKS: Record<string, Check> = {
  'Database id': ({ target }) => {
    if (hasPlaceholderDatabase(target)) {
      throw new Error(`wrangler.toml has no database for ${target.name} yet: npm run setup -- ${target.name}`);
    }
    return target.database.id;
  },
  Secrets: ({ target }, secrets) => {
    const needed = ['JWT_SECRET', ...(target.name === 'production' ? ['EMAIL_IDENTITY_SECRET'] : [])];
    const missing = needed.filter((name) => !secrets.has(name));
    if (missing.length > 0) throw new Error(`not set: ${missing.join(', ')}. npm run setup -- ${target.name}`);
    if (secrets.has('STRIPE_SECRET_KEY') !== secrets.has('STRIPE_WEBHOOK_SECRET')) {
      throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together; one of them is not set');
    }
    return [...secrets].toSorted().join(', ');
  },
  'Stripe catalogue': async ({ stripe, target }, secrets) => {
    if (!secrets.has('STRIPE_SECRET_KEY')) return 'payments are not configured: nothing can be bought';
    if (!stripe) throw new Error('set STRIPE_SECRET_KEY in this shell: prices are looked up by their lookup keys');
    const problem = await sellingProblem(stripe, target);
    if (problem) throw new Error(problem);
    return 'every price, the webhook and the portal are there, and a checkout opens';
  },
  'Mail domain': async ({ wrangler }) => {
    const { domain } = SENDER;
    const problem = await sendingProblem(wrangler, domain);
    if (problem) throw new Error(`${problem}. npm run setup`);
    return `${domain} may send`;
  },
  'Company identity': ({ target, company }) => {
    const missing = Object.entries(company).flatMap(([name, value]) => (value ? [] : [name]));
    if (missing.length > 0 && target.name === 'production') {
      throw new Error(`web/site-config.ts lacks company ${missing.join(', ')}: a shop in the EU has to say who it is`);
    }
    return missing.length > 0 ? `not needed on ${target.name}: ${missing.join(', ')}` : (company['name'] ?? '');
  },
  'Worker bundle': ({ measureBundle }) => `${Math.round(measureBundle() / 1024)} kB gzipped`,
  'Migration files': () => {
    const faults = lintMigrations();
    if (faults.length > 0) {
      throw new Error(faults.map(({ file, line, problem }) => `${file}:${line} ${problem}`).join('; '));
    }
    return 'nothing that D1 would cut in the wrong place';
  },
  'Pending migrations': async ({ target, wrangler }) => {
    const pending = await pendingMigrations(wrangler, target.name);
    return pending.length > 0 ? `will be applied: ${pending.join(', ')}` : 'none';
  },
};

/** What is checked, in this order. */
export const CHECK_NAMES: readonly string[] = Object.keys(CHECKS);

/** Runs every check, also after one has failed, so that one run shows all there is to mend. */
export const checkDeployment = async (deployment: Deployment): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  const secrets = await secretsOf(deployment.wrangler, deployment.target.name);
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      results.push({ name, ok: true, detail: await check(deployment, secrets) });
    } catch (error) {
      results.push({ name, ok: false, detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
};
