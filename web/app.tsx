import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query';
import { carryOver } from './carry-over';
import { keepForOffline } from './features/shell/offline';
import { isStale, reloadAt, watchFreshness } from './features/shell/freshness';
import { routes } from './router';
import './styles/app.css';

const router = createBrowserRouter(routes);

/** Resolves once the first page's code and data are there; until then the shell's own picture stays. */
const ready = (): Promise<void> =>
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

/** Acts once, when what stands beside it is in the page. */
const WhenDrawn = ({ act }: { act: () => void }) => {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }, [act]);
  return null;
};

const mount = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await ready();
  const putBack = carryOver(root);
  // As a transition it is drawn in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <WhenDrawn act={putBack} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  watchFreshness(() => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathname + search;
  });
  keepForOffline();
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
