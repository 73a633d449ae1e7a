/** What `npm run support` does with the words that it is given. */
import { runSupport, SUPPORT_USAGE, SupportUsageError } from '../../worker/operations/support/commands';
import { randomSecret } from '../../worker/platform/crypto/secrets';
import { createDatabase } from '../../worker/platform/db/client';
import { sendMail } from '../../worker/platform/mail/service';
import type { DeployedBindings } from './deployed-bindings';
import { stripeOfShell } from './stripe-account';
import { readTarget, targetOf, type TargetName } from './target';

/** What a command is run in. */
export interface SupportDesk {
  open: (environment: TargetName) => Promise<DeployedBindings>;
  /** Asks the person, who types an answer. */
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
  /** The operator; recorded with every action. */
  actor: string;
  shell: Parameters<typeof stripeOfShell>[0];
}

/** Runs one command on an environment; throws for invalid commands. */
export const support = async (
  [name, ...words]: readonly string[],
  { open, ask, say, actor, shell }: SupportDesk,
): Promise<void> => {
  const environment = targetOf(name);
  if (!environment || words.length === 0) throw new SupportUsageError(SUPPORT_USAGE);
  const { origin } = readTarget(environment);
  const { bindings, close } = await open(environment);
  try {
    const db = createDatabase(bindings);
    const now = Date.now();
    // Counters of limits are keyed with the Worker's secret, which cannot be read back: these mails count on their own.
    const secret = randomSecret();
    const env = { ENVIRONMENT: environment, JWT_SECRET: secret, EMAIL_IDENTITY_SECRET: secret, MAIL: bindings.MAIL };
    const pending: Promise<void>[] = [];
    const later = (_what: string, work: () => Promise<void>) => void pending.push(work());
    const scope = { env, db, now, origin, address: 'support', later };
    await runSupport(
      {
        db,
        now,
        actor,
        stripe: stripeOfShell(shell),
        scope: { ...scope, mailLater: (mail) => later('mail', () => sendMail({ env, db, now }, mail)) },
        confirm: async (question) => /^(y|yes|s|sí)$/i.test((await ask(`${question} [y/N] `)).trim()),
        say,
      },
      words,
    );
    for (let work = pending.shift(); work; work = pending.shift()) await work;
  } finally {
    await close();
  }
};
