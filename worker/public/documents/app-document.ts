import type { Context } from 'hono';
import { findSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { logError } from '../../platform/http/log';
import { preferredLanguage } from '../../platform/locale/negotiate';
import type { Locale } from '../../platform/locale/locale';
import { asset, type Build } from '../builds/service';
import { answersAsHtml, firstAnswers, type AppPage, type Answers } from './first-answers';
import { sendPacked, sendPlain } from './send';

/** The name of a page among the build's lists of files. */
const pageKey = ({ path, search }: AppPage): string => {
  if (path !== '/app') return path;
  if (search.has('plan')) return search.get('view') === 'luggage' ? '/app?view=luggage' : '/app?plan';
  return search.has('new') ? '/app?new' : '/app';
};

/** A page's own files besides those of every page: its style sheets, and its scripts for web/prerender/load-app.ts. */
const pageFiles = (build: Build, locale: Locale, page: AppPage): string => {
  const { scripts = [], styles = [] } = build.files[`${locale} ${pageKey(page)}`] ?? {};
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" data-files>${JSON.stringify(scripts)}</script>`,
  ].join('');
};

/** A shell, whole and cut where a page's own files, its first screen and its answers go. */
interface Shell {
  html: string;
  head: string;
  /** The page's frame, empty. */
  open: string;
  /** What the frame shows until the app is there. */
  splash: string;
  /** The end of the frame. */
  close: string;
  end: string;
}

const ROOT = '<div id="root">';

const cut = (html: string): Shell => {
  const [head = '', body = ''] = html.split('</head>');
  const [main = '', end = ''] = body.split('</body>');
  const [before = '', inside = ''] = main.split(ROOT);
  const last = inside.lastIndexOf('</div>');
  return { html, head, open: before, splash: inside.slice(0, last), close: inside.slice(last), end };
};

/** The first screen as HTML; empty where there is none, and the splash stays. */
const drawFirstScreen = async (c: Context<AppContext>, answers: Answers): Promise<string> => {
  try {
    const { renderFirstScreen } = await import('first-screen');
    const { pathname, search } = new URL(c.req.url);
    const language = preferredLanguage(c.req.header('accept-language'));
    return (await renderFirstScreen({ url: pathname + search, language, answers })) ?? '';
  } catch (error) {
    logError('a document goes without its first screen', { requestId: c.get('requestId') }, error);
    return '';
  }
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
  /** Sent in brotli. */
  isPacked: boolean;
}

/**
 * A page of the app for somebody who seems to be signed in: the shell's head goes out at once, with the page's own files,
 * and behind it the first screen as HTML, the session and what the screen is made of, so that nothing has to be asked for
 * in turns. Nobody may keep it.
 */
export const appDocument = async (
  c: Context<AppContext>,
  { build, file, locale, page, isPacked }: AppDocument,
): Promise<ReadableStream> => {
  const { head, open, splash, close, end } = await shellOf(c, build, file);
  const body = async (): Promise<string> => {
    const empty = ROOT + splash + close;
    try {
      const session = await findSession(c);
      if (!session) return empty;
      const answers = await firstAnswers(c, session, page);
      const screen = await drawFirstScreen(c, answers);
      // Shown at once, and taken into use when the app listens (web/early-input.ts).
      const frame = screen ? `<div id="root" data-served inert>${screen}${close}` : empty;
      return frame + answersAsHtml(answers);
    } catch (error) {
      logError('a document goes without its answers', { requestId: c.get('requestId') }, error);
      return empty;
    }
  };
  const { readable, writable } = new IdentityTransformStream();
  // Begun before the head is on its way: both take their time together.
  const coming = body();
  const start = `${head}${pageFiles(build, locale, page)}</head>${open}`;
  const rest = coming.then((text) => `${text}</body>${end}`);
  // A client that disconnects is no failure.
  c.executionCtx.waitUntil((isPacked ? sendPacked : sendPlain)(writable, start, rest).catch(() => undefined));
  return readable;
};
