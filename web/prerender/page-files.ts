import { LOCALES, type Locale } from '../../worker/platform/locale/locale';
import type { Manifest } from './manifest';

/**
 * What the first screen of each page of the app is made of besides the shell: modules or groups of modules
 * (web/build/chunks.ts), and words of its language.
 */
const PAGES: Record<string, { modules: readonly string[]; words?: readonly string[] }> = {
  '/app': { modules: ['plan-list'] },
  '/app?plan': { modules: ['plan'], words: ['packing'] },
  '/app?new': { modules: ['new-plan'], words: ['creating'] },
  '/app?view=luggage': { modules: ['features/plans/luggage/luggage-screen.tsx'], words: ['luggage'] },
  '/app/search': { modules: ['features/plans/search/search-page.tsx'], words: ['around'] },
  '/app/kit': { modules: ['features/plans/reuse/kit-page.tsx'], words: ['reuse'] },
  '/app/billing': { modules: ['features/money/billing/billing-page.tsx'], words: ['billing'] },
  '/app/referrals': { modules: ['features/money/referrals/referrals-page.tsx'], words: ['referrals'] },
  '/app/profile': { modules: ['features/identity/profile/profile-page.tsx'], words: ['profile', 'auth'] },
  '/app/support': { modules: ['features/public/support/support-page.tsx'], words: ['around'] },
  '/app/settings': { modules: ['features/identity/settings/settings-page.tsx'], words: ['settings', 'auth'] },
};

/** The files of a page, to be fetched together with those of the shell. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

const without = (shell: ReadonlySet<string>, urls: readonly string[]): string[] =>
  [...new Set(urls)].filter((url) => !shell.has(url));

/** The files of every page in every language, by `<locale> <page>`; the shell's own are left out. */
export const pageFiles = (manifest: Manifest, shell: ReadonlySet<string>): Record<string, PageFiles> => {
  const filesOf = (locale: Locale, { modules, words = [] }: (typeof PAGES)[string]): PageFiles => {
    const sources = [...modules, ...words.map((name) => `i18n/locales/${locale}/${name}.ts`)];
    return {
      scripts: without(
        shell,
        sources.flatMap((source) => [...manifest.preloads(source)]),
      ),
      styles: without(
        shell,
        sources.flatMap((source) => [...manifest.allStyles(source)]),
      ),
    };
  };
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      Object.entries(PAGES).map(([page, parts]) => [`${locale} ${page}`, filesOf(locale, parts)] as const),
    ),
  );
};
