import { use } from 'react';
import type { Locale } from '../../worker/platform/locale/locale';
import { addWords } from './i18n';
import type { Words } from './translation';
import { useLocale } from './use-locale';

/** Namespaces that only some screens need: they come with those screens, so that the first one stays small. */
const LAZY_WORDS = {
  auth: {
    en: async () => (await import('./locales/en/auth')).auth,
    es: async () => (await import('./locales/es/auth')).auth,
  },
  around: {
    en: async () => (await import('./locales/en/around')).around,
    es: async () => (await import('./locales/es/around')).around,
  },
  billing: {
    en: async () => (await import('./locales/en/billing')).billing,
    es: async () => (await import('./locales/es/billing')).billing,
  },
  creating: {
    en: async () => (await import('./locales/en/creating')).creating,
    es: async () => (await import('./locales/es/creating')).creating,
  },
  luggage: {
    en: async () => (await import('./locales/en/luggage')).luggage,
    es: async () => (await import('./locales/es/luggage')).luggage,
  },
  packing: {
    en: async () => (await import('./locales/en/packing')).packing,
    es: async () => (await import('./locales/es/packing')).packing,
  },
  profile: {
    en: async () => (await import('./locales/en/profile')).profile,
    es: async () => (await import('./locales/es/profile')).profile,
  },
  progress: {
    en: async () => (await import('./locales/en/plan-progress')).progress,
    es: async () => (await import('./locales/es/plan-progress')).progress,
  },
  referrals: {
    en: async () => (await import('./locales/en/referrals')).referrals,
    es: async () => (await import('./locales/es/referrals')).referrals,
  },
  reuse: {
    en: async () => (await import('./locales/en/reuse')).reuse,
    es: async () => (await import('./locales/es/reuse')).reuse,
  },
  settings: {
    en: async () => (await import('./locales/en/settings')).settings,
    es: async () => (await import('./locales/es/settings')).settings,
  },
  sharing: {
    en: async () => (await import('./locales/en/sharing')).sharing,
    es: async () => (await import('./locales/es/sharing')).sharing,
  },
  understood: {
    en: async () => (await import('./locales/en/understood')).understood,
    es: async () => (await import('./locales/es/understood')).understood,
  },
} as const satisfies Record<string, Record<Locale, () => Promise<Words>>>;
type LazyNamespace = keyof typeof LAZY_WORDS;

const loaded = new Map<string, Promise<void>>();

/** As React marks a promise that has come: it does not wait a turn for it. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Loads the words of a namespace, once. */
export const loadWords = (locale: Locale, namespace: LazyNamespace): Promise<void> => {
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = LAZY_WORDS[namespace][locale]().then((words) => {
    addWords(locale, namespace, words);
    loaded.set(key, HERE);
  });
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
};

/** Suspends until the words of these namespaces are there, in whichever language the page has now. */
export const useWords = (...namespaces: LazyNamespace[]): void => {
  const { locale } = useLocale();
  // All are on their way before the first one is waited for.
  for (const loading of namespaces.map((namespace) => loadWords(locale, namespace))) use(loading);
};
