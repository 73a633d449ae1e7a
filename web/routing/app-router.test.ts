import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppRouter, type Route, type Shown } from './app-router';

const Page = () => null;
const Layout = () => null;
const Failed = () => null;

/** A browser's address and history, as far as the router uses them. */
let entries: string[];
let listeners: Map<string, () => void>;

beforeEach(() => {
  entries = ['/app'];
  listeners = new Map();
  const place = new URL('https://valija.test/app');
  const history = {
    state: null as unknown,
    scrollRestoration: 'auto',
    go: () => undefined,
    pushState: (state: unknown, _: string, url: string) => {
      entries.push(url);
      place.href = new URL(url, place).href;
      history.state = state;
    },
    replaceState: (state: unknown, _: string, url?: string) => {
      if (url !== undefined) {
        entries.splice(-1, 1, url);
        place.href = new URL(url, place).href;
      }
      history.state = state;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', {
    location: place,
    scrollY: 0,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (pages: Route[], prepare: (url: URL) => Promise<string | null> = () => Promise.resolve(null)) => {
  const router = new AppRouter([{ path: '/', Component: Layout, Failed, children: pages }], prepare);
  await router.start();
  const shown: Shown[] = [];
  router.onShown((next) => shown.push(next));
  return { router, shown };
};
const app: Route = { path: 'app', Component: Page };

test('a page is shown, and its address changes, once its code is there', async () => {
  const code = Promise.withResolvers<{ Component: typeof Page }>();
  const { router, shown } = await open([app, { path: 'app/billing', load: () => code.promise }]);
  const going = router.navigate('/app/billing?pack=1');
  expect(router.wanted).toBe('/app/billing?pack=1');
  expect([entries, shown.length]).toEqual([['/app'], 1]);
  code.resolve({ Component: Page });
  await going;
  expect(entries).toEqual(['/app', '/app/billing?pack=1']);
  expect(shown.at(-1)?.matches.map(({ route }) => route.Component)).toEqual([Layout, Page]);
});

test('a newer navigation replaces one that is still loading', async () => {
  const code = Promise.withResolvers<{ Component: typeof Page }>();
  const { router } = await open([
    app,
    { path: 'app/slow', load: () => code.promise },
    { path: 'app/kit', Component: Page },
  ]);
  const slow = router.navigate('/app/slow');
  await router.navigate('/app/kit');
  code.resolve({ Component: Page });
  await slow;
  expect(entries).toEqual(['/app', '/app/kit']);
});

test('a guarded page redirects, and adds no history entry where the navigation replaced one', async () => {
  const guard = (url: URL) => Promise.resolve(url.pathname === '/app/profile' ? '/app/login' : null);
  const login: Route = { path: 'app/login', Component: Page };
  const { router } = await open([app, login, { path: 'app/profile', Component: Page }], guard);
  await router.navigate('/app/profile', { replace: true });
  expect(entries).toEqual(['/app/login']);
});

test('a load error is shown by the innermost layout that is there, and the next navigation tries again', async () => {
  const error = new Error('gone');
  const inside: Route = { Failed, children: [app, { path: 'app/kit', load: () => Promise.reject(error) }] };
  const { router, shown } = await open([inside]);
  await router.navigate('/app/kit');
  expect(shown.at(-1)?.failure).toEqual({ error, at: 1 });
  await router.navigate('/app');
  expect(shown.at(-1)?.failure).toBeNull();
});

test('a page is shown once the screen of its address is ready, or cannot be', async () => {
  const screen = Promise.withResolvers<void>();
  const ready = vi.fn(({ searchParams }: URL) => (searchParams.has('plan') ? screen.promise : Promise.resolve()));
  const { router, shown } = await open([{ path: 'app', load: () => Promise.resolve({ Component: Page, ready }) }]);
  expect(shown).toHaveLength(1);
  const going = router.navigate('/app?plan=1');
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2));
  expect(shown).toHaveLength(1);
  screen.reject(new Error('no network'));
  await going;
  expect(shown.at(-1)).toMatchObject({ location: { search: '?plan=1' }, failure: null });
});

test('going back scrolls to where the page was left, a new page to its top, and a change of language nowhere', async () => {
  const { router, shown } = await open([app, { path: 'app/kit', Component: Page }]);
  vi.stubGlobal('window', Object.assign(window, { scrollY: 640 }));
  await router.navigate('/app/kit');
  expect(shown.at(-1)?.top).toBe(0);
  await router.navigate('/app/kit?x=1', { preventScrollReset: true });
  expect(shown.at(-1)?.top).toBeNull();
  window.location.href = 'https://valija.test/app';
  vi.stubGlobal('history', Object.assign(history, { state: null }));
  listeners.get('popstate')?.();
  await vi.waitFor(() => expect(shown.at(-1)?.location.pathname).toBe('/app'));
  expect(shown.at(-1)?.top).toBe(640);
});
