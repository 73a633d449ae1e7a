import { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { Translated } from '../i18n/use-translation';
import { matchRoutes, StaticRouter } from 'react-router';
import type { User } from '../../worker/identity/sessions/contract';
import type { Locale } from '../../worker/platform/locale/locale';
import { USER_KEY } from '../api/query';
import { activateLocale, instance } from '../i18n/i18n';
import { localeOf, splitLocale } from '../paths';
import { routes } from '../router';
import { loadPage } from '../routing/app-router';
import { Pages } from '../routing/pages';
import { ServedUnits, usualUnits } from '../units';
import { fill } from './fill';
import { AppFrame } from './frame';

const instances = new Map<Locale, i18n>();

/** A language's own instance: another request may be drawn in the other one at the same time. */
const wordsOf = async (locale: Locale): Promise<i18n> => {
  const known = instances.get(locale);
  if (known) return known;
  await activateLocale(locale);
  const own = instance.cloneInstance({ lng: locale });
  instances.set(locale, own);
  return own;
};

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
  const { pathname } = new URL(url, 'https://app.invalid');
  const matches = matchRoutes(routes, pathname);
  if (!matches || matches.some(({ route }) => route.path?.endsWith('*'))) return null;
  const [own] = await Promise.all([wordsOf(localeOf(splitLocale(pathname).prefix)), loadPage(matches)]);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(USER_KEY, user);
  fill(client, answers);
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <Translated words={own}>
      <ServedUnits value={usualUnits(language)}>
        <AppFrame client={client} onDrawn={() => undefined}>
          <StaticRouter location={url}>
            <Pages matches={matches} failure={null} />
          </StaticRouter>
        </AppFrame>
      </ServedUnits>
    </Translated>,
    // In one piece: what comes in pieces is put together by inlined scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void (failure = { error }) },
  );
  // Half a screen is none: React would draw the rest in the browser, over what is there.
  if (failure) throw failure.error;
  return new Response(prelude).text();
};
