import { Component, createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Outlet, renderMatches, Router } from 'react-router';
import type { AppRouter, Match, NavigateOptions, Route, Shown } from './app-router';

interface BoundaryProps {
  Failed: NonNullable<Route['Failed']>;
  /** What failed before anything was drawn. */
  failure: { error: unknown } | null;
  /** Another page is another try. */
  page: unknown;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, Pick<BoundaryProps, 'failure' | 'page'>> {
  override state = { failure: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, known: { page: unknown }) {
    return page === known.page ? null : { page, failure: null };
  }

  override render() {
    const { Failed, children } = this.props;
    const failure: BoundaryProps['failure'] = this.props.failure ?? this.state.failure;
    return failure ? <Failed error={failure.error} /> : children;
  }
}

/** A layout or a page as it stands in the one around it. */
const drawn = ({ matches, failure }: Pick<Shown, 'matches' | 'failure'>): Match[] =>
  matches.map((match, at) => {
    const { Component: Page, Failed, ...route } = match.route;
    const inside = Page ? <Page /> : <Outlet />;
    const element = Failed ? (
      <Boundary Failed={Failed} failure={failure?.at === at ? failure : null} page={matches}>
        {inside}
      </Boundary>
    ) : (
      inside
    );
    return { ...match, route: { ...route, element } };
  });

/** What is at an address, within a router of react-router. */
export const Pages = (shown: Pick<Shown, 'matches' | 'failure'>) => renderMatches(drawn(shown));

/** Scrolls to the place on the page that the address names, else as far as it says. */
const scrollTo = ({ location, top }: Shown): void => {
  if (top === null) return;
  const target =
    top === 0 && location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, top);
};

const RouterContext = createContext<AppRouter | null>(null);

/** The app's pages, and what opens them. */
export const RoutedPages = ({ router }: { router: AppRouter }) => {
  const [shown, setShown] = useState(router.shown);
  // The page before stays until all of the next one can be drawn.
  useLayoutEffect(() => router.onShown((next) => startTransition(() => setShown(next))), [router]);
  useLayoutEffect(() => scrollTo(shown), [shown]);
  return (
    <RouterContext value={router}>
      <Router location={shown.location} navigator={router}>
        <Pages matches={shown.matches} failure={shown.failure} />
      </Router>
    </RouterContext>
  );
};

const nowhere = (): Promise<void> => Promise.resolve();

/** Opens another page of the app: `navigate(to(PATHS.billing))`. It is the same function for as long as the app is open. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => Promise<void>) =>
  // Where the Worker draws a screen nobody goes anywhere.
  use(RouterContext)?.navigate ?? nowhere;
