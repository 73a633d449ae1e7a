import { localePath, localeOf, splitLocale, type LocalePrefix } from '../locale/contract';
import type { Locale } from '../locale/locale';

/** User agents that are never redirected by language and get no error page. */
export const BOTS = /bot|lighthouse|facebook-preview|google/i;

/** What a document request gets. */
export type Target =
  | { kind: 'redirect'; status: 301 | 302; location: string; varies: boolean }
  | { kind: 'shell'; locale: Locale; varies: boolean }
  | { kind: 'page'; file: string; varies: boolean }
  | { kind: 'missing'; prefix: LocalePrefix; path: string };

export interface DocumentRequest {
  /** As sent, still percent-encoded. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** By cookie or `Accept-Language`. */
  wanted: Locale;
  isBot: boolean;
  isSignedIn: boolean;
}

/** Every page's path without its language prefix, and how it is made. */
type Rules = Readonly<Record<string, { prerender?: true; shell?: true; redirect?: true }>>;

const decode = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** One spelling per page: decoded, lower case, single slashes, none at the end. */
const normalise = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');

/** Chooses the document for a request. Pure: everything it depends on is handed in. */
export const routeDocument = (request: DocumentRequest, rules: Rules): Target => {
  const decoded = decode(request.pathname);
  const pathname = normalise(decoded ?? request.pathname);
  const { prefix, path } = splitLocale(pathname);
  const rule = decoded !== null && Object.hasOwn(rules, path) ? rules[path] : undefined;
  if (!rule) {
    const negotiated = prefix || (request.isBot || request.wanted === localeOf('') ? '' : request.wanted);
    return { kind: 'missing', prefix: negotiated, path: decoded ?? request.pathname };
  }
  if (pathname !== request.pathname) {
    return { kind: 'redirect', status: 301, location: pathname + request.search, varies: false };
  }
  const varies = prefix === '';
  const spoken = varies && !request.isBot && request.wanted !== localeOf('') ? request.wanted : prefix;
  if (rule.redirect) {
    const target = localePath(request.isSignedIn ? '/app' : '/home', spoken);
    return { kind: 'redirect', status: 302, location: target + request.search, varies: true };
  }
  if (spoken !== prefix) {
    return { kind: 'redirect', status: 302, location: localePath(path, spoken) + request.search, varies };
  }
  return rule.shell
    ? { kind: 'shell', locale: localeOf(prefix), varies }
    : { kind: 'page', file: `/documents${localePath(path, prefix)}.html`, varies };
};
