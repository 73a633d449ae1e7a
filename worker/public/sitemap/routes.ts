import { Hono } from 'hono';
import { currentBuild } from '../builds/service';
import type { AppContext } from '../../platform/context';
import { appOrigin } from '../../platform/http/mutations';
import { localePath } from '../../platform/locale/contract';

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `GET /sitemap.xml`: every public page once per language, each with its alternates. */
export const sitemap = new Hono<AppContext>()
  .get('/sitemap.xml', async (c) => {
    const origin = appOrigin(c.get('env').APP_ORIGIN, c.req.url);
    const { routeRules, timestamp } = await currentBuild(c.get('env'));
    const lastModified = new Date(timestamp).toISOString().slice(0, 10);
    const pages = Object.entries(routeRules).flatMap(([path, rule]) => (rule.prerender && !rule.shell ? [path] : []));
    const urls = pages.flatMap((path) => {
      const url = { en: escapeXml(origin + path), es: escapeXml(origin + localePath(path, 'es')) };
      const alternates = [
        `<xhtml:link rel="alternate" hreflang="en" href="${url.en}"/>`,
        `<xhtml:link rel="alternate" hreflang="es" href="${url.es}"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${url.en}"/>`,
      ].join('');
      return [url.en, url.es].map(
        (location) => `<url><loc>${location}</loc><lastmod>${lastModified}</lastmod>${alternates}</url>`,
      );
    });
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
      200,
      { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    );
  })
  .get('/robots.txt', (c) => {
    const { APP_ORIGIN, ENVIRONMENT } = c.get('env');
    const lines =
      ENVIRONMENT === 'preview'
        ? ['User-agent: *', 'Disallow: /']
        : [
            'User-agent: *',
            'Disallow: /api/',
            'Disallow: /app',
            'Disallow: /en/app',
            'Disallow: /es/app',
            '',
            `Sitemap: ${appOrigin(APP_ORIGIN, c.req.url)}/sitemap.xml`,
          ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
  });
