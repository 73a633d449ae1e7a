import 'i18next';
import type { app } from './locales/en/app';
import type { around } from './locales/en/around';
import type { luggage } from './locales/en/luggage';
import type { packing } from './locales/en/packing';
import type { reuse } from './locales/en/reuse';
import type { sharing } from './locales/en/sharing';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof app & {
      around: typeof around;
      luggage: typeof luggage;
      packing: typeof packing;
      reuse: typeof reuse;
      sharing: typeof sharing;
    };
  }
}
