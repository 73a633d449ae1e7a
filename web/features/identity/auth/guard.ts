import { currentUser } from '../../../api/query';
import { PATHS, localePath, splitLocale } from '../../../paths';
import { forgetReturnPath, readReturnPath, rememberReturnPath, safeReturnPath } from './return-path';

/** Who may see what; paths without their language prefix. */
const GUARD = {
  login: PATHS.login,
  callback: PATHS.confirm,
  /** Only paths that start so are guarded; empty guards everything. */
  include: [PATHS.app] as readonly string[],
  /** Never guarded. */
  exclude: [PATHS.signup, PATHS.forgotPassword, PATHS.resetPassword, PATHS.invite] as readonly string[],
  /** Signed-in people are redirected to the app. */
  visitorsOnly: [PATHS.root, PATHS.login, PATHS.signup, PATHS.forgotPassword] as readonly string[],
} as const;

const startsWith = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Whether a path needs a session. */
export const isGuarded = (path: string): boolean =>
  path !== GUARD.login &&
  path !== GUARD.callback &&
  !GUARD.exclude.some((prefix) => startsWith(path, prefix)) &&
  (GUARD.include.length === 0 || GUARD.include.some((prefix) => startsWith(path, prefix)));

/**
 * Asked before every page of the app, what to open instead: visitors are sent to sign in and come back after, others
 * skip those pages.
 */
export const guard = async (url: URL): Promise<string | null> => {
  const { prefix, path } = splitLocale(url.pathname);
  if (isGuarded(path)) {
    if (!(await currentUser())) {
      rememberReturnPath(url.pathname + url.search + url.hash);
      return localePath(GUARD.login, prefix);
    }
    // Forgotten on arrival, not on the way: a page that is reloaded meanwhile still leads there.
    const kept = safeReturnPath(readReturnPath());
    if (kept !== null && kept.replace(/#.*/s, '') === url.pathname + url.search) forgetReturnPath();
  } else if (GUARD.visitorsOnly.includes(path) && (await currentUser())) {
    return safeReturnPath(readReturnPath()) ?? localePath(PATHS.app, prefix);
  }
  return null;
};
