import { createInstance, type i18n } from 'i18next';
import type { Locale } from '../../worker/platform/locale/locale';
import type { Words } from './translation';

/** The app's words, one lazy file per language; `Record<Locale, …>` so that a new language cannot be forgotten. */
const APP_WORDS: Record<Locale, () => Promise<Record<string, Words>>> = {
  en: async () => (await import('./locales/en/app')).app,
  es: async () => (await import('./locales/es/app')).app,
};

const options = {
  defaultNS: 'common',
  // React escapes by itself.
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** An instance with its words at hand, for rendering outside the browser. */
export const createI18n = async (locale: Locale, words: Record<string, Words>): Promise<i18n> => {
  const own = createInstance();
  await own.init({ ...options, lng: locale, resources: { [locale]: words } });
  return own;
};

/** The app's own instance. */
export const instance: i18n = createInstance();

/** Makes `locale` the language of the app; its words are loaded at first use. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  if (!instance.isInitialized) {
    await instance.init({ ...options, lng: locale, resources: {}, fallbackLng: false });
  }
  if (!instance.hasResourceBundle(locale, 'common')) {
    const words = await APP_WORDS[locale]();
    for (const [namespace, bundle] of Object.entries(words)) instance.addResourceBundle(locale, namespace, bundle);
  }
  if (instance.language !== locale) await instance.changeLanguage(locale);
  // Set again, even to the same value, it would have every element's style worked out again.
  if (typeof document !== 'undefined' && document.documentElement.lang !== locale) {
    document.documentElement.lang = locale;
  }
};

/** Adds the words of a screen that were not part of the first file. */
export const addWords = (locale: Locale, namespace: string, words: Words): void => {
  instance.addResourceBundle(locale, namespace, words);
};
