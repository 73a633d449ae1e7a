import { Component, startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { translatorOf } from '../i18n/i18n';
import { TranslatorContext } from '../i18n/use-translation';
import { localeOf, splitLocale } from '../paths';
import type { AppRouter, Route, Shown } from './app-router';
import { HereContext, RouterContext } from './hooks';
import { InsideContext } from './links';

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

/** What is at an address: its layouts around its page. */
const Pages = ({ matches, failure }: Pick<Shown, 'matches' | 'failure'>) =>
  matches.reduceRight<ReactNode>((inside, { route: { Component: Page, Failed } }, at) => {
    const element = <InsideContext value={inside}>{Page ? <Page /> : inside}</InsideContext>;
    return Failed ? (
      <Boundary Failed={Failed} failure={failure?.at === at ? failure : null} page={matches}>
        {element}
      </Boundary>
    ) : (
      element
    );
  }, null);

/** What is at an address, in its language. */
export const PagesAt = ({ location, matches, failure }: Pick<Shown, 'location' | 'matches' | 'failure'>) => {
  const here = useMemo(() => ({ location, params: matches.at(-1)?.params ?? {} }), [location, matches]);
  return (
    <HereContext value={here}>
      <TranslatorContext value={translatorOf(localeOf(splitLocale(location.pathname).prefix))}>
        <Pages matches={matches} failure={failure} />
      </TranslatorContext>
    </HereContext>
  );
};

/** Scrolls to the place on the page that the address names, else as far as it says. */
const scrollTo = ({ location, top }: Shown): void => {
  if (top === null) return;
  const target =
    top === 0 && location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, top);
};

/** The app's pages, and what opens them. */
export const RoutedPages = ({ router }: { router: AppRouter }) => {
  const [shown, setShown] = useState(router.shown);
  // The page before stays until all of the next one can be drawn.
  useLayoutEffect(() => router.onShown((next) => startTransition(() => setShown(next))), [router]);
  useLayoutEffect(() => scrollTo(shown), [shown]);
  return (
    <RouterContext value={router}>
      <PagesAt {...shown} />
    </RouterContext>
  );
};
