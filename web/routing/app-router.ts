import type { ComponentType } from 'react';
import {
  createPath,
  matchRoutes,
  parsePath,
  type Location,
  type Navigator,
  type RouteMatch,
  type To,
} from 'react-router';

/** The file of a page. */
interface PageModule {
  Component: ComponentType;
  /**
   * Brings what of an address the page draws first: its screen's code and words. React shows nothing for a third of a
   * second where a page that is being drawn still waits for one of them.
   */
  ready?: (url: URL) => Promise<unknown>;
}

/** A page, or what is around pages. */
export interface Route {
  path?: string;
  Component?: ComponentType;
  /** Its code, which comes with the first visit. */
  load?: () => Promise<PageModule>;
  /** What its code has for that. */
  ready?: PageModule['ready'];
  /** Stands in its place when it, or what is in it, fails. */
  Failed?: ComponentType<{ error: unknown }>;
  children?: Route[];
}

export type Match = RouteMatch<string, Route>;

/** What is shown: an address, and its layouts and page. */
export interface Shown {
  location: Location;
  matches: readonly Match[];
  /** What could not be loaded, and which of the matches says so. */
  failure: { error: unknown; at: number } | null;
  /** How far down it is to be scrolled; null leaves it where it is. */
  top: number | null;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

const loadCode = async (route: Route): Promise<void> => {
  if (route.Component || !route.load) return;
  const module: PageModule | undefined = await route.load();
  // Where the file is gone the page is being loaded anew (web/features/shell/freshness.ts): nothing comes before that.
  if (module) Object.assign(route, { Component: module.Component, ready: module.ready });
  else await new Promise(() => undefined);
};

/** Loads the code of layouts and page that is not there yet, and readies what is at an address. */
export const loadPage = async (matches: readonly Match[], url?: URL): Promise<void> => {
  await Promise.all(
    matches.map(async ({ route }) => {
      await loadCode(route);
      // What does not come now is asked for again when it is drawn, and says so there.
      if (url) await route.ready?.(url).catch(() => undefined);
    }),
  );
};

const isLoaded = ({ route }: Match): boolean => route.Component !== undefined || !route.load;

/** Which of the matches shows a failure: the innermost that can and that is there itself. */
const boundaryOf = (matches: readonly Match[]): number => {
  const missing = matches.findIndex((match) => !isLoaded(match));
  return matches.findLastIndex(({ route }, at) => route.Failed && (missing < 0 || at <= missing));
};

/** What the browser's history keeps of an entry: the state and the name of its location, and how far it was scrolled. */
interface Entry {
  usr: unknown;
  key: string;
  top?: number;
}
const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'usr' in state && 'key' in state;
const entryState = (): Entry => (isEntry(history.state) ? history.state : { usr: null, key: 'default' });

/** The entry of the browser's history that is open. */
const openEntry = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr, key } = entryState();
  return { pathname, search, hash, state: usr, key };
};

type Change = 'pushState' | 'replaceState' | 'none';

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Navigates between pages: the address changes and the page is shown once it may be seen and its code is there; until
 * then the one before stays. Of react-router it uses what matches, links and draws; its loaders and forms, which the
 * app has no use for, are half of that library.
 */
export class AppRouter implements Navigator {
  readonly #routes: Route[];
  readonly #prepare: (url: URL) => Promise<string | null>;
  readonly #listeners = new Set<(shown: Shown) => void>();
  /** How far each entry was scrolled when it was left. */
  readonly #tops = new Map<string, number>();
  /** Where somebody is on the way to; who asks for another page meanwhile gets that one. */
  #wanted: Location | null = null;
  shown: Shown = { location: openEntry(), matches: [], failure: null, top: null };

  /** `prepare` readies a page of this address, or says which to open in its place. */
  constructor(routes: Route[], prepare: (url: URL) => Promise<string | null>) {
    this.#routes = routes;
    this.#prepare = prepare;
  }

  /** Opens the page of the document's own address. */
  start(): Promise<void> {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', () => {
      this.#keepTop();
      // A document that is loaded again is scrolled by the browser, which is there before this is.
      history.scrollRestoration = 'auto';
    });
    window.addEventListener('popstate', () => {
      const location = openEntry();
      void this.#open(location, 'none', this.#tops.get(location.key) ?? entryState().top ?? 0);
    });
    return this.#open(openEntry(), 'none', entryState().top ?? null);
  }

  /** The address that is opened, or else shown: path and search. */
  get wanted(): string {
    const { pathname, search } = this.#wanted ?? this.shown.location;
    return pathname + search;
  }

  /** Calls back with the page that is shown, and with each that is from now on; returns the unsubscribe function. */
  onShown(listener: (shown: Shown) => void): () => void {
    this.#listeners.add(listener);
    listener(this.shown);
    return () => void this.#listeners.delete(listener);
  }

  /** Is called when somebody sets out for another page. */
  onWanted: () => void = () => undefined;

  /** Opens another page; resolves when it is shown. */
  readonly navigate = (to: To, options: NavigateOptions = {}): Promise<void> => {
    const { replace = false, state = null, preventScrollReset = false } = options;
    const { pathname } = this.shown.location;
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location = { pathname, search: '', hash: '', ...path, state, key: crypto.randomUUID().slice(0, 8) };
    return this.#open(location, replace ? 'replaceState' : 'pushState', preventScrollReset ? null : 0);
  };

  // What react-router's links call, not as methods.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  readonly go = (delta: number): void => history.go(delta);
  readonly push = (to: To, state: unknown = null, options?: NavigateOptions): void =>
    void this.navigate(to, { ...options, state, replace: false });
  readonly replace = (to: To, state: unknown = null, options?: NavigateOptions): void =>
    void this.navigate(to, { ...options, state, replace: true });

  async #open(location: Location, change: Change, top: number | null): Promise<void> {
    const { shown } = this;
    // A place on the same page: there is nothing to load.
    if (location.hash && shown.matches.length > 0 && isSamePage(shown.location, location)) {
      this.#show({ ...shown, location, top }, change);
      return;
    }
    this.#wanted = location;
    this.onWanted();
    const matches = matchRoutes(this.#routes, location) ?? [];
    let failure: Shown['failure'] = null;
    try {
      const url = new URL(createPath(location), window.location.origin);
      const other = await this.#prepare(url);
      if (this.#wanted !== location) return;
      if (other !== null) {
        await this.navigate(other, { replace: change !== 'pushState' });
        return;
      }
      await loadPage(matches, url);
    } catch (error) {
      failure = { error, at: boundaryOf(matches) };
    }
    if (this.#wanted === location) this.#show({ location, matches, failure, top }, change);
  }

  /** The browser's entry of the page that is shown remembers how far down that is scrolled. */
  #keepTop(): void {
    const { key } = this.shown.location;
    if (entryState().key === key) history.replaceState({ ...entryState(), top: window.scrollY }, '');
  }

  #show(shown: Shown, change: Change): void {
    const { location } = shown;
    this.#tops.set(this.shown.location.key, window.scrollY);
    if (change === 'pushState') this.#keepTop();
    if (change !== 'none') history[change]({ usr: location.state, key: location.key }, '', createPath(location));
    this.#wanted = null;
    this.shown = shown;
    for (const listener of this.#listeners) listener(shown);
  }
}
