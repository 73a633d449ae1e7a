/** The texts that the specification gives, word by word, among those of the screens. */
import { expect, test } from 'vitest';
import { PLAN_LIMITS, PLAN_MESSAGES, tooLong } from '../../worker/plans/limits';
import { app } from './locales/en/app';
import { auth } from './locales/en/auth';
import { billing } from './locales/en/billing';
import { creating } from './locales/en/creating';
import { progress } from './locales/en/plan-progress';
import { profile } from './locales/en/profile';
import { referrals } from './locales/en/referrals';
import { settings } from './locales/en/settings';
import { site } from './locales/en/site';
import { site as spanishSite } from './locales/es/site';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const said = new Set(textsIn([app, auth, billing, creating, profile, progress, referrals, settings, site]));

test.each([
  'Username must be 3-30 characters long and contain only letters, numbers, underscores, and hyphens',
  'Username is already taken',
  'The passwords do not match.',
  'Passwords do not match',
  'Email is required.',
  'Please enter a valid email address',
  'This email is already on the waitlist.',
  'Something went wrong. Please try again.',
  'The end date cannot be earlier than the start date.',
  'Max activities reached',
  'This action cannot be undone.',
  'Speech recognition is not supported in your browser',
  'Insufficient Credits',
  "You don't have enough credits to generate a Bag Plan. Please subscribe to a plan if you don't have one or purchase additional credits to continue.",
  'Ups! Something went wrong',
  'Done! Your Bag Plan is ready',
  'Please log in first to purchase credits or subscribe to a plan',
  'You already have an active subscription. Redirecting to your billing page.',
  'No plans available at this moment. Please try again later.',
  'Could not load credit packages or no packages are available.',
  'Unknown location',
  'Error updating profile',
  'Profile not found',
  'User not authenticated',
  'Page Not Found',
  'Page Not Found: {{path}}',
  'Internal Server Error',
  'Unexpected error, please try again later. If the problem persists, please contact support.',
])('a text of the specification is shown word for word: %s', (text) => {
  expect(said).toContain(text);
});

test.each([site, spanishSite])('seven terms, nine paragraphs of privacy, three values, in both languages', (words) => {
  expect(words.terms.sections).toHaveLength(7);
  expect(words.privacy.sections).toHaveLength(9);
  expect(words.home.about.values).toHaveLength(3);
});

test('the header and the navigation of the app have the entries of the specification', () => {
  const { home, pricing, about, faqs, contact, nav } = app.shell;
  expect([home, pricing, about, faqs, contact]).toEqual(['Home', 'Pricing', 'About', 'FAQs', 'Contact']);
  expect(Object.keys(nav)).toEqual(
    expect.arrayContaining(['plans', 'search', 'settings', 'billing', 'profile', 'home', 'support', 'referrals']),
  );
});

test('the API refuses a trip in the words of the form', () => {
  const { activitiesMax, errors } = creating.create;
  expect(PLAN_MESSAGES).toMatchObject({
    destination: errors.destinationMissing,
    datesReversed: errors.datesReversed,
    tooManyDays: errors.tooLong.replace('{{max}}', String(PLAN_LIMITS.days)),
    tooManyActivities: activitiesMax,
  });
  expect(tooLong(120)).toBe(errors.long.replace('{{max}}', '120'));
});
