/**
 * The commands of `npm run support`. What changes something says first what it will do, and does it only after a yes.
 * Every one leaves a row in `support_actions`.
 */
import type { Stripe } from 'stripe';
import { forgotPassword, resendConfirmation } from '../../identity/auth/service';
import type { MailScope } from '../../platform/http/scope';
import {
  endSessions,
  grantCredits,
  listActions,
  listUnmatched,
  noteUse,
  refundPayment,
  setBackLists,
  setMailing,
  takeCredits,
  type SupportUse,
} from './actions';
import { type FoundPerson, findPeople, showPerson } from './find';

/** The services that the commands use. */
export interface SupportTools extends SupportUse {
  /** Undefined without a key: then nothing can be refunded. */
  stripe: Stripe | undefined;
  /** For mails that are sent again. */
  scope: MailScope;
  /** Asks a yes or no question. */
  confirm: (question: string) => Promise<boolean>;
  say: (line: string) => void;
}

/** An invalid command; the message is the usage. */
export class SupportUsageError extends Error {}

export const SUPPORT_USAGE = `npm run support -- <preview|production> <command>
  find <words>                                   people by address, username or id
  show <person>                                  plan, credits and their history, payments, sessions
  grant <person> <credits> --reason <text>       permanent credits, through the ledger
  take <person> <credits> --reason <text>        takes credits back, as many as are there
  mail <address> confirm|reset                   sends the mail again
  stop-mail <address> --reason <text>            no more mail to somebody who complained
  allow-mail <address> --reason <text>           mail again, once the owner says that the mailbox works
  refund <person> <payment> [<euros>] --reason <text>   through Stripe, whose event takes the credits
  end-sessions <person> --reason <text>          signs out everywhere
  lists <time> --reason <text>                   sets lists back to a moment, after the database was
  unmatched                                      paid bills that match nothing that is sold
  log [<person>]                                 what support did in the last 30 days`;

const DAY_MS = 86_400_000;
/** The platform keeps every state of objects so long. */
const RECOVERABLE_MS = 30 * DAY_MS;

const onePerson = async (tools: SupportTools, words: string | undefined): Promise<FoundPerson & { id: string }> => {
  if (!words) throw new SupportUsageError('Whom? An address, a username or an id.');
  const found = await findPeople(tools.db, words);
  const wanted = words.toLowerCase();
  const exact = found.filter(({ id, email, username }) => [id, email, username?.toLowerCase()].includes(wanted));
  const [person, other] = exact.length > 0 ? exact : found;
  if (!person) throw new SupportUsageError(`Nobody is found by "${words}".`);
  if (other) throw new SupportUsageError(`"${words}" finds several: ${found.map(({ email }) => email).join(', ')}.`);
  if (person.id === null) throw new SupportUsageError(`${person.email} has not confirmed the address yet.`);
  return { ...person, id: person.id };
};

const wholeNumber = (text: string | undefined, what: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1 || value > 10_000)
    throw new SupportUsageError(`${what} is no number from 1.`);
  return value;
};

/** Takes `--reason …` out of the words; what changes something needs one. */
const splitReason = (words: readonly string[]): { rest: string[]; reason: string | undefined } => {
  const at = words.indexOf('--reason');
  if (at === -1) return { rest: [...words], reason: undefined };
  const reason = words
    .slice(at + 1)
    .join(' ')
    .trim();
  return { rest: words.slice(0, at), reason: reason || undefined };
};

const needReason = (reason: string | undefined): string => {
  if (!reason) throw new SupportUsageError('Say why: --reason "…". It is kept.');
  return reason;
};

const oneAddress = (address: string | undefined): string => {
  const email = address?.trim().toLowerCase();
  if (!email?.includes('@')) throw new SupportUsageError('Which address?');
  return email;
};

type Command = (tools: SupportTools, args: string[], reason: string | undefined) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  find: async (tools, args) => {
    const found = await findPeople(tools.db, args.join(' '));
    await noteUse(tools, { action: 'find', details: { found: found.length } });
    for (const { id, email, username, state } of found) {
      tools.say([id ?? '(not confirmed)', email, username ?? '-', state].join('  '));
    }
  },
  show: async (tools, [words]) => {
    const { id } = await onePerson(tools, words);
    await noteUse(tools, { action: 'show', userId: id });
    tools.say(JSON.stringify(await showPerson(tools.db, id, tools.now), null, 2));
  },
  grant: async (tools, [words, count], reason) => {
    const credits = wholeNumber(count, 'The number of credits');
    const why = needReason(reason);
    const { id, email } = await onePerson(tools, words);
    if (!(await tools.confirm(`Grant ${credits} permanent credits to ${email}?`)))
      return tools.say('Nothing was done.');
    await grantCredits(tools, { userId: id, credits, reason: why });
    tools.say(`${email} has ${credits} credits more.`);
  },
  take: async (tools, [words, count], reason) => {
    const credits = wholeNumber(count, 'The number of credits');
    const why = needReason(reason);
    const { id, email } = await onePerson(tools, words);
    if (!(await tools.confirm(`Take ${credits} credits from ${email}?`))) return tools.say('Nothing was done.');
    tools.say(`${await takeCredits(tools, { userId: id, credits, reason: why })} credits were taken from ${email}.`);
  },
  mail: async (tools, [address, kind]) => {
    if (!address || (kind !== 'confirm' && kind !== 'reset'))
      throw new SupportUsageError('mail <address> confirm|reset');
    if (!(await tools.confirm(`Send the ${kind} mail to ${address} again?`))) return tools.say('Nothing was done.');
    await noteUse(tools, { action: 'mail', details: { kind } });
    await (kind === 'confirm' ? resendConfirmation : forgotPassword)(tools.scope, address.trim().toLowerCase());
    tools.say('It is on its way, when there is somebody it is for and none was sent within the minute.');
  },
  'stop-mail': async (tools, [address], reason) => {
    const email = oneAddress(address);
    const why = needReason(reason);
    if (!(await tools.confirm(`Send no more mail to ${email}?`))) return tools.say('Nothing was done.');
    await setMailing(tools, { email, isWanted: false, reason: why });
    tools.say(`${email} gets no more mail.`);
  },
  'allow-mail': async (tools, [address], reason) => {
    const email = oneAddress(address);
    const why = needReason(reason);
    if (!(await tools.confirm(`Send mail to ${email} again?`))) return tools.say('Nothing was done.');
    const wasStopped = await setMailing(tools, { email, isWanted: true, reason: why });
    tools.say(
      wasStopped
        ? `${email} gets mail again. Take it off the suppression list of the mail service too.`
        : `${email} was not stopped here. Look at the suppression list of the mail service.`,
    );
  },
  refund: async (tools, [words, paymentId, euros], reason) => {
    if (!tools.stripe) throw new SupportUsageError('Set STRIPE_SECRET_KEY in this shell: it cannot be read back.');
    const why = needReason(reason);
    const { id, email } = await onePerson(tools, words);
    const payment = (await showPerson(tools.db, id, tools.now))?.payments.find((each) => each.id === paymentId);
    if (!payment) throw new SupportUsageError(`${email} has no payment ${paymentId ?? ''}; show lists them.`);
    const amountMinor = euros === undefined ? undefined : Math.round(Number(euros) * 100);
    if (amountMinor !== undefined && !(amountMinor >= 1 && amountMinor <= payment.amountMinor)) {
      throw new SupportUsageError(`Between 0.01 and ${(payment.amountMinor / 100).toFixed(2)}.`);
    }
    const shown = ((amountMinor ?? payment.amountMinor) / 100).toFixed(2);
    if (!(await tools.confirm(`Refund € ${shown} of ${payment.offerId} to ${email}?`)))
      return tools.say('Nothing was done.');
    const given = await refundPayment(tools, tools.stripe, { paymentId: payment.id, amountMinor, reason: why });
    tools.say(
      given === null
        ? 'No money came in for it, so none goes back.'
        : `€ ${(given / 100).toFixed(2)} went back; its credits follow with Stripe's event.`,
    );
  },
  'end-sessions': async (tools, [words], reason) => {
    const why = needReason(reason);
    const { id, email } = await onePerson(tools, words);
    if (!(await tools.confirm(`Sign ${email} out everywhere?`))) return tools.say('Nothing was done.');
    tools.say(`${await endSessions(tools, id, why)} sessions were ended.`);
  },
  lists: async (tools, [words], reason) => {
    const at = Date.parse(words ?? '');
    if (!(at > tools.now - RECOVERABLE_MS && at <= tools.now)) {
      throw new SupportUsageError('Back to when? The time that the database was set back to, as 2027-05-01T12:00:00Z.');
    }
    const why = needReason(reason);
    const moment = new Date(at).toISOString();
    if (!(await tools.confirm(`Set the lists of all plans back to ${moment}?`))) return tools.say('Nothing was done.');
    tools.say(`${await setBackLists(tools, at, why)} lists wait for it; the cron sets some 200 a minute back.`);
  },
  unmatched: async (tools) => {
    for (const row of await listUnmatched(tools)) {
      tools.say(
        `${new Date(row.firstSeenAt).toISOString()}  ${row.id}  ${row.userId ?? '-'}  ${row.reason}  (tried ${row.tries} times)`,
      );
    }
  },
  log: async (tools, [words]) => {
    const person = words ? await onePerson(tools, words) : null;
    await noteUse(tools, { action: 'log', userId: person?.id ?? null });
    for (const row of await listActions(tools.db, tools.now - 30 * DAY_MS, person?.id)) {
      tools.say(
        [new Date(row.at).toISOString(), row.actor, row.action, row.userId ?? '-', row.reason ?? '-', row.details].join(
          '  ',
        ),
      );
    }
  },
};

/** Runs one command; throws a {@link SupportUsageError} for invalid commands. */
export const runSupport = async (tools: SupportTools, words: readonly string[]): Promise<void> => {
  const { rest, reason } = splitReason(words);
  const [name = '', ...args] = rest;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new SupportUsageError(SUPPORT_USAGE);
  await command(tools, args, reason);
};
