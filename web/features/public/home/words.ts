import type { SpanishOf } from '../../../i18n/translation';
import type { home } from '../../../i18n/locales/en/home';

/** The home page's words in either language. */
export type HomeWords = typeof home | SpanishOf<typeof home>;
