/**
 * Cloudflare's `send_email` binding as far as it refuses. Codes and reasons are those of
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ and, for headers,
 * https://developers.cloudflare.com/email-service/reference/headers/
 */
class MailRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Message {
  from: { email: string };
  to: string;
  subject: string;
  headers?: Record<string, string>;
}

export interface FakeMail {
  /** The binding. */
  send(message: Message): Promise<{ messageId: string }>;
  sent: Message[];
  attempts: number;
  /** Domains that are enabled for sending. */
  enabled: Set<string>;
  /** Addresses that a person of the account has verified: the only ones before the domain is enabled. */
  verified: Set<string>;
  /** Recipients whose mail bounced, or who complained. */
  suppressed: Set<string>;
  /** Mails that the account may send in a day. https://developers.cloudflare.com/email-service/platform/limits/ */
  dailyLimit: number;
}

/** The part of the allowlist that begins without `X-`; the rest is refused. */
const ALLOWED_HEADERS = /^(auto-submitted|in-reply-to|references|list-[a-z-]+|precedence|content-language|x-[\w-]+)$/i;

const domainOf = (address: string): string => address.split('@')[1] ?? '';

export const fakeMail = (): FakeMail => {
  const mail: FakeMail = {
    sent: [],
    attempts: 0,
    enabled: new Set(['valija.app']),
    verified: new Set(),
    suppressed: new Set(),
    dailyLimit: 1000,
    send: async (message) => {
      mail.attempts += 1;
      for (const name of Object.keys(message.headers ?? {})) {
        if (!ALLOWED_HEADERS.test(name))
          throw new MailRefusal('E_HEADER_NOT_ALLOWED', `Header '${name}' is not allowed.`);
      }
      if (!mail.enabled.has(domainOf(message.from.email)) && !mail.verified.has(message.to)) {
        throw new MailRefusal('E_RECIPIENT_NOT_ALLOWED', 'destination address is not a verified address');
      }
      if (mail.suppressed.has(message.to))
        throw new MailRefusal('E_RECIPIENT_SUPPRESSED', 'the recipient is suppressed');
      if (mail.sent.length >= mail.dailyLimit) throw new MailRefusal('E_DAILY_LIMIT_EXCEEDED', 'daily limit exceeded');
      mail.sent.push(message);
      return { messageId: `message-${mail.sent.length}` };
    },
  };
  return mail;
};
