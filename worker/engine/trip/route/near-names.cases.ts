/** Names that mean what lies near the route: villages no table has, namesakes far away, towns of islands and parks. */
import type { RouteCase } from './expect-route';

export const NEAR_NAME_CASES: readonly RouteCase[] = [
  // What happened elsewhere, what stays elsewhere, medicines, the hour of the day and feasts in a hotel are no stops.
  ['Omaha', 'skate tool goes in checked, TSA kept mine in Denver', 4, 'Omaha 4', { from: 'US' }],
  ['Marrakech', 'In Portugal two winters back I sat with my teeth chattering', 5, 'Marrakesh 5', { from: 'CA' }],
  ['Mauritius', 'Drone stays in Joburg, the permit is a mission', 5, 'Mauritius 5', { from: 'ZA' }],
  ['Rotterdam', 'papers in hand carry, last time the bag was left in Doha 3 days', 5, 'Rotterdam 5', { from: 'PH' }],
  ['Naryn', 'In Tbilisi I was without an adapter', 5, 'Naryn 5', { from: 'CA' }],
  ['Gwangju', 'I take Lexamil 10mg and Yaz (4 months)', 9, 'Gwangju 9', { from: 'ZA' }],
  ['Gwangju', 'wasps: EpiPen Jr x2, Benadryl', 9, 'Gwangju 9', { from: 'ZA' }],
  ['Sossusvlei', 'dunes at sunrise, 2 nts guesthouse in Swakopmund', 5, 'Sossusvlei 3 | Swakopmund 2', { from: 'ZA' }],
  ['Llandudno', 'Turkey & Tinsel, Monday to Friday', 4, 'Llandudno 4', { from: 'GB' }],
  ['Berlin', 'Running Berlin on the sunday, over from Galway thurs to tues', 5, 'Berlin 5', { from: 'IE' }],
  [
    'Oporto a Santiago',
    'Camino Portugués por la costa y al final 2 noches de hotel en Santiago',
    16,
    'Porto 14 | Santiago de Compostela 2',
    { locale: 'es', from: 'UY' },
  ],
  ['Lough Derg', 'doing the 3 day Lough Derg with my sister Breda, fri to sun', 4, 'Lough Derg Pilgrimage 4', { from: 'IE' }],
  // Villages that no table has, in lower case.
  ['Etosha', 'halali 2, namutoni 3, okaukuejo 2', 7, 'Halali 2 | Namutoni 3 | Okaukuejo 2', { from: 'NA' }],
  ['Spiti', 'kaza 3 nights, then tabo 1 night and dhankar 2 nights', 6, 'Kaza 3 | Tabo 1 | Dhankar 2', { from: 'IN' }],
  ['Salta', 'dos noches en salta, 3 en la viñita y una mas en salta', 6, 'Salta 2 | La Viñita 3 | Salta 1', { from: 'AR' }],
  ['Madrid', '3 noches aclimatando y 4 noches descansando', 7, 'Madrid 7', { locale: 'es', from: 'ES' }],
  // Namesakes on the other side of the world.
  ['Santa Marta', 'san mateo 2 noches, hotel en palermo', 4, 'Santa Marta 2 | San Mateo 2', { locale: 'es', from: 'CO' }],
  ['Tenerife', 'santa cruz 3 noches', 5, 'Tenerife 2 | Santa Cruz de Tenerife 3', { locale: 'es', from: 'ES' }],
  ['Buenos Aires', 'una noche en san antonio de areco', 4, 'Buenos Aires 3 | San Antonio de Areco 1', { locale: 'es', from: 'AR' }],
  ['Montevideo', 'depto en palermo 4 noches', 4, 'Montevideo 4', { locale: 'es', from: 'UY' }],
  ['Valencia', 'paseamos con ella cinco dias', 5, 'Valencia 5', { locale: 'es', from: 'ES' }],
  // Towns of an island or a park, by their own names.
  ['Svalbard', 'overnight layover in oslo on the way up', 6, 'Oslo 1 | Svalbard 5'],
  ['Lofoten', 'cabin in reine 4 nights then Leknes 3', 7, 'Reine 4 | Leknes 3'],
  ['Manali', '', 3, 'Manali 3', { from: 'IN' }],
  ['Ordesa', 'dos noches en refugio. luego nos vamos a Salou pero eso otro día', 3, 'Ordesa y Monte Perdido 3 | -PortAventura', { locale: 'es', from: 'ES' }],
  // Nights told after a bracket, by "there", before what was told; days that are one night fewer; corrections.
  ['Jordan', 'amman (a small guesthouse, 2 nights) and petra 3 nights', 5, 'Amman 2 | Petra 3'],
  ['Scotland', 'ferry to islay, 3 nights there camping, then oban 2 nights', 5, 'Islay 3 | Oban 2', { from: 'GB' }],
  ['Donegal', 'donegal for a wedding, before that 2 nights in derry', 5, 'Derry 2 | Donegal 3', { from: 'IE' }],
  ['Kathmandu', '3 nights kathmandu, no wait, 2 nights kathmandu and 4 nights pokhara', 6, 'Kathmandu 2 | Pokhara 4'],
  ['Nepal', 'annapurna base camp trek 9 days, kathmandu 2 nights', 10, 'Annapurna Base Camp 8 | Kathmandu 2'],
  ['Thailand', 'landing bangkok but heading straight to krabi 4 nights, koh lanta 3 nights', 7, 'Krabi 4 | Koh Lanta 3 | -Bangkok'],
  ['Kotor', '2 nights dubrovnik then a bus down to kotor', 6, 'Dubrovnik 2 | Kotor 4'],
  ['Vietnam', 'hue (2n) then hoi an (3n)', 5, 'Hue 2 | Hoi An 3'],
  // Huts by their names, two words in lower case, the house one sleeps in between name and number.
  ['Fiordland', 'luxmore hut 2 nights, te anau 3 nights', 5, 'luxmore hut 2 | Te Anau 3', { from: 'NZ' }],
  ['Skye', 'sligachan campsite 3 nights, portree hostel 2 nights', 5, 'Sligachan 3 | Portree 2', { from: 'GB' }],
  ['Cantabria', 'mogrovejo casa 2 noches, en potes apartamento 3 noches', 5, 'Mogrovejo 2 | Potes 3', { locale: 'es', from: 'ES' }],
  ['KwaZulu-Natal', 'off to ballito for 4 days then in nongoma for 3', 7, 'Ballito 4 | Nongoma 3', { from: 'ZA' }],
  // A day out on a weekday; a way back that is slept at; when a bus leaves.
  ['London', 'sunday brighton for the sea', 4, 'London 4 | +Brighton'],
  ['Lisboa', 'volvemos por évora durmiendo allí la última', 4, 'Lisbon 3 | Évora 1', { locale: 'es', from: 'ES' }],
  ['Hampi', 'bus from bengaluru friday night', 4, 'Hampi 4', { from: 'IN' }],
  ['Japan', '5 nights tokyo, 4 nights kyoto, day trips to nara and uji', 9, 'Tokyo 5 | Kyoto 4 | +Nara'],
  ['Bretaña', 'furgo desde Bilbao: una noche de paso en Burdeos, cuatro en Nantes', 5, 'Bordeaux 1 | Nantes 4', { locale: 'es', from: 'ES' }],
  // A number before the house one sleeps in, "another", the nights beside a walk.
  ['Zambia', 'livingstone 3 nights, mfuwe 2 tented camp, lusaka 2 at a cousin’s', 7, 'Livingstone 3 | Mfuwe 2 | Lusaka 2'],
  ['Asturias', 'oviedo 2 noches, sotres otra, avilés 2', 5, 'Oviedo 2 | Sotres 1 | Avilés 2', { locale: 'es', from: 'ES' }],
  [
    'Milford Track',
    'milford track 3 nights, night before in te anau, night after in queenstown',
    5,
    'Te Anau 1 | Milford Track 3 | Queenstown 1',
    { from: 'NZ' },
  ],
  ['Kathmandu', '2 nights kathmandu, pokhara 3, 1 night ktm', 6, 'Kathmandu 2 | Pokhara 3 | Kathmandu 1'],
  ['Aragón', 'dos en bujaruelo en camping y 3 noches en zaragoza', 5, 'Bujaruelo 2 | Zaragoza 3', { locale: 'es', from: 'ES' }],
  // Over the river from home, not in Germany; the third night; nights that are driven.
  ['Colonia', 'colonia, 2 noches posada, la tercera en montevideo', 3, 'Colonia del Sacramento 2 | Montevideo 1', { locale: 'es', from: 'AR' }],
  ['Perth', '4 nights on the road, then 3 in perth', 7, 'road 4 | Perth 3', { from: 'AU' }],
  ['Burlington', 'EpiPen 2, dorm room', 9, 'Burlington 9', { from: 'US' }],
  // Towns that a route or a county stands for; what is left of the trip.
  ['Garden Route', 'plettenberg bay 3, knysna 3, tsitsikamma 2', 8, 'Plettenberg Bay 3 | Knysna 3 | Tsitsikamma 2', { from: 'ZA' }],
  ['Cornwall', 'padstow 4 (campsite), mousehole 2 nights', 6, 'Padstow 4 | Mousehole 2', { from: 'GB' }],
  ['Asturias', 'lastres 3 noches, y las dos que quedan en taramundi', 5, 'Lastres 3 | Taramundi 2', { locale: 'es', from: 'ES' }],
  ['Chiloé', 'castro 2 noches, quellón otra y la de vuelta en puerto montt', 4, 'Castro 2 | Quellón 1 | Puerto Montt 1', { locale: 'es', from: 'CL' }],
  // Where something is bought on the way, and months that are towns somewhere.
  ['Spiti', 'nights are cold there, diesel we will buy in Rampur', 6, 'Spiti Valley 6', { from: 'IN' }],
  ['Chiloé', 'compramos leña en Osorno, casa con cocina', 4, 'Chiloé 4', { locale: 'es', from: 'CL' }],
  // Of namesakes the one at home, where it is a town of note; a village is not, beside what is visited abroad.
  ['Santiago', '', 3, 'Santiago de los Caballeros 3', { locale: 'es', from: 'DO' }],
  ['Mérida', '', 3, 'Mérida 3', { locale: 'es', from: 'ES', home: 'ES' }],
  ['Andorra', '', 3, 'Andorra 3', { locale: 'es', from: 'ES' }],
  ['Bali', '', 5, 'Bali 5', { from: 'IN' }],
  ['Interlaken', '', 3, 'Interlaken 3', { from: 'US' }],
  // Slips stand after the first letter, and are not made for towns abroad that few travel to.
  ['Kavoz', '', 7, 'Corfu 7', { from: 'GB' }],
  ['Usuahia', '', 4, 'Ushuaia 4', { locale: 'es', from: 'AR' }],
  ['Juanchaco', '', 4, 'Juanchaco 4', { locale: 'es', from: 'CO' }],
  // Places whose name tells them from a namesake, with and without a comma or brackets.
  ['El Salvador (Chile)', '', 4, 'El Salvador (Chile) 4', { locale: 'es', from: 'CL' }],
  ['Stanley, Falklands', '', 9, 'Stanley (Falklands) 9', { from: 'GB' }],
  ['Goecha la', '', 9, 'Goecha La Trek 9', { from: 'IN' }],
  ['kodai', '', 3, 'Kodaikānāl 3', { from: 'IN' }],
  ['Mozambique, Ponta', '', 4, 'Mozambique Ponta 4', { from: 'ZA' }],
  // Short forms, and longer names that begin with them.
  ['Viña', '', 3, 'Viña del Mar 3', { locale: 'es', from: 'CL' }],
  ['Viña del Mar', '', 3, 'Viña del Mar 3', { locale: 'es', from: 'AR' }],
  ['St John USVI', '', 3, 'US Virgin Islands 3', { from: 'US' }],
  // A house, a feast or a camp before its town.
  ['Carton House Maynooth', '', 2, 'Maynooth 2', { from: 'IE' }],
  ['Butlins Minehead', '', 4, 'Minehead 4', { from: 'GB' }],
  ['Latitude festival Suffolk', '', 4, 'Latitude Festival 4', { from: 'GB' }],
  ['Leamington Ontario', '', 9, 'Leamington 9', { locale: 'es', from: 'MX' }],
  ['Alsacia y Selva Negra', '', 6, 'Alsace 3 | Black Forest 3', { locale: 'es', from: 'ES' }],
  ['Corfu', 'our boat sleeps 6, harbour berth', 7, 'Corfu 7', { from: 'GB' }],
  ['Tenerife', 'i burn in March, flat by the sea', 7, 'Tenerife 7', { from: 'IE' }],
];
