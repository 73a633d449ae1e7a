import { filled, figures } from '../../features/public/home/figures';
import type { HomeWords } from '../../features/public/home/words';
import { SITE } from '../../site-config';
import type { Locale } from '../../../worker/platform/locale/locale';
import type { PackedTrip } from '../engine';

/** Colours of the dark theme (web/styles/tokens.css). */
const INK = {
  bg: '#0d1410',
  surface: '#141d18',
  line: '#2a3730',
  text: '#f4efe3',
  muted: '#b5c0b5',
  primary: '#4ad98b',
};
const TAG = { card: '#ecc98d', ink: '#2c1c07' };
const ITEMS = 4;
const NAME_LETTERS = 29;
/** Each weight is a font of its own, by the name that it has in its file. */
const TITLE = 'Bricolage Grotesque ExtraBold';
const BOLD = 'Instrument Sans SemiBold';
const BODY = 'Instrument Sans';
const CODE = 'B612 Mono';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Words in lines of at most `letters`, a longer word in a line of its own. */
export const wrap = (text: string, letters: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > letters) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

const shortened = (name: string): string =>
  name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1).trimEnd()}…` : name;

const text = (x: number, y: number, family: string, size: number, fill: string, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}" ${more}>${escape(content)}</text>`;

const code = 'font-weight="700" letter-spacing="-3"';

/** The Open Graph card of a language: what the site promises, and the example on it as the engine packed it. */
export const openGraphCard = (words: HomeWords, trip: PackedTrip, locale: Locale): string => {
  const { whole } = figures(locale);
  const { after, hero, board } = words;
  const lines = wrap(hero.title, 15);
  const top = 330 - (lines.length - 1) * 35;
  const weather = filled(board.weather, { min: whole.format(trip.weather.minC), max: whole.format(trip.weather.maxC) });
  const title = lines.map((line, index) =>
    text(72, top + index * 70, TITLE, 68, INK.text, line, 'font-weight="800" letter-spacing="-2"'),
  );
  const items = trip.items.slice(0, ITEMS).map((item, index) => {
    const y = 292 + index * 62;
    return [
      text(32, y, BOLD, 25, INK.text, shortened(item.name)),
      text(448, y, CODE, 24, INK.muted, `×${item.quantity}`, 'font-weight="700" text-anchor="end"'),
      index < ITEMS - 1 ? `<path d="M32 ${y + 21}h416" stroke="${INK.line}"/>` : '',
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${INK.bg}"/>
<g transform="translate(72 68) scale(1.6)"><path fill="${INK.primary}" d="M9.2 3.5h13.6c1.2 0 2.2.6 2.8 1.6l3 5c.5.9.5 2 0 2.9l-9.8 15.2a3.3 3.3 0 0 1-5.6 0L3.4 13c-.5-.9-.5-2 0-2.9l3-5c.6-1 1.6-1.6 2.8-1.6Z"/><circle cx="16" cy="8.6" r="2.3" fill="${INK.bg}"/><path fill="none" stroke="#05210f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="m10.4 13.6 5.6 9 5.6-9"/></g>
${text(138, 106, TITLE, 38, INK.text, SITE.name, 'font-weight="800"')}
${title.join('\n')}
${text(72, 560, BOLD, 26, INK.muted, SITE.domain)}
<g transform="rotate(3 900 315) translate(660 56)">
<rect width="480" height="518" rx="22" fill="${INK.surface}" stroke="${INK.line}"/>
<path d="M0 22a22 22 0 0 1 22-22h436a22 22 0 0 1 22 22v208H0z" fill="${TAG.card}"/>
${text(32, 104, CODE, 84, TAG.ink, after.fromCode, code)}
<path d="M196 78h70" stroke="${TAG.ink}" stroke-width="4" stroke-dasharray="9 9"/><path d="m284 78-16-9v18z" fill="${TAG.ink}"/>
${text(448, 104, CODE, 84, TAG.ink, after.toCode, `${code} text-anchor="end"`)}
${text(32, 158, BOLD, 21, TAG.ink, `${after.place} · ${after.dates} · ${weather}`)}
${text(32, 194, BODY, 21, TAG.ink, after.trip)}
<path d="M0 230h480" stroke="${INK.bg}" stroke-width="4" stroke-dasharray="10 8"/><circle cy="230" r="14" fill="${INK.bg}"/><circle cx="480" cy="230" r="14" fill="${INK.bg}"/>
${items.join('\n')}
</g>
</svg>`;
};
