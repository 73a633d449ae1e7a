/**
 * The pages for signing in, written at build time like the public ones: their form is there before any script. What is
 * typed and pressed until the app has taken over is carried over by `web/early-input.ts`.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { drawScreen } from '../first-screen/draw';
import { localeOf, localePath, PATHS, type LocalePrefix } from '../paths';
import { AppHead, type Assets } from './pages';

/**
 * The module of each page, relative to web/, or the group that has it, by its path without a language prefix; those that
 * depend on the link that led there are the app's alone.
 */
export const ACCOUNT_PAGES: Record<string, string> = {
  [PATHS.login]: 'account',
  [PATHS.signup]: 'features/identity/auth/signup-page.tsx',
  [PATHS.forgotPassword]: 'features/identity/auth/forgot-password-page.tsx',
};

/** Where the app's own markup goes, which is not to be written in the way of static pages. */
const BODY = '%BODY%';

/** One page in one variant as a whole document; `preloads` are its own scripts. */
export const renderAccountPage = async (
  path: string,
  prefix: LocalePrefix,
  { assets, preloads }: { assets: Assets; preloads: readonly string[] },
): Promise<string> => {
  const locale = localeOf(prefix);
  const screen = await drawScreen({ url: localePath(path, prefix), language: locale, user: null, answers: {} });
  if (screen === null) throw new Error(`The app has no page ${path}.`);
  const document = renderToStaticMarkup(
    <html lang={locale} data-theme="dark">
      <AppHead assets={assets} locale={locale} preloads={preloads} />
      <body>
        <div id="root" data-served="">
          {BODY}
        </div>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${document.replace(BODY, () => screen)}`;
};
