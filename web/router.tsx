import type { RouteObject } from 'react-router';
import { guard } from './features/identity/auth/guard';
import { DashboardLayout } from './features/shell/dashboard-layout';
import { ErrorPage } from './features/errors/error-page';
import { notFoundLoader } from './features/errors/not-found';
import { RootLayout } from './features/shell/root-layout';
import { activateLocale } from './i18n/i18n';

/** Pages with header and footer, which the signed-in area has not. */
const account: RouteObject = {
  lazy: async () => ({ Component: (await import('./features/shell/default-layout')).DefaultLayout }),
  children: [
    { path: 'app/login', lazy: () => import('./features/identity/auth/login-page') },
    { path: 'app/signup', lazy: () => import('./features/identity/auth/signup-page') },
    { path: 'app/confirm', lazy: () => import('./features/identity/auth/confirm-page') },
    { path: 'app/forgot-password', lazy: () => import('./features/identity/auth/forgot-password-page') },
    { path: 'app/reset-password', lazy: () => import('./features/identity/auth/reset-password-page') },
    { path: 'app/invite', lazy: () => import('./features/plans/sharing/invite-page') },
    { path: 'shared/:token', lazy: () => import('./features/plans/pages/shared-page') },
  ],
};

/** Pages of the signed-in area: the app's own navigation, no header, no footer. */
const appPages: RouteObject = {
  // What fails in a page leaves the navigation around it.
  errorElement: <ErrorPage isInside />,
  children: [
    { path: 'app', lazy: () => import('./features/plans/pages/plans-page') },
    { path: 'app/kit', lazy: () => import('./features/plans/reuse/kit-page') },
    { path: 'app/search', lazy: () => import('./features/plans/search/search-page') },
    { path: 'app/billing', lazy: () => import('./features/money/billing/billing-page') },
    { path: 'app/referrals', lazy: () => import('./features/money/referrals/referrals-page') },
    { path: 'app/profile', lazy: () => import('./features/identity/profile/profile-page') },
    { path: 'app/support', lazy: () => import('./features/public/support/support-page') },
    { path: 'app/settings', lazy: () => import('./features/identity/settings/settings-page') },
    { path: 'app/*', loader: notFoundLoader },
  ],
};

const dashboard: RouteObject = { Component: DashboardLayout, children: [appPages] };

/** Served in development and tests alone; the leading underscores keep it out of the build's pages. */
const gallery: RouteObject = { path: '__dev/gallery', lazy: () => import('./features/public/gallery/gallery-page') };

const pages: RouteObject[] = [account, dashboard, gallery, { path: '*', loader: notFoundLoader }];
const root = { middleware: [guard], Component: RootLayout, ErrorBoundary: ErrorPage, HydrateFallback: () => null };

/**
 * Every page of the app, in its three variants. The public pages (home, terms, privacy) are static documents and not
 * part of it: web/prerender/ writes them. A new page also goes into PATHS and, when it is open to visitors, into GUARD.
 */
export const routes: RouteObject[] = [
  { path: '/', ...root, loader: () => activateLocale('en'), children: pages },
  { path: '/en', ...root, loader: () => activateLocale('en'), children: pages },
  { path: '/es', ...root, loader: () => activateLocale('es'), children: pages },
];
