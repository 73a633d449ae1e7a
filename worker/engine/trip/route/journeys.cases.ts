/** Routes told as a journey: where one changes, where all nights are, and in which order the stays come. */
import type { RouteCase } from './expect-route';

export const JOURNEY_CASES: readonly RouteCase[] = [
  {
    to: 'France',
    words: 'eurostar to lille, change at gare de lyon, on to annecy and a bus up to chamonix. six nights in the gite',
    nights: 6,
    route: 'Chamonix 6 | -Lille | -Annecy',
  },
  {
    to: 'Uruguay',
    words: 'Cruzamos en ferry a Colonia y de ahí en bus hasta La Paloma, cuatro noches ahí',
    nights: 4,
    locale: 'es',
    route: 'La Paloma 4 | -Colonia',
  },
  {
    to: 'Spain',
    words: 'fly to malaga, pick up a hire car and drive straight to ronda, 3 nights there, then cordoba 2',
    nights: 5,
    route: 'Ronda 3 | Córdoba 2 | -Málaga',
  },
  { to: 'Kerala', words: 'flying into kochi. munnar mostly, 2 nights alleppey', nights: 6, route: 'Munnar 4 | Alappuzha 2' },
  { to: 'Chicago', words: 'Talk in Chicago on Tuesday, at my cousin in Milwaukee the whole time', nights: 4, route: 'Milwaukee 4 | -Chicago' },
  { to: 'Ghana', words: 'my placement is at the clinic in Tamale, eleven nights, with 2 in Accra at the end', nights: 13, route: 'Tamale 11 | Accra 2' },
  {
    to: 'Queensland',
    words: 'Brisbane to Cairns by car, sleeping at Mackay and Townsville, then three nights with my aunt in Cairns',
    nights: 5,
    route: 'Mackay 1 | Townsville 1 | Cairns 3',
  },
  {
    to: 'South Africa',
    words: 'sleeping in Graaff-Reinet, Stellenbosch x2 and Hermanus, then Cape Town for what is left',
    nights: 7,
    route: 'Graaff-Reinet 1 | Stellenbosch 2 | Hermanus 1 | Cape Town 3',
  },
  {
    to: 'Argentina',
    words: 'calafate (3 noches, perito moreno), chaltén 2 noches, volvemos una a calafate',
    nights: 6,
    locale: 'es',
    route: 'El Calafate 3 | Chaltén 2 | El Calafate 1',
  },
  { to: 'Portugal', words: 'Oporto dos noches, Aveiro sin dormir, Lisboa cuatro', nights: 6, locale: 'es', route: 'Porto 2 | Lisbon 4 | -Aveiro' },
  { to: 'Sydney', words: 'Dubai for a night on the way out, then with my son in Sydney', nights: 9, route: 'Dubai 1 | Sydney 8' },
  { to: 'Peru', words: 'Lima just for a night either end, Cusco 4 nights, Arequipa 2', nights: 8, route: 'Lima 1 | Cusco 4 | Arequipa 2 | Lima 1' },
  { to: 'Andalucía', words: 'toda la semana en casa de mi tía en Ronda, el sábado nos vamos a Setenil y volvemos', nights: 7, locale: 'es', route: 'Ronda 7' },
  // Namesakes far away of a part of a longer name, or of a village of the region that is named.
  { to: 'Pico Duarte (Jarabacoa)', words: 'subimos con guía', nights: 3, locale: 'es', from: 'DO', route: 'Jarabacoa 3' },
  { to: 'Camping San Rafael, Treinta y Tres', words: 'en carpa', nights: 5, locale: 'es', from: 'UY', route: 'Treinta y Tres 5' },
  { to: 'Santa Marta, isla Múcura', words: 'cinco días', nights: 5, locale: 'es', from: 'CO', route: 'Santa Marta 5' },
  // A stadium that no table has: its town, and not the middle of the country.
  { to: 'Estadi Johan, Barcelona', words: 'final de copa', nights: 2, locale: 'es', from: 'ES', route: 'Barcelona 2' },
  { to: 'Lyon', words: 'then in Porto we sleep at a hostel for 2 nights', nights: 6, route: 'Lyon 4 | Porto 2' },
  { to: 'Riga', words: 'a Vilna al final no vamos', nights: 4, locale: 'es', route: 'Riga 4' },
  { to: 'Samarcanda', words: 'en el viaje a Irán no me dejaron pasar el jarabe', nights: 4, locale: 'es', route: 'Samarkand 4' },
  // What once happened there.
  { to: 'Bergen', words: 'in Iceland I froze my fingers, in Rome 2019 it rained', nights: 4, route: 'Bergen 4' },
  { to: 'Sucre', words: 'En Uyuni perdió los guantes. En Lima 2022 nos robaron. En Salta olvidé el cargador', nights: 4, locale: 'es', route: 'Sucre 4' },
  { to: 'Montebello, Québec', words: 'ten days of noble silence', nights: 10, from: 'CA', route: 'Québec 10' },
];
