import { keep } from './kept';

/** What a page is drawn in. Dark is the product's own. */
export type Theme = 'dark' | 'light';
/** What this browser remembers: a theme, or to follow the device. */
export type ThemeChoice = Theme | 'system';

const KEY = 'valija.theme';
/** Set once our fonts are in this browser's cache. */
export const FONTS_KEY = 'valija.fonts';
const LIGHT_DEVICE = '(prefers-color-scheme: light)';
const GROUND: Record<Theme, string> = { dark: '#0d1410', light: '#f5f0e4' };

/**
 * Runs in the head, before anything is painted: theme and signed-in state without a flash. It is inlined into every
 * document and allowed there by its hash.
 */
export const BOOT_SCRIPT = [
  '(function(d){try{',
  `var t=localStorage.getItem('${KEY}');if(t==='light'||t==='system'&&matchMedia('${LIGHT_DEVICE}').matches)d.dataset.theme='light';`,
  "if(localStorage.getItem('valija.session'))d.setAttribute('data-signed-in','');",
  `if(localStorage.getItem('${FONTS_KEY}'))d.setAttribute('data-fonts','')`,
  '}catch(e){}})(document.documentElement)',
].join('');

/** The theme on the page; the Worker, which draws first screens, has none. */
export const currentTheme = (): Theme =>
  typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

const apply = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  document.dispatchEvent(new CustomEvent('themechange', { detail: theme }));
};

/** What this browser remembers; dark when it remembers nothing. */
export const themeChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'system' ? stored : 'dark';
  } catch {
    return currentTheme();
  }
};

const themeOf = (choice: ThemeChoice): Theme => {
  if (choice !== 'system') return choice;
  return window.matchMedia(LIGHT_DEVICE).matches ? 'light' : 'dark';
};

/** Shows and remembers a theme. */
export const setTheme = (choice: ThemeChoice): void => {
  keep(KEY, choice);
  apply(themeOf(choice));
};

const applyStored = (): void => apply(themeOf(themeChoice()));

const followOtherTab = (event: StorageEvent): void => {
  if (event.key === KEY) applyStored();
};

/** Listens for a new theme, also from another tab and from the device; returns the unsubscribe function. */
export const onThemeChange = (listener: (theme: Theme) => void): (() => void) => {
  const here = () => listener(currentTheme());
  const device = window.matchMedia(LIGHT_DEVICE);
  document.addEventListener('themechange', here);
  window.addEventListener('storage', followOtherTab);
  device.addEventListener('change', applyStored);
  // It may have changed elsewhere while this page was loading.
  if (themeOf(themeChoice()) !== currentTheme()) applyStored();
  return () => {
    document.removeEventListener('themechange', here);
    window.removeEventListener('storage', followOtherTab);
    device.removeEventListener('change', applyStored);
  };
};
