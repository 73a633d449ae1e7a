import { Hono, type Context } from 'hono';
import { refreshCookie } from '../auth/cookies';
import { findSession } from '../auth/session';
import { asset, currentBuild, type Build } from '../builds/build';
import type { AppContext } from '../context';
import { AppError, handleError } from '../http/errors';
import { log, logError } from '../http/log';
import { localePath, type LocalePrefix } from '../locale/contract';
import { negotiateLocale } from '../locale/negotiate';
import { contentSecurityPolicy } from './headers';
import { BOTS, routeDocument } from './route';

/** Written by web/prerender/ where the path that was asked for belongs. */
const PATH_PLACEHOLDER = '%PATH%';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A file of the build as a document, with its headers; conditional requests are the asset store's business. */
export const serve = async (c: Context<AppContext>, build: Build, file: string, varies: boolean): Promise<Response> => {
  const conditional = c.req.header('if-none-match');
  const found = await asset(c.get('env'), file, { headers: conditional ? { 'if-none-match': conditional } : {} });
  if (!found.ok && found.status !== 304) throw new Error(`the build has no ${file}`);
  const response = new Response(found.body, found);
  response.headers.set('Cache-Control', 'no-cache');
  response.headers.set('Content-Security-Policy', policy(c, build));
  if (varies) response.headers.set('Vary', 'Cookie, Accept-Language');
  return response;
};

const policy = (c: Context<AppContext>, build: Build): string =>
  contentSecurityPolicy(build.csp, {
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
  const page = await (await asset(c.get('env'), `/documents${localePath(`/${status}`, prefix)}.html`)).text();
  return c.html(
    page.replaceAll(PATH_PLACEHOLDER, () => escapeHtml(path)),
    status,
    {
      'Content-Security-Policy': policy(c, build),
      'Cache-Control': 'no-store',
    },
  );
};

/** Signed in, or able to be again by a refresh. */
const isSignedIn = async (c: Context<AppContext>): Promise<boolean> =>
  refreshCookie(c) !== undefined || (await findSession(c)) !== null;

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
      case 'shell':
        return serve(c, build, `/documents/app.${target.locale}.html`, target.varies);
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
