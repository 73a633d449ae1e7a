/** Names that mean what lies near the route: villages no table has, namesakes far away, towns of islands and parks. */
import type { RouteCase } from './expect-route';

export const NEAR_NAME_CASES: readonly RouteCase[] = [
  // Villages that no table has, in lower case.
  { to: 'Etosha', words: 'halali 2, namutoni 3, okaukuejo 2', nights: 7, from: 'NA', route: 'Halali 2 | Namutoni 3 | Okaukuejo 2' },
  { to: 'Spiti', words: 'kaza 3 nights, then tabo 1 night and dhankar 2 nights', nights: 6, from: 'IN', route: 'Kaza 3 | Tabo 1 | Dhankar 2' },
  { to: 'Salta', words: 'dos noches en salta, 3 en la viñita y una mas en salta', nights: 6, from: 'AR', route: 'Salta 2 | La Viñita 3 | Salta 1' },
  { to: 'Madrid', words: '3 noches aclimatando y 4 noches descansando', nights: 7, from: 'ES', locale: 'es', route: 'Madrid 7' },
  // Namesakes on the other side of the world.
  { to: 'Santa Marta', words: 'san mateo 2 noches, hotel en palermo', nights: 4, from: 'CO', locale: 'es', route: 'Santa Marta 2 | San Mateo 2' },
  { to: 'Tenerife', words: 'santa cruz 3 noches', nights: 5, from: 'ES', locale: 'es', route: 'Tenerife 2 | Santa Cruz de Tenerife 3' },
  { to: 'Buenos Aires', words: 'una noche en san antonio de areco', nights: 4, from: 'AR', locale: 'es', route: 'Buenos Aires 3 | San Antonio de Areco 1' },
  { to: 'Montevideo', words: 'depto en palermo 4 noches', nights: 4, from: 'UY', locale: 'es', route: 'Montevideo 4' },
  { to: 'Valencia', words: 'paseamos con ella cinco dias', nights: 5, from: 'ES', locale: 'es', route: 'Valencia 5' },
  // Towns of an island or a park, by their own names.
  { to: 'Svalbard', words: 'overnight layover in oslo on the way up', nights: 6, route: 'Oslo 1 | Svalbard 5' },
  { to: 'Lofoten', words: 'cabin in reine 4 nights then Leknes 3', nights: 7, route: 'Reine 4 | Leknes 3' },
  { to: 'Manali', words: '', nights: 3, from: 'IN', route: 'Manali 3' },
  {
    to: 'Ordesa',
    words: 'dos noches en refugio. luego nos vamos a Salou pero eso otro día',
    nights: 3,
    from: 'ES',
    locale: 'es',
    route: 'Ordesa y Monte Perdido 3 | -PortAventura',
  },
  // Nights told after a bracket, by "there", before what was told; days that are one night fewer; corrections.
  { to: 'Jordan', words: 'amman (a small guesthouse, 2 nights) and petra 3 nights', nights: 5, route: 'Amman 2 | Petra 3' },
  { to: 'Scotland', words: 'ferry to islay, 3 nights there camping, then oban 2 nights', nights: 5, from: 'GB', route: 'Islay 3 | Oban 2' },
  { to: 'Donegal', words: 'donegal for a wedding, before that 2 nights in derry', nights: 5, from: 'IE', route: 'Derry 2 | Donegal 3' },
  { to: 'Kathmandu', words: '3 nights kathmandu, no wait, 2 nights kathmandu and 4 nights pokhara', nights: 6, route: 'Kathmandu 2 | Pokhara 4' },
  { to: 'Nepal', words: 'annapurna base camp trek 9 days, kathmandu 2 nights', nights: 10, route: 'Annapurna Base Camp 8 | Kathmandu 2' },
  { to: 'Thailand', words: 'landing bangkok but heading straight to krabi 4 nights, koh lanta 3 nights', nights: 7, route: 'Krabi 4 | Koh Lanta 3 | -Bangkok' },
  { to: 'Kotor', words: '2 nights dubrovnik then a bus down to kotor', nights: 6, route: 'Dubrovnik 2 | Kotor 4' },
  { to: 'Vietnam', words: 'hue (2n) then hoi an (3n)', nights: 5, route: 'Hue 2 | Hoi An 3' },
  // Huts by their names, two words in lower case, the house one sleeps in between name and number.
  { to: 'Fiordland', words: 'luxmore hut 2 nights, te anau 3 nights', nights: 5, from: 'NZ', route: 'luxmore hut 2 | Te Anau 3' },
  { to: 'Skye', words: 'sligachan campsite 3 nights, portree hostel 2 nights', nights: 5, from: 'GB', route: 'Sligachan 3 | Portree 2' },
  { to: 'Cantabria', words: 'mogrovejo casa 2 noches, en potes apartamento 3 noches', nights: 5, from: 'ES', locale: 'es', route: 'Mogrovejo 2 | Potes 3' },
  { to: 'KwaZulu-Natal', words: 'off to ballito for 4 days then in nongoma for 3', nights: 7, from: 'ZA', route: 'Ballito 4 | Nongoma 3' },
  // A day out on a weekday; a way back that is slept at; when a bus leaves.
  { to: 'London', words: 'sunday brighton for the sea', nights: 4, route: 'London 4 | +Brighton' },
  { to: 'Lisboa', words: 'volvemos por évora durmiendo allí la última', nights: 4, from: 'ES', locale: 'es', route: 'Lisbon 3 | Évora 1' },
  { to: 'Hampi', words: 'bus from bengaluru friday night', nights: 4, from: 'IN', route: 'Hampi 4' },
  { to: 'Japan', words: '5 nights tokyo, 4 nights kyoto, day trips to nara and uji', nights: 9, route: 'Tokyo 5 | Kyoto 4 | +Nara' },
  {
    to: 'Bretaña',
    words: 'furgo desde Bilbao: una noche de paso en Burdeos, cuatro en Nantes',
    nights: 5,
    from: 'ES',
    locale: 'es',
    route: 'Bordeaux 1 | Nantes 4',
  },
  // A number before the house one sleeps in, "another", the nights beside a walk.
  { to: 'Zambia', words: 'livingstone 3 nights, mfuwe 2 tented camp, lusaka 2 at a cousin’s', nights: 7, route: 'Livingstone 3 | Mfuwe 2 | Lusaka 2' },
  { to: 'Asturias', words: 'oviedo 2 noches, sotres otra, avilés 2', nights: 5, from: 'ES', locale: 'es', route: 'Oviedo 2 | Sotres 1 | Avilés 2' },
  {
    to: 'Milford Track',
    words: 'milford track 3 nights, night before in te anau, night after in queenstown',
    nights: 5,
    from: 'NZ',
    route: 'Te Anau 1 | Milford Track 3 | Queenstown 1',
  },
  { to: 'Kathmandu', words: '2 nights kathmandu, pokhara 3, 1 night ktm', nights: 6, route: 'Kathmandu 2 | Pokhara 3 | Kathmandu 1' },
  { to: 'Aragón', words: 'dos en bujaruelo en camping y 3 noches en zaragoza', nights: 5, from: 'ES', locale: 'es', route: 'Bujaruelo 2 | Zaragoza 3' },
  // Over the river from home, not in Germany; the third night; nights that are driven.
  {
    to: 'Colonia',
    words: 'colonia, 2 noches posada, la tercera en montevideo',
    nights: 3,
    from: 'AR',
    locale: 'es',
    route: 'Colonia del Sacramento 2 | Montevideo 1',
  },
  { to: 'Perth', words: '4 nights on the road, then 3 in perth', nights: 7, from: 'AU', route: 'road 4 | Perth 3' },
  { to: 'Burlington', words: 'EpiPen 2, dorm room', nights: 9, from: 'US', route: 'Burlington 9' },
  // Towns that a route or a county stands for; what is left of the trip.
  { to: 'Garden Route', words: 'plettenberg bay 3, knysna 3, tsitsikamma 2', nights: 8, from: 'ZA', route: 'Plettenberg Bay 3 | Knysna 3 | Tsitsikamma 2' },
  { to: 'Cornwall', words: 'padstow 4 (campsite), mousehole 2 nights', nights: 6, from: 'GB', route: 'Padstow 4 | Mousehole 2' },
  { to: 'Asturias', words: 'lastres 3 noches, y las dos que quedan en taramundi', nights: 5, from: 'ES', locale: 'es', route: 'Lastres 3 | Taramundi 2' },
  {
    to: 'Chiloé',
    words: 'castro 2 noches, quellón otra y la de vuelta en puerto montt',
    nights: 4,
    from: 'CL',
    locale: 'es',
    route: 'Castro 2 | Quellón 1 | Puerto Montt 1',
  },
  // Where something is bought on the way, and months that are towns somewhere.
  { to: 'Spiti', words: 'nights are cold there, diesel we will buy in Rampur', nights: 6, from: 'IN', route: 'Spiti 6' },
  { to: 'Chiloé', words: 'compramos leña en Osorno, casa con cocina', nights: 4, from: 'CL', locale: 'es', route: 'Chiloé 4' },
  { to: 'Corfu', words: 'our boat sleeps 6, harbour berth', nights: 7, from: 'GB', route: 'Corfu 7' },
  { to: 'Tenerife', words: 'i burn in March, flat by the sea', nights: 7, from: 'IE', route: 'Tenerife 7' },
];
