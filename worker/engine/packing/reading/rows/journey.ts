/** Transport and lodging, as people write them. */
import { OWN_CAR_BY_MODEL } from './car-models';
import type { Row } from './row';

export const TRANSPORT: readonly Row[] = [
  {
    tag: 'transport:plane',
    refuse: 'flying',
    en: 'fly, flying, flight, flights, flew, plane, airplane, by air, airport*, airline*, ryanair, easyjet, layover*, stopover*, boarding pass*',
    es: 'avion, aviones, volar, vuelo, vuelos, volamos, vuela, vuelan, volaremos, volare, volando, aeropuerto*, aerolinea*, ryanair, vueling, iberia, avianca, latam, wingo, volaris, vivaaerobus, aeromexico, jetsmart, flybondi, jetblue, arajet, volotea, escala en, low cost',
  },
  {
    tag: 'transport:long-flight',
    also: ['transport:plane'],
    en: 'long haul, long/overnight flight*, # hour flight*, red eye, 12 hours on the plane, transatlantic',
    es: 'vuelo* largo*, vuelo* de # horas, # horas de vuelo/avion, larga distancia, transoceanico, vuelo nocturno, transatlantico',
  },
  {
    tag: 'transport:light-aircraft',
    en: 'light aircraft, light/bush/small/sea/float/propeller plane*, cessna, seaplane*, charter plane',
    es: 'avioneta*, hidroavion*, avion pequeno/ligero, cessna',
  },
  { tag: 'transport:helicopter', en: 'helicopter*, heli', es: 'helicoptero*' },
  {
    tag: 'transport:train',
    en: 'train, trains, by rail, railway, rail pass*, eurostar, interrail*, shinkansen, bullet train*, amtrak, tgv, scotrail, railcard',
    es: 'tren, trenes, ave, renfe, eurostar, interrail, shinkansen, ouigo, iryo, alta velocidad',
  },
  {
    tag: 'transport:night-train',
    also: ['transport:train'],
    en: 'night/sleeper/overnight train*, caledonian sleeper, couchette*, trans siberian',
    es: 'tren nocturno/cama/hotel, trenes nocturnos, litera en el tren, transiberiano',
  },
  {
    tag: 'transport:bus',
    en: 'bus, buses, coach, coaches, flixbus, megabus, greyhound, national express',
    es: 'autobus*, autocar, autocares, bus, buses, omnibus, micro de larga, colectivo, alsa, flixbus, en/la guagua, guaguas, camion foraneo',
  },
  {
    tag: 'transport:night-bus',
    also: ['transport:bus'],
    en: 'night/overnight/sleeper bus/buses, overnight coach/coaches, flixbus/megabus/greyhound/coach/bus overnight, overnight flixbus/megabus/greyhound, overnight by bus/coach',
    es: 'autobus*/bus* nocturno*, autobus/bus/micro/omnibus/flota/colectivo (de) noche, (micro/bus/omnibus) coche cama, semicama, bus/autobus cama, noche en el autobus, noche en bus, micro nocturno',
  },
  {
    tag: 'setting:winding-roads',
    en: 'winding/windy/twisty/bendy/serpentine/mountain roads/road, hairpins, hairpin bends, switchback road/roads, ghat road/roads/section',
    es: 'curvas y (mas) curvas, curvas imposibles/cerradas/interminables/eternas, muchas/tantas/puras curvas, carretera/camino de curvas/montana/sierra, curvas en el camino, lleno/llena de curvas, en las curvas, las curvas de, marshrutka*',
  },
  { tag: 'transport:ferry', en: 'ferry, ferries, by ship, hydrofoil', es: 'ferry, ferri, ferries, ferris, ferrys, transbordador*, hidroala' },
  { tag: 'transport:boat', en: 'by boat, speedboat*, speed boat*, water taxi*, longtail', es: 'en barco/lancha, lancha*, barca, panga*' },
  {
    tag: 'transport:own-car',
    refuse: 'driving',
    en: 'drive/drives from, in the ute/bakkie/pickup/truck, drive from .. in my/the, owners/host/hosts leave/leaves/left (us/me) the/a/their car, use of (the/their/a) car, car to use, own/my/our car, the family car, drive down/up/over/there, driving down/up/over/there/from/to, our own vehicle, take the car, go/going/travel/travelling/traveling/come/coming/off/hours/trip in the car, eurotunnel, my truck, our suv, our estate car, we/i/will drive, we are driving, im driving, roof box, to .. by car, from .. by car, by car from/to/with, going/travelling/coming by car, my husband/wife/partner/dad/mum/mom/son/boyfriend/girlfriend drives, hubby drives, my/our/own bakkie/ute/pickup/truck/van/wagon/jeep, my/our subaru/toyota/honda/tesla/volvo/skoda/corolla/hilux/civic, motability/company car, people carrier, in the wav/minivan, at/behind the wheel, in our van/minivan/jeep/suv/estate/ute/wagon, car/boot is/will/be packed/loaded/full/rammed/stuffed, # hour/hours/hr/hrs drive from .. in the van, road trip in our',
    es: 'coche/auto/carro nos/me (lo) deja/dejan/presta/prestan, conduzco/manejo yo, me/nos llevo/llevamos el coche/carro/auto, llevo/llevamos el coche/carro/auto, coche/carro/auto a (mi/nuestra) disposicion, me/nos dejan/deja/prestan/presta (el/su/un) coche/carro/auto, coche/carro/auto pequeno, mi/nuestra troca/suburban/camioneta/camionetita/furgo/furgoneta, en furgo/furgoneta, en/con la furgo/furgoneta, mi/nuestro/en/con coche, con el coche, coche/auto/carro/vehiculo propio, mi/nuestro/en carro/auto, vamos conduciendo, conduciendo/manejando desde, el coche familiar, coche de mis padres, cada uno/una/cual/quien/familia/pareja .. su coche/carro/auto/camioneta, en el auto/carro/coche, en la camioneta, camioneta propia, vamos/voy/viajamos/bajamos/subimos manejando, manejo yo, yo manejo, manejamos desde/hasta/a, manejando a/hasta, # horas de coche/carro/manejo/volante, al volante, maneja/conduce mi esposo/esposa/marido/mujer/novio/novia/papa/mama/hijo/hermano/cunado',
  },
  OWN_CAR_BY_MODEL,
  {
    tag: 'transport:hire-car',
    refuse: 'driving',
    en: 'van/car/minivan/suv/jeep/minibus (is/already) booked/reserved (with/w), the hirer gives/provides/supplies/has/does, then a hilux/landcruiser/prado/fortuner/jimny, hire/rental/hired van, hire/rental car*, hired car, rent/renting/rented/hire/hiring a/the/an/our (small) car/cars/suv/jeep/convertible/vehicle, car hire/rental, pick up .. car, picking/pick up a/the/our rental, car/rental from/with hertz/avis/europcar/sixt/budget/alamo, fly drive, we get their car, we get theirs (plus/and) (the/their) car/subaru/toyota/volvo/honda/suv, swap cars, car swap, cars swapped, borrow/borrowing/lending us (the/their/his/her) car/van/suv/jeep/ute',
    es: 'auto/coche/carro/furgo/furgoneta/camioneta lo/la (ya) arrendamos/alquilamos/rentamos/arriendo/alquilo/rento/arrende/alquile, auto/coche/carro (ya) reservado/arrendado/alquilado/rentado, furgoneta/furgo/camion/camioneta/van de alquiler, furgoneta/furgo/camion/camioneta/van alquilada/alquilado, coche*/auto/carro de alquiler, renta de auto/carro/coche/camioneta, arriend*/arrend*/alquil*/rent* (un/una/el/la) auto/carro/coche/camioneta/suv/furgo/furgoneta, coche de renta, alquiler de coche, retir*/recog* un/el/nuestro auto/coche/carro (de) (alquiler) en, auto/coche/carro reservado con/en, auto/carro/coche/camioneta/jeep/suv arrendado/arrendada/alquilado/alquilada/rentado/rentada, nos/me deja/dejan/presta/prestan/prestaron (el/su/un) coche/carro/auto/furgo/camioneta, intercambiamos (los) coches/carros/autos, coche/carro/auto incluido',
  },
  {
    tag: 'transport:four-by-four',
    en: '4 x 4, 4 wd, four wheel drive, jeep*, off road*, land rover*/cruiser*',
    es: '4 x 4, todoterreno*, todo terreno, jeep*, camioneta 4',
  },
  {
    tag: 'transport:four-by-four',
    also: ['transport:hire-car'],
    en: '4 x 4 hire/rental, hire/hiring/rent/renting a 4 x 4/jeep, hire/hiring/rent/renting a 4 wd',
    es: 'alquil* un 4 x 4, alquil* un todoterreno/jeep, rent* una camioneta, todoterreno de alquiler',
  },
  {
    tag: 'transport:taxi',
    en: 'taxi, taxis, taxicab*, uber, private driver, cab, cabs, driver picks, (the/our/a) driver is picking/collecting/fetching, with/and (a/our/the/one/private/local) driver, driver and guide, driver guide, car/jeep/van/bus/minibus with driver, chauffeur*',
    es: 'taxi, taxis, taxista*, uber, cabify, conductor/transfer privado, chofer*, con (un/el/nuestro) conductor, conductor y guia',
  },
  { tag: 'transport:motorbike', en: 'on the motorbike, on my bike, on two wheels', es: 'en moto, con mi moto, sobre dos ruedas' },
  { tag: 'transport:scooter', en: 'scooter*, vespa*, moped*', es: 'scooter*, vespa*, ciclomotor*, motoneta*, alquil* (una/unas) moto*' },
  {
    tag: 'transport:bicycle',
    also: ['activity:cycling'],
    en: 'by bike/bicycle, bike/cycle touring, cycle tour, bikepacking, cycling from/to, cycling/bikes with, on our bikes',
    es: 'en bici/bicicleta, bikepacking, pedaleando, cicloturismo, con las bicis',
  },
  { tag: 'transport:on-foot', en: 'on foot, walking everywhere', es: 'a pie, andando' },
  {
    tag: 'transport:public-transport',
    en: 'public transport*/transit, metro, subway, underground, tube, tram, trams',
    es: 'transporte publico, metro, tranvia*',
  },
  {
    tag: 'need:early-start',
    en: '# am flight, crack of dawn, early flight/start*/morning*, up at #, before dawn/sunrise',
    es: 'madrug*, vuelo a las # de la manana, muy temprano, antes del amanecer',
  },
];

export const LODGING: readonly Row[] = [
  { tag: 'lodging:hotel', en: 'hotel, hotels, hilton, marriott, ibis, travelodge, motel*, parador*, inn', es: 'hotel, hoteles, hotelito, parador*, motel*' },
  {
    tag: 'lodging:resort',
    also: ['setting:pool'],
    en: 'resort, resorts, beach club, club med, holiday village',
    es: 'resort, resorts, complejo turistico/hotelero',
  },
  {
    tag: 'lodging:all-inclusive',
    also: ['lodging:hotel', 'setting:pool'],
    en: 'all inclusive, all in resort, ai hotel/resort',
    es: 'todo incluido, all inclusive',
  },
  {
    tag: 'lodging:hostel',
    en: 'in a/an/the (army/nuclear/old/civil) (defence) bunker/barracks, bunks and blankets, hostel, hostels, bunkhouse, bunkhouses, bunk house, dorm, dorms, dorm room/rooms/bed/beds, dormitory, bunk bed*, youth hostel*, shared dorm*',
    es: 'hostel, hostels, albergue juvenil, albergues juveniles, dormitorio* compartido*, litera/literas, habitacion* compartida*',
  },
  {
    tag: 'lodging:guesthouse',
    en: 'guest house*, guesthouse*, b b, bed and breakfast*, pension, homestays, pousada',
    es: 'pension, pensiones, hostal, hostales, casa de huespedes, bed and breakfast, posada*, pousada*, hospedaje*, casa particular, casas particulares',
  },
  {
    tag: 'lodging:apartment',
    en: 'apartment*, flat, airbnb*, air bnb, aparthotel*, self catering, holiday let*, condo, condos, condominium*, vrbo, coliving',
    es: 'apartamento*, apartamentito, piso, airbnb*, aparthotel*, apartahotel*, departamento*, apartotel*, depa, estudio con cocina, coliving',
  },
  {
    tag: 'lodging:house',
    en: 'villa, villas, cottage*, holiday/vacation home, holiday/beach house, farmhouse*, gite*, house by, rent* a house, chalet*, agriturismo*, finca',
    es: 'chalet*, casa rural/alquilada/rentada, casas rurales, villa, alquil*/rent* una casa, casa con piscina, casa de vacaciones/campo, finca*, masia*, cortijo*, casa en/de la playa, quinta, adosado, agriturismo*',
  },
  {
    tag: 'lodging:cabin',
    en: 'cabin in the, log/wooden cabin*, a cabin, cabins, cabin with/near/by, rorbu*, hytte, treehouse*, tree house*',
    es: 'cabana*, casa en un arbol, cabanita*',
  },
  {
    tag: 'lodging:friends-or-family',
    en: "my/our parents/grandparents/sister/brother/aunt/uncle/cousin/grandma/family/friend/friends/inlaws house/place/home/flat/apartment/farm, my/our parents/grandparents/sister/brother/aunt/uncle/cousin/grandma/family/friend/friends 's house/place/home/flat/apartment/farm, at my/our/his/her/a/the parents/sister/brother/aunt/uncle/cousin/grandparents/daughter/son/mum/mom/dad/grandma/family/friend/friends/inlaws/mate/mates, stay/staying/sleep/sleeping/crash/crashing/living with my/our/a/his/her/friends/family/relatives/some/mum/mom/dad/gran/nan, at chachu/chacha/nani/nana/dadi/masi/amma/gogo/oma/nonna/lola 's/house, staying/stay with aunty/auntie/aunties/aunt/uncle/cousins/gogo/nonna/oma, to my gogo/gran/nan/nonna/oma, at me/my mam/mams/mums/da/das/nans, in/at nana/gran/nan/granny/grandma/mum/mom/dad 's, at auntie/aunty/uncle .. 's, at my/our/his/her/a buddy/buddies/pal/pals/roomie/roommate/flatmate/colleague/godmother/godfather, at my/our/his/her gran/nan/nana/nanna/granny/grandad/grandpa/grandmother/grandfather/granddad/auntie/aunty/inlaws/mother/father/brothers/sisters/grans/nans/dads/mums/moms/best/old/besties/friends, is/are hosting/putting us/me (up), putting us/me up, host/hosts/hosting us/me, at my/our/his/her/the in laws, on/in her/his/their/my/the sofa/couch, spare/box room, on my/a/his/her/our friend/friends/mate/mates/sister/sisters/brother/brothers/cousin/cousins 's sofa/couch/floor, on my/a/his/her/our friends/mates/sisters/brothers/cousins sofa/couch/floor, friends/parents/sisters/aunts place, at home with my, spare room, on a/my/his friends sofa, sofa bed, couchsurf*, host is my",
    es: 'apartamento/apto/piso/depa/depto/departamento/casa/casita/cabana/loft de mi/mis/su/sus/unos/unas/nuestros, casa de playa/campo de mi/mis/su/sus/unos, casa de los papas/padres/abuelos/suegros/tios/viejos, en/a casa de mi/mis/un/una/unos/unas/nuestros/nuestra/los/la/su/sus, dormi*/duermo/quedamos/quedo/alojamos en su/sus (propio/propia) casa/piso/departamento/depa/depto/apartamento, me/nos recibe/reciben/aloja/alojan/hospeda/hospedan mi/mis/un/una/unos, donde mi/mis/la/el tia/tio/abuela/abuelo/prima/primo/mama/papa/vieja/viejo, casa de unos/unas/un/una amigos/amigas/amigo/amiga/primos/parientes, rancho/finca/chacra/campo/depa de mi/mis/su/sus/la/los abuela/abuelo/abuelos/tios/tia/tio/suegros/padres/papas/viejos, lo/casa de mis/mi/la/los suegros/abuela/abuelos/viejos/tia/tio/hermana/hermano/prima/primo, donde mis/mi padres/abuelos/familia/suegros/hermana/hermano, nos quedamos/quedaremos/alojamos con/en casa de, me quedo/quedare/alojo con/en casa de, duermo/dormimos en casa de, en lo de mi/mis/un/una/unos, couchsurfing, casa familiar, la casa del pueblo, sofa cama, en/a (la) casa de amigos/amigas/parientes/familiares/conocidos, en la casa de mi/mis/un/una/nuestros/nuestra/los/la',
  },
  { tag: 'lodging:home-exchange', en: 'home exchange, house/home swap*, house sit*', es: 'intercambio de casa*/piso*' },
  {
    tag: 'lodging:homestay',
    en: 'host/local family, homestay*, host families',
    es: 'casa de/con una familia, casa/casas de familia, con la/una comunidad, familia anfitriona/local, familia de acogida, con una familia',
  },
  { tag: 'lodging:lodge', en: 'lodge, lodges, eco lodge*, ecolodge*, safari camp*', es: 'lodge, lodges, ecolodge*, eco lodge*' },
  {
    tag: 'lodging:glamping',
    en: 'glamping, tented/desert/luxury/berber/bedouin/ger camp*, safari/bell/berber/bedouin/permanent tent*, safaritent*, yurt*, bubble dome, ger/gers',
    es: 'glamping, campamento de lujo, jaima*, haima*, yurta*, tienda* bereber*/beduina*, campamento bereber/beduino',
  },
  {
    tag: 'lodging:bungalow',
    en: 'bungalow*, mobile home*, static caravan*/by/van, its/is a static, a static not, in/at a/the/our static, to a caravan (at/in/by/near/on/site), holiday park cabin, stay/staying/sleep/sleeping/week/weekend/nights in a/the/his/her/their/my caravan, caravan park/hired/rented/borrowed, caravan site by',
    es: 'bungalo*, bungalow* .. camping, mobil/mobile home*, casa movil',
  },
  {
    tag: 'lodging:camping',
    en: 'campsite*, campground*, in a tent, in our tent*, in tents, camping, pitch our/the/a tent, tent',
    es: 'camping, campings, noches en campamentos, tienda de campana, acampa*, en tienda, dormir en tienda, en/con carpa/carpas, en casa/casas de campana',
  },
  {
    tag: 'lodging:wild-camping',
    also: ['lodging:camping', 'activity:camping'],
    en: 'wild/backcountry camp*, bivouac*, bivvy, sleep* under the stars, free/dispersed camping',
    es: 'acampada libre, acampar por libre, vivac, vivaquea*, al raso, bajo las estrellas',
  },
  {
    tag: 'lodging:mountain-hut',
    also: ['need:shared-room'],
    en: 'hut # night/nights/nt/nts, night/nights in/at a/the hut, hut/huts booked, mountain/alpine/doc hut*, refuge, refuges, refugio*, rifugi*, hut to hut, tea house*, teahouse*, mountain refuge*, huts',
    es: 'refugio*/cabana* de montana, refugio, refugios, de refugio en refugio, casa* de te',
  },
  {
    // Nobody keeps these: four walls and a roof.
    tag: 'lodging:mountain-hut',
    also: ['need:shared-room', 'need:no-electricity', 'own:sleeping-bag', 'own:sleeping-mat', 'own:cooking-gear'],
    en: 'bothy, bothies, winter room',
    es: 'refugio/refugios/cabana/cabanas libre/libres, refugio/refugios sin guarda/guardar, refugio/refugios no guardado/guardados, vivac/vivacs de montana',
  },
  {
    tag: 'lodging:albergue',
    also: ['need:shared-room'],
    en: 'albergue*, pilgrim hostel*',
    es: 'albergue, albergues, albergue* de peregrinos, albergue* municipal*/publico*',
  },
  {
    tag: 'lodging:monastery',
    also: ['dress:modest'],
    en: 'monaster*, temple stay*, shukubo, ashram*, convent',
    es: 'monasterio*, convento, casa de monjas/religiosas/ejercicios/espiritualidad, hospederia, ashram*, templo donde dorm*',
  },
  { tag: 'lodging:ryokan', also: ['provided:bathrobe', 'provided:towels'], en: 'ryokan*', es: 'ryokan*' },
  {
    tag: 'lodging:capsule-hotel',
    en: 'capsule hotel/hotels/hostel/room/pod/inn, night/nights/sleep/sleeping/staying in (a) capsule/capsules',
    es: 'hotel* capsula',
  },
  { tag: 'lodging:riad', en: 'riad, riads', es: 'riad, riads' },
  {
    tag: 'lodging:cruise-cabin',
    en: 'balcony/inside cabin, stateroom, aboard the ship, on board the ship',
    // In Peru and Colombia "camarotes" are bunk beds.
    es: 'camarote, # camarotes, camarotes con balcon, en los/nuestros camarotes',
  },
  { tag: 'lodging:boat', also: ['activity:surfing'], en: '(#) (night/nights/nite/nites/nt/day/days) surf charter', es: 'surf charter, charter de surf' },
  {
    tag: 'lodging:boat',
    also: ['activity:diving'],
    en: 'dive/diving charter for # nights/days, # night/nights/day/days dive/diving charter',
    es: 'crucero de buceo',
  },
  {
    tag: 'lodging:boat',
    en: 'sleep* on .. boat, narrowboat*, canal boat*, liveaboard*, live/living on board, live/living aboard, sleep* aboard, charter* a boat',
    es: 'dorm* en el barco, dorm*/vida a bordo, alquil* un barco',
  },
  {
    tag: 'lodging:boat',
    also: ['activity:sailing'],
    en: 'sleep* on .. yacht/catamaran, nights/week/fortnight/days on a/the/our yacht/catamaran/sailboat, sailing flotilla, flotilla, aboard a gulet, charter* a yacht/catamaran',
    es: 'dorm* en el/un velero/catamaran, noches/semana/semanas/dias en (un/el) velero/catamaran, goleta, alquil* un velero/catamaran',
  },
  { tag: 'lodging:houseboat', en: 'houseboat, houseboats', es: 'barco casa, casa flotante' },
  {
    tag: 'lodging:none',
    en: 'no hotel, without a hotel, there and back the same night, straight back after, no accommodation needed, not staying over, not staying the night, sleep on the coach/bus both ways',
    es: 'sin hotel/alojamiento, sin dormir alli, no dormimos alli, no nos quedamos a dormir, no me quedo a dormir, vuelta directamente/directa al acabar, volvemos al acabar, volvemos esa misma noche, volvemos en la misma noche',
  },
  {
    tag: 'lodging:car',
    also: ['transport:own-car'],
    en: 'sleep* in the/my/our/a/his/her car, sleep* in the back of the/my/our/his/her/a/an (estate) car/estate/truck/pickup/suv/wagon/4x4',
    es: 'dorm*/duermo en el/mi/nuestro/su coche/carro/auto, dorm*/duermo en la/mi/nuestra furgo/furgoneta/camioneta/van sin camperizar, furgo/furgoneta/van sin camperizar',
  },
  {
    tag: 'lodging:student-residence',
    en: 'student residence, college halls, halls at uni, off at uni/university/college, drop/dropping/moving/taking .. at/to/into uni/university/college, student/university accommodation, my/our/his/her/their dorm room, shared student flat',
    es: 'residencia/piso de estudiantes, residencia universitaria, colegio mayor, piso compartido',
  },
  {
    tag: 'lodging:student-residence',
    en: 'the/a/his/her boarding school',
    es: 'un/al/el/del/colegio internado',
  },
  {
    tag: 'lodging:hospital',
    also: ['occasion:medical-visit'],
    en: 'hospital stay, night/nights/days (in) (the) hospital, hospital gives/provides/supplies (a/the/me/you/us/him/her) gown/gowns/socks/pads/towels/meals/food/bed/linen/slippers/cot/crib/nappies/diapers/formula/pillow/pillows/blankets, in the hospital if, bypass at/on, going in for a/an/my .. replacement/operation/op/surgery, for (a/my/his/her/mums/dads) (left/right/new/total) hip/knee/shoulder replacement, ward is, in hospital, hospitalised, hospitalized, night/nights/days on/in the/a ward, packing his/her/dads/mums hospital bag, in for (a/his/her/my) (new/left/right) hip/knee, given/provided/supplied by the ward, the ward gives/provides/supplies',
    es: 'ingreso hospitalario, ingresado, ingresada, hospitalizad*, internad*, me/lo/la ingresan/internan, me interno, se interna/internan el/en/para, ingreso/ingresa/ingresan/interno el/en/para, ingresar en',
  },
  {
    tag: 'lodging:home',
    en: 'back in my own bed, own bed, just/only/its/is a day trip, day trip only/there, day return, there and back in a/one day, back the same evening/night/day, home the same day/evening, back home the same day, home by night',
    es: 'vuelvo a dormir a casa, duermo/dormimos en casa, excursion de un dia, en el mismo dia, volvemos por la noche, vuelta en el dia',
  },
];
