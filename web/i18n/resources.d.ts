import 'i18next';
import type { app } from './locales/en/app';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof app;
  }
}
