/** Routes of treks, long stays and journeys over land: where one only changes, and where the nights are. */
import type { RouteCase } from './expect-route';

export const LONG_JOURNEY_CASES: readonly RouteCase[] = [
  // A trek that the words name takes the nights that nothing else has.
  [
    'Kathmandu',
    'Everest Base Camp with my dad. 2 nights in Thamel either end, flight to Lukla then 14 days of teahouses',
    20,
    'Thamel 2 | Everest Base Camp 16 | Thamel 2',
    { from: 'NZ' },
  ],
  [
    'Dushanbe to Bishkek overland',
    'I do the Pamir Highway with a shared jeep: Dushanbe, Khorog, Murghab, and 2 nights Bishkek',
    20,
    'Pamir Highway 18 | Bishkek 2',
    { from: 'NL' },
  ],
  [
    'Carretera Austral',
    'en bici, cruce por Futaleufú y salimos por El Chaltén',
    27,
    'Carretera Austral 23 | Futaleufú 2 | El Chaltén 2',
    { locale: 'es', from: 'AR' },
  ],
  // Hubs and airports.
  ['Longyearbyen', 'Gatwick to Oslo, 1 night at the airport hotel, then Longyearbyen', 7, 'Oslo 1 | Longyearbyen 6', { from: 'GB' }],
  [
    'Chandigarh / Manali / Leh',
    'flight to Chandigarh, same night Volvo to Manali, bikes from there, Sarchu - Leh - Nubra - back to Leh and fly home',
    14,
    'Manāli 7 | Leh 7 | -Chandigarh',
    { from: 'IN' },
  ],
  [
    'San Sebastián, España',
    'tres meses de prácticas, salgo de Lima por Madrid, con los papeles que piden en Barajas',
    86,
    'San Sebastián 86 | -Madrid',
    { locale: 'es', from: 'PE' },
  ],
  ['Rotterdam', 'joining the ship for six months, the agent meets me in Schiphol', 180, 'Rotterdam 180 | -Amsterdam', { from: 'PH' }],
  [
    'Leamington, Ontario',
    'temporada en leamington ontario, 8 meses, el patron nos recoge en toronto',
    233,
    'Leamington 233 | -Toronto',
    { locale: 'es', from: 'MX' },
  ],
  // A break in a long stay.
  ['Altos del Golán', 'seis meses con el contingente, en julio nos dan licencia y vamos a Eilat', 180, 'Golan Heights 180', { locale: 'es', from: 'UY' }],
  // The first word of a longer name; what once happened on the way.
  [
    'Puerto Natales / Torres del Paine',
    'Navimag de Puerto Montt a Natales, y después el circuito O en Torres, 8 días. En la barcaza a Chiloé vomité',
    15,
    'Puerto Natales 7 | Torres del Paine 8 | -Puerto Montt | -Chiloé',
    { locale: 'es', from: 'CL' },
  ],
  [
    'Ciudad de Panamá - San Blas - Cartagena',
    'Ciudad de Panamá 1 noche y de ahí velero 5 días por San Blas hasta Cartagena. Después Cartagena 4, Minca 3',
    13,
    'Panamá 1 | San Blas Islands 5 | Cartagena 4 | Minca 3',
    { locale: 'es', from: 'UY' },
  ],
];
