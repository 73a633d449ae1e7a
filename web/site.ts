/**
 * Everything the public pages run: no framework, a few kilobytes. The header comes to life, anchors scroll, a change of
 * language keeps the place on the page.
 */
import './styles/site.css';
import { isLocale } from '../worker/platform/locale/locale';
import { PATHS, splitLocale } from './paths';
import { initPage } from './features/public/home/interactive';
import { keepReferral } from './features/money/referrals/keep-referral';
import { followAnchors } from './features/shell/anchors';
import { initHeader } from './features/shell/behaviour';
import { loadFonts } from './fonts';
import { renderAllSections, renderDeferredSections } from './settle';
import { linkManifest } from './manifest';
import { onThemeChange } from './theme';

const SCROLL_KEY = 'valija.scroll';
const HOMES = new Set<string>([PATHS.root, PATHS.home, '']);

const pageOf = (pathname: string): string => {
  const { path } = splitLocale(pathname.replace(/\/$/, '') || '/');
  return HOMES.has(path) ? PATHS.home : path;
};

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) initHeader(header);
initPage();
followAnchors((link) => link.origin === location.origin && pageOf(link.pathname) === pageOf(location.pathname));
onThemeChange(() => undefined);
keepReferral();

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-locale]');
  if (!link || !isLocale(link.dataset['locale'])) return;
  event.preventDefault();
  try {
    sessionStorage.setItem(SCROLL_KEY + link.pathname, String(Math.round(window.scrollY)));
  } catch {
    // Storage is disabled: the page opens at its top.
  }
  location.assign(link.pathname + location.search + location.hash);
});

// In this order, so that what is out of sight is laid out once, in our own fonts.
const settled = loadFonts()
  .catch(() => undefined)
  .then(renderDeferredSections);
// Pictures further down were only out of the way of the first paint.
for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';

linkManifest();

/** Back to where the page was in the other language; once more when sections and fonts have settled its height. */
const restoreScroll = async (): Promise<void> => {
  let saved: number;
  try {
    saved = Number(sessionStorage.getItem(SCROLL_KEY + location.pathname) ?? 0);
  } catch {
    return;
  }
  if (!saved) return;
  if (location.hash) {
    sessionStorage.removeItem(SCROLL_KEY + location.pathname);
    return;
  }
  renderAllSections();
  window.scrollTo(0, saved);
  let hasScrolled = false;
  for (const kind of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(kind, () => (hasScrolled = true), { once: true, passive: true });
  }
  await settled;
  // Unless somebody has scrolled on meanwhile.
  if (!hasScrolled) window.scrollTo(0, saved);
  // Not before: a document that reloads itself because a file of it is gone still has its place.
  sessionStorage.removeItem(SCROLL_KEY + location.pathname);
};

void restoreScroll();
