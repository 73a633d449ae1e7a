/**
 * What crossing a border asks of this traveller: which document, which authorisation, whether plugs and money differ.
 * The tables are a traveller's guide (state of 2026) and every reason that uses them says "check the official page".
 */
import { Gazetteer, countryFacts, countryPlace, identityCardSuffices } from '../places/service';
import type { Locale } from '../locale';
import type { TripFacts } from './facts';

export interface Border {
  /** `id-card`: abroad, but within an area where the own identity card is enough. */
  kind: 'domestic' | 'id-card' | 'passport' | 'unknown';
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

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const EU_AND_FRIENDS = list(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH',
);
/** Where a European licence is as good as at home. */
const EUROPEAN_LICENCE = list([...EU_AND_FRIENDS, 'GB', 'AD', 'MC', 'SM', 'VA', 'GI', 'FO', 'GL'].join(' '));
const SCHENGEN = list('AT BE BG HR CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH');

const CONTINENTS: readonly ReadonlySet<string>[] = [
  list(
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK MA TN DZ GE AM AZ',
  ),
  list(
    'US CA MX BM GL PM BS CU DO HT JM PR KY TC BZ GT SV HN NI CR PA AG BB DM GD KN LC VC TT AW CW BQ GP MQ SX MF BL VG VI AI MS',
  ),
  list('AR BO BR CL CO EC FK GF GY PE PY SR UY VE'),
  list(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW',
  ),
  list(
    'AE AF BD BH BN BT CN HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  ),
  list('AU NZ FJ PF NC VU WS TO CK PG SB GU PW FM MH KI NR TV NU WF AS MP'),
];

interface Permit {
  en: string;
  es: string;
  /** No visa: an electronic authorisation or an entry form. */
  light?: true;
  /** Who needs it; left out: everybody but `free`. */
  who?: ReadonlySet<string>;
  free?: ReadonlySet<string>;
}

const WEALTHY = list(`${[...EU_AND_FRIENDS].join(' ')} GB US CA AU NZ JP KR SG AD MC SM VA HK TW IL`);
const VISA_FREE_EUROPE = list(
  `GB US CA AU NZ JP KR SG HK TW IL AR BR CL CO CR GT HN MX NI PA PY PE SV UY VE MY AE RS AL BA MK ME GE UA MD`,
);
const VISA = { en: 'visa', es: 'visado' };
const E_VISA = { en: 'e-visa', es: 'visado electrónico' };
const ON_ARRIVAL = { en: 'visa on arrival or e-visa', es: 'visado a la llegada o electrónico' };
const ARRIVAL_CARD = { light: true as const, en: 'arrival card', es: 'formulario de entrada' };

/** By country, the rows that apply in order. */
const PERMITS: Record<string, readonly Permit[]> = {
  US: [
    {
      light: true,
      en: 'ESTA',
      es: 'ESTA',
      who: list(`${[...WEALTHY].filter((code) => !'US CA HK RO BG CY'.includes(code)).join(' ')} CL BN`),
    },
    { ...VISA, free: list('US CA BM') },
  ],
  CA: [
    {
      light: true,
      en: 'eTA',
      es: 'eTA',
      who: list(`${[...WEALTHY].filter((code) => code !== 'US' && code !== 'CA').join(' ')} CL AE MX`),
    },
    { ...VISA, free: list('US CA') },
  ],
  GB: [
    {
      light: true,
      en: 'UK ETA',
      es: 'ETA británica',
      who: list(
        `${[...WEALTHY].filter((code) => code !== 'GB' && code !== 'IE').join(' ')} AR BR CL CR GT MX NI PA PY PE UY MY`,
      ),
    },
    { ...VISA, free: list('GB IE') },
  ],
  AU: [{ light: true, en: 'Australian ETA or eVisitor', es: 'ETA o eVisitor australiano', free: list('AU NZ') }],
  NZ: [{ light: true, en: 'NZeTA', es: 'NZeTA', free: list('AU NZ') }],
  KR: [{ light: true, en: 'K-ETA', es: 'K-ETA', free: list('KR') }],
  KE: [{ light: true, en: 'Kenya eTA', es: 'eTA de Kenia', free: list('KE UG TZ RW') }],
  IL: [{ light: true, en: 'ETA-IL', es: 'ETA-IL', free: list('IL') }],
  LK: [{ light: true, en: 'Sri Lanka ETA', es: 'ETA de Sri Lanka', free: list('LK SG MV') }],
  SC: [{ light: true, en: 'Seychelles travel authorisation', es: 'autorización de viaje de Seychelles' }],
  MV: [{ ...ARRIVAL_CARD }],
  TH: [
    { light: true, en: 'digital arrival card (TDAC)', es: 'formulario de entrada digital (TDAC)', free: list('TH') },
  ],
  MY: [
    { light: true, en: 'digital arrival card (MDAC)', es: 'formulario de entrada digital (MDAC)', free: list('MY SG') },
  ],
  SG: [{ ...ARRIVAL_CARD, free: list('SG') }],
  PH: [{ light: true, en: 'eTravel arrival card', es: 'formulario de entrada eTravel', free: list('PH') }],
  ID: [{ ...ON_ARRIVAL, free: list('ID MY SG TH PH VN') }],
  VN: [{ ...E_VISA, free: list('VN GB DE FR ES IT SE NO DK FI JP KR PL CZ CH TH MY SG') }],
  KH: [{ ...ON_ARRIVAL, free: list('KH TH VN MY SG') }],
  LA: [{ ...ON_ARRIVAL, free: list('LA TH VN MY SG') }],
  MM: [{ ...E_VISA }],
  IN: [{ ...E_VISA, free: list('IN NP BT') }],
  NP: [{ ...ON_ARRIVAL, free: list('NP IN') }],
  BT: [{ ...VISA, free: list('BT IN') }],
  BD: [{ ...VISA }],
  PK: [{ ...E_VISA }],
  IR: [{ ...VISA }],
  AF: [{ ...VISA }],
  CN: [{ ...VISA, free: list('CN') }],
  RU: [{ ...E_VISA, free: list('RU BY KZ AR BR CL CO PE EC UY VE CU') }],
  AZ: [{ ...E_VISA, free: list('AZ TR GE') }],
  TJ: [{ ...E_VISA }],
  TM: [{ ...VISA }],
  UZ: [{ ...E_VISA, who: list('US IN') }],
  EG: [{ ...ON_ARRIVAL, free: list('EG') }],
  JO: [{ en: 'visa or Jordan Pass', es: 'visado o Jordan Pass', free: list('JO') }],
  LB: [{ ...ON_ARRIVAL }],
  SA: [{ ...E_VISA, free: list('SA AE BH KW OM QA') }],
  OM: [{ ...E_VISA, free: list(`OM AE SA QA KW BH ${[...WEALTHY].join(' ')}`) }],
  TZ: [{ ...E_VISA, free: list('TZ KE UG RW') }],
  UG: [{ ...E_VISA, free: list('KE TZ RW UG') }],
  RW: [{ ...ON_ARRIVAL }],
  ET: [{ ...E_VISA }],
  MG: [{ ...ON_ARRIVAL }],
  ZM: [{ ...E_VISA, who: list('IN CN') }],
  ZW: [{ ...ON_ARRIVAL }],
  MZ: [{ en: 'e-visa or travel authorisation', es: 'visado electrónico o autorización de viaje' }],
  NA: [{ ...ON_ARRIVAL, free: list('NA ZA BW ZW ZM') }],
  GH: [{ ...VISA }],
  NG: [{ ...VISA }],
  CI: [{ ...E_VISA }],
  CM: [{ ...E_VISA }],
  BJ: [{ ...E_VISA }],
  TG: [{ ...E_VISA }],
  ML: [{ ...VISA }],
  BF: [{ ...E_VISA }],
  GN: [{ ...E_VISA }],
  GA: [{ ...E_VISA }],
  CD: [{ ...VISA }],
  AO: [{ ...VISA, who: list('IN CN') }],
  CV: [{ light: true, en: 'online entry registration (EASE)', es: 'formulario de entrada (EASE)' }],
  MR: [{ ...E_VISA }],
  DZ: [{ ...VISA }],
  LY: [{ ...VISA }],
  SD: [{ ...VISA }],
  DJ: [{ ...ON_ARRIVAL }],
  MW: [{ ...E_VISA }],
  BI: [{ ...ON_ARRIVAL }],
  CU: [{ ...E_VISA, free: list('CU') }],
  DO: [{ light: true, en: 'e-ticket entry form', es: 'formulario de entrada E-Ticket', free: list('DO') }],
  NI: [{ light: true, en: 'tourist card', es: 'tarjeta de turista', free: list('NI SV GT HN') }],
  BO: [{ ...VISA, who: list('US IL KR') }],
  BR: [{ ...E_VISA, who: list('US CA AU IN CN') }],
  VE: [{ ...VISA, who: list('US CA') }],
  TR: [{ ...E_VISA, who: list('MX AU CN IN ZA EG') }],
  JP: [{ ...VISA, who: list('IN CN PH VN ID ZA BO EC CO VE PE') }],
  MX: [{ ...VISA, who: list('IN CN EC ZA PH PE') }],
  PG: [{ ...E_VISA }],
  TL: [{ ...ON_ARRIVAL }],
  IQ: [{ ...E_VISA }],
  SY: [{ ...VISA }],
  YE: [{ ...VISA }],
};

const permitFor = (country: string, nationality: string | undefined): Permit | undefined => {
  if (country === nationality) return undefined;
  const rows = SCHENGEN.has(country) || country === 'CY' ? EUROPE : PERMITS[country];
  return rows?.find((row) => {
    // Without a nationality only what nearly everybody needs is worth a line.
    if (nationality === undefined) return row.who === undefined && row.free !== undefined && row.free.size < 12;
    return row.who ? row.who.has(nationality) : !row.free?.has(nationality);
  });
};

const EUROPE: readonly Permit[] = [
  { light: true, en: 'ETIAS', es: 'ETIAS', who: VISA_FREE_EUROPE },
  { en: 'Schengen visa', es: 'visado Schengen', free: list(`${[...EU_AND_FRIENDS].join(' ')} AD MC SM VA XK`) },
];

/** Territories that citizens of the state reach with the papers of home. */
const TERRITORIES: readonly (readonly [state: string, territories: ReadonlySet<string>])[] = [
  ['US', list('PR VI GU AS MP')],
  ['GB', list('IM JE GG')],
  ['FR', list('GP MQ GF RE YT BL MF PM')],
  ['FI', list('AX')],
  ['AU', list('NF CX CC')],
  ['NL', list('BQ')],
];
const stateOf = (country: string): string =>
  TERRITORIES.find(([, territories]) => territories.has(country))?.[0] ?? country;

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
  (EUROPEAN_LICENCE.has(home) && EUROPEAN_LICENCE.has(there)) || [home, there].toSorted().join() === 'CA,US';

/** From the middle of one country to a place in another, farther than this people fly. */
const BY_LAND_KM = 900;

const kilometresFrom = (country: string, places: TripFacts['places']): number => {
  const home = countryPlace(country);
  return home ? Math.max(0, ...places.map((place) => Gazetteer.distanceKm(home, place))) : 0;
};

/** Works the border out from home, nationality and places. */
export function borderOf({ home, places, days }: TripFacts): Border {
  const nationality = home.nationality ?? home.country;
  const residence = home.country ?? home.nationality;
  const countries = [...new Set(places.map((place) => place.country))].filter((country) => country !== '');
  const there = countries.map((country) => countryFacts(country));
  const here = residence === undefined ? undefined : countryFacts(residence);
  const plugTypes = [...new Set(there.flatMap((country) => country?.plugs ?? []))];
  const abroad = countries.filter((country) => country !== residence);

  const kind = ((): Border['kind'] => {
    if (countries.length === 0 || residence === undefined || nationality === undefined) return 'unknown';
    if (abroad.every((country) => stateOf(country) === stateOf(residence))) return 'domestic';
    const foreign = abroad.filter((country) => country !== nationality);
    return foreign.length === abroad.length && foreign.every((country) => identityCardSuffices(nationality, country))
      ? 'id-card'
      : 'passport';
  })();

  const permit =
    kind === 'passport' && days > VISITOR_DAYS
      ? LONG_STAY
      : kind === 'passport'
        ? countries.map((country) => permitFor(country, nationality)).find((row) => row !== undefined)
        : kind === 'unknown' && countries.length > 0
          ? countries.map((country) => permitFor(country, undefined)).find((row) => row !== undefined)
          : undefined;

  const plugs = ((): Border['plugs'] => {
    if (kind === 'domestic' && abroad.length === 0) return 'same';
    // A place that nobody knows is no reason to buy an adapter.
    if (countries.length === 0 && residence !== undefined) return 'same';
    if (residence === undefined || countries.length === 0) return 'unknown';
    const fit = there.map((country) => (here && country ? plugFit(here.plugs, country.plugs) : 'same'));
    return fit.includes('differ') ? 'differ' : fit.includes('mixed') ? 'mixed' : 'same';
  })();
  const currency = there.find((country) => country !== undefined && country.currency !== here?.currency)?.currency;

  return {
    kind,
    ...(permit ? { permit: { en: permit.en, es: permit.es } } : {}),
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
  if (homeFlat && !homeRound) {
    if (!has(there, 'A', 'B')) return 'differ';
    return has(there, 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'L', 'M', 'N') ? 'mixed' : 'same';
  }
  if (homeRound && has(home, 'E', 'F')) {
    if (has(there, 'E', 'F')) return has(there, 'G') ? 'mixed' : 'same';
    return there.length === 1 && has(there, 'C') ? 'same' : 'differ';
  }
  return home.some((type) => there.includes(type)) ? 'same' : 'differ';
}
