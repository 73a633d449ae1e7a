import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import type { User } from '../../worker/identity/sessions/contract';
import { USER_KEY } from '../api/query';
import { activateLocale } from '../i18n/i18n';
import { localeOf, splitLocale } from '../paths';
import { routes } from '../router';
import { loadPage } from '../routing/app-router';
import { matchRoutes } from '../routing/match';
import { PagesAt } from '../routing/pages';
import { ServedUnits, usualUnits } from '../units';
import { fill } from './fill';
import { AppFrame } from './frame';

export interface Screen {
  /** Path and search, with the language prefix. */
  url: string;
  /** A language tag, for units. */
  language: string;
  user: User | null;
  /** Answers of the API by their path. */
  answers: Record<string, unknown>;
}

/** A page of the app as HTML, drawn once with its own components; null where there is none of that path. */
export const drawScreen = async ({ url, language, user, answers }: Screen): Promise<string | null> => {
  const { pathname, search, hash } = new URL(url, 'https://app.invalid');
  const matches = matchRoutes(routes, pathname);
  if (matches.length === 0 || matches.some(({ route }) => route.path?.endsWith('*'))) return null;
  await Promise.all([activateLocale(localeOf(splitLocale(pathname).prefix)), loadPage(matches)]);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(USER_KEY, user);
  fill(client, answers);
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <ServedUnits value={usualUnits(language)}>
      <AppFrame client={client} onDrawn={() => undefined}>
        <PagesAt location={{ pathname, search, hash, state: null, key: 'default' }} matches={matches} failure={null} />
      </AppFrame>
    </ServedUnits>,
    // In one piece: what comes in pieces is put together by inlined scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void (failure = { error }) },
  );
  // Half a screen is none: React would draw the rest in the browser, over what is there.
  if (failure) throw failure.error;
  return new Response(prelude).text();
};
