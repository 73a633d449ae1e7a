import { Hono, type Context } from 'hono';
import { accessCookie } from '../../platform/http/cookies';
import { isRefreshable } from '../../identity/auth/service';
import { scopeOf } from '../../platform/http/scope';
import { findSession, refreshCookie } from '../../identity/sessions/service';
import { readsBrotli } from '../../platform/shared/packed-file';
import { asset, currentBuild, type Build } from '../builds/service';
import type { AppContext } from '../../platform/context';
import { AppError, handleError } from '../../platform/http/errors';
import { log, logError } from '../../platform/http/log';
import { localePath, type LocalePrefix } from '../../platform/locale/contract';
import { negotiateLocale } from '../../platform/locale/negotiate';
import { findLinkedTrip } from '../../plans/sharing/service';
import { appDocument } from './app-document';
import { escapeHtml } from './escape-html';
import { contentSecurityPolicy } from './headers';
import { BOTS, routeDocument } from './route';
import { sharedDocument } from './shared-document';

/** Asks for the shell and nothing else. */
const SHELL_ALONE = '?shell';

/** Written by web/prerender/ where the path that was asked for belongs. */
const PATH_PLACEHOLDER = '%PATH%';

/**
 * How documents are kept. Nothing on the way may rewrite one: its policy names what is inlined by its hash. The edge then
 * does not pack it either, so that the Worker does.
 */
const ASKED_ANEW = 'no-cache, no-transform';
const NOT_KEPT = 'no-store, no-transform';

/** A file of the build as a document, with its headers; conditional requests are the asset store's business. */
export const serve = async (
  c: Context<AppContext>,
  build: Build,
  file: string,
  varies: boolean,
  /** An answer of its own, which is never "not modified". */
  own?: { status: number; headers: Record<string, string> },
): Promise<Response> => {
  const conditional = own ? undefined : c.req.header('if-none-match');
  const isPacked = readsBrotli(c.req.raw);
  const found = await asset(c.get('env'), isPacked ? `${file}.br` : file, {
    headers: conditional ? { 'if-none-match': conditional } : {},
  });
  if (!found.ok && found.status !== 304) throw new Error(`the build has no ${file}`);
  const headers = new Headers({ ETag: found.headers.get('ETag') ?? '' });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', ASKED_ANEW);
  headers.set('Content-Security-Policy', policy(c, build, file));
  headers.set('Vary', varies ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding');
  for (const [name, value] of Object.entries(own?.headers ?? {})) headers.set(name, value);
  const status = own?.status ?? found.status;
  if (!isPacked) return new Response(found.body, { status, headers });
  headers.set('Content-Encoding', 'br');
  return new Response(found.body, { status, headers, encodeBody: 'manual' });
};

/** For a document that is made here: workerd encodes what says so, unless that is done already (`encodeBody`). */
const encoding = (c: Context<AppContext>): Record<string, string> =>
  readsBrotli(c.req.raw) ? { 'Content-Encoding': 'br' } : {};

const policy = (c: Context<AppContext>, build: Build, file: string): string =>
  contentSecurityPolicy(build.csp, {
    file,
    isHttps: new URL(c.req.url).protocol === 'https:',
    hasTurnstile: Boolean(c.get('env').TURNSTILE_SITE_KEY && c.get('env').TURNSTILE_SECRET_KEY),
  });

/** An error page of the build with its status; search and preview bots get a bare line instead. */
const errorPage = async (
  c: Context<AppContext>,
  status: 404 | 500,
  prefix: LocalePrefix,
  path: string,
): Promise<Response> => {
  if (BOTS.test(c.req.header('user-agent') ?? '')) {
    log('no error page for a bot', { requestId: c.get('requestId'), status });
    return c.text(status === 404 ? 'Page Not Found' : 'Internal Server Error', status);
  }
  const build = await currentBuild(c.get('env'));
  const file = `/documents${localePath(`/${status}`, prefix)}.html`;
  const page = await (await asset(c.get('env'), file)).text();
  return c.html(
    page.replaceAll(PATH_PLACEHOLDER, () => escapeHtml(path)),
    status,
    { 'Content-Security-Policy': policy(c, build, file), 'Cache-Control': NOT_KEPT, ...encoding(c) },
  );
};

/** Signed in, or able to be again by a refresh; cookies of a session that has ended are neither. */
const isSignedIn = async (c: Context<AppContext>): Promise<boolean> => {
  if ((await findSession(c)) !== null) return true;
  const refresh = refreshCookie(c);
  return refresh !== undefined && isRefreshable({ db: c.var.db, now: c.var.clock.now() }, refresh);
};

/**
 * What the document of a read-only link answers with: nobody indexes or keeps it, and its referrer policy hides where
 * it is. A link that was guessed or revoked is a 404, which the page says kindly.
 */
const sharedAnswer = async (c: Context<AppContext>, token: string) => {
  const headers = { 'Cache-Control': NOT_KEPT, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };
  try {
    const trip = await findLinkedTrip(scopeOf(c), token);
    return { status: trip ? 200 : 404, headers, trip };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    return {
      status: 429,
      headers: { ...headers, 'Retry-After': String(Math.ceil(error.retryAfter ?? 1)) },
      trip: null,
    };
  }
};

/** Every document: by language, by session at the root, and a real 404 for what there is not. */
export const documents = new Hono<AppContext>()
  .get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith('/api/') || pathname.startsWith('/__')) return next();
    const env = c.get('env');
    const build = await currentBuild(env);
    const target = routeDocument(
      {
        pathname,
        search,
        wanted: negotiateLocale(c.req.raw.headers),
        isBot: BOTS.test(c.req.header('user-agent') ?? ''),
        isSignedIn: /^\/(en|es)?\/?$/i.test(pathname) && (await isSignedIn(c)),
      },
      build.routeRules,
    );
    switch (target.kind) {
      case 'redirect':
        if (target.varies) c.header('Vary', 'Cookie, Accept-Language');
        c.header('Cache-Control', 'no-store');
        return c.redirect(target.location, target.status);
      case 'shell': {
        const file = `/documents/app.${target.locale}.html`;
        // The service worker keeps the shell for going offline: nothing of a person may be in it.
        if (search === SHELL_ALONE) return serve(c, build, file, target.varies);
        // Nobody is signed in who would be led on from it: the form is in the document.
        if (build.routeRules[target.path]?.prerender && !accessCookie(c) && !refreshCookie(c)) {
          return serve(c, build, `/documents${pathname}.html`, true);
        }
        if (!accessCookie(c)) return serve(c, build, file, target.varies);
        const page = { path: target.path, search: new URLSearchParams(search) };
        const isPacked = readsBrotli(c.req.raw);
        const body = await appDocument(c, { build, file, locale: target.locale, page, isPacked });
        return new Response(body, {
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': policy(c, build, file),
            'Cache-Control': NOT_KEPT,
            ...encoding(c),
          },
          encodeBody: isPacked ? 'manual' : 'automatic',
        });
      }
      case 'shared': {
        const { locale } = target;
        const file = `/documents/app.${locale}.html`;
        const { trip, ...answer } = await sharedAnswer(c, target.token);
        if (!trip) return serve(c, build, file, target.varies, answer);
        return c.html(await sharedDocument(c, { build, file, locale, trip }), 200, {
          ...answer.headers,
          ...encoding(c),
          'Content-Security-Policy': policy(c, build, file),
          Vary: target.varies ? 'Cookie, Accept-Language' : 'Accept-Encoding',
        });
      }
      case 'page':
        return serve(c, build, target.file, target.varies);
      case 'missing': {
        const isFile = /\.\w+$/.test(pathname) && !/^\/(documents|builds|icons)\//.test(pathname);
        const file = isFile ? await env.ASSETS.fetch(c.req.raw) : undefined;
        return file && file.status < 400
          ? new Response(file.body, file)
          : errorPage(c, 404, target.prefix, target.path);
      }
    }
  })
  .onError(async (error, c) => {
    // Not a document after all: an unknown call.
    if (error instanceof AppError) return handleError(error, c);
    logError('a document failed', { requestId: c.get('requestId') }, error);
    return errorPage(c, 500, negotiateLocale(c.req.raw.headers) === 'es' ? 'es' : '', c.req.path).catch(() =>
      c.text('Internal Server Error', 500),
    );
  });
