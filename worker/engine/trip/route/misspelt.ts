/** Places a misspelling away from a name of the destination that nothing is called: "Leterkenny", "Killarny", "capetown". */
import { fold, misspelling } from '../../places/fold';
import type { Gazetteer, Candidate } from '../../places/gazetteer';
import { nearNames } from '../../places/near-names';
import { beginsAlike, bySound, isLikelySlip, isTravelledTo } from '../../places/search';
import type { RouteName } from './route-names';

/** Slips forgiven by length. */
const forgiven = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);
const MOST = 3;
/** Smallest fame of a name two slips away. */
const WELL_KNOWN = 4.5;
/** Smallest fame of a misspelt place outside the countries that the trip is about. */
const KNOWN_ABROAD = 4.1;

interface Near extends Candidate {
  away: number;
}

/** Of the names of the words one that is nearly the same: "Leterkenny" in the form, "Letterkenny hospital" in the words. */
const fromWords = (typed: string, names: readonly RouteName[]): Candidate | undefined =>
  names.find(({ key }) => key !== typed && misspelling(typed, key, forgiven(typed.length)) <= forgiven(typed.length))
    ?.candidates[0];

/** "capetown", "sanfrancisco": a name of two words without the space. */
const withSpace = (gazetteer: Gazetteer, typed: string): Candidate | undefined => {
  if (typed.includes(' ') || typed.length < 7) return undefined;
  let best: Candidate | undefined;
  for (let at = 2; at < typed.length - 1; at += 1) {
    const [found] = gazetteer.called(`${typed.slice(0, at)} ${typed.slice(at)}`, 2);
    if (found && !found.weak && (!best || found.weight > best.weight)) best = found;
  }
  return best;
};

/** The places that a name may be meant for, likeliest first; `countries` are those that the trip is about. */
export const nearestPlaces = (
  gazetteer: Gazetteer,
  words: string,
  names: readonly RouteName[],
  countries: ReadonlySet<string>,
): Candidate[] => {
  const typed = fold(words);
  const said = fromWords(typed, names) ?? withSpace(gazetteer, typed);
  if (said) return [said];
  const most = forgiven(typed.length);
  if (most === 0) return [];
  // "Usuahia": one slip more where it sounds the same.
  const limit = typed.length > 5 ? 2 : most;
  const sound = bySound(typed);
  const found: Near[] = [];
  const offer = (key: string, away: number): void => {
    // Known by this very name and dismissed.
    if (key === typed || !beginsAlike(typed, key)) return;
    const same = bySound(key) === sound;
    if (away > most && !same) return;
    const [best] = gazetteer.called(key, 3);
    if (!best) return;
    const home = countries.has(best.place.country);
    // A village abroad is no likelier than that the name is simply not known.
    if (!home && (best.weight < KNOWN_ABROAD || (countries.size > 0 && !isTravelledTo(best)))) return;
    if (!home && countries.size > 0 && !same && !isLikelySlip(typed, key, away)) return;
    if (away > 1 && !same && !home && best.weight < WELL_KNOWN) return;
    if (best.weak && (best.weight < 6 || !same)) return;
    found.push({ ...best, away: away - (same ? 0.7 : 0) - (home ? 0.7 : 0) });
  };
  const near = nearNames(gazetteer, typed, limit);
  for (const { key, away } of near.bundled) offer(key, away);
  const seen = new Set<string>();
  for (const { entry, distance } of near.towns) {
    if (seen.has(entry.key)) continue;
    seen.add(entry.key);
    offer(entry.key, distance);
  }
  const ranked = found.toSorted((a, b) => a.away * 1.6 - a.weight - (b.away * 1.6 - b.weight));
  return ranked
    .filter((one, index) => ranked.findIndex(({ place }) => place.id === one.place.id) === index)
    .slice(0, MOST);
};
