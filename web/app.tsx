import { startTransition } from 'react';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LOCALE_TAG } from '../worker/platform/locale/locale';
import { takeFirstAnswers } from './api/first-answers';
import { queryClient } from './api/query';
import { restoreEarlyInput } from './early-input';
import { fill } from './first-screen/fill';
import { AppFrame } from './first-screen/frame';
import { loadFonts } from './fonts';
import { createRoot, hydrateRoot } from './drawing';
import { idle, nextTask } from './idle';
import { keepForOffline } from './features/shell/offline';
import { isStale, reloadAt, watchFreshness } from './features/shell/freshness';
import { linkManifest } from './manifest';
import { localeOf, splitLocale } from './paths';
import { routes } from './router';
import './styles/app.css';

/** Resolves once the first page's code and data are there; until then the document's own screen stays. */
const ready = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Puts what came with the document where its screen looks for it. */
const fillFirstScreen = (): void => {
  const { answers, updatedAt } = takeFirstAnswers();
  fill(queryClient, answers, updatedAt);
};

/**
 * For the first date that a page writes the browser reads its languages and calendars, which takes as long as drawing a
 * screen. That is done before, and a part in each turn.
 */
const readCalendars = async (): Promise<void> => {
  const locale = LOCALE_TAG[localeOf(splitLocale(location.pathname).prefix)];
  await nextTask();
  new Intl.Locale(locale).maximize();
  await nextTask();
  Intl.Segmenter.supportedLocalesOf(locale);
  await nextTask();
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(0, 0);
  await nextTask();
};

/** Milliseconds after which a screen may move in again: what the document had is not to come in a second time. */
const SETTLED_MS = 1000;

/** Our fonts, and what makes the app one that stays on the device; nothing on screen waits for them. */
const keepApp = (): void => {
  void loadFonts().catch(() => undefined);
  linkManifest();
  keepForOffline();
};

const mount = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await nextTask();
  const router = createBrowserRouter(routes);
  const opened = router.state.location;
  await ready(router);
  fillFirstScreen();
  await readCalendars();
  const putBack = restoreEarlyInput(root);
  const takeOver = () => {
    putBack();
    setTimeout(() => delete root.dataset['served'], SETTLED_MS);
    setTimeout(() => void idle().then(keepApp), SETTLED_MS);
  };
  const app = (
    <AppFrame client={queryClient} onDrawn={takeOver}>
      <RouterProvider router={router} />
    </AppFrame>
  );
  // As a transition it is drawn in slices, between which the browser answers.
  startTransition(() => {
    // The document has the screen of the page that was opened; after a redirect another one is shown.
    if (root.dataset['served'] !== undefined && router.state.location === opened)
      hydrateRoot(root, app, {
        // Another time zone, or what only this browser knows: rendered again from here.
        onRecoverableError: (error) => console.warn('The first screen was drawn anew.', error),
      });
    else createRoot(root).render(app);
  });
  watchFreshness(() => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathname + search;
  });
  // A newer build is loaded with the next page instead of in the middle of this one.
  router.subscribe(({ navigation }) => {
    if (isStale() && navigation.state === 'loading')
      reloadAt(navigation.location.pathname + navigation.location.search);
  });
};

mount().catch((error: unknown) => {
  console.error('The app could not start.', error);
  throw error;
});
