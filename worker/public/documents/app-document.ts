import type { Context } from 'hono';
import { findSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { logError } from '../../platform/http/log';
import type { Locale } from '../../platform/locale/locale';
import { asset, type Build } from '../builds/service';
import { answersAsHtml, firstAnswers, type AppPage } from './first-answers';

/** The name of a page among the build's lists of files. */
const pageKey = ({ path, search }: AppPage): string => {
  if (path !== '/app') return path;
  if (search.has('plan')) return search.get('view') === 'luggage' ? '/app?view=luggage' : '/app?plan';
  return search.has('new') ? '/app?new' : '/app';
};

/** Tags that have a page's own files fetched together with those of every page. */
const preloads = (build: Build, locale: Locale, page: AppPage): string => {
  const { scripts = [], styles = [] } = build.files[`${locale} ${pageKey(page)}`] ?? {};
  return [
    ...styles.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
};

/** A shell, whole and cut where a page's own files and its answers go. */
interface Shell {
  html: string;
  head: string;
  main: string;
  end: string;
}

const cut = (html: string): Shell => {
  const [head = '', body = ''] = html.split('</head>');
  const [main = '', end = ''] = body.split('</body>');
  return { html, head, main, end };
};

const shells = new WeakMap<Build, Map<string, Promise<Shell>>>();

/** A shell, read and cut once per isolate. */
const shellOf = (c: Context<AppContext>, build: Build, file: string): Promise<Shell> => {
  const known = shells.get(build) ?? new Map<string, Promise<Shell>>();
  shells.set(build, known);
  const shell = known.get(file) ?? asset(c.var.env, file).then(async (found) => cut(await found.text()));
  known.set(file, shell);
  shell.catch(() => known.delete(file));
  return shell;
};

/** The text of a shell. */
export const shellText = async (c: Context<AppContext>, build: Build, file: string): Promise<string> =>
  (await shellOf(c, build, file)).html;

export interface AppDocument {
  build: Build;
  file: string;
  locale: Locale;
  page: AppPage;
}

/**
 * A page of the app for somebody who seems to be signed in: the shell's head goes out at once, with the page's own files,
 * and behind it the session and what the first screen shows, so that nothing has to be asked for in turns. Nobody may
 * keep it.
 */
export const appDocument = async (c: Context<AppContext>, { build, file, locale, page }: AppDocument) => {
  const { head, main, end } = await shellOf(c, build, file);
  const answers = async (): Promise<string> => {
    try {
      const session = await findSession(c);
      return session ? answersAsHtml(await firstAnswers(c, session, page)) : '';
    } catch (error) {
      logError('a document goes without its answers', { requestId: c.get('requestId') }, error);
      return '';
    }
  };
  const { readable, writable } = new IdentityTransformStream();
  const send = async () => {
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    // Begun before the head is on its way: both take their time together.
    const coming = answers();
    await writer.write(encoder.encode(`${head}${preloads(build, locale, page)}</head>${main}`));
    await writer.write(encoder.encode(`${await coming}</body>${end}`));
    await writer.close();
  };
  // A reader that goes away in the middle is no failure.
  c.executionCtx.waitUntil(send().catch(() => undefined));
  return readable;
};
