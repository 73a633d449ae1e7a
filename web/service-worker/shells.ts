/** What the service worker has to do with a request. */
export type Handling = { kind: 'shell'; url: string } | { kind: 'asset' } | { kind: 'none' };

/**
 * The app's documents and its hashed files alone are the service worker's: never an answer of the API, never a public
 * page, nothing of another origin.
 */
export const handlingOf = (request: { method: string; mode: string; url: string }, origin: string): Handling => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return { kind: 'none' };
  if (url.pathname.startsWith('/assets/')) return { kind: 'asset' };
  const [, prefix = '', page] = /^(?:\/(en|es))?\/(app)(?:\/.*)?$/.exec(url.pathname) ?? [];
  if (request.mode !== 'navigate' || !page) return { kind: 'none' };
  return { kind: 'shell', url: shellUrl(prefix === 'es' ? 'es' : 'en') };
};

/**
 * Where the shell of a language comes from: the one address that no cookie or browser language redirects, and that has
 * nothing of the person who is signed in.
 */
export const shellUrl = (locale: string): string => `/${locale}/app?shell`;
