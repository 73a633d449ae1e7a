import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every file that keeps something in the browser, and the words of the privacy page that say what. */
const NAMED: Record<string, string> = {
  'web/api/known-user.ts': 'under which name',
  'web/api/pending-sign-out.ts': 'that a sign-out has yet to be told',
  'web/api/session-hint.ts': 'that you are signed in',
  'web/features/identity/auth/pkce.ts': 'the key of a sign-up until you confirm it',
  'web/features/identity/auth/return-path.ts': 'the page to bring you back to',
  'web/features/money/referrals/keep-referral.ts': 'for one hour who invited you',
  'web/features/money/referrals/use-pending-referral.ts': 'for one hour who invited you',
  'web/features/palette/shortcut-settings.ts': 'whether shortcuts are on',
  'web/features/plans/draft.ts': 'drafts you have not sent',
  'web/features/plans/stored-data.ts': 'drafts you have not sent',
  'web/features/plans/items/list-settings.ts': 'how you read your lists',
  'web/features/plans/offline/database.ts': 'the Bag Plans you opened',
  'web/features/plans/live/plan-editor.ts': 'the Bag Plans you opened',
  'web/features/plans/trial.ts': 'for a day the trip you tried',
  'web/features/shell/freshness.ts': 'when the page last loaded itself anew',
  'web/fonts.ts': 'that the fonts are there',
  'web/reload.ts': 'when the page last loaded itself anew',
  'web/site.ts': 'that you are signed in',
  'web/theme.ts': 'the theme',
  'web/units.ts': 'units',
};

test('the privacy page names everything that is stored in the browser', () => {
  const keeping = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !/node_modules|dist|\.test\.|i18n|web\/kept\.ts/.test(file))
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDB|openDB|document\.cookie)\b|\/kept';/.test(readFileSync(file, 'utf8')),
    );
  const page = readFileSync('web/i18n/locales/en/privacy.ts', 'utf8');
  expect(keeping.filter((file) => !(file in NAMED))).toEqual([]);
  for (const [file, words] of Object.entries(NAMED)) expect(page, file).toContain(words);
});
