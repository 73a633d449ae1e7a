import { SENDER } from '../sender';
import type { MailTexts } from './types';

/** The figures of a day by their names in the log. */
const FIGURES: Record<string, string> = {
  signUps: 'New accounts',
  purchases: 'Purchases',
  revenueMinor: 'Revenue, cents',
  subscribers: 'Subscribers',
  generations: 'Lists begun',
  plansReady: 'Lists finished',
  plansFailed: 'Lists failed',
  creditsSpent: 'Credits spent',
  modelCostMicros: 'Models this month, millionths of a dollar',
  unmatchedPayments: 'Payments that match nothing',
  databaseBytes: 'Database, bytes',
  violations: 'Credits that are not where the ledger says',
};

/** The mails in English. */
export const en: MailTexts = {
  confirm: ({ url, hasFreePlans }) => ({
    subject: 'Confirm your e-mail address',
    preview: hasFreePlans
      ? 'One click and your two free Bag Plans are waiting.'
      : 'One click and your account is ready.',
    heading: 'Welcome aboard',
    paragraphs: [
      hasFreePlans
        ? 'Thanks for signing up for Valija. Confirm your e-mail address and your two free Bag Plans are yours.'
        : 'Thanks for signing up for Valija. Confirm your e-mail address and your account is ready.',
    ],
    action: { label: 'Confirm my e-mail address', url },
    notes: [
      'The link works once and for 24 hours.',
      'It was not you who signed up? Then do not use the link, and no account will be made.',
    ],
  }),
  'already-registered': ({ signInUrl, resetUrl }) => ({
    subject: 'You already have an account',
    preview: 'Somebody tried to sign up with your e-mail address.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up for Valija with this e-mail address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    notes: [
      `Forgotten the password? Choose a new one here: ${resetUrl}`,
      'It was not you? Then there is nothing to do.',
    ],
  }),
  reset: ({ url }) => ({
    subject: 'Choose a new password',
    preview: 'The link works once and for one hour.',
    heading: 'Choose a new password',
    paragraphs: ['You asked for a new password for your Valija account. Use this link to choose it.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works once and for one hour. Afterwards you are signed out everywhere.',
      'It was not you? Then ignore this mail; your password stays as it is.',
    ],
  }),
  'password-changed': ({ resetUrl }) => ({
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Valija account was changed just now. If it was you, there is nothing to do.',
      'If it was not you, choose a new password straight away: that signs everybody else out.',
    ],
    action: { label: 'It was not me', url: resetUrl },
    notes: [`Questions? Write to ${SENDER.supportEmail}.`],
  }),
  'email-change': ({ url }) => ({
    subject: 'Confirm your new e-mail address',
    preview: 'Your account moves here once you confirm.',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['You want to use this e-mail address for your Valija account. Confirm that it is yours.'],
    action: { label: 'Use this address', url },
    notes: [
      'The link works once and for 24 hours. Until then your old address stays in use.',
      'It was not you? Then do not use the link, and nothing will change.',
    ],
  }),
  'email-changed-notice': () => ({
    subject: 'Your e-mail address was changed',
    preview: 'Your account now uses another address.',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      'Your Valija account now uses another e-mail address. Mails about it no longer come here.',
      `If it was not you, write to ${SENDER.supportEmail} straight away.`,
    ],
    notes: [],
  }),
  invitation: ({ url, inviter, plan, days }) => ({
    subject: `${inviter ?? 'A fellow traveller'} invites you to pack together`,
    preview: 'One list for both of you, ticked off together.',
    heading: 'Pack together?',
    paragraphs: [
      `${inviter ?? 'A fellow traveller'} invites you to ${plan ? `the Bag Plan “${plan}”` : 'a Bag Plan'} on Valija: one packing list that you both tick off and add to.`,
    ],
    action: { label: 'See the invitation', url },
    notes: [
      `The link works once and for ${days} days. You need a Valija account, which is free.`,
      'You do not know who this is? Then ignore this mail; nothing will happen.',
    ],
  }),
  'account-deleted': () => ({
    subject: 'Your account was deleted',
    preview: 'Everything in it is gone.',
    heading: 'Goodbye, and safe travels',
    paragraphs: [
      'Your Valija account was deleted, with your Bag Plans, your profile and your sessions. This can’t be undone.',
      'You are welcome back any time.',
    ],
    notes: [`It was not you? Write to ${SENDER.supportEmail}.`],
  }),
  'support-request': ({ topic, message, reference, from, account, facts }) => ({
    subject: `Support: [${topic}] ${reference}`,
    preview: `A message from ${from}`,
    heading: `A message about ${topic}`,
    paragraphs: message.split(/\n+/),
    notes: [`From ${from}, account ${account}`, `Reference ${reference}`, ...facts],
  }),
  'withdrawal-received': ({ invoice, offer, reference, at }) => ({
    subject: 'We have received your withdrawal',
    preview: 'This is your receipt. Keep it.',
    heading: 'We have received your withdrawal',
    paragraphs: [
      `On ${at} you told us that you withdraw from your purchase (${offer}, bill ${invoice}). This mail is your receipt.`,
      'We look at it and give back what is due, the way you paid, within 14 days. What you had already used may be deducted where the law allows it.',
    ],
    notes: [`Reference ${reference}`, `Questions? Write to ${SENDER.supportEmail}.`],
  }),
  'withdrawal-task': ({ invoice, offer, reference, at, payment, user, inTime }) => ({
    subject: `Withdrawal ${reference}`,
    preview: inTime ? 'Within 14 days' : 'After 14 days',
    heading: 'Somebody withdrew from a purchase',
    paragraphs: [
      `${at}: ${offer}, bill ${invoice}, ${inTime ? 'within' : 'AFTER'} the 14 days.`,
      `npm run support -- production refund ${user} ${payment} --reason withdrawal ${reference}`,
    ],
    notes: ['The money has to be back within 14 days.'],
  }),
  'daily-report': ({ day, figures }) => ({
    subject: `Valija on ${day}`,
    preview: `${figures['signUps'] ?? 0} new accounts, ${figures['purchases'] ?? 0} purchases`,
    heading: `The day of ${day}`,
    pictureText: 'The last 14 days: new accounts, lists finished, revenue',
    paragraphs: Object.entries(FIGURES).map(([name, label]) => `${label}: ${figures[name] ?? 0}`),
    notes: ['Each figure is that of the log’s line “daily report”.'],
  }),
  'support-received': ({ message, reference }) => ({
    subject: 'We have your message',
    preview: 'A person reads it, and answers to this address.',
    heading: 'We have your message',
    paragraphs: ['Thank you for writing. A person reads it, and answers to this address.', ...message.split(/\n+/)],
    notes: [`Reference ${reference}`],
  }),
};
