/** Dark is the product's own; light is a choice that this browser remembers. */
export type Theme = 'dark' | 'light';

const KEY = 'valija.theme';
/** Set once our fonts are in this browser's cache. */
export const FONTS_KEY = 'valija.fonts';
const GROUND: Record<Theme, string> = { dark: '#0d1410', light: '#f5f0e4' };

/**
 * Runs in the head, before anything is painted: theme and signed-in state without a flash. It is inlined into every
 * document and allowed there by its hash.
 */
export const BOOT_SCRIPT = [
  '(function(d){try{',
  `var t=localStorage.getItem('${KEY}');if(t==='light')d.dataset.theme=t;`,
  "if(localStorage.getItem('valija.session'))d.setAttribute('data-signed-in','');",
  `if(localStorage.getItem('${FONTS_KEY}'))d.setAttribute('data-fonts','')`,
  '}catch(e){}})(document.documentElement)',
].join('');

/** The theme on the page. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

const apply = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  document.dispatchEvent(new CustomEvent('themechange', { detail: theme }));
};

/** Shows and remembers a theme. */
export const setTheme = (theme: Theme): void => {
  apply(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is off: the choice lasts for this page.
  }
};

/** What this browser remembers. */
const storedTheme = (): Theme => {
  try {
    return localStorage.getItem(KEY) === 'light' ? 'light' : 'dark';
  } catch {
    return currentTheme();
  }
};

const followOtherTab = (event: StorageEvent): void => {
  if (event.key === KEY) apply(event.newValue === 'light' ? 'light' : 'dark');
};

/** Hears of a new theme, also from another tab; returns the way to stop. */
export const onThemeChange = (listener: (theme: Theme) => void): (() => void) => {
  const here = () => listener(currentTheme());
  document.addEventListener('themechange', here);
  window.addEventListener('storage', followOtherTab);
  // It may have changed elsewhere while this page was loading.
  if (storedTheme() !== currentTheme()) apply(storedTheme());
  return () => {
    document.removeEventListener('themechange', here);
    window.removeEventListener('storage', followOtherTab);
  };
};
