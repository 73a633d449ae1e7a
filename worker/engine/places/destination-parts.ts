/** The names of a destination with their meanings: ranked, made to agree, and how sure that is. */
import type { Locale } from '../locale';
import { evidence, type Clues } from './clues';
import { countryFacts } from './countries';
import { fold } from './fold';
import { Gazetteer, type Candidate } from './gazetteer';
import type { PlaceMention } from './mentions';
import type { Place } from './place';
import type { PlaceCertainty, ResolutionReason } from './resolution-note';
import { renown } from './search';

/** One name of the destination with its meanings, best first. */
export interface Part {
  mention: PlaceMention;
  ranked: { candidate: Candidate; score: number; base: number; words: number; given: number }[];
}

/** A hand-written place this near to the main town of a division lies in it. */
const DIVISION_KM = 320;

/** Who walks to a high camp starts from a town this far below it. */
const BELOW_METRES = 1500;

/** "Ciudad de Panamá y Colón": two names whose meanings lie this near to each other are meant together. */
const NEIGHBOURS_KM = 120;

/** Added to a state that is called like a country, and to the town that lies in it. */
const STATE_NOT_COUNTRY = 8;

/** A town less known than this is not meant by the name of a country (logarithm of people). */
const SMALL_TOWN = 5;

/** Whether `outer` is the wider place that `inner` lies in: a country, a division, an island, a region. */
export const contains = (outer: Candidate, inner: Candidate): boolean => {
  if (outer.place.id === inner.place.id) return false;
  if (outer.place.kind === 'country')
    return inner.place.kind !== 'country' && inner.place.country === outer.place.country;
  if (outer.place.id.startsWith('rg:'))
    return (
      inner.place.country === outer.place.country &&
      !inner.place.id.startsWith('rg:') &&
      // Hand-written places have no division of their own.
      (inner.region === outer.region ||
        (inner.place.id.startsWith('lp:') && Gazetteer.distanceKm(outer.place, inner.place) < DIVISION_KM))
    );
  if (outer.place.kind === 'town' || inner.place.kind === 'country') return false;
  // A route is as long as the country may be: towns named beside it are stages, unless they lie far below it.
  if (outer.place.kind === 'route' && inner.place.kind === 'town')
    return inner.place.country === outer.place.country && outer.place.elevation - inner.place.elevation < BELOW_METRES;
  // The famous islands are the large ones: Crete, Sicily, Mallorca; Hvar is not so large that Split lies on it.
  const reach =
    outer.place.kind === 'region' ? 220 : outer.place.kind === 'island' ? (outer.weight >= 6 ? 110 : 32) : 45;
  const within =
    ['town', 'resort', 'park'].includes(inner.place.kind) ||
    (inner.place.kind === 'island' && outer.place.kind === 'region');
  return (
    within && inner.place.country === outer.place.country && Gazetteer.distanceKm(outer.place, inner.place) < reach
  );
};

/**
 * A city at home of this size is what its people mean by the name, before a namesake where the same language is spoken:
 * "Birmingham" of who lives in Alabama. For Spanish home has its own clue, which most often does.
 */
const HOME_CITY = { population: 50_000, rival: -1.3, spanish: -0.5 } as const;
/** So much larger a namesake is meant in spite of it: Sydney of who lives in Canada. */
const FAR_LARGER = 20;
/** A town at home is not, beside a place abroad that is visited and this much better known: "Bali" of who lives in India. */
const HOME_VILLAGE = { rival: 4.9, lead: 0.95, less: -1 } as const;

const isVisited = (one: Candidate): boolean =>
  !one.weak &&
  ((one.leisure === true && one.weight >= HOME_VILLAGE.rival) || (one.place.kind === 'town' && renown(one) > 1.1));

/** What home adds to or takes from a meaning of a name, beside the clue that it is. */
const homeWeight = (all: readonly Candidate[], home: string | undefined): ((candidate: Candidate) => number) => {
  if (home === undefined) return () => 0;
  const isHome = ({ place, weak }: Candidate): boolean => !weak && place.country === home && place.id.startsWith('gn:');
  const tongue = countryFacts(home)?.languages[0];
  const city = all.find((one) => isHome(one) && one.place.population >= HOME_CITY.population);
  const speaksAlike = ({ place }: Candidate): boolean => countryFacts(place.country)?.languages[0] === tongue;
  const visited = all.filter(
    (one) => one.place.country !== home && isVisited(one) && !((city || tongue === 'es') && speaksAlike(one)),
  );
  return (candidate) => {
    if (candidate.place.kind === 'country') return 0;
    if (isHome(candidate))
      return visited.some(({ weight }) => weight > candidate.weight + HOME_VILLAGE.lead) ? HOME_VILLAGE.less : 0;
    return city &&
      candidate.place.country !== home &&
      speaksAlike(candidate) &&
      (renown(city) > 0.5 || candidate.place.population < FAR_LARGER * city.place.population)
      ? HOME_CITY[tongue === 'es' ? 'spanish' : 'rival']
      : 0;
  };
};

export const rankPart = (
  gazetteer: Gazetteer,
  mention: PlaceMention,
  clues: Clues,
  locale: Locale,
  given: { countries: Set<string>; state?: string },
): Part => {
  const key = fold(mention.text);
  const typed = mention.text.toLowerCase().normalize('NFC');
  const called = gazetteer.called(key, 40).filter((candidate) => mention.kind !== 'country' || !candidate.weak);
  // "Andorra" from Madrid is the country, not the village of Teruel; "Georgia" from Ohio may be the state.
  const isCountry = called.some(({ place, weak }) => place.kind === 'country' && !weak);
  const all = called.filter(({ place, weight }) => !isCountry || place.kind !== 'town' || weight > SMALL_TOWN);
  const homely = homeWeight(all, clues.home?.country);
  const ranked = all.map((candidate) => {
    const { place } = candidate;
    const base =
      candidate.weight +
      homely(candidate) +
      (candidate.weak ? -2 : 0) +
      (place.name.en.toLowerCase() === typed || place.name.es.toLowerCase() === typed ? 0.4 : 0) +
      (Gazetteer.speaks(place.country, locale) ? 0.4 : 0);
    const words = evidence(candidate, clues);
    let stated = 0;
    if (mention.kind !== 'country' && given.countries.has(place.country)) stated += 8;
    if (given.state && candidate.region && `${place.country}.${candidate.region}` === given.state) stated += 10;
    return { candidate, base, words, given: stated, score: base + words + stated };
  });
  return { mention, ranked: ranked.sort((a, b) => b.score - a.score) };
};

/** Whether two names are joined as equals: "Matera and Puglia" are two destinations, "Matera, Puglia" is one. */
export const listed = (destination: string, inner: Part, outer: Part, place: Candidate): boolean => {
  if (place.place.kind === 'country' || place.place.kind === 'route') return false;
  const [first, second] = inner.mention.start < outer.mention.start ? [inner, outer] : [outer, inner];
  return /^\s*(?:and|y|e|&|\+|or|o)\s*$/i.test(destination.slice(first.mention.end, second.mention.start));
};

const scoreOf = ({ base, words, given }: Part['ranked'][number]): number => base + words + given;

/** Added to the division or island behind a town and a comma, where the field has nothing else: "Tilcara, Jujuy". */
const ADDRESS = 16;

/** "Tilcara, Jujuy", "Rochester, New York, USA": one town and where it lies, and no list of stops. */
const isTownInDivision = (destination: string): boolean =>
  /^[^,/>&+()]+,[^,/>&+()]+(?:,[^,/>&+()]+)?$/u.test(destination) &&
  !/\s(?:and|y|e|to|then|a|hasta|luego)\s/iu.test(destination.slice(destination.indexOf(',')));

/** "La Laguna, Tenerife": a country, a region or an island better known than the place on it; "Cartagena, isla Barú" are two stops. */
const isLandAround = (outer: Candidate, inner: Candidate | undefined): boolean =>
  inner !== undefined &&
  (outer.place.kind === 'country' ||
    outer.place.kind === 'region' ||
    (outer.place.kind === 'island' && outer.weight >= inner.weight));

/**
 * Lets the names of a destination agree: of each, the meaning near the others or within them. "Granada, Nicaragua" has
 * its country given; "León and Granada" agree on one country when the words say nothing else.
 */
export const reconcile = (parts: Part[], destination: string): void => {
  if (parts.length < 2) return;
  const isAddress = isTownInDivision(destination);
  parts.forEach((part, at) => {
    const inner = parts[at - 1];
    const gap = inner && destination.slice(inner.mention.end, part.mention.start);
    // The route parts stops with a slash. "Spokane Washington" has no comma.
    if (!inner || gap === undefined || !/^(?:\s*,[\s/]*|\s+)$/.test(gap)) return;
    const isOne = isAddress || (parts.length === 2 && /^\s+$/.test(gap));
    const isState =
      part.mention.kind === 'country' &&
      !inner.ranked.some(({ candidate }) => !candidate.weak && candidate.place.country === part.mention.country);
    const best = inner.ranked[0]?.score ?? 0;
    for (const entry of part.ranked) {
      const isDivision = entry.candidate.place.id.startsWith('rg:');
      if (!isDivision && !(isOne && isLandAround(entry.candidate, inner.ranked[0]?.candidate))) continue;
      const within = inner.ranked.filter((own) => contains(entry.candidate, own.candidate));
      // "León, Guanajuato": after a comma the division is meant, not the town that it is called after.
      if (within.some(({ score }) => score > best - 2.5)) entry.base += isOne ? ADDRESS : 6;
      // "Columbus, Georgia": the country of that name has no such town.
      if (isState && within.length > 0) {
        entry.base += STATE_NOT_COUNTRY;
        for (const own of within) own.base += STATE_NOT_COUNTRY;
      }
    }
    for (const { ranked } of [inner, part]) ranked.sort((a, b) => scoreOf(b) - scoreOf(a));
  });
  for (const part of parts) {
    for (const entry of part.ranked) {
      let bonus = 0;
      for (const other of parts) {
        if (other === part) continue;
        for (const theirs of other.ranked.slice(0, 6)) {
          if (contains(theirs.candidate, entry.candidate))
            bonus = Math.max(bonus, 7 - Math.max(0, (other.ranked[0]?.score ?? 0) - theirs.score) / 2);
          else if (
            entry.candidate.place.kind === 'town' &&
            theirs.candidate.place.country === entry.candidate.place.country &&
            theirs.candidate.place.kind !== 'country'
          ) {
            const apart = Gazetteer.distanceKm(theirs.candidate.place, entry.candidate.place);
            if (theirs === other.ranked[0])
              bonus = Math.max(bonus, apart < NEIGHBOURS_KM && !theirs.candidate.weak ? 3 : apart < 300 ? 1.2 : 0.6);
          }
        }
      }
      entry.given = Math.max(entry.given, bonus);
      entry.score = scoreOf(entry);
    }
  }
  for (const part of parts) part.ranked.sort((a, b) => b.score - a.score);
};

export const certaintyOf = (parts: readonly Part[]): [PlaceCertainty, ResolutionReason, Place[]] => {
  let certainty: PlaceCertainty = 'clear';
  let reason: ResolutionReason = 'clear';
  const others: Place[] = [];
  for (const { ranked } of parts) {
    const [best, ...rest] = ranked;
    if (!best) continue;
    const rivals = rest
      .filter(
        (entry) =>
          entry.candidate.place.country !== best.candidate.place.country ||
          entry.candidate.region !== best.candidate.region,
      )
      .filter(
        (entry) =>
          entry.candidate.place.country !== best.candidate.place.country ||
          entry.candidate.place.name.en !== best.candidate.place.name.en ||
          entry.candidate.place.kind === 'town',
      )
      .filter(
        (entry) => !entry.candidate.weak && Gazetteer.distanceKm(entry.candidate.place, best.candidate.place) > 60,
      );
    const rival = rivals.sort((a, b) => b.base - a.base)[0];
    if (!rival || best.given >= 6) continue;
    // Two cities of a million each are both meant often, however much better known one of them is.
    const peers =
      rival.candidate.place.population >= 1e6 && best.candidate.place.population < 6 * rival.candidate.place.population;
    const lead = peers ? 0 : best.base - rival.base;
    if (best.words > rival.words + 0.9 && (lead < 1.4 || best.base < rival.base)) {
      if (certainty === 'clear') [certainty, reason] = ['by-words', 'by-words'];
      others.push(rival.candidate.place);
    } else if (lead < 1.4) {
      [certainty, reason] = ['guessed', 'guessed'];
      others.push(rival.candidate.place);
    }
  }
  return [certainty, reason, others];
};
