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
  ['account', 'is made, confirmed, left, entered and recovered, every screen accessible'],
  ['billing', 'a pack and a plan are bought, the plan canceled and resumed'],
  ['documents', 'each public page: no framework, nothing foreign, small'],
  ['first-answers', 'the document brings what the first screen shows'],
  ['offline', 'two devices: a tick shows on the other'],
  ['plan-screen-touch', 'ticks are big and instant, come back when refused'],
  ['plans', 'a trip becomes a list that is edited, found again and deleted'],
  ['plan-making', 'the making of a list is watched over a lost connection'],
  ['sharing', 'two people pack one list: invited by mail'],
  ['sign-out', 'without a network it ends here at once'],
  ['site', 'a visitor gets a list, and finds the trip in the form after signing up'],
  ['specification', 'a password that is too common is reported before anything is sent'],
] as const;

/** They as Playwright's `--grep` wants them, which sees the project, the file and every title above a test. */
export const SHORT_BROWSER_PATTERN = `^(?!.*\\(es\\)).*(${SHORT_BROWSER.map(([file, title]) => `${file}\\.spec\\.ts.*${title}`).join('|')})`;
