import type { Locale } from '../../locale/locale';

/** What each mail needs to be written; URLs are absolute and in the reader's language. */
export interface MailData {
  /** To a new address: confirm the sign-up. `hasFreePlans` is false where the mailbox got its free credits before. */
  confirm: { url: string; hasFreePlans: boolean };
  /** To an address that has an account and was signed up again. */
  'already-registered': { signInUrl: string; resetUrl: string };
  /** Choose a new password. */
  reset: { url: string };
  /** The password was changed or reset. */
  'password-changed': { resetUrl: string };
  /** To the new address: confirm that the account may move here. */
  'email-change': { url: string };
  /** To the old address: the account has moved away. */
  'email-changed-notice': null;
  /** From somebody who wants to pack a plan together; a null name is not shown. */
  invitation: { url: string; inviter: string | null; plan: string | null; days: number };
  /** The account and everything in it is gone. */
  'account-deleted': null;
  /** To us: a person's message, and what they chose to attach. */
  'support-request': {
    topic: string;
    message: string;
    reference: string;
    from: string;
    account: string;
    facts: readonly string[];
  };
  /** Receipt of a withdrawal from a purchase. */
  'withdrawal-received': { invoice: string; offer: string; reference: string; at: string };
  /** To us: somebody has withdrawn. */
  'withdrawal-task': {
    invoice: string;
    offer: string;
    reference: string;
    at: string;
    payment: string;
    user: string;
    inTime: boolean;
  };
  /** To us, every day: the figures by their names in the log. */
  'daily-report': { day: string; figures: Readonly<Record<string, number>> };
  /** To the sender of it: a copy. */
  'support-received': { message: string; reference: string };
}

export type MailTemplate = keyof MailData;

/** A mail of some templates as it is asked for: the data go with the template. */
export type MailOf<Some extends MailTemplate> = {
  [Template in Some]: {
    to: string;
    /** Who gets the answer; our support when left out. */
    replyTo?: string;
    locale: Locale;
    template: Template;
    data: MailData[Template];
    /** A PNG that is shown in the mail. */
    picture?: Uint8Array;
  };
}[Some];

/** Any mail. */
export type Mail = MailOf<MailTemplate>;

/** A mail's words, before they become text and HTML. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** What a picture that comes along shows, in words. */
  pictureText?: string;
  /** Small print under the action. */
  notes: readonly string[];
}

/** Every mail in one language. */
export type MailTexts = { [Template in MailTemplate]: (data: MailData[Template]) => MailContent };
