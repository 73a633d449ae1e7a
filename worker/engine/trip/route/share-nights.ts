/** Nights that two joined names share. */
import { Gazetteer } from '../../places/gazetteer';
import type { RouteMention } from './stop-of-name';

/** "Leticia y Pto Nariño 4 noches": the nights of the last of joined names are those of all of them. */
export const shareNights = (mentions: RouteMention[], text: string): void => {
  for (let index = mentions.length - 1; index > 0; index -= 1) {
    const last = mentions[index];
    const previous = mentions[index - 1];
    if (!last || !previous || last.told.nights === undefined || previous.told.nights !== undefined) continue;
    const between = text.slice(previous.name.end, last.name.start);
    if (!/^\s*(?:and|y|e|&|\+|\/|n)\s*$/i.test(between)) continue;
    const [a, b] = [previous.name.candidates[0]?.place, last.name.candidates[0]?.place];
    if (!a || !b || previous.role === 'past') continue;
    if (Gazetteer.distanceKm(a, b) < 30) {
      // One base for both: one sleeps in the first and visits the second.
      previous.told = last.told;
      last.told = {};
      last.role = 'outing';
      previous.role = 'stay';
    } else if (last.told.nights >= 2) {
      const half = Math.floor(last.told.nights / 2);
      previous.told = { nights: last.told.nights - half };
      last.told = { ...last.told, nights: half };
      previous.role = 'stay';
    }
  }
};
