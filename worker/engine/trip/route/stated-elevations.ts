/** How high one sleeps, where the words tell it of a stop: "refugio de Respomuso (2200 m)", "Jebel Shams, 9,800 ft". */
import type { Stop } from './stops';

const METRES = String.raw`(?:m|mts?|metros|metres|meters|msnm|m\.?s\.?n\.?m\.?)(?![a-z])(?!\s(?:from|away|swim|de (?:la|el|los)|del)\b)`;
const HEIGHT = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2}[.,]?\d{3}|\d{3})\s?(?:(?:y pico|pico)\s)?(?:de altura\s)?(?:${METRES}|(ft|feet|foot|pies)\b)`,
);
const FOOT = 0.3048;
/** Characters after a name in which its height stands. */
const REACH = 48;
/** Nobody tells the height of a place lower than that, nor sleeps above that (m). */
const LEAST = 600;
const MOST = 6500;
/** Huts of the Alps and the Pyrenees lie about so high (m). */
const REFUGE = { metres: 2000, name: /^(?:refugio|rifugio|refuge)\b/, countries: 'ES FR AD IT CH AT SI'.split(' ') };

const toldHeight = (folded: string, end: number, next: number): number | undefined => {
  const right = folded.slice(end, Math.min(next, end + REACH)).split(/[.;!?](?=\s)/)[0] ?? '';
  const [, digits, feet] = HEIGHT.exec(right) ?? [];
  if (digits === undefined) return undefined;
  const height = Math.round(Number(digits.replace(/[.,]/, '')) * (feet ? FOOT : 1));
  return height >= LEAST && height <= MOST ? height : undefined;
};

/** Stops with the height that is told of them; a mountain refuge that no table has lies higher than the valley. */
export const withHeights = (stops: readonly Stop[], folded: string): Stop[] => {
  const starts = stops.flatMap(({ span }) => (span ? [span.start] : [])).toSorted((a, b) => a - b);
  return stops.map((stop) => {
    const { place, span, unlisted, words } = stop;
    if (!place || !span) return stop;
    const next = starts.find((start) => start >= span.end) ?? Infinity;
    const refuge =
      unlisted === true && REFUGE.name.test(words.toLowerCase()) && REFUGE.countries.includes(place.country)
        ? Math.max(place.elevation, REFUGE.metres)
        : undefined;
    const elevation = toldHeight(folded, span.end, next) ?? refuge;
    return elevation === undefined ? stop : { ...stop, place: { ...place, elevation } };
  });
};
