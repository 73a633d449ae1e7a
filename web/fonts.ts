import { FONTS_KEY } from './theme';

/** One of each family is enough: the two variable ones are one file for all weights. */
const FACES = [
  '700 1em "Bricolage Grotesque Variable"',
  '400 1em "Instrument Sans Variable"',
  '700 1em "B612 Mono"',
] as const;

const isShown = (): boolean => document.documentElement.hasAttribute('data-fonts');

const show = (): void => document.documentElement.setAttribute('data-fonts', '');

/** Fetches ours; whether all of them have come. From then on documents begin with them. */
const load = async (): Promise<boolean> => {
  const loaded = await Promise.all(FACES.map((face) => document.fonts.load(face)));
  if (loaded.some((faces) => faces.length === 0)) return false;
  try {
    localStorage.setItem(FONTS_KEY, '1');
  } catch {
    // Storage is off: the next page does the same again.
  }
  return true;
};

/**
 * The first page somebody sees is painted at once in a face of the system with our metrics, and changes into ours when
 * all of them have arrived. From then on the head's script shows ours from the first paint on; `site.css` has the rule.
 */
export const bringFonts = async (): Promise<void> => {
  if (!isShown() && (await load())) show();
};

/**
 * In the app nothing moves that somebody reads: ours are fetched with the first touch or key, and a page that is opened
 * after that is drawn in them. The function that is returned is for each new page.
 */
export const bringFontsWithNextPage = (): (() => void) => {
  let areHere = false;
  const bring = () => {
    removeEventListener('pointerdown', bring);
    removeEventListener('keydown', bring);
    void load().then(
      (loaded) => (areHere = loaded),
      () => undefined,
    );
  };
  if (!isShown()) {
    addEventListener('pointerdown', bring, { passive: true });
    addEventListener('keydown', bring, { passive: true });
  }
  return () => {
    if (areHere && !isShown()) show();
  };
};
