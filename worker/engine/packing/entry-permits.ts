/** Visas and electronic authorisations by country: a traveller's guide, state of 2026. */
import { codeSet, EU_AND_FRIENDS, SCHENGEN } from './country-groups';

/** What a country asks of visitors. */
export interface Permit {
  en: string;
  es: string;
  /** No visa: an electronic authorisation or an entry form. */
  light?: true;
  /** Who needs it; left out: everybody but `free`, which beside it says that most visitors do. */
  who?: ReadonlySet<string>;
  free?: ReadonlySet<string>;
}

const WEALTHY = codeSet(`${[...EU_AND_FRIENDS].join(' ')} GB US CA AU NZ JP KR SG AD MC SM VA HK TW IL`);
/** The wealthy countries but some, and more. */
const wealthyBut = (without: string, more: string): ReadonlySet<string> =>
  codeSet(`${[...WEALTHY].filter((code) => !without.includes(code)).join(' ')} ${more}`);
const VISA_FREE_EUROPE = codeSet(
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
      who: wealthyBut('US CA HK RO BG CY', 'CL BN'),
    },
    { ...VISA, free: codeSet('US CA BM') },
  ],
  CA: [
    {
      light: true,
      en: 'eTA',
      es: 'eTA',
      who: wealthyBut('US CA', 'CL AE MX'),
    },
    { ...VISA, free: codeSet('US CA') },
  ],
  GB: [
    {
      light: true,
      en: 'UK ETA',
      es: 'ETA británica',
      who: wealthyBut('GB IE', 'AR BR CL CR GT MX NI PA PY PE UY MY'),
    },
    { ...VISA, free: codeSet('GB IE') },
  ],
  // Home Affairs: subclasses 601 and 651; others apply for a visitor visa.
  AU: [
    {
      light: true,
      en: 'Australian ETA or eVisitor',
      es: 'ETA o eVisitor australiano',
      who: wealthyBut('AU NZ IL', 'MY BN'),
      free: codeSet('AU NZ'),
    },
    { ...VISA, free: codeSet('AU NZ') },
  ],
  // Immigration New Zealand: visa waiver countries.
  NZ: [
    {
      light: true,
      en: 'NZeTA',
      es: 'NZeTA',
      who: wealthyBut('AU NZ', 'AR BR CL MX UY MY BN AE SA KW QA OM BH MU SC'),
      free: codeSet('AU NZ'),
    },
    { ...VISA, free: codeSet('AU NZ') },
  ],
  // k-eta.go.kr: countries and regions that may apply.
  KR: [
    {
      light: true,
      en: 'K-ETA',
      es: 'K-ETA',
      who: wealthyBut(
        'KR',
        'AR BR CL CO CR EC GT HN MX NI PA PY PE SV UY MY TH ZA AE SA QA KW OM BH MU SC RS AL BA MK ME KZ',
      ),
      free: codeSet('KR'),
    },
    { ...VISA, free: codeSet('KR') },
  ],
  KE: [{ light: true, en: 'Kenya eTA', es: 'eTA de Kenia', free: codeSet('KE UG TZ RW') }],
  IL: [{ light: true, en: 'ETA-IL', es: 'ETA-IL', free: codeSet('IL') }],
  LK: [{ light: true, en: 'Sri Lanka ETA', es: 'ETA de Sri Lanka', free: codeSet('LK SG MV') }],
  SC: [{ light: true, en: 'Seychelles travel authorisation', es: 'autorización de viaje de Seychelles' }],
  MV: [{ ...ARRIVAL_CARD }],
  TH: [
    { light: true, en: 'digital arrival card (TDAC)', es: 'formulario de entrada digital (TDAC)', free: codeSet('TH') },
  ],
  MY: [
    {
      light: true,
      en: 'digital arrival card (MDAC)',
      es: 'formulario de entrada digital (MDAC)',
      free: codeSet('MY SG'),
    },
  ],
  // ica.gov.sg: nationals of assessment levels I and II apply for a visa.
  SG: [
    { ...VISA, who: codeSet('IN PK BD NG EG AF DZ IR IQ JO LB LY ML MA SD SO SY TN YE RU UA GE TM KP') },
    { ...ARRIVAL_CARD, free: codeSet('SG') },
  ],
  PH: [{ light: true, en: 'eTravel arrival card', es: 'formulario de entrada eTravel', free: codeSet('PH') }],
  ID: [{ ...ON_ARRIVAL, free: codeSet('ID MY SG TH PH VN') }],
  VN: [{ ...E_VISA, free: codeSet('VN GB DE FR ES IT SE NO DK FI JP KR PL CZ CH TH MY SG') }],
  KH: [{ ...ON_ARRIVAL, free: codeSet('KH TH VN MY SG') }],
  LA: [{ ...ON_ARRIVAL, free: codeSet('LA TH VN MY SG') }],
  MM: [{ ...E_VISA }],
  IN: [{ ...E_VISA, free: codeSet('IN NP BT') }],
  NP: [{ ...ON_ARRIVAL, free: codeSet('NP IN') }],
  BT: [{ ...VISA, free: codeSet('BT IN') }],
  BD: [{ ...VISA }],
  PK: [{ ...E_VISA }],
  IR: [{ ...VISA }],
  AF: [{ ...VISA }],
  CN: [{ ...VISA, free: codeSet('CN') }],
  RU: [{ ...E_VISA, free: codeSet('RU BY KZ AR BR CL CO PE EC UY VE CU') }],
  AZ: [{ ...E_VISA, free: codeSet('AZ TR GE') }],
  TJ: [{ ...E_VISA }],
  TM: [{ ...VISA }],
  UZ: [{ ...E_VISA, who: codeSet('US IN') }],
  EG: [{ ...ON_ARRIVAL, free: codeSet('EG') }],
  JO: [{ en: 'visa or Jordan Pass', es: 'visado o Jordan Pass', free: codeSet('JO') }],
  LB: [{ ...ON_ARRIVAL }],
  SA: [{ ...E_VISA, free: codeSet('SA AE BH KW OM QA') }],
  OM: [{ ...E_VISA, free: codeSet(`OM AE SA QA KW BH ${[...WEALTHY].join(' ')}`) }],
  TZ: [{ ...E_VISA, free: codeSet('TZ KE UG RW') }],
  UG: [{ ...E_VISA, free: codeSet('KE TZ RW UG') }],
  RW: [{ ...ON_ARRIVAL }],
  ET: [{ ...E_VISA }],
  MG: [{ ...ON_ARRIVAL }],
  ZM: [{ ...E_VISA, who: codeSet('IN CN') }],
  ZW: [{ ...ON_ARRIVAL }],
  MZ: [{ en: 'e-visa or travel authorisation', es: 'visado electrónico o autorización de viaje' }],
  NA: [{ ...ON_ARRIVAL, free: codeSet('NA ZA BW ZW ZM') }],
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
  AO: [{ ...VISA, who: codeSet('IN CN') }],
  CV: [{ light: true, en: 'online entry registration (EASE)', es: 'formulario de entrada (EASE)' }],
  MR: [{ ...E_VISA }],
  DZ: [{ ...VISA }],
  LY: [{ ...VISA }],
  SD: [{ ...VISA }],
  DJ: [{ ...ON_ARRIVAL }],
  MW: [{ ...E_VISA }],
  BI: [{ ...ON_ARRIVAL }],
  CU: [{ ...E_VISA, free: codeSet('CU') }],
  DO: [{ light: true, en: 'e-ticket entry form', es: 'formulario de entrada E-Ticket', free: codeSet('DO') }],
  NI: [{ light: true, en: 'tourist card', es: 'tarjeta de turista', free: codeSet('NI SV GT HN') }],
  BO: [{ ...VISA, who: codeSet('US IL KR') }],
  BR: [{ ...E_VISA, who: codeSet('US CA AU IN CN') }],
  VE: [{ ...VISA, who: codeSet('US CA') }],
  TR: [{ ...E_VISA, who: codeSet('MX AU CN IN ZA EG') }],
  JP: [{ ...VISA, who: codeSet('IN CN PH VN ID ZA BO EC CO VE PE') }],
  MX: [{ ...VISA, who: codeSet('IN CN EC ZA PH PE') }],
  PG: [{ ...E_VISA }],
  TL: [{ ...ON_ARRIVAL }],
  IQ: [{ ...E_VISA }],
  SY: [{ ...VISA }],
  YE: [{ ...VISA }],
};

/** The permit that a nationality needs for a country; without a nationality, what nearly everybody needs. */
export const permitFor = (country: string, nationality: string | undefined): Permit | undefined => {
  if (country === nationality) return undefined;
  const rows = SCHENGEN.has(country) || country === 'CY' ? EUROPE : PERMITS[country];
  return rows?.find((row) => {
    // Without a nationality only what nearly everybody needs is worth a line.
    if (nationality === undefined) return row.free !== undefined && row.free.size < 12;
    return row.who ? row.who.has(nationality) : !row.free?.has(nationality);
  });
};

const EUROPE: readonly Permit[] = [
  { light: true, en: 'ETIAS', es: 'ETIAS', who: VISA_FREE_EUROPE },
  { en: 'Schengen visa', es: 'visado Schengen', free: codeSet(`${[...EU_AND_FRIENDS].join(' ')} AD MC SM VA XK`) },
];
