/** Routes told as a journey: where one changes, where all nights are, and in which order the stays come. */
import type { RouteCase } from './expect-route';

export const JOURNEY_CASES: readonly RouteCase[] = [
  ['France', 'eurostar to lille, change at gare de lyon, on to annecy and a bus up to chamonix. six nights in the gite', 6, 'Chamonix 6 | -Lille | -Annecy'],
  ['Uruguay', 'Cruzamos en ferry a Colonia y de ahí en bus hasta La Paloma, cuatro noches ahí', 4, 'La Paloma 4 | -Colonia', { locale: 'es' }],
  ['Spain', 'fly to malaga, pick up a hire car and drive straight to ronda, 3 nights there, then cordoba 2', 5, 'Ronda 3 | Córdoba 2 | -Málaga'],
  ['Kerala', 'flying into kochi. munnar mostly, 2 nights alleppey', 6, 'Munnar 4 | Alappuzha 2'],
  ['Chicago', 'Talk in Chicago on Tuesday, at my cousin in Milwaukee the whole time', 4, 'Milwaukee 4 | -Chicago'],
  ['Ghana', 'my placement is at the clinic in Tamale, eleven nights, with 2 in Accra at the end', 13, 'Tamale 11 | Accra 2'],
  [
    'Queensland',
    'Brisbane to Cairns by car, sleeping at Mackay and Townsville, then three nights with my aunt in Cairns',
    5,
    'Mackay 1 | Townsville 1 | Cairns 3',
  ],
  [
    'South Africa',
    'sleeping in Graaff-Reinet, Stellenbosch x2 and Hermanus, then Cape Town for what is left',
    7,
    'Graaff-Reinet 1 | Stellenbosch 2 | Hermanus 1 | Cape Town 3',
  ],
  [
    'Argentina',
    'calafate (3 noches, perito moreno), chaltén 2 noches, volvemos una a calafate',
    6,
    'El Calafate 3 | Chaltén 2 | El Calafate 1',
    { locale: 'es' },
  ],
  ['Portugal', 'Oporto dos noches, Aveiro sin dormir, Lisboa cuatro', 6, 'Porto 2 | Lisbon 4 | -Aveiro', { locale: 'es' }],
  ['Sydney', 'Dubai for a night on the way out, then with my son in Sydney', 9, 'Dubai 1 | Sydney 8'],
  ['Peru', 'Lima just for a night either end, Cusco 4 nights, Arequipa 2', 8, 'Lima 1 | Cusco 4 | Arequipa 2 | Lima 1'],
  ['Andalucía', 'toda la semana en casa de mi tía en Ronda, el sábado nos vamos a Setenil y volvemos', 7, 'Ronda 7', { locale: 'es' }],
  // Namesakes far away of a part of a longer name, or of a village of the region that is named.
  ['Pico Duarte (Jarabacoa)', 'subimos con guía', 3, 'Jarabacoa 3', { locale: 'es', from: 'DO' }],
  ['Camping San Rafael, Treinta y Tres', 'en carpa', 5, 'Treinta y Tres 5', { locale: 'es', from: 'UY' }],
  ['Santa Marta, isla Múcura', 'cinco días', 5, 'Santa Marta 3 | isla Múcura 2', { locale: 'es', from: 'CO' }],
  // A stadium that no table has: its town, and not the middle of the country.
  ['Estadi Johan, Barcelona', 'final de copa', 2, 'Barcelona 2', { locale: 'es', from: 'ES' }],
  ['Lyon', 'then in Porto we sleep at a hostel for 2 nights', 6, 'Lyon 4 | Porto 2'],
  ['Riga', 'a Vilna al final no vamos', 4, 'Riga 4', { locale: 'es' }],
  ['Samarcanda', 'en el viaje a Irán no me dejaron pasar el jarabe', 4, 'Samarkand 4', { locale: 'es' }],
  // What once happened there.
  ['Bergen', 'in Iceland I froze my fingers, in Rome 2019 it rained', 4, 'Bergen 4'],
  ['Rotorua', 'whanau reunion with sixty of us', 4, 'Rotorua 4'],
  ['Mindelo', 'Factura del equipo en papel, en Togo la aduana me tuvo dos días', 5, 'Mindelo 5', { locale: 'es' }],
  ['Tokio', 'Calcetines sin hoyos porfa, en Corea q oso', 4, 'Tokyo 4', { locale: 'es' }],
  ['Leeds', 'Proper boots, in Norway what a mess with trainers', 4, 'Leeds 4'],
  ['Sucre', 'En Uyuni perdió los guantes. En Lima 2022 nos robaron. En Salta olvidé el cargador', 4, 'Sucre 4', { locale: 'es' }],
  ['Montebello, Québec', 'ten days of noble silence', 10, 'Québec 10', { from: 'CA' }],
];
