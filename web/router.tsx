import { guard } from './features/identity/auth/guard';
import { DashboardLayout } from './features/shell/dashboard-layout';
import { ErrorPage } from './features/errors/error-page';
import { NotFound } from './features/errors/not-found';
import { RootLayout } from './features/shell/root-layout';
import { activateLocale } from './i18n/i18n';
import { localeOf, splitLocale } from './paths';
import type { Route } from './routing/app-router';

/** Pages with header and footer, which the signed-in area has not. */
const account: Route = {
  load: async () => ({ Component: (await import('./features/shell/default-layout')).DefaultLayout }),
  children: [
    { path: 'app/login', load: () => import('./features/identity/auth/login-page') },
    { path: 'app/signup', load: () => import('./features/identity/auth/signup-page') },
    { path: 'app/confirm', load: () => import('./features/identity/auth/confirm-page') },
    { path: 'app/forgot-password', load: () => import('./features/identity/auth/forgot-password-page') },
    { path: 'app/reset-password', load: () => import('./features/identity/auth/reset-password-page') },
    { path: 'app/invite', load: () => import('./features/plans/sharing/invite-page') },
    { path: 'shared/:token', load: () => import('./features/plans/pages/shared-page') },
  ],
};

/** Pages of the signed-in area: the app's own navigation, no header, no footer. */
const appPages: Route = {
  // An error in a page keeps the navigation around it.
  Failed: ({ error }) => <ErrorPage isInside error={error} />,
  children: [
    { path: 'app', load: () => import('./features/plans/pages/plans-page') },
    { path: 'app/kit', load: () => import('./features/plans/reuse/kit-page') },
    { path: 'app/search', load: () => import('./features/plans/search/search-page') },
    { path: 'app/billing', load: () => import('./features/money/billing/billing-page') },
    { path: 'app/referrals', load: () => import('./features/money/referrals/referrals-page') },
    { path: 'app/profile', load: () => import('./features/identity/profile/profile-page') },
    { path: 'app/support', load: () => import('./features/public/support/support-page') },
    { path: 'app/settings', load: () => import('./features/identity/settings/settings-page') },
    { path: 'app/*', Component: () => <NotFound isInside /> },
  ],
};

const dashboard: Route = { Component: DashboardLayout, children: [appPages] };

/** Served in development and tests alone; the leading underscores keep it out of the build's pages. */
const gallery: Route = { path: '__dev/gallery', load: () => import('./features/public/gallery/gallery-page') };

const pages: Route[] = [account, dashboard, gallery, { path: '*', Component: NotFound }];
const root = { Component: RootLayout, Failed: ErrorPage, children: pages };

/**
 * Every page of the app, in its three variants. The public pages (home, terms, privacy) are static documents and not
 * part of it: web/prerender/ writes them. A new page also goes into PATHS and, when it is open to visitors, into GUARD.
 */
export const routes: Route[] = [
  { path: '/', ...root },
  { path: '/en', ...root },
  { path: '/es', ...root },
];

/** Before a page is opened: may it be seen, else what instead; and the words of its language. */
export const prepare = async (url: URL): Promise<string | null> => {
  const words = activateLocale(localeOf(splitLocale(url.pathname).prefix));
  try {
    return await guard(url);
  } finally {
    // What went wrong is said in them, too.
    await words;
  }
};
