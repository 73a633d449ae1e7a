/**
 * What crossing a border asks of this traveller: which document, which authorisation, whether plugs and money differ.
 * The tables are a traveller's guide (state of 2026) and every reason that uses them says "check the official page".
 */
import { Gazetteer, countryFacts, countryPlace, identityCardSuffices } from '../places/service';
import type { Locale } from '../locale';
import { CONTINENTS, EU_AND_FRIENDS, LICENCE_AREAS, movesFreely, stateOf } from './country-groups';
import { type Permit, permitFor } from './entry-permits';
import type { TripFacts } from './facts';
import type { Tag } from './tags';

export interface Border {
  /** `id-card`: abroad, but within an area where the own identity card is enough. */
  kind: 'domestic' | 'id-card' | 'passport' | 'unknown';
  /** Own citizens and those of countries that move as freely as they do: neither visa nor permit, however long. */
  isFree: boolean;
  /** The authorisation these nationals usually need ("ESTA"). */
  permit?: Record<Locale, string>;
  /** It is a visa, not an authorisation or a form for those who need no visa. */
  visa: boolean;
  /** `mixed`: some of the sockets there take the plugs of home. */
  plugs: 'same' | 'mixed' | 'differ' | 'unknown';
  /** Plug types of the destination ("C and F"), when known. */
  plugTypes: string[];
  otherCurrency: boolean;
  /** Currency code of the destination, when it differs from home's. */
  currency?: string;
  /** European (or, for Britons, global) health insurance card is good there. */
  healthCard: boolean;
  /** An international driving permit is usually asked for or useful. */
  idp: boolean;
  /** Another continent. */
  far: boolean;
  /** Too far from home to go by land unless the words say so. */
  distant: boolean;
}

const continentOf = (country: string): number => CONTINENTS.findIndex((codes) => codes.has(country));

/** Whether a country is in Europe or at its door: staffed huts, one rescue number, cards of one area. */
export const inEurope = (country: string): boolean => continentOf(country) === 0;

/** Longer than this a visitor becomes a resident nearly everywhere. */
const VISITOR_DAYS = 90;
const LONG_STAY: Permit = {
  en: 'long-stay visa or residence permit',
  es: 'visado de larga estancia o permiso de residencia',
};

/** Whether a driving licence of one country is taken in the other without more. */
const sameLicence = (home: string, there: string): boolean =>
  LICENCE_AREAS.some((area) => area.has(home) && area.has(there));

/** Money beside which the rand is taken at the same value. */
const RAND_AREA: ReadonlySet<string> = new Set(['NAD', 'LSL', 'SZL']);

/** From the middle of one country to a place in another, farther than this people fly. */
const BY_LAND_KM = 900;

const ABROAD: readonly Tag[] = ['transport:plane', 'transport:long-flight', 'need:visa'];
/** Where people are born, operated on and nursed: at home, unless somebody flies there. */
const AT_HOME: readonly Tag[] = ['lodging:hospital', 'need:birth', 'need:neonatal-ward'];

const kilometresFrom = (country: string, places: TripFacts['places']): number => {
  const home = countryPlace(country);
  return home ? Math.max(0, ...places.map((place) => Gazetteer.distanceKm(home, place))) : 0;
};

/** Works the border out from home, nationality and places. */
export function borderOf({ home, places, days, tags }: TripFacts): Border {
  const nationality = home.nationality ?? home.country;
  const residence = home.country ?? home.nationality;
  const countries = [...new Set(places.map((place) => place.country))].filter((country) => country !== '');
  const there = countries.map((country) => countryFacts(country));
  const here = residence === undefined ? undefined : countryFacts(residence);
  const plugTypes = [...new Set(there.flatMap((country) => country?.plugs ?? []))];
  const abroad = countries.filter((country) => country !== residence);

  const isNearHome =
    residence === undefined &&
    AT_HOME.some((tag) => tags[tag]) &&
    ![...ABROAD, 'occasion:surgery-abroad' as const].some((tag) => tags[tag]);

  const kind = ((): Border['kind'] => {
    if (residence === undefined || nationality === undefined) return isNearHome ? 'domestic' : 'unknown';
    // A place in no table: nobody names a hamlet abroad without its country.
    if (countries.length === 0) return ABROAD.some((tag) => tags[tag]) ? 'unknown' : 'domestic';
    if (abroad.every((country) => stateOf(country) === stateOf(residence))) return 'domestic';
    const foreign = abroad.filter((country) => country !== nationality);
    // An Italian who lives in Argentina has a passport alone.
    return identityCardSuffices(nationality, residence) &&
      foreign.length === abroad.length &&
      foreign.every((country) => identityCardSuffices(nationality, country))
      ? 'id-card'
      : 'passport';
  })();

  const isEverywhere = (suffices: (nationality: string, country: string) => boolean): boolean =>
    nationality !== undefined && countries.length > 0 && countries.every((country) => suffices(nationality, country));
  const isFree = isEverywhere(movesFreely);

  const permit = ((): Permit | undefined => {
    // Where the card of their country is enough, those who travel on its passport from elsewhere are asked no more.
    if (isFree || isEverywhere(identityCardSuffices)) return undefined;
    if (kind === 'passport' && days > VISITOR_DAYS) return LONG_STAY;
    if (kind !== 'passport' && kind !== 'unknown') return undefined;
    const asked = kind === 'passport' ? nationality : undefined;
    return countries.map((country) => permitFor(country, asked)).find((row) => row !== undefined);
  })();

  const plugs = ((): Border['plugs'] => {
    if (isNearHome || (kind === 'domestic' && abroad.length === 0)) return 'same';
    // A place that nobody knows is not a reason to buy an adapter.
    if (countries.length === 0 && residence !== undefined) return 'same';
    if (residence === undefined || countries.length === 0) return 'unknown';
    // A base in Antarctica has the sockets of those who built it.
    if (countries.every((country) => country === 'AQ')) return 'same';
    const fit = there.map((country) => (here && country ? plugFit(here.plugs, country.plugs) : 'same'));
    return fit.includes('differ') ? 'differ' : fit.includes('mixed') ? 'mixed' : 'same';
  })();
  const isTaken = (currency: string): boolean =>
    currency === here?.currency || (here?.currency === 'ZAR' && RAND_AREA.has(currency));
  const currency = there.find((country) => country !== undefined && !isTaken(country.currency))?.currency;

  return {
    kind,
    ...(permit ? { permit: { en: permit.en, es: permit.es } } : {}),
    isFree,
    visa: permit !== undefined && permit.light === undefined,
    plugs,
    plugTypes,
    otherCurrency: here !== undefined && currency !== undefined,
    ...(here !== undefined && currency !== undefined ? { currency } : {}),
    healthCard:
      (nationality !== undefined &&
        abroad.length > 0 &&
        EU_AND_FRIENDS.has(residence === undefined ? nationality : residence) &&
        abroad.every((country) => EU_AND_FRIENDS.has(country) || country === 'GB')) ||
      (residence === 'GB' && abroad.length > 0 && abroad.every((country) => EU_AND_FRIENDS.has(country))),
    idp: residence !== undefined && abroad.length > 0 && !abroad.every((country) => sameLicence(residence, country)),
    distant: residence !== undefined && abroad.length > 0 && kilometresFrom(residence, places) > BY_LAND_KM,
    far: residence !== undefined && countries.some((country) => continentOf(country) !== continentOf(residence)),
  };
}

const has = (types: readonly string[], ...letters: string[]): boolean =>
  letters.some((letter) => types.includes(letter));

/**
 * Whether the plugs of home go into the sockets there. The thin Europlug (C) goes into many sockets that the thick
 * earthed one of a laptop does not, so for a European home only E and F count as the same.
 */
function plugFit(home: readonly string[], there: readonly string[]): 'same' | 'mixed' | 'differ' {
  const [homeRound, homeFlat] = [has(home, 'C', 'E', 'F'), has(home, 'A', 'B')];
  if (homeFlat && !has(there, 'A', 'B')) return homeRound && has(there, 'C', 'E', 'F') ? 'mixed' : 'differ';
  if (homeFlat && !homeRound) {
    return has(there, 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'L', 'M', 'N') ? 'mixed' : 'same';
  }
  if (homeRound && has(home, 'E', 'F')) {
    if (has(there, 'E', 'F')) return has(there, 'G') ? 'mixed' : 'same';
    return there.length === 1 && has(there, 'C') ? 'same' : 'differ';
  }
  // Where chargers have the slanted plug (I), the Europlug that fits as well is the rare one; elsewhere laptops have the
  // earthed plug of the country.
  const own = has(home, 'I') ? home.filter((type) => type !== 'C') : home;
  const shared = own.filter((type) => there.includes(type));
  if (shared.length === 0) return 'differ';
  return home.length > 1 && shared.every((type) => type === 'C') ? 'mixed' : 'same';
}
