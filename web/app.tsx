import { startTransition } from 'react';
import { LOCALE_TAG } from '../worker/platform/locale/locale';
import { takeFirstAnswers } from './api/first-answers';
import { queryClient } from './api/query';
import { restoreEarlyInput } from './early-input';
import { fill } from './first-screen/fill';
import { AppFrame } from './first-screen/frame';
import { loadFonts } from './fonts';
import { createRoot, hydrateRoot } from './drawing';
import { instance } from './i18n/i18n';
import { Translated } from './i18n/use-translation';
import { idle, nextTask } from './idle';
import { keepForOffline } from './features/shell/offline';
import { isStale, reloadAt, watchFreshness } from './features/shell/freshness';
import { linkManifest } from './manifest';
import { localeOf, splitLocale } from './paths';
import { prepare, routes } from './router';
import { AppRouter } from './routing/app-router';
import { RoutedPages } from './routing/pages';
import './styles/app.css';

/** Puts what came with the document where its screen looks for it. */
const fillFirstScreen = (): void => {
  const { answers, updatedAt } = takeFirstAnswers();
  fill(queryClient, answers, updatedAt);
};

/**
 * The first date that a page formats makes the browser load its language data, which takes as long as rendering a screen.
 * It is done ahead, in small tasks.
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

/** Milliseconds before a screen may animate in: one that came with the document does not animate again. */
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
  const router = new AppRouter(routes, prepare);
  const opened = router.wanted;
  // The first page's code and data; until they are there the document's own screen stays.
  await router.start();
  fillFirstScreen();
  await readCalendars();
  const putBack = restoreEarlyInput(root);
  const takeOver = () => {
    putBack();
    setTimeout(() => delete root.dataset['served'], SETTLED_MS);
    setTimeout(() => void idle().then(keepApp), SETTLED_MS);
  };
  const app = (
    <Translated words={instance}>
      <AppFrame client={queryClient} onDrawn={takeOver}>
        <RoutedPages router={router} />
      </AppFrame>
    </Translated>
  );
  // As a transition it is drawn in slices, between which the browser answers.
  startTransition(() => {
    // The document has the screen of the page that was opened; after a redirect another one is shown.
    if (root.dataset['served'] !== undefined && router.wanted === opened)
      hydrateRoot(root, app, {
        // Another time zone, or what only this browser knows: rendered again from here.
        onRecoverableError: (error) => console.warn('The first screen was drawn anew.', error),
      });
    else createRoot(root).render(app);
  });
  watchFreshness(() => router.wanted);
  // A newer build is loaded with the next page instead of in the middle of this one.
  router.onWanted = () => {
    if (isStale()) reloadAt(router.wanted);
  };
};

mount().catch((error: unknown) => {
  console.error('The app could not start.', error);
  throw error;
});
