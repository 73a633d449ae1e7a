import { PATHS, splitLocale } from '../../../paths';

const COOKIE = 'valija_return_to';
/** Half an hour: long enough to confirm an e-mail, short enough to belong to the same visit. */
const MAX_AGE = 1800;

/** Where somebody may be brought back to; never the screens that lead here. */
const KNOWN: ReadonlySet<string> = new Set([
  PATHS.app,
  PATHS.invite,
  PATHS.search,
  PATHS.kit,
  PATHS.billing,
  PATHS.profile,
  PATHS.referrals,
  PATHS.settings,
  PATHS.support,
]);

/**
 * The path to return to, or null when it is not one of our own pages. Parsed the way a browser would, so that `//host`,
 * `/\host`, control characters and encoded slashes cannot lead elsewhere.
 */
export const safeReturnPath = (value: string | null | undefined, ownOrigin?: string): string | null => {
  if (!value?.startsWith('/') || value.length > 2000) return null;
  const origin = ownOrigin ?? location.origin;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || !KNOWN.has(splitLocale(url.pathname).path)) return null;
  return url.pathname + url.search + url.hash;
};

/** Whether a path that was kept leads to one of our pages, in whichever language. */
export const isPathOf = (path: string | null, page: string): boolean =>
  path !== null && splitLocale(new URL(path, location.origin).pathname).path === page;

/** Forgets the path that was kept; it is not the next person's. */
export const forgetReturnPath = (): void => {
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
};

/** Keeps the attempted path until after sign-in. */
export const rememberReturnPath = (path: string): void => {
  const safe = safeReturnPath(path);
  if (!safe) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(safe)}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
};

/** The kept path; to be checked with `safeReturnPath`, since anybody may write a cookie. */
export const readReturnPath = (): string | null => {
  // Written ahead of time, a page knows nobody's cookies.
  if (typeof document === 'undefined') return null;
  const raw = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (raw === undefined) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
};

/** The kept path, once. */
export const takeReturnPath = (): string | null => {
  const path = readReturnPath();
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  return path;
};
