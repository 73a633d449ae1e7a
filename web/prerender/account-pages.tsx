/**
 * The pages for signing in, written at build time like the public ones: their form is there before any script. What is
 * typed and pressed until the app has taken over is carried over by `web/carry-over.ts`.
 */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router';
import { Component as ForgotPassword } from '../features/identity/auth/forgot-password-page';
import { Component as Login } from '../features/identity/auth/login-page';
import { Component as Signup } from '../features/identity/auth/signup-page';
import { DefaultLayout } from '../features/shell/default-layout';
import { activateLocale, instance } from '../i18n/i18n';
import { loadWords } from '../i18n/lazy-words';
import { localeOf, localePath, PATHS, type LocalePrefix } from '../paths';
import { HOLD_SCRIPT } from '../carry-over';
import { BOOT_SCRIPT } from '../theme';
import { AppHead, type Assets } from './pages';

interface AccountPage {
  Component: ComponentType;
  /** Its module, relative to web/. */
  source: string;
}

/** Each page by its path without a language prefix; those that depend on the link that led there are the app's alone. */
export const ACCOUNT_PAGES: Record<string, AccountPage> = {
  [PATHS.login]: {
    Component: Login,
    source: 'features/identity/auth/login-page.tsx',
  },
  [PATHS.signup]: {
    Component: Signup,
    source: 'features/identity/auth/signup-page.tsx',
  },
  [PATHS.forgotPassword]: {
    Component: ForgotPassword,
    source: 'features/identity/auth/forgot-password-page.tsx',
  },
};

/** The one inlined script of these documents. */
export const ACCOUNT_SCRIPT = `${BOOT_SCRIPT};${HOLD_SCRIPT}`;

/** One page in one variant as a whole document; `preloads` are its own scripts. */
export const renderAccountPage = async (
  { Component }: AccountPage,
  path: string,
  prefix: LocalePrefix,
  { assets, preloads }: { assets: Assets; preloads: readonly string[] },
): Promise<string> => {
  const locale = localeOf(prefix);
  await activateLocale(locale);
  await loadWords(locale, 'auth');
  const location = localePath(path, prefix);
  const { prelude } = await prerender(
    <html lang={locale} data-theme="dark">
      <AppHead script={ACCOUNT_SCRIPT} assets={assets} locale={locale} preloads={preloads} />
      <body>
        <div id="root">
          <StrictMode>
            <I18nextProvider i18n={instance}>
              <QueryClientProvider client={new QueryClient()}>
                <StaticRouter location={location}>
                  <CSPProvider disableStyleElements>
                    <Routes>
                      <Route element={<DefaultLayout />}>
                        <Route path={location} element={<Component />} />
                      </Route>
                    </Routes>
                  </CSPProvider>
                </StaticRouter>
              </QueryClientProvider>
            </I18nextProvider>
          </StrictMode>
        </div>
      </body>
    </html>,
  );
  return new Response(prelude).text();
};
