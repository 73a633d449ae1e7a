import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../worker/platform/locale/locale';
import { LOCALE_PREFIXES, PATHS, localeOf, localePath } from '../paths';
import { routes } from '../router';
import type { Route } from '../routing/app-router';
import { ACCOUNT_PAGES, renderAccountPage } from './account-pages';
import { enforceBudget, pack } from './budget';
import { showEngine } from './engine';
import { siteScript } from './loader';
import { Manifest } from './manifest';
import { pageFiles } from './page-files';
import { openGraphCard } from './og/card';
import { drawPng } from './og/draw';
import { fillServiceWorker } from './service-worker';
import { renderShell, renderSitePage, shellScript, SITE_PAGES, WORDS, type Assets } from './pages';

/** The paths of the app's router; what it does not have is a 404 of the Worker. */
const appPaths = (pages: readonly Route[] = routes[0]?.children ?? []): string[] =>
  pages.flatMap(({ path, children }) => [
    ...(path && !path.includes('*') && !path.includes(':') && !path.startsWith('__') ? [`/${path}`] : []),
    ...(children ? appPaths(children) : []),
  ]);

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What the Worker knows of a build: which documents there are and what may be inlined into them. Also served as the
 * build's metadata.
 */
interface BuildMeta {
  id: string;
  timestamp: number;
  /** Every page's path without its language prefix: a prerendered document, the app's shell, or both by who asks. */
  routeRules: Record<string, { prerender?: true; shell?: true; redirect?: true }>;
  /** What pages of the app load besides the shell. */
  files: ReturnType<typeof pageFiles>;
  /** Sources of the Content-Security-Policy, by the document that they are inlined into. */
  csp: { scripts: Record<string, string>; styles: Record<string, string> };
}

/** Writes every document of the site into `dist`, and the build's manifest. Called at the end of `vite build`. */
export const prerender = async ({ dist, buildId }: { dist: string; buildId: string }): Promise<void> => {
  const manifest = new Manifest(dist);
  const siteStyles = manifest.styles('site.ts');
  const assets: Assets = {
    siteCss: siteStyles.map((url) => manifest.read(url)).join(''),
    siteScript: siteScript([...manifest.preloads('site.ts')]),
    appScript: manifest.script('app.tsx'),
    appPreloads: [...manifest.preloads('app.tsx')],
    appStyles: [...manifest.allStyles('app.tsx')],
    words: { en: manifest.script('i18n/locales/en/app.ts'), es: manifest.script('i18n/locales/es/app.ts') },
    fonts: [
      ...['bricolage-grotesque', 'instrument-sans', 'b612-mono'].flatMap((name) => [name, `latin-${name}`]),
      'small-b612-mono',
    ].map((name) => manifest.asset(name)),
    show: { en: await showEngine('en'), es: await showEngine('es') },
  };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };

  /** Also packed as tightly as can be, which no server does while somebody waits. */
  const writeDocument = (file: string, html: string) => {
    write(file, html);
    writeFileSync(join(dist, `${file}.br`), pack(html));
  };

  const csp: BuildMeta['csp'] = { scripts: {}, styles: {} };
  const scripts = [...manifest.preloads('site.ts')].map((url) => manifest.read(url));
  for (const [path, page] of Object.entries(SITE_PAGES)) {
    for (const prefix of LOCALE_PREFIXES) {
      const { html, css } = await renderSitePage(page, path, prefix, assets);
      const file = `documents${localePath(path, prefix)}.html`;
      enforceBudget(localePath(path, prefix), html, scripts);
      writeDocument(file, html);
      csp.scripts[`/${file}`] = sha256(assets.siteScript);
      csp.styles[`/${file}`] = sha256(css);
    }
  }
  const appScript = sha256(shellScript(assets));
  for (const locale of LOCALES) {
    const file = `documents/app.${locale}.html`;
    writeDocument(file, renderShell(locale, assets));
    csp.scripts[`/${file}`] = appScript;
  }
  for (const [path, source] of Object.entries(ACCOUNT_PAGES)) {
    for (const prefix of LOCALE_PREFIXES) {
      const file = `documents${localePath(path, prefix)}.html`;
      const words = `i18n/locales/${localeOf(prefix)}/auth.ts`;
      const preloads = [source, words].flatMap((source) => [...manifest.preloads(source)]);
      writeDocument(file, await renderAccountPage(path, prefix, { assets, preloads }));
      csp.scripts[`/${file}`] = appScript;
    }
  }
  mkdirSync(join(dist, 'og'), { recursive: true });
  for (const locale of LOCALES) {
    const card = openGraphCard(WORDS[locale].home, assets.show[locale].example, locale);
    writeFileSync(join(dist, `og/${locale}.png`), await drawPng(card));
  }

  // The app shows the same example where there is no list yet.
  for (const locale of LOCALES) write(`data/sample.${locale}.json`, JSON.stringify(assets.show[locale].example));

  const routeRules: BuildMeta['routeRules'] = { [PATHS.root]: { redirect: true } };
  for (const [path, { canonical }] of Object.entries(SITE_PAGES)) if (canonical) routeRules[path] = { prerender: true };
  for (const path of appPaths()) {
    routeRules[path] = { shell: true, ...(path in ACCOUNT_PAGES && { prerender: true }) };
  }
  const meta: BuildMeta = {
    id: buildId,
    timestamp: Date.now(),
    routeRules,
    files: pageFiles(manifest, new Set([...assets.appPreloads, ...manifest.allStyles('app.tsx')])),
    csp,
  };
  write('builds/latest.json', JSON.stringify({ id: buildId, timestamp: meta.timestamp, routeRules }));
  write(`builds/meta/${buildId}.json`, JSON.stringify(meta));
  write('sw.js', fillServiceWorker(manifest, buildId, assets.fonts));
  // Only the build itself reads these.
  rmSync(join(dist, '.vite'), { recursive: true });
  for (const url of siteStyles) rmSync(join(dist, url));
  // Hashed scripts and styles go out packed, too (worker/platform/shared/packed-file.ts).
  const assetsFolder = join(dist, 'assets');
  for (const file of readdirSync(assetsFolder).filter((name) => /\.(js|css)$/.test(name))) {
    const path = join(assetsFolder, file);
    writeFileSync(`${path}.br`, pack(readFileSync(path)));
  }
  // Which hashed files a build has: a deployment keeps those of the builds before it.
  write('builds/files.json', JSON.stringify({ builds: [{ id: buildId, files: readdirSync(assetsFolder) }] }));
};
