import { createContext, use, useCallback, useMemo } from 'react';
import type { AppRouter, NavigateOptions } from './app-router';
import type { Location } from './location';
import type { Params } from './match';

/** The page that is shown. */
export interface Here {
  location: Location;
  params: Params;
}

export const HereContext = createContext<Here | null>(null);
/** What opens pages; there is none where the Worker draws a screen. */
export const RouterContext = createContext<AppRouter | null>(null);

const useHere = (): Here => {
  const here = use(HereContext);
  if (!here) throw new Error('There is no page around this.');
  return here;
};

/** The address of the page that is shown. */
export const useLocation = (): Location => useHere().location;

/** What the address has in the places of `:names`. */
export const useParams = (): Params => useHere().params;

const nowhere = (): Promise<void> => Promise.resolve();

/** Opens another page of the app: `navigate(to(PATHS.billing))`. It is the same function for as long as the app is open. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => Promise<void>) =>
  // Where the Worker draws a screen nobody goes anywhere.
  use(RouterContext)?.navigate ?? nowhere;

/** What the address says after its `?`, and what says something else there. */
export const useSearchParams = (): [
  URLSearchParams,
  (next: URLSearchParams | Readonly<Record<string, string>>, options?: NavigateOptions) => void,
] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: URLSearchParams | Readonly<Record<string, string>>, options?: NavigateOptions) => {
      const text = new URLSearchParams(next).toString();
      void navigate(text ? `${pathname}?${text}` : pathname, options);
    },
    [navigate, pathname],
  );
  return [params, change];
};
