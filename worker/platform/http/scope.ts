import type { Context } from 'hono';
import type { AppContext } from '../context';
import type { Database } from '../db/client';
import type { Env } from '../env';
import { clientAddress } from './address';
import { appOrigin } from './mutations';
import { logError } from './log';
import { type Mail, sendMail } from '../mail/service';

/** What the account services need of a request. */
export interface Scope {
  env: Env;
  db: Database;
  /** Milliseconds since the epoch; one moment for the whole request. */
  now: number;
  /** For links in mails. */
  origin: string;
  /** The caller's address as limits count it. */
  address: string;
  /** Runs work after the answer, so that neither its time nor its failure affects it. */
  later(what: string, work: () => Promise<void>): void;
  /** Sends a mail after the answer. */
  mailLater(mail: Mail): void;
}

/** What sending a mail of an account needs; support has nothing more. */
export interface MailScope extends Omit<Scope, 'env'> {
  env: Pick<Env, 'ENVIRONMENT' | 'JWT_SECRET' | 'EMAIL_IDENTITY_SECRET' | 'MAIL'>;
}

/** Takes the scope from Hono's context. */
export const scopeOf = (c: Context<AppContext>): Scope => {
  const { env, db, requestId } = c.var;
  const now = c.var.clock.now();
  const later = (what: string, work: () => Promise<void>): void =>
    c.executionCtx.waitUntil(
      work().catch((error: unknown) => logError('work after the answer failed', { requestId, what }, error)),
    );
  return {
    env,
    db,
    now,
    origin: appOrigin(env.APP_ORIGIN, c.req.url),
    address: clientAddress(c),
    later,
    mailLater: (mail) => later(`mail ${mail.template}`, () => sendMail({ env, db, now }, mail)),
  };
};
