import 'i18next';
import type { app } from './locales/en/app';
import type { auth } from './locales/en/auth';
import type { around } from './locales/en/around';
import type { billing } from './locales/en/billing';
import type { creating } from './locales/en/creating';
import type { luggage } from './locales/en/luggage';
import type { packing } from './locales/en/packing';
import type { profile } from './locales/en/profile';
import type { progress } from './locales/en/plan-progress';
import type { referrals } from './locales/en/referrals';
import type { reuse } from './locales/en/reuse';
import type { settings } from './locales/en/settings';
import type { sharing } from './locales/en/sharing';
import type { understood } from './locales/en/understood';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof app & {
      auth: typeof auth;
      around: typeof around;
      billing: typeof billing;
      creating: typeof creating;
      luggage: typeof luggage;
      packing: typeof packing;
      profile: typeof profile;
      progress: typeof progress;
      referrals: typeof referrals;
      reuse: typeof reuse;
      settings: typeof settings;
      sharing: typeof sharing;
      understood: typeof understood;
    };
  }
}
