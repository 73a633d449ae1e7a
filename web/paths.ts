import { localePath, splitLocale } from '../worker/platform/locale/contract';
import { DEFAULT_LOCALE, type Locale } from '../worker/platform/locale/locale';

export {
  LOCALE_PREFIXES,
  localeOf,
  localePath,
  splitLocale,
  type LocalePrefix,
} from '../worker/platform/locale/contract';

/** Every page's path once, without its language prefix. */
export const PATHS = {
  root: '/',
  home: '/home',
  waitlist: '/waitlist',
  terms: '/terms',
  privacy: '/privacy',
  app: '/app',
  login: '/app/login',
  signup: '/app/signup',
  confirm: '/app/confirm',
  forgotPassword: '/app/forgot-password',
  resetPassword: '/app/reset-password',
  invite: '/app/invite',
  search: '/app/search',
  kit: '/app/kit',
  billing: '/app/billing',
  profile: '/app/profile',
  referrals: '/app/referrals',
  settings: '/app/settings',
  support: '/app/support',
} as const;

/** The sections of the home page that the header leads to. */
export type HomeSection = 'hero' | 'pricing' | 'about' | 'faqs';

/** The same page in another language; the default language is written without its prefix. */
export const switchLocale = (pathname: string, locale: Locale): string =>
  localePath(splitLocale(pathname).path, locale === DEFAULT_LOCALE ? '' : locale);

/** The form for a new Bag Plan. */
export const NEW_PLAN_PATH = `${PATHS.app}?new=1`;

/** A Bag Plan opens by link, without a route parameter. */
export const planPath = (id: string): string => `${PATHS.app}?plan=${encodeURIComponent(id)}`;
