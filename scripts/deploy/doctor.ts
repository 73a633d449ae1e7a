/** Checks a running installation: what is wrong with it, and what to do. */
import type { Stripe } from 'stripe';
import * as z from 'zod';
import { SCHEDULES } from '../../worker/cron';
import { cronMark } from '../../worker/platform/db/marks';
import { SETTING_PAIRS } from '../../worker/platform/env';
import { SENDER } from '../../worker/platform/mail/sender';
import { sellingProblem } from './stripe-account';
import { hasPlaceholderDatabase, type Target } from './target';
import { databaseRows, pendingMigrations, secretsOf, sendingProblem, type Wrangler } from './wrangler';

/** What was found; `todo` is there when somebody has to do something. */
export interface Finding {
  name: string;
  detail: string;
  todo: string | null;
}

export interface Installation {
  target: Target;
  wrangler: Wrangler;
  stripe: Stripe | undefined;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch, of this machine. */
  now: () => number;
}

class Ill extends Error {
  constructor(
    detail: string,
    readonly todo: string,
  ) {
    super(detail);
  }
}

const health = z.looseObject({ version: z.string(), dependencies: z.looseObject({}) });

/** Longest time that may pass between two runs of a schedule, with room for one that failed. */
const PATIENCE_MS: Record<string, number> = {
  '* * * * *': 10 * 60_000,
  '7 * * * *': 3 * 3_600_000,
  '23 3 * * *': 26 * 3_600_000,
};

/** How far the platform's clock may be from ours before one of both is wrong. */
const CLOCK_TOLERANCE_MS = 60_000;

type Examination = (installation: Installation, secrets: ReadonlySet<string>) => Promise<string> | string;

const DOCTOR_CHECKS: Record<string, Examination> = {
  Bindings: ({ target }) => {
    if (hasPlaceholderDatabase(target))
      throw new Ill('wrangler.toml names no database', `npm run setup -- ${target.name}`);
    return `database ${target.database.id}, Worker ${target.worker}, Pages ${target.pages.project}`;
  },
  Answers: async ({ target, fetch: ask }) => {
    const answer = await ask(`${target.origin}/api/health`).catch(() => undefined);
    const body = health.safeParse(await answer?.json().catch(() => undefined));
    if (!answer?.ok || !body.success) {
      throw new Ill(
        `${target.origin}/api/health answers ${answer?.status ?? 'nothing'}`,
        'docs/operations.md, Roll back; `npx wrangler tail` says what fails',
      );
    }
    return `build ${body.data.version}`;
  },
  Secrets: ({ target }, secrets) => {
    const known = new Set([...secrets, ...Object.keys(target.vars)]);
    const needed = ['JWT_SECRET', ...(target.name === 'production' ? ['EMAIL_IDENTITY_SECRET'] : [])];
    const missing = needed.filter((name) => !known.has(name));
    const pairs = [...SETTING_PAIRS, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']];
    for (const pair of pairs) {
      const absent = pair.filter((name) => !known.has(name));
      if (absent.length === 1) missing.push(...absent);
    }
    if (missing.length > 0) throw new Ill(`not set: ${missing.join(', ')}`, `npm run setup -- ${target.name}`);
    return [...known].toSorted().join(', ');
  },
  Webhook: async ({ target, stripe, fetch: ask }, secrets) => {
    if (!secrets.has('STRIPE_SECRET_KEY')) return 'payments are not configured';
    if (!stripe) throw new Ill('not looked at', 'set STRIPE_SECRET_KEY in this shell and run it again');
    const problem = await sellingProblem(stripe, target);
    if (problem) throw new Ill(problem, `npm run setup -- ${target.name}, with Stripe's key`);
    // Unsigned, it has to be refused by us and not by something in front of us.
    const answer = await ask(`${target.origin}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    const text = await answer.text();
    if (answer.status !== 400 || !text.includes('invalid_signature')) {
      throw new Ill(
        `an unsigned event is answered ${answer.status} instead of 400`,
        'something stands before the Worker (a firewall rule, Access): let /api/stripe/webhook through',
      );
    }
    return 'registered, and answers';
  },
  Mail: async ({ wrangler }) => {
    const { domain } = SENDER;
    const problem = await sendingProblem(wrangler, domain);
    if (problem) throw new Ill(problem, `npx wrangler email sending enable ${domain}, then its DNS records`);
    return `${domain} may send`;
  },
  Crons: async ({ target, wrangler, now }) => {
    const rows = await databaseRows(
      wrangler,
      target.name,
      'SELECT name, updated_at FROM operation_marks',
      z.object({ name: z.string(), updated_at: z.number() }),
    );
    const last = new Map(rows.map((row) => [row.name, row.updated_at]));
    const late = Object.keys(SCHEDULES).filter(
      (cron) => now() - (last.get(cronMark(cron)) ?? 0) > (PATIENCE_MS[cron] ?? 0),
    );
    if (late.length > 0) {
      throw new Ill(
        `not seen in time: ${late.map((cron) => `"${cron}"`).join(', ')}`,
        'a new installation: wait until each was due once; else look for `a scheduled task failed` in the logs',
      );
    }
    return 'each was seen in time';
  },
  Migrations: async ({ target, wrangler }) => {
    const pending = await pendingMigrations(wrangler, target.name);
    if (pending.length > 0) throw new Ill(`not applied: ${pending.join(', ')}`, `npm run deploy -- ${target.name}`);
    return 'all are applied';
  },
  Clock: async ({ target, fetch: ask, now }) => {
    const answer = await ask(`${target.origin}/api/billing/catalog?${now()}`);
    const told = Date.parse(answer.headers.get('date') ?? '');
    const away = Math.abs(told - now());
    if (!(away <= CLOCK_TOLERANCE_MS)) {
      throw new Ill(
        `${Math.round(away / 1000)} s apart`,
        "set this machine's clock: Stripe's signatures and tokens go by it",
      );
    }
    return 'ours and the platform’s agree';
  },
};

/** The checks, in this order. */
export const DOCTOR_CHECK_NAMES: readonly string[] = Object.keys(DOCTOR_CHECKS);

/** Runs every check, also after one has failed. */
export const runDoctor = async (installation: Installation): Promise<Finding[]> => {
  const secrets = await secretsOf(installation.wrangler, installation.target.name).catch(() => new Set<string>());
  const findings: Finding[] = [];
  for (const [name, run] of Object.entries(DOCTOR_CHECKS)) {
    try {
      findings.push({ name, detail: await run(installation, secrets), todo: null });
    } catch (error) {
      const todo = error instanceof Ill ? error.todo : 'see the message';
      findings.push({ name, detail: error instanceof Error ? error.message : String(error), todo });
    }
  }
  return findings;
};
