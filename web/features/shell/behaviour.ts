import { isLocale } from '../../../worker/platform/locale/locale';
import { rememberLocale } from '../../i18n/locale-cookie';
import { currentTheme, setTheme } from '../../theme';

/** The header looks different after this many pixels. */
const SCROLLED_PX = 20;
/** The mobile menu closes from this width on; the same as Tailwind's `md`. */
const WIDE = '(min-width: 768px)';

const menuParts = (header: HTMLElement) => ({
  button: header.querySelector<HTMLButtonElement>('[data-menu-button]'),
  menu: header.querySelector<HTMLElement>('[data-menu]'),
});

const setMenu = (header: HTMLElement, open: boolean): void => {
  const { button, menu } = menuParts(header);
  if (!button || !menu) return;
  menu.hidden = !open;
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', (open ? button.dataset['labelClose'] : button.dataset['labelOpen']) ?? '');
  header.toggleAttribute('data-menu-open', open);
};

/**
 * Brings a server-written header to life: scrolled state, mobile menu, theme switch, language choice. The same code
 * serves the public pages, which load no framework, and the app. Returns the unsubscribe function.
 */
export const initHeader = (header: HTMLElement): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const isOpen = () => header.hasAttribute('data-menu-open');
  const onScroll = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.matchMedia(WIDE).addEventListener('change', (event) => event.matches && setMenu(header, false), { signal });
  document.addEventListener(
    'click',
    (event) => {
      if (isOpen() && event.target instanceof Node && !header.contains(event.target)) setMenu(header, false);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      setMenu(header, false);
      menuParts(header).button?.focus();
    },
    { signal },
  );
  header.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-menu-button]')) setMenu(header, !isOpen());
      else if (event.target.closest('[data-theme-switch]')) setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
      else if (event.target.closest('a')) setMenu(header, false);
      const locale = event.target.closest<HTMLElement>('[data-locale]')?.dataset['locale'];
      if (isLocale(locale)) rememberLocale(locale);
    },
    { signal },
  );
  return () => stop.abort();
};
