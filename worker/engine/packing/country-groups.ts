/** Groups of countries by their ISO codes. */

/** Codes separated by blanks, as a set. */
export const codeSet = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** The European Union and those whose citizens move in it alike. */
export const EU_AND_FRIENDS = codeSet(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH',
);
/** Whether citizens of one country live, work and study in the other, or in their own, without being asked. */
export const movesFreely = (nationality: string, country: string): boolean =>
  nationality === country ||
  (EU_AND_FRIENDS.has(nationality) && EU_AND_FRIENDS.has(country)) ||
  FREE_PAIRS.some((pair) => pair.has(nationality) && pair.has(country));
const FREE_PAIRS = [codeSet('GB IE'), codeSet('AU NZ')];
/** Neighbours in each of which the licences of all are as good as at home. */
export const LICENCE_AREAS = [
  codeSet([...EU_AND_FRIENDS, 'GB', 'AD', 'MC', 'SM', 'VA', 'GI', 'FO', 'GL'].join(' ')),
  codeSet('US CA MX'),
  codeSet('AU NZ'),
  codeSet('ZA NA BW LS SZ ZW MZ'),
  codeSet('AR BR CL PY UY'),
  codeSet('IN NP BT'),
];
/** One border for them all. */
export const SCHENGEN = codeSet(
  'AT BE BG HR CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH',
);

/** Continents: Europe with its neighbours, North America, South America, Africa, Asia, Oceania. */
export const CONTINENTS: readonly ReadonlySet<string>[] = [
  codeSet(
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK MA TN DZ GE AM AZ',
  ),
  codeSet(
    'US CA MX BM GL PM BS CU DO HT JM PR KY TC BZ GT SV HN NI CR PA AG BB DM GD KN LC VC TT AW CW BQ GP MQ SX MF BL VG VI AI MS',
  ),
  codeSet('AR BO BR CL CO EC FK GF GY PE PY SR UY VE'),
  codeSet(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW',
  ),
  codeSet(
    'AE AF BD BH BN BT CN HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  ),
  codeSet('AU NZ FJ PF NC VU WS TO CK PG SB GU PW FM MH KI NR TV NU WF AS MP'),
];

/** Territories that citizens of the state reach with the papers of home. */
const TERRITORIES: readonly (readonly [state: string, territories: ReadonlySet<string>])[] = [
  ['US', codeSet('PR VI GU AS MP')],
  ['GB', codeSet('IM JE GG')],
  ['FR', codeSet('GP MQ GF RE YT BL MF PM')],
  ['FI', codeSet('AX')],
  ['AU', codeSet('NF CX CC')],
  ['NL', codeSet('BQ')],
];
/** The state a territory belongs to, or the country itself. */
export const stateOf = (country: string): string =>
  TERRITORIES.find(([, territories]) => territories.has(country))?.[0] ?? country;
