/** Which place or places a trip goes to, from the words of the form. */
import { cluesOf, addWeight } from './clues';
import { agreeing } from './agreement';
import { certaintyOf, contains, listed, type Part, rankPart, reconcile } from './destination-parts';
import { isNamesAdjective, partOfAName, stateBehind, stateCode, unread, withoutFillers } from './destination-words';
import { countryFacts } from './countries';
import { fold } from './fold';
import { Gazetteer } from './gazetteer';
import { findPlacesInText, type PlaceMention } from './mentions';
import { countryPlace } from './names';
import type { Place } from './place';
import { REGIONS } from './regions';
import { namesakesOf } from './namesakes';
import { nearestNames } from './search';
import { isWide, sideTripsOf } from './side-trips';
import { resolutionNote, type PlaceCertainty, type ResolutionReason } from './resolution-note';
import type {
  DestinationRequest,
  DestinationPart,
  DestinationReading,
  ResolvedDestination,
} from './destination-reading';
import { fromWords } from './destination-in-description';
import { littleKnown } from './little-known';
import { isEnglishLandscape, soundsEnglish, soundsSpanish } from './name-language';

export type { PlaceCertainty } from './resolution-note';

const merge = (inner: Place, outer: Place): Place =>
  outer.kind === 'country' || outer.id.startsWith('rg:') || outer.kind === 'region'
    ? inner
    : { ...inner, traits: [...new Set([...inner.traits, ...outer.traits])] };

/** Resolves the destination of a trip. Never throws; an unknown place gives its country if the words tell it, or nothing. */
export const resolveDestination = (gazetteer: Gazetteer, request: DestinationRequest): ResolvedDestination => {
  const { places, certainty, resolutionNote, sideTrips } = readDestination(
    gazetteer,
    request,
    findPlacesInText(gazetteer, request.description, request.locale),
  );
  return { places, certainty, resolutionNote, sideTrips };
};

/**
 * How much home speaks for one of several places of a name (logarithm of people): of who flies, of who does not say so, and
 * of Spanish speakers who do not, whose towns have their names again overseas ("Mérida", "Cartagena").
 */
const HOME_CLUE = { flies: 0.9, open: 1.6, spanish: 2.5 } as const;
/** A little known name of another country beside the code of a state: "Flat Tops Wilderness near Meeker CO". */
const LITTLE_KNOWN = 5;
const isOfAnotherState = ({ ranked }: Part, state: string): boolean =>
  ranked.every(({ candidate: { place, weight } }) => !state.startsWith(place.country) && weight < LITTLE_KNOWN);

const AUSTRALIAN = new Set(['AU', 'NZ']);

/** Reads the names of a destination, with the places that the description names already read. */
export const readDestination = (
  gazetteer: Gazetteer,
  request: DestinationRequest,
  mentioned: readonly PlaceMention[],
): DestinationReading => {
  const { description, locale } = request;
  const destination = request.destination
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/gu, ' ')
    // "Belmullet, Co. Mayo"
    .replace(/\bco\. ?(?=\p{L})/giu, 'Co ')
    .trim();
  const parts: DestinationPart[] = [];
  const unknown: string[] = [];
  const answer = (
    places: Place[],
    certainty: PlaceCertainty,
    reason: ResolutionReason,
    others: Place[] = [],
  ): DestinationReading => ({
    parts:
      parts.length > 0
        ? parts
        : places.map((place) => ({ words: destination || place.name[locale], place, others, misspelt: false })),
    unknown,
    reason,
    others,
    places,
    certainty,
    resolutionNote: resolutionNote(locale, reason, places, others, request.destination),
    sideTrips: sideTripsOf(mentioned, places),
  });

  const chosen = request.chosenPlaceId ? gazetteer.byId(request.chosenPlaceId) : undefined;
  if (chosen) return answer([chosen], 'chosen', 'chosen');

  const named = findPlacesInText(gazetteer, destination, locale, { lax: true });
  const wellKnown = named.filter((mention) => mention.kind !== 'demonym' && !partOfAName(destination, mention, named));
  const usable = [...wellKnown, ...littleKnown(gazetteer, destination, wellKnown, request.homeCountry)].toSorted(
    (a, b) => a.start - b.start,
  );
  const clues = cluesOf(mentioned, description, new Set(usable.map((mention) => fold(mention.text))));
  const isAustralian = AUSTRALIAN.has(request.homeCountry ?? '');
  // "Newman WA" of somebody from Perth is not a town of Washington.
  const state = isAustralian ? undefined : stateCode(destination.replace(/\s*\([^)]*\)\s*$/, ''));
  if (request.homeCountry)
    addWeight(
      clues.countries,
      request.homeCountry,
      HOME_CLUE[clues.flies ? 'flies' : locale === 'es' ? 'spanish' : 'open'],
    );
  const given = { countries: new Set<string>(), ...(state && { state }) };
  for (const mention of named) {
    if (mention.kind === 'demonym' && mention.country) addWeight(clues.countries, mention.country, 3);
    // A country names the container of the others, unless it is all there is, or it is also a namesake ("Georgia").
    if (mention.kind === 'country' && mention.country && usable.length > 1) given.countries.add(mention.country);
  }
  if (state) given.countries.add(state.slice(0, 2));
  const home = request.homeCountry ? countryPlace(request.homeCountry) : undefined;
  if (home) clues.home = home;
  const isNamesake = namesakesOf({ destination, names: usable.length, home, flies: clues.flies });
  const read = agreeing(
    usable
      .filter(
        (mention) =>
          !((state || isAustralian) && /^[A-Z]{2,3}$/.test(mention.text) && mention.text !== destination.trim()),
      )
      .map((mention) => {
        const own = isAustralian ? undefined : stateBehind(destination, mention.end);
        const part = rankPart(gazetteer, mention, clues, locale, own ? { ...given, state: own } : given);
        // "Ely MN / Boundary Waters": no Ely of another country.
        return own
          ? { ...part, ranked: part.ranked.filter(({ candidate: { place } }) => own.startsWith(place.country)) }
          : part;
      })
      .filter((part) => part.ranked.length > 0)
      .filter((part) => !state || !isOfAnotherState(part, state))
      .filter((part, index, parts) => !isNamesake(part, index, parts)),
    destination,
  );

  reconcile(read, destination);
  const kept = read.filter((part, index) => {
    const outer = part.ranked[0]?.candidate;
    return (
      !outer ||
      !read.some(
        (other, at) =>
          at !== index &&
          other.ranked[0] &&
          contains(outer, other.ranked[0].candidate) &&
          !listed(destination, other, part, outer),
      )
    );
  });
  // "Cairo, Illinois": a namesake too small for the table. The state is right, the famous one is not.
  const [inner, outer] = kept;
  const division = outer?.ranked[0]?.candidate;
  if (
    kept.length === 2 &&
    inner &&
    division?.place.id.startsWith('rg:') &&
    /^\s*,\s*$/.test(destination.slice(inner.mention.end, outer?.mention.start))
  ) {
    return answer([division.place], 'guessed', 'country-only');
  }
  const missing: Place[] = [];
  const countries = new Set(kept.map((part) => part.ranked[0]?.candidate.place.country));
  const known = new Set([...countries].filter((code) => code !== undefined));
  if (request.homeCountry) known.add(request.homeCountry);
  for (const piece of unread(destination, read.length === 0 && usable.length === 1 ? [] : usable)) {
    // Beside names that are known a slip is one of a place of the same country; what brackets add is none.
    const near = (name: string) => (destination.includes(`(${piece}`) ? [] : nearestNames(gazetteer, name, known));
    const whole = near(piece);
    const [found, ...others] = (whole.length > 0 ? whole : near(withoutFillers(piece))).filter(
      ({ country }) => countries.size === 0 || countries.has(country),
    );
    if (found) {
      missing.push(found);
      parts.push({ words: piece, place: found, others: others.slice(0, 2), misspelt: true });
    } else unknown.push(piece);
  }

  if (kept.length === 0) {
    // "Leadville CO": too small for the table, but its state is told.
    const division = state && REGIONS.find(({ country, en }) => `${country}.${en}` === state);
    const place = division && gazetteer.regionPlace(division);
    if (place) return answer([place], 'guessed', 'country-only');
    if (missing.length > 0) return answer(missing, 'guessed', 'misspelt');
    const told = named.filter((mention) =>
      mention.kind === 'demonym' ? !isNamesAdjective(destination, mention) : !partOfAName(destination, mention, named),
    );
    const read = fromWords(mentioned, told, answer, gazetteer);
    const own = request.homeCountry ? countryPlace(request.homeCountry) : undefined;
    // A village that no table has, with a name of the language of home: most likely in the country of home.
    const tongues = (own && countryFacts(own.country)?.languages) ?? [];
    return read.places.length === 0 &&
      own &&
      ((tongues[0] === 'es' && soundsSpanish(destination)) ||
        (tongues[0] === 'en' && soundsEnglish(destination)) ||
        (tongues.includes('en') && isEnglishLandscape(destination)))
      ? answer([own], 'guessed', 'country-only')
      : read;
  }

  const places = kept
    .map((part) => {
      const own = part.ranked[0]?.candidate;
      const outer =
        own &&
        read.find((other) => other !== part && other.ranked[0] && contains(other.ranked[0].candidate, own))?.ranked[0]
          ?.candidate;
      const place = own && outer ? merge(own.place, outer.place) : own?.place;
      if (place) parts.push({ words: part.mention.text, place, others: certaintyOf([part])[2], misspelt: false });
      return place;
    })
    .filter((place) => place !== undefined);
  parts.sort((a, b) => destination.indexOf(a.words) - destination.indexOf(b.words));
  for (const place of missing) {
    const wide = places.findIndex((known) => known.kind === 'country' && known.country === place.country);
    if (wide >= 0) places.splice(wide, 1);
  }
  for (const place of missing)
    if (!places.some((known) => known.id === place.id || Gazetteer.distanceKm(known, place) < 25)) places.push(place);

  // An unknown name beside a country or a division that is known: the country it is, and the plan says so.
  const onlyWide =
    kept.every((part) => part.ranked[0]?.candidate.place.kind === 'country') &&
    unread(destination, usable).length > missing.length;
  const [certainty, reason, others] = certaintyOf(kept);
  const distinct = places.filter((place, index) => places.findIndex((other) => other.id === place.id) === index);
  if (onlyWide) return answer(distinct, 'guessed', 'country-only');
  // "Japan" with "Tokyo, Hakone and Kyoto" in the description: those are where the trip goes.
  const [whole] = distinct;
  if (distinct.length === 1 && whole && isWide(whole) && missing.length === 0) {
    const within = sideTripsOf(mentioned, distinct).filter(
      (place) => whole.kind !== 'country' || place.country === whole.country,
    );
    if (within.length > 0) return answer(within, 'by-words', 'within', distinct);
  }
  return answer(distinct, missing.length > 0 ? 'guessed' : certainty, missing.length > 0 ? 'misspelt' : reason, others);
};
