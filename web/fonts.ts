import { keep } from './kept';
import { FONTS_KEY } from './theme';

/** One of each family is enough: one file has all weights, and all letters but those of other languages. */
const FACES = ['700 1em "Bricolage Grotesque"', '400 1em "Instrument Sans Variable"', '700 1em "B612 Mono"'] as const;

/**
 * The first page somebody sees is painted at once in a fallback font with our metrics, and changes into ours when
 * all of them have arrived. From then on the head's script shows ours from the first paint on; `site.css` has the rule.
 */
export const loadFonts = async (): Promise<void> => {
  const { documentElement: root, fonts } = document;
  if (root.hasAttribute('data-fonts')) return;
  const loaded = await Promise.all(FACES.map((face) => fonts.load(face)));
  if (loaded.some((faces) => faces.length === 0)) return;
  root.setAttribute('data-fonts', '');
  keep(FONTS_KEY, '1');
};
