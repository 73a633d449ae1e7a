import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Translated } from '../i18n/use-translation';
import type { Locale } from '../../worker/platform/locale/locale';
import { ErrorDocument } from '../features/errors/error-document';
import { HomePage } from '../features/public/home/home-page';
import { LegalPage } from '../features/public/legal/legal-page';
import { WaitlistPage } from '../features/public/waitlist/waitlist';
import { Footer } from '../features/shell/footer';
import { Header } from '../features/shell/header';
import { LogoMark } from '../features/shell/logo';
import { createI18n } from '../i18n/i18n';
import { site as english } from '../i18n/locales/en/site';
import { site as spanish } from '../i18n/locales/es/site';
import { PATHS, localeOf, localePath, type LocalePrefix } from '../paths';
import { EARLY_INPUT_SCRIPT } from '../early-input';
import { SITE } from '../site-config';
import { WATCH_FILES_SCRIPT } from '../reload';
import { BOOT_SCRIPT } from '../theme';
import type { EngineShow } from './engine';
import { loadAppScript } from './load-app';
import { shrink } from './shrink';
import { homeData } from './structured-data';

/** What the public pages say. */
export const WORDS = { en: english, es: spanish } as const satisfies Record<Locale, unknown>;

/** URLs and texts of the client build that documents refer to. */
export interface Assets {
  siteCss: string;
  /** Inlined into the head. */
  siteScript: string;
  appScript: string;
  appPreloads: string[];
  appStyles: string[];
  words: Record<Locale, string>;
  fonts: string[];
  /** What the engine made for the home page. */
  show: Record<Locale, EngineShow>;
}

/** A page of the public site. */
export interface SitePage {
  /** Null for documents that search engines must not keep. */
  canonical: boolean;
  status?: number;
  head: (words: (typeof WORDS)[Locale]) => { title: string; description: string };
  body: (prefix: LocalePrefix, words: (typeof WORDS)[Locale], show: EngineShow) => ReactNode;
  /** JSON-LD for search engines. */
  data?: (words: (typeof WORDS)[Locale], url: string) => object;
}

/** The Worker writes the path that was asked for in its place. */
const PATH_PLACEHOLDER = '%PATH%';

/** Every prerendered document by its path without a language prefix. */
export const SITE_PAGES: Record<string, SitePage> = {
  [PATHS.home]: {
    canonical: true,
    head: ({ home }) => home.meta,
    body: (prefix, { home, demo, waitlist }, show) => (
      <HomePage words={home} demo={demo} waitlist={waitlist} show={show} prefix={prefix} access={SITE.earlyAccess} />
    ),
    data: ({ home }, url) => homeData(home, url),
  },
  [PATHS.waitlist]: {
    canonical: true,
    head: ({ waitlist }) => waitlist.meta,
    body: (prefix, { waitlist }) => <WaitlistPage words={waitlist} prefix={prefix} access={SITE.earlyAccess} />,
  },
  [PATHS.terms]: {
    canonical: true,
    head: ({ terms }) => terms.meta,
    body: (_prefix, { terms }) => <LegalPage words={terms} />,
  },
  [PATHS.privacy]: {
    canonical: true,
    head: ({ privacy }) => privacy.meta,
    body: (_prefix, { privacy }) => <LegalPage words={privacy} />,
  },
  '/404': {
    canonical: false,
    head: ({ shell }) => ({ title: shell.error.notFound, description: shell.error.notFound }),
    body: (prefix) => <ErrorPageBody status={404} prefix={prefix} />,
  },
  '/500': {
    canonical: false,
    head: ({ shell }) => ({ title: shell.error.internal, description: shell.error.internal }),
    body: (prefix) => <ErrorPageBody status={500} prefix={prefix} />,
  },
};

const ErrorPageBody = ({ status, prefix }: { status: number; prefix: LocalePrefix }) => (
  <ErrorDocument
    status={status}
    description={
      status === 404
        ? WORDS[localeOf(prefix)].shell.error.notFoundPath.replace('{{path}}', PATH_PLACEHOLDER)
        : WORDS[localeOf(prefix)].common.unexpected
    }
    homeHref={localePath(PATHS.home, prefix)}
  />
);

const absolute = (path: string): string => `https://${SITE.domain}${path}`;

const Alternates = ({ path }: { path: string }) => (
  <>
    <link rel="alternate" hrefLang="en" href={absolute(path)} />
    <link rel="alternate" hrefLang="es" href={absolute(localePath(path, 'es'))} />
    <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
  </>
);

const Head = ({ children, title, script }: { children: ReactNode; title?: string | undefined; script: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <script dangerouslySetInnerHTML={{ __html: script }} />
    {title !== undefined && <title>{title}</title>}
    {children}
    <meta name="theme-color" content="#0d1410" />
    <link rel="icon" href={SITE.icon} type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </head>
);

/** None of these documents is taken over by React, so nothing in them has to be found again. */
const render = (document: ReactNode): string => `<!DOCTYPE html>${renderToStaticMarkup(document)}`;

/** JSON that cannot end the script element it stands in. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const titleOf = (title: string): string => (title.includes(SITE.name) ? title : `${title} · ${SITE.name}`);

const instances = new Map<Locale, i18n>();
const i18nOf = async (locale: Locale): Promise<i18n> => {
  const instance =
    instances.get(locale) ?? (await createI18n(locale, { common: WORDS[locale].common, shell: WORDS[locale].shell }));
  instances.set(locale, instance);
  return instance;
};

/** One public page in one variant as a whole document, without any framework on it, and the styles inlined into it. */
export const renderSitePage = async (
  page: SitePage,
  path: string,
  prefix: LocalePrefix,
  assets: Assets,
): Promise<{ html: string; css: string }> => {
  const locale = localeOf(prefix);
  const { title, description } = page.head(WORDS[locale]);
  const canonical = absolute(localePath(path, locale === 'en' ? '' : locale));
  const html = render(
    <Translated words={await i18nOf(locale)}>
      <html lang={locale} data-theme="dark">
        <Head title={titleOf(title)} script={assets.siteScript}>
          <meta name="description" content={description} />
          {page.canonical ? (
            <>
              <link rel="canonical" href={canonical} />
              <Alternates path={path} />
              <meta property="og:type" content="website" />
              <meta property="og:site_name" content={SITE.name} />
              <meta property="og:title" content={titleOf(title)} />
              <meta property="og:description" content={description} />
              <meta property="og:url" content={canonical} />
              <meta property="og:locale" content={locale === 'es' ? 'es_ES' : 'en_GB'} />
              <meta property="og:image" content={absolute(`/og/${locale}.png`)} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={description} />
              <meta name="twitter:card" content="summary_large_image" />
              {page.data && (
                <script
                  type="application/ld+json"
                  dangerouslySetInnerHTML={{ __html: asScript(page.data(WORDS[locale], canonical)) }}
                />
              )}
            </>
          ) : (
            <meta name="robots" content="noindex" />
          )}
          <style dangerouslySetInnerHTML={{ __html: assets.siteCss }} />
        </Head>
        <body>
          <Header prefix={prefix} path={page.canonical ? path : PATHS.home} />
          {page.body(prefix, WORDS[locale], assets.show[locale])}
          <Footer prefix={prefix} year={new Date().getUTCFullYear()} />
        </body>
      </html>
    </Translated>,
  );
  return shrink(html, assets.siteCss);
};

/** Inlined into the app's document: the theme, the watch over its files, what is pressed before they are there, and the way to them. */
export const shellScript = ({ appScript }: Pick<Assets, 'appScript'>): string =>
  [BOOT_SCRIPT, WATCH_FILES_SCRIPT, EARLY_INPUT_SCRIPT, loadAppScript(appScript)].join(';');

export interface AppHeadProps {
  /** Left out where the page inside brings its own. */
  title?: string;
  assets: Assets;
  locale: Locale;
  /** Scripts of the page besides the shell's. */
  preloads?: readonly string[];
}

/** The head of every document that the app takes over. */
export const AppHead = ({ title, assets, locale, preloads = [] }: AppHeadProps) => (
  <Head title={title} script={shellScript(assets)}>
    {assets.appStyles.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
    <meta name="robots" content="noindex" />
    <script
      type="application/json"
      data-files
      dangerouslySetInnerHTML={{
        __html: asScript([...new Set([...assets.appPreloads, assets.words[locale], ...preloads])]),
      }}
    />
  </Head>
);

/** The document every page of the app starts from. */
export const renderShell = (locale: Locale, assets: Assets): string =>
  render(
    <html lang={locale} data-theme="dark">
      <AppHead title={SITE.name} assets={assets} locale={locale} />
      <body>
        <div id="root">
          <div className="grid min-h-dvh place-items-center">
            <LogoMark className="pulse size-14" />
          </div>
        </div>
      </body>
    </html>,
  );
