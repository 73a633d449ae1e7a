import { keyedHash } from '../../platform/crypto/secrets';
import type { Env } from '../../platform/env';

/** How a provider reads the part before the @, as far as it is documented. */
interface Provider {
  /** Domains of one and the same mailbox; without them each domain is its own. */
  mainDomain?: string;
  /** Characters that make no difference. */
  ignored?: RegExp;
}

const GMAIL: Provider = { mainDomain: 'gmail.com', ignored: /\./g };
const PROTON: Provider = { mainDomain: 'proton.me', ignored: /[._-]/g };
const APPLE: Provider = { mainDomain: 'icloud.com' };
const OTHER: Provider = {};

/** Providers where what follows a plus leads to the same mailbox. */
const PROVIDERS = new Map<string, Provider>([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['protonmail.ch', PROTON],
  ['pm.me', PROTON],
  ['icloud.com', APPLE],
  ['me.com', APPLE],
  ['mac.com', APPLE],
  ...'fastmail.com fastmail.fm msn.com'.split(' ').map((domain): [string, Provider] => [domain, OTHER]),
]);

/** Outlook.com has a domain of its own in many countries: hotmail.co.uk, live.nl, outlook.com.br. */
const OUTLOOK = /^(?:outlook|hotmail|live)(?:\.com?)?\.[a-z]{2,3}$/;

const providerOf = (domain: string): Provider | undefined =>
  PROVIDERS.get(domain) ?? (OUTLOOK.test(domain) ? OTHER : undefined);

const withoutTag = (local: string): string => local.replace(/\+.*$/, '');

const partsOf = (email: string) => {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  return { local: lower.slice(0, at), domain: lower.slice(at + 1) };
};

/**
 * The mailbox an address leads to, as far as its provider documents it: plus-addresses, dots, several domains, and
 * `you@name.fastmail.com` for `name@fastmail.com`. Elsewhere a plus may be another person, so the address stays.
 */
export const mailboxOf = (email: string): string => {
  const { local, domain } = partsOf(email);
  const [, name, host] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain) ?? [];
  if (name && host) return `${name}@${host}`;
  const provider = providerOf(domain);
  if (!provider) return `${local}@${domain}`;
  const { mainDomain = domain, ignored } = provider;
  const plain = withoutTag(local);
  return `${ignored ? plain.replace(ignored, '') : plain}@${mainDomain}`;
};

/**
 * The mailbox that a limit of mails counts: at any provider what follows a plus is taken for the same one. Two people
 * share a limit at worst; nobody is bombed.
 */
export const countedMailboxOf = (email: string): string => {
  const { local, domain } = partsOf(mailboxOf(email));
  return `${withoutTag(local)}@${domain}`;
};

/** What is kept of a mailbox that got the free credits. Without the key it can be neither read nor guessed. */
export const identityHash = (env: Pick<Env, 'EMAIL_IDENTITY_SECRET' | 'JWT_SECRET'>, email: string): string =>
  keyedHash(env.EMAIL_IDENTITY_SECRET ?? env.JWT_SECRET, 'email-identity', mailboxOf(email));
