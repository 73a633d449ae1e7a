import { DEFAULT_LOCALE, type Locale } from '../locale/locale';

/** Address of a page in somebody's language, for a mail. */
export const linkTo = (
  { origin }: { origin: string },
  locale: Locale,
  path: `/app/${string}`,
  query: Record<string, string> = {},
): string => {
  const url = new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
