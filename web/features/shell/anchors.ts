import { renderAllSections } from '../../settle';

/** Waits of the specification before an anchor is scrolled to, milliseconds. */
const AFTER_CLICK_MS = 100;
const AFTER_NAVIGATION_MS = 500;

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to the element with that id, or to the top when there is none. */
const scrollToAnchor = (id: string): void => {
  const behavior = reducedMotion() ? 'auto' : 'smooth';
  renderAllSections();
  const target = id ? document.getElementById(id) : null;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
};

const anchorOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** A link to a section of this page scrolls smoothly; a page opened at a section scrolls there once it has settled. */
export const followAnchors = (isSamePage: (link: HTMLAnchorElement) => boolean): void => {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target.closest('a');
    if (!link?.hash || !isSamePage(link)) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    setTimeout(() => scrollToAnchor(anchorOf(link.hash)), AFTER_CLICK_MS);
  });
  if (location.hash) setTimeout(() => scrollToAnchor(anchorOf(location.hash)), AFTER_NAVIGATION_MS);
};
