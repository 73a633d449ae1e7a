/** Names that mean what lies near the route: villages no table has, namesakes far away, towns of islands and parks. */
import type { RouteCase } from './expect-route';

export const NEAR_NAME_CASES: readonly RouteCase[] = [
  // Villages that no table has, in lower case.
  {
    to: 'Etosha',
    words: 'halali 2, namutoni 3, okaukuejo 2',
    nights: 7,
    from: 'NA',
    route: 'halali 2 | namutoni 3 | okaukuejo 2',
  },
  {
    to: 'Spiti',
    words: 'kaza 3 nights, then tabo 1 night and dhankar 2 nights',
    nights: 6,
    from: 'IN',
    route: 'kaza 3 | tabo 1 | dhankar 2',
  },
  {
    to: 'Salta',
    words: 'dos noches en salta, 3 en la viñita y una mas en salta',
    nights: 6,
    from: 'AR',
    route: 'Salta 2 | la viñita 3 | Salta 1',
  },
  {
    to: 'Madrid',
    words: '3 noches aclimatando y 4 noches descansando',
    nights: 7,
    from: 'ES',
    locale: 'es',
    route: 'Madrid 7',
  },
  // Namesakes on the other side of the world.
  {
    to: 'Santa Marta',
    words: 'san mateo 2 noches, hotel en palermo',
    nights: 4,
    from: 'CO',
    locale: 'es',
    route: 'Santa Marta 2 | san mateo 2',
  },
  {
    to: 'Tenerife',
    words: 'santa cruz 3 noches',
    nights: 5,
    from: 'ES',
    locale: 'es',
    route: 'Tenerife 2 | Santa Cruz de Tenerife 3',
  },
  {
    to: 'Buenos Aires',
    words: 'una noche en san antonio de areco',
    nights: 4,
    from: 'AR',
    locale: 'es',
    route: 'Buenos Aires 3 | san antonio de areco 1',
  },
  { to: 'Montevideo', words: 'depto en palermo 4 noches', nights: 4, from: 'UY', locale: 'es', route: 'Montevideo 4' },
  { to: 'Valencia', words: 'paseamos con ella cinco dias', nights: 5, from: 'ES', locale: 'es', route: 'Valencia 5' },
  // Towns of an island or a park, by their own names.
  { to: 'Svalbard', words: 'overnight layover in oslo on the way up', nights: 6, route: 'Oslo 1 | Svalbard 5' },
  { to: 'Lofoten', words: 'cabin in reine 4 nights then Leknes 3', nights: 7, route: 'reine 4 | Leknes 3' },
  { to: 'Manali', words: '', nights: 3, from: 'IN', route: 'Manali 3' },
  {
    to: 'Ordesa',
    words: 'dos noches en refugio. luego nos vamos a Salou pero eso otro día',
    nights: 3,
    from: 'ES',
    locale: 'es',
    route: 'Ordesa y Monte Perdido 3 | -PortAventura',
  },
  // Nights told behind a bracket, by "there", before what was told; days that are one night fewer; corrections.
  {
    to: 'Jordan',
    words: 'amman (a small guesthouse, 2 nights) and petra 3 nights',
    nights: 5,
    route: 'Amman 2 | Petra 3',
  },
  {
    to: 'Scotland',
    words: 'ferry to islay, 3 nights there camping, then oban 2 nights',
    nights: 5,
    from: 'GB',
    route: 'Islay 3 | Oban 2',
  },
  {
    to: 'Donegal',
    words: 'donegal for a wedding, before that 2 nights in derry',
    nights: 5,
    from: 'IE',
    route: 'Derry 2 | Donegal 3',
  },
  {
    to: 'Kathmandu',
    words: '3 nights kathmandu, no wait, 2 nights kathmandu and 4 nights pokhara',
    nights: 6,
    route: 'Kathmandu 2 | Pokhara 4',
  },
  {
    to: 'Nepal',
    words: 'annapurna base camp trek 9 days, kathmandu 2 nights',
    nights: 10,
    route: 'Annapurna Base Camp 8 | Kathmandu 2',
  },
  {
    to: 'Thailand',
    words: 'landing bangkok but heading straight to krabi 4 nights, koh lanta 3 nights',
    nights: 7,
    route: 'Krabi 4 | Koh Lanta 3 | -Bangkok',
  },
  { to: 'Kotor', words: '2 nights dubrovnik then a bus down to kotor', nights: 6, route: 'Dubrovnik 2 | Kotor 4' },
];
