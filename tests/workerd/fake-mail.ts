/** Where it stands what a mail has to be, and with which code it is refused. */
const CODES = 'https://developers.cloudflare.com/email-service/api/send-emails/workers-api/';
const HEADERS = 'https://developers.cloudflare.com/email-service/reference/headers/';
const LIMITS = 'https://developers.cloudflare.com/email-service/platform/limits/';

/** Cloudflare's `send_email` binding as far as it refuses; each refusal says where it stands. */
class MailRefusal extends Error {
  constructor(
    readonly source: typeof CODES | typeof HEADERS | typeof LIMITS,
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
  text?: string;
  html?: string;
  attachments?: { content: Uint8Array }[];
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
  /** Mails that the account may send in a day. */
  dailyLimit: number;
}

/** The part of the allowlist that begins without `X-`; the rest is refused. */
const ALLOWED_HEADERS = /^(auto-submitted|in-reply-to|references|list-[a-z-]+|precedence|content-language|x-[\w-]+)$/i;

/** Characters of a subject, bytes of headers and of a whole mail. */
const MOST = { subject: 998, headers: 16 * 1024, mail: 5 * 1024 * 1024 };

/** What is wrong with a mail, for any recipient. */
const needMail = ({ to, subject, text = '', html = '', attachments = [], headers = {} }: Message): void => {
  if (!to || !subject || !(text || html)) throw new MailRefusal(CODES, 'E_FIELD_MISSING', 'a field is missing');
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new MailRefusal(CODES, 'E_VALIDATION_ERROR', 'the recipient is no address');
  if (subject.length > MOST.subject || /[\r\n]/.test(subject)) {
    throw new MailRefusal(LIMITS, 'E_VALIDATION_ERROR', 'the subject is too long or has line breaks');
  }
  for (const name of Object.keys(headers)) {
    if (!ALLOWED_HEADERS.test(name)) {
      throw new MailRefusal(HEADERS, 'E_HEADER_NOT_ALLOWED', `Header '${name}' is not allowed.`);
    }
  }
  if (JSON.stringify(headers).length > MOST.headers) {
    throw new MailRefusal(LIMITS, 'E_VALIDATION_ERROR', 'the headers are too long');
  }
  // Pictures travel as base64.
  const bytes = attachments.reduce((sum, { content }) => sum + (content.byteLength * 4) / 3, text.length + html.length);
  if (bytes > MOST.mail) throw new MailRefusal(LIMITS, 'E_CONTENT_TOO_LARGE', 'the mail is too large');
};

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
      needMail(message);
      if (!mail.enabled.has(domainOf(message.from.email)) && !mail.verified.has(message.to)) {
        throw new MailRefusal(CODES, 'E_RECIPIENT_NOT_ALLOWED', 'destination address is not a verified address');
      }
      if (mail.suppressed.has(message.to)) {
        throw new MailRefusal(CODES, 'E_RECIPIENT_SUPPRESSED', 'the recipient is suppressed');
      }
      if (mail.sent.length >= mail.dailyLimit) {
        throw new MailRefusal(LIMITS, 'E_DAILY_LIMIT_EXCEEDED', 'daily limit exceeded');
      }
      mail.sent.push(message);
      return { messageId: `message-${mail.sent.length}` };
    },
  };
  return mail;
};
