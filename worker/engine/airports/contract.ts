import { withoutAccents } from '../accents';
import { AIRPORT_ROWS } from './rows';

interface Airport {
  code: string;
  country: string;
}

const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();

/** A part of a destination as towns are named here. */
const namedIn = (part: string): string => fold(part).replace(/\)$/, '').replaceAll('’', "'").trim();

/** Airports by the folded name of their town; some towns share a name. */
const byTown = (): Map<string, Airport[]> => {
  const towns = new Map<string, Airport[]>();
  for (const row of AIRPORT_ROWS.trim().split('\n')) {
    const [code = '', country = '', ...names] = row.split(' ');
    for (const name of names.join(' ').split('/')) towns.set(name, [...(towns.get(name) ?? []), { code, country }]);
  }
  return towns;
};
let towns: Map<string, Airport[]> | undefined;

let regions: Intl.DisplayNames[] | undefined;

/** Is this text the country, in English or in Spanish? */
const isCountry = (text: string, country: string): boolean => {
  regions ??= ['en', 'es'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return regions.some((names) => fold(names.of(country) ?? '') === text);
};

/**
 * The IATA code of a destination's own airport, or null: "Lisbon, Portugal" → LIS, "Jaca, España" → null. `country` is
 * that of the place, once it is known; before, the last part of the destination has to name it.
 */
export const destinationCode = (destination: string, country?: string): string | null => {
  const parts = destination.split(/[,(]/);
  const [town = ''] = parts;
  towns ??= byTown();
  const found = (towns.get(namedIn(town)) ?? []).filter((airport) =>
    country
      ? airport.country === country
      : parts.length === 1 || isCountry(namedIn(parts.at(-1) ?? ''), airport.country),
  );
  const [airport] = found;
  return airport && found.length === 1 ? airport.code : null;
};
