import type { Locale } from '../../worker/platform/locale/locale';
import { Translator } from './translator';
import type { Words } from './translation';

/** The app's words, one lazy file per language; `Record<Locale, …>` so that a new language cannot be forgotten. */
const APP_WORDS: Record<Locale, () => Promise<Record<string, Words>>> = {
  en: async () => (await import('./locales/en/app')).app,
  es: async () => (await import('./locales/es/app')).app,
};

const translators: Record<Locale, Translator> = { en: new Translator('en'), es: new Translator('es') };

/** What says the app's texts in a language, as far as they are there. */
export const translatorOf = (locale: Locale): Translator => translators[locale];

/** Makes `locale` the language of the app; its words are loaded at first use. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  const translator = translatorOf(locale);
  if (!translator.has('common')) {
    const words = await APP_WORDS[locale]();
    for (const [namespace, texts] of Object.entries(words)) translator.add(namespace, texts);
  }
  // Set again, even to the same value, it would have every element's style worked out again.
  if (typeof document !== 'undefined' && document.documentElement.lang !== locale) {
    document.documentElement.lang = locale;
  }
};
