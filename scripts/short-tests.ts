/**
 * What `npm test` runs of the tests that take long: the product's promises once, within its five minutes. Everything runs in
 * `npm run test:all`.
 */

/** Each of these files is a runtime that has to be started. */
export const SHORT_WORKERD = [
  'worker/identity/auth/sign-in',
  'worker/identity/account/account',
  'worker/money/billing/billing.workerd',
  'worker/money/credits/credits',
  'worker/plans/interrupted.model',
  'worker/plans/lifecycle/create.workerd',
  'worker/plans/personalised.model',
  'worker/plans/plans.workerd',
  'worker/plans/room/sync/sync',
  'worker/plans/sharing/members',
  'tests/workerd/mutations',
  'tests/workerd/owners',
] as const;

/** Browser journeys by file and title; of one in both languages the English one. */
export const SHORT_BROWSER = [
  ['account', 'is created, confirmed, signed out of, signed in to and recovered, with every screen accessible'],
  ['billing', 'a pack and a subscription are bought, and the subscription is canceled and resumed'],
  [
    'documents',
    'each public page loads no framework or third-party file, is small, does not overflow and passes axe in both themes',
  ],
  ['first-answers', 'the document contains the data of the first screen, so that no request waits for another'],
  ['offline', 'with two devices a tick shows on the other, edits made offline are sent later, and conflicts are shown'],
  ['plan-screen-touch', 'ticks are large and instant, roll back when refused, and rows are dragged by a handle'],
  ['plans', 'a trip becomes a list that is edited, found again and deleted'],
  ['plan-making', 'the progress of a list is followed after a lost connection and in a second tab'],
  ['sharing', 'two people pack one list by mailed invitation, ticks show who made them, and a member is removed'],
  ['sign-out', 'signing out offline takes effect at once, survives a reload, and reaches the server later'],
  ['site', 'a visitor gets a demo list and finds the trip in the form after signing up'],
  ['specification', 'a password that is too common is reported before anything is sent'],
] as const;

/** They as Playwright's `--grep` wants them, which sees the project, the file and every title above a test. */
export const SHORT_BROWSER_PATTERN = `^(?!.*\\(es\\)).*(${SHORT_BROWSER.map(([file, title]) => `${file}\\.spec\\.ts.*${title}`).join('|')})`;
