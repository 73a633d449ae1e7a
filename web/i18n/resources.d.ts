import 'i18next';
import type { app } from './locales/en/app';
import type { around } from './locales/en/around';
import type { packing } from './locales/en/packing';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof app & { around: typeof around; packing: typeof packing };
  }
}
