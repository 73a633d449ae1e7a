import type { RouteRules } from './latest-build';

/** How often the browser asks whether a newer build is out, milliseconds. */
const POLL_MS = 300_000;
/** Never reloads twice within this time, milliseconds. */
const GUARD_MS = 10_000;
const GUARD_KEY = 'valija.reloaded-at';
const CHUNK_ERROR = /dynamically imported module|importing a module script|module script failed|preload CSS/i;

let routeRules: RouteRules = {};
let stale = false;

const allowReload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Without a network a reload would take away the page that is there. */
const mayHelp = (): boolean => navigator.onLine && allowReload();

/** Whether a newer build than this one is out; the next navigation then loads it. */
export const isStale = (): boolean => stale;

/** Whether the newest build has a path, without its language prefix, as a document that the app's router cannot show. */
export const isDocument = (path: string): boolean => {
  const rule = Object.hasOwn(routeRules, path) ? routeRules[path] : undefined;
  return rule !== undefined && !rule.shell;
};

/** Loads `path` anew from the server, at most once every ten seconds; false when the guard held it back. */
export const reloadAt = (path: string): boolean => {
  if (!allowReload()) return false;
  location.assign(path);
  return true;
};

/** After a deploy an old page asks for files that are gone: load the page anew. */
export const reloadOnChunkError = (error: unknown): void => {
  if (error instanceof Error && CHUNK_ERROR.test(error.message) && mayHelp()) location.reload();
};

const check = async (): Promise<void> => {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return;
    const { latestBuild } = await import('./latest-build');
    const latest = latestBuild.parse(await response.json());
    stale ||= latest.id !== __BUILD_ID__;
    ({ routeRules } = latest);
  } catch {
    // Offline, or in the middle of a deploy: the next poll tells.
  }
};

/** Starts to watch for a newer build and for missing files; `wanted` is the address of the navigation under way. */
export const watchFreshness = (wanted: () => string): void => {
  setInterval(() => void check(), POLL_MS);
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayHelp()) return;
    event.preventDefault();
    // The page that was clicked, not the one that is still open. Only a hash apart, nothing would be loaded.
    if (wanted() === location.pathname + location.search) location.reload();
    else location.assign(wanted());
  });
};
