/** Every name a few slips away from what was typed: looked for among thousands, so kept for the next reading of the same trip. */
import { misspelling } from './fold';
import type { Gazetteer } from './gazetteer';
import { sortedNames } from './names';
import type { TownKey } from './towns';

interface NearNames {
  /** Names of the bundle, in alphabetical order. */
  bundled: { key: string; away: number }[];
  /** Names of the towns table. */
  towns: { entry: TownKey; distance: number }[];
}

const MOST_KEPT = 200;
const KEPT = new WeakMap<Gazetteer, Map<string, NearNames>>();

/** Names that are at most `distance` slips away from a folded one. */
export const nearNames = (gazetteer: Gazetteer, typed: string, distance: number): NearNames => {
  const kept = KEPT.get(gazetteer) ?? new Map<string, NearNames>();
  KEPT.set(gazetteer, kept);
  const asked = `${distance} ${typed}`;
  const known = kept.get(asked);
  if (known) return known;
  const near: NearNames = { bundled: [], towns: gazetteer.towns.fuzzy(typed, distance, false) };
  for (const key of sortedNames()) {
    if (Math.abs(key.length - typed.length) > distance) continue;
    const away = misspelling(typed, key, distance);
    if (away <= distance) near.bundled.push({ key, away });
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(asked, near);
  return near;
};
