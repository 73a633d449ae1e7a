/** Which towns of the extract are kept, and which of them visitors of a country mostly go to. */

/** Smallest population a plain town needs; seats of a first-level division need less. */
export const MIN_POPULATION = 6000;
/** In countries of small resorts and villages, and where Spanish is spoken, smaller ones too. */
export const MIN_POPULATION_VISITED = 2500;
/** Countries of small resorts, and those where Spanish is spoken. */
export const VISITED_VILLAGES = new Set(
  'ES PT FR IT GR HR GB IE CH AT IS NO SI ME AL CY MT TR MA MX GT CR PA NI HN SV CU DO PR CO VE EC PE BO CL AR UY PY AU NZ ZA TH'.split(
    ' ',
  ),
);
/** Where people write of villages of their own country: smaller ones again. */
export const MIN_POPULATION_AT_HOME = 1000;
/** Countries of that kind. */
export const HOME_VILLAGES = new Set(
  'GB IE ES AU NZ ZA CA CL AR UY PE CO EC BO PY PR DO CU CR PA NI SV GT VE JM TT BB LC BZ BW NA CV IS HR GR'.split(' '),
);
/** In the United States, where every crossing of that size is in the extract. */
export const MIN_POPULATION_US = 2500;
/** Countries whose seats of districts have no population in the extract, though they are towns: Iseyin, Barotac Viejo. */
export const SEATS_UNCOUNTED = new Set('NG PH ZA'.split(' '));
/** For the seat of a first-level division, where its people are counted. */
export const MIN_SEAT_POPULATION = 1000;
/** Parts of a city are left out, or "Manhattan" and "Brooklyn" would each outrank many a city; these stay as aliases. */
export const SKIPPED_FEATURES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Countries as destinations: where most visitors go, else the capital. */
export const VISITED: Record<string, string> = {
  AE: 'Dubai',
  AU: 'Sydney',
  BR: 'Rio de Janeiro',
  CA: 'Toronto',
  CH: 'Zurich',
  CI: 'Abidjan',
  MA: 'Marrakesh',
  MM: 'Yangon',
  NG: 'Lagos',
  TR: 'Istanbul',
  TZ: 'Arusha',
  US: 'New York City',
  VN: 'Hanoi',
  ZA: 'Cape Town',
  NZ: 'Auckland',
  KZ: 'Almaty',
  BO: 'La Paz',
  BZ: 'San Pedro',
  DO: 'Punta Cana',
  JM: 'Montego Bay',
  NI: 'Granada',
  LK: 'Kandy',
  IL: 'Tel Aviv',
  PS: 'Bethlehem',
  EC: 'Quito',
  BJ: 'Cotonou',
  LI: 'Vaduz',
  BQ: 'Kralendijk',
  SJ: 'Longyearbyen',
};
