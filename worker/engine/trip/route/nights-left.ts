/** Nights that no stop has: they are slept at the one place that they go on to. */
import { wide } from './geography';
import { isOvernight, type Stop } from './stops';
import type { RouteMention } from './stop-of-name';

/** What one goes on to, and walks that take days. */
const GOES_ON =
  /(?:\b(?:then|and|luego|despues|después)\s+)?\b(?:on(?:wards?)? to|head(?:ing)? (?:on )?(?:to|up to|down to)|move on to|then|luego|despues|después|de ahi|de ahí|from there)\s+(?:(?:to|a|en|in)\s)?(?:the\s|el\s|la\s)?$/i;
const TREK = /\b(?:trek|trail|circuit|camino|way|traverse|travesia)$/;

/** "One night in Manchester then on to Leeds": nights that no stop has are slept at the one place they go on to. */
export const stayWithNightsLeft = (
  stops: Stop[],
  mentions: readonly RouteMention[],
  text: string,
  totalNights: number,
): void => {
  const slept = stops.filter((stop) => isOvernight(stop) && !(stop.place && wide(stop.place)));
  const left = totalNights - slept.reduce((all, { told }) => all + (told.nights ?? 0), 0);
  if (slept.length === 0 || left < 1 || slept.some(({ told }) => told.nights === undefined)) return;
  const next = mentions.filter(
    ({ name: { start, key, score, kind, candidates }, role, told }) =>
      (role === 'stay' || role === 'mention' || role === 'outing') &&
      told.nights === undefined &&
      told.days === undefined &&
      kind === 'place' &&
      score >= 5 &&
      ((TREK.test(key) && left > 2) || GOES_ON.test(text.slice(Math.max(0, start - 32), start))) &&
      candidates[0] &&
      !slept.some(({ place }) => place?.id === candidates[0]?.place.id),
  );
  const [mention] = next;
  const place = mention?.name.candidates[0]?.place;
  if (!mention || !place || next.length > 1 || wide(place)) return;
  const known = stops.find((stop) => stop.place?.id === place.id);
  if (known) {
    known.kind = 'stay';
    return;
  }
  const { start, end, words } = mention.name;
  const at = stops.findLastIndex((stop) => (stop.toldAt ?? stop.span?.start ?? start) < start);
  stops.splice(at + 1, 0, {
    place,
    words,
    kind: 'stay',
    told: {},
    form: false,
    span: { start, end },
    others: [],
    misspelt: false,
    certainty: 'likely',
  });
};
