/** Facts of a country that a packing list rests on: plugs, money, water, documents. */
import type { Locale } from '../locale';
import { COUNTRY_ROWS } from './country-rows';
import type { PlaceTrait } from './place';

/** IEC plug letters. */
type PlugType = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O';

/**
 * Areas whose citizens move among the members with a national identity card.
 * `eu` EU, EEA and Switzerland · `eu-card` lets EU citizens in on their card · `cta` Common Travel Area · `mercosur`
 * with its associates · `ca4` Central America · `gcc` Gulf · `eac` East Africa · `ecowas` West Africa · `eaeu` Eurasian
 * union · `in-np` India, Nepal and Bhutan · `hk-mo` Hong Kong and Macao.
 */
const MOVEMENT_AREAS = [
  'eu',
  'schengen',
  'eu-card',
  'cta',
  'mercosur',
  'ca4',
  'gcc',
  'eac',
  'ecowas',
  'eaeu',
  'in-np',
  'hk-mo',
] as const;
type MovementArea = (typeof MOVEMENT_AREAS)[number];

/**
 * What entering usually takes, as a hint to check the official page: `free` many passports stay some weeks without a
 * visa · `schengen` Schengen rules, ETIAS for those without visa · `schengen-via` reached only through Schengen ·
 * the named electronic authorisations · `e-visa` most apply online · `on-arrival` visa at the border · `arrival-form`
 * an online form before flying · `registration` pre-registration with a fee · `visa` most need one · `permit`.
 */
const ENTRY_SYSTEMS = [
  'free',
  'schengen',
  'schengen-via',
  'uk-eta',
  'esta',
  'ca-eta',
  'au-eta',
  'nzeta',
  'k-eta',
  'ke-eta',
  'il-eta',
  'e-visa',
  'on-arrival',
  'arrival-form',
  'registration',
  'visa',
  'permit',
] as const;
type EntrySystem = (typeof ENTRY_SYSTEMS)[number];

export interface CountryFacts {
  code: string;
  plugs: PlugType[];
  /** Nominal mains voltages, usually one. */
  volts: number[];
  hertz: number;
  /** ISO 4217. */
  currency: string;
  /** ISO 639 codes, the most useful to a visitor first. */
  languages: string[];
  drives: 'left' | 'right';
  /** Without the plus sign. */
  callingCode: string;
  tapWater: 'safe' | 'mixed' | 'unsafe';
  areas: MovementArea[];
  entry: EntrySystem;
  /** Empty where there is no public number. */
  emergency: string;
  /** Traits that hold for much of the country; malaria and yellow fever may be confined to a part of it. */
  hints: PlaceTrait[];
}

const HINTS: Record<string, PlaceTrait> = {
  m: 'malaria',
  y: 'yellow-fever',
  d: 'mosquitoes',
  c: 'conservative-dress',
  t: 'temples',
  k: 'ticks',
};
const WATER = { s: 'safe', m: 'mixed', u: 'unsafe' } as const;

const isPlug = (letter: string): letter is PlugType => letter >= 'A' && letter <= 'O';
const isArea = (word: string): word is MovementArea => MOVEMENT_AREAS.some((area) => area === word);
const entryOf = (word: string): EntrySystem => ENTRY_SYSTEMS.find((system) => system === word) ?? 'free';

const read = (code: string, row: string): CountryFacts => {
  const [
    plugs = '',
    volts = '',
    hertz = '',
    currency = '',
    languages = '',
    side,
    calling = '',
    water = '',
    areas = '',
    entry = '',
    emergency = '',
    hints = '',
  ] = row.split('|');
  return {
    code,
    plugs: plugs.split('').filter(isPlug),
    volts: volts.split('/').map(Number),
    hertz: Number(hertz),
    currency,
    languages: languages.split(' '),
    drives: side === 'L' ? 'left' : 'right',
    callingCode: calling,
    tapWater: water === 's' || water === 'u' ? WATER[water] : WATER.m,
    areas: areas.split(' ').filter(isArea),
    entry: entryOf(entry),
    emergency,
    hints: hints
      .split('')
      .map((letter) => HINTS[letter])
      .filter((trait) => trait !== undefined),
  };
};

const facts = new Map(Object.entries(COUNTRY_ROWS).map(([code, row]) => [code, read(code, row)]));

/** Every code of the table, in alphabetical order. */
export const COUNTRY_CODES: readonly string[] = [...facts.keys()];

/** The facts of a country, by its upper-case code. */
export const countryFacts = (code: string): CountryFacts | undefined => facts.get(code);

const displayNames: Record<
  Locale,
  { region: Intl.DisplayNames; currency: Intl.DisplayNames; language: Intl.DisplayNames }
> = {
  en: {
    region: new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
    currency: new Intl.DisplayNames('en', { type: 'currency' }),
    language: new Intl.DisplayNames('en', { type: 'language' }),
  },
  es: {
    region: new Intl.DisplayNames('es', { type: 'region' }),
    currency: new Intl.DisplayNames('es', { type: 'currency' }),
    language: new Intl.DisplayNames('es', { type: 'language' }),
  },
};

/** Names that CLDR spells for officials rather than for travellers. */
const SPOKEN: Record<string, Partial<Record<Locale, string>>> = {
  US: { en: 'United States', es: 'Estados Unidos' },
  GB: { en: 'United Kingdom', es: 'Reino Unido' },
  TR: { en: 'Turkey' },
  HK: { en: 'Hong Kong', es: 'Hong Kong' },
  MO: { en: 'Macao', es: 'Macao' },
  PS: { en: 'Palestine', es: 'Palestina' },
  MM: { en: 'Myanmar', es: 'Myanmar' },
  BA: { en: 'Bosnia and Herzegovina', es: 'Bosnia y Herzegovina' },
  CD: { en: 'DR Congo', es: 'República Democrática del Congo' },
  CG: { en: 'Congo', es: 'Congo' },
  CI: { en: 'Ivory Coast', es: 'Costa de Marfil' },
  CZ: { en: 'Czech Republic', es: 'República Checa' },
};

/** Names told so far: at most one for each two letters. */
const told: Record<Locale, Map<string, string>> = { en: new Map(), es: new Map() };

/** The country's name in a language; the code itself for a code without a name. */
export const countryName = (code: string, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = told[locale].get(code);
  if (known !== undefined) return known;
  const name = SPOKEN[code]?.[locale] ?? displayNames[locale].region.of(code) ?? code;
  told[locale].set(code, name);
  return name;
};

/** The currency's name in a language, e.g. "Swiss franc". */
export const currencyName = (currency: string, locale: Locale): string =>
  displayNames[locale].currency.of(currency) ?? currency;

/**
 * Whether a citizen of `nationality` usually travels to `destination` with a national identity card alone, at home
 * included. False where unknown: then a passport is the safe advice.
 */
export const identityCardSuffices = (nationality: string, destination: string): boolean => {
  if (nationality === destination) return true;
  const from = facts.get(nationality)?.areas ?? [];
  const to = facts.get(destination)?.areas ?? [];
  if (from.includes('eu') && to.includes('eu-card')) return true;
  return from.some((area) => area !== 'schengen' && area !== 'eu-card' && to.includes(area));
};
