/** Small towns of a destination that only the names beside them make likely. */
import { unread } from './destination-words';
import { fold } from './fold';
import type { Gazetteer } from './gazetteer';
import type { PlaceMention } from './mentions';

const MOST_NAMESAKES = 12;

/** "Hilo Hawaii", "Kandy then Weligama": small towns typed beside names of their country, which alone would be ordinary words. */
export const littleKnown = (
  gazetteer: Gazetteer,
  destination: string,
  known: readonly PlaceMention[],
  home: string | undefined,
): PlaceMention[] => {
  if (known.length === 0) return [];
  const countries = new Set([
    ...known.flatMap(({ country, candidates }) => [country, candidates[0]?.place.country]),
    home,
  ]);
  return unread(destination, known).flatMap((text) => {
    const start = destination.indexOf(text);
    const candidates = gazetteer
      .called(fold(text), MOST_NAMESAKES)
      .filter(({ weak, place }) => !weak && place.kind !== 'country' && countries.has(place.country));
    return start < 0 || candidates.length === 0
      ? []
      : [{ text, start, end: start + text.length, role: 'mention' as const, kind: 'place' as const, candidates }];
  });
};
