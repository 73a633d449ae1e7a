import { localePath, localeOf, splitLocale, type LocalePrefix } from '../../platform/locale/contract';
import type { Locale } from '../../platform/locale/locale';

/** User agents that are never redirected by language and get no error page. */
export const BOTS = /bot|lighthouse|facebook-preview|google/i;

/** What a document request gets. */
export type Target =
  | { kind: 'redirect'; status: 301 | 302; location: string; varies: boolean }
  | { kind: 'shell'; locale: Locale; path: string; varies: boolean }
  | { kind: 'page'; file: string; varies: boolean }
  /** The read-only link of a Bag Plan. */
  | { kind: 'shared'; locale: Locale; token: string; varies: boolean }
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

/** A read-only link; its token is the one thing in a path that has capitals. */
const SHARED = /^\/shared\/([\w-]{1,100})$/;

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
  const shared = splitLocale(request.pathname);
  const token = SHARED.exec(shared.path)?.[1];
  if (token !== undefined) return routeShared(request, shared, token);
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
    ? { kind: 'shell', locale: localeOf(prefix), path, varies }
    : { kind: 'page', file: `/documents${localePath(path, prefix)}.html`, varies };
};

const routeShared = (
  { search, wanted, isBot }: DocumentRequest,
  { prefix, path }: ReturnType<typeof splitLocale>,
  token: string,
): Target => {
  const varies = prefix === '';
  return varies && !isBot && wanted !== localeOf('')
    ? { kind: 'redirect', status: 302, location: localePath(path, wanted) + search, varies }
    : { kind: 'shared', locale: localeOf(prefix), token, varies };
};
