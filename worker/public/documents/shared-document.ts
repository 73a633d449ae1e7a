import type { Context } from 'hono';
import type { LinkedTrip } from '../../plans/sharing/service';
import type { AppContext } from '../../platform/context';
import { appOrigin } from '../../platform/http/mutations';
import { formatDateRange } from '../../platform/locale/date-range';
import type { Locale } from '../../platform/locale/locale';
import type { Build } from '../builds/service';
import { shellText } from './app-document';
import { escapeHtml } from './escape-html';

/** What a messenger shows of a read-only link: the trip's name, place and dates, and a picture of ours. */
const previewOf = (trip: LinkedTrip, locale: Locale, origin: string): string =>
  Object.entries({
    'og:type': 'website',
    'og:title': trip.name,
    'og:description': `${trip.destination} · ${formatDateRange(trip, locale, 'long')}`,
    'og:image': `${origin}/og/${locale}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('');

/** The document of a read-only link: the app's shell with the trip's preview in its head. */
export const sharedDocument = async (
  c: Context<AppContext>,
  { build, file, locale, trip }: { build: Build; file: string; locale: Locale; trip: LinkedTrip },
): Promise<string> => {
  const html = await shellText(c, build, file);
  const preview = previewOf(trip, locale, appOrigin(c.get('env').APP_ORIGIN, c.req.url));
  return html.replace('</head>', () => `${preview}</head>`);
};
