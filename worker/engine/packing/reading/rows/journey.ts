/** Transport and lodging, as people write them. */
import type { Row } from './row';

export const TRANSPORT: readonly Row[] = [
  {
    tag: 'transport:plane',
    refuse: 'flying',
    en: 'fly, flying, flight, flights, flew, plane, airplane, by air, airport*, airline*, ryanair, easyjet, layover*, stopover*, boarding pass*',
    es: 'avion, aviones, volar, vuelo, vuelos, volamos, vuela, vuelan, volaremos, volare, volando, aeropuerto*, aerolinea*, ryanair, vueling, iberia, escala en, low cost',
  },
  {
    tag: 'transport:long-flight',
    also: ['transport:plane'],
    en: 'long haul, long flight*, # hour flight*, overnight flight*, red eye, 12 hours on the plane, transatlantic',
    es: 'vuelo* largo*, vuelo* de # horas, # horas de vuelo, # horas de avion, larga distancia, transoceanico, vuelo nocturno, transatlantico',
  },
  {
    tag: 'transport:light-aircraft',
    en: 'light aircraft, light plane*, bush plane*, small plane*, cessna, seaplane*, sea plane*, float plane*, propeller plane*, charter plane',
    es: 'avioneta*, hidroavion*, avion pequeno, avion ligero, cessna',
  },
  { tag: 'transport:helicopter', en: 'helicopter*, heli', es: 'helicoptero*' },
  {
    tag: 'transport:train',
    en: 'train, trains, by rail, railway, rail pass*, eurostar, interrail*, shinkansen, bullet train*, amtrak, tgv, scotrail, railcard',
    es: 'tren, trenes, ave, renfe, eurostar, interrail, shinkansen, tren bala, ouigo, iryo, alta velocidad',
  },
  {
    tag: 'transport:night-train',
    also: ['transport:train'],
    en: 'night train*, sleeper train*, overnight train*, caledonian sleeper, couchette*, trans siberian',
    es: 'tren nocturno, trenes nocturnos, tren cama, litera en el tren, transiberiano, tren hotel',
  },
  {
    tag: 'transport:bus',
    en: 'bus, buses, coach, coaches, flixbus, megabus, greyhound, national express',
    es: 'autobus*, autocar*, bus, buses, omnibus, micro de larga, colectivo, alsa, flixbus, en guagua, la guagua, guaguas, camion foraneo',
  },
  {
    tag: 'transport:night-bus',
    also: ['transport:bus'],
    en: 'night bus*, overnight bus*, sleeper bus*, overnight coach*',
    es: 'autobus* nocturno*, bus* nocturno*, bus cama, autobus cama, noche en el autobus, noche en bus, micro nocturno',
  },
  {
    tag: 'transport:ferry',
    en: 'ferry, ferries, by ship, hydrofoil',
    es: 'ferry, ferri, ferries, ferris, transbordador*, hidroala',
  },
  {
    tag: 'transport:boat',
    en: 'by boat, speedboat*, speed boat*, water taxi*, longtail',
    es: 'en barco, lancha*, en lancha, barca, panga*',
  },
  {
    tag: 'transport:own-car',
    refuse: 'driving',
    en: 'own car, my car, our car, the family car, drive down/up/over/there, driving down/up/over/there/from/to, our own vehicle, take the car, go/going/travel/travelling/traveling/come/coming/off/hours/trip in the car, eurotunnel, my truck, our suv, our estate car, we drive, i drive, we are driving, i am driving, im driving, roof box, will drive',
    es: 'mi/nuestra camioneta, en mi/nuestra camioneta, mi troca, mi camioneta, mi coche, nuestro coche, en coche, con el coche, coche propio, mi carro, mi auto, nuestro auto, nuestro carro, en carro, en auto, vamos conduciendo, conduciendo desde, con coche, el coche familiar, coche de mis padres, en el auto/carro/coche, en la camioneta, nuestra camioneta',
  },
  {
    tag: 'transport:hire-car',
    refuse: 'driving',
    en: 'hire car*, hired car, rental car*, rent/renting/rented/hire/hiring a/the/an/our (small) car/cars/suv/jeep/convertible/vehicle, car hire, car rental, pick up .. car, fly drive',
    es: 'coche* de alquiler, coche alquilado, renta de auto/carro/coche/camioneta, arriend*/arrend*/alquil*/rent* (un/una/el/la) auto/carro/coche/camioneta/suv/furgo/furgoneta, coche de renta, alquil* (un/el) coche/carro/auto, rent* (un/el) coche/carro/auto, carro rentado, auto rentado, auto de alquiler, alquiler de coche, carro de alquiler, arriend* (un/el) auto, coche rentado, auto/carro/coche/camioneta/jeep/suv arrendado/arrendada/alquilado/alquilada/rentado/rentada',
  },
  {
    tag: 'transport:four-by-four',
    en: '4 x 4, 4 wd, four wheel drive, jeep*, off road*, land rover*, land cruiser*',
    es: '4 x 4, todoterreno*, todo terreno, jeep*, camioneta 4',
  },
  {
    tag: 'transport:four-by-four',
    also: ['transport:hire-car'],
    en: '4 x 4 hire/rental, hire/hiring/rent/renting a 4 x 4/jeep, hire/hiring/rent/renting a 4 wd',
    es: 'alquil* un 4 x 4, alquil* un todoterreno, alquil* un jeep, rent* una camioneta, todoterreno de alquiler',
  },
  {
    tag: 'transport:taxi',
    en: 'taxi*, uber, private driver, cab, cabs, driver picks, chauffeur',
    es: 'taxi*, uber, cabify, conductor privado, chofer, transfer privado',
  },
  {
    tag: 'transport:motorbike',
    en: 'on the motorbike, on my bike, on two wheels',
    es: 'en moto, con mi moto, sobre dos ruedas',
  },
  {
    tag: 'transport:scooter',
    en: 'scooter*, vespa*, moped*',
    es: 'scooter*, vespa*, ciclomotor*, motoneta*, alquil* (una/unas) moto*',
  },
  {
    tag: 'transport:bicycle',
    also: ['activity:cycling'],
    en: 'by bike, by bicycle, bike touring, cycle touring, cycle tour, bikepacking, cycling from, cycling to, cycling with, bikes with, on our bikes',
    es: 'en bici, en bicicleta, bikepacking, pedaleando, cicloturismo, con las bicis',
  },
  { tag: 'transport:on-foot', en: 'on foot, walking everywhere', es: 'a pie, andando' },
  {
    tag: 'transport:public-transport',
    en: 'public transport*, public transit, metro, subway, underground, tube, tram, trams',
    es: 'transporte publico, metro, tranvia*',
  },
  {
    tag: 'need:early-start',
    en: '# am flight, crack of dawn, early flight, very early flight, up at #, early start*, early morning*, before dawn, before sunrise',
    es: 'madrug*, vuelo a las # de la manana, muy temprano, de madrugada, antes del amanecer',
  },
];

export const LODGING: readonly Row[] = [
  {
    tag: 'lodging:hotel',
    en: 'hotel, hotels, hilton, marriott, ibis, premier inn, travelodge, motel*, parador*, inn',
    es: 'hotel, hoteles, hotelito, parador*, motel*',
  },
  {
    tag: 'lodging:resort',
    also: ['setting:pool'],
    en: 'resort, resorts, beach club, club med, holiday village',
    es: 'resort, resorts, complejo turistico, complejo hotelero',
  },
  {
    tag: 'lodging:all-inclusive',
    also: ['lodging:hotel', 'setting:pool'],
    en: 'all inclusive, all in resort',
    es: 'todo incluido, all inclusive',
  },
  {
    tag: 'lodging:hostel',
    en: 'hostel, hostels, dorm, dorms, dormitory, bunk bed*, youth hostel*, shared dorm*',
    es: 'hostel, hostels, albergue juvenil, albergues juveniles, dormitorio* compartido*, litera*, habitacion* compartida*',
  },
  {
    tag: 'lodging:guesthouse',
    en: 'guest house*, guesthouse*, b b, bed and breakfast*, pension, homestays, pousada',
    es: 'pension, pensiones, hostal, hostales, casa de huespedes, bed and breakfast, posada*, pousada*, hospedaje*, casa particular, casas particulares',
  },
  {
    tag: 'lodging:apartment',
    en: 'apartment*, flat, airbnb*, air bnb, aparthotel*, self catering, holiday let*, condo, condos, condominium*, studio flat, vrbo, rental apartment, coliving',
    es: 'apartamento*, apartamentito, piso, airbnb*, aparthotel*, apartahotel*, departamento*, apartotel*, depa, estudio con cocina, coliving',
  },
  {
    tag: 'lodging:house',
    en: 'villa, villas, cottage*, holiday home, holiday house, farmhouse*, gite*, beach house, house by, rent* a house, vacation home, chalet*, agriturismo*, finca',
    es: 'chalet*, casa rural, casas rurales, villa, casa alquilada, alquil* una casa, casa con piscina, casa de vacaciones, finca*, masia*, cortijo*, casa en la playa, casa de la playa, casa rentada, rent* una casa, quinta, casa de campo, adosado, agriturismo*',
  },
  {
    tag: 'lodging:cabin',
    en: 'cabin in the, log cabin*, wooden cabin*, a cabin, cabins, cabin with/near/by, rorbu*, hytte, treehouse*, tree house*',
    es: 'cabana*, casa en un arbol, cabanita*',
  },
  {
    tag: 'lodging:friends-or-family',
    en: "my/our parents/grandparents/sister/brother/aunt/uncle/cousin/grandma/family/friend/friends/inlaws house/place/home/flat/apartment/farm, my/our parents/grandparents/sister/brother/aunt/uncle/cousin/grandma/family/friend/friends 's house/place/home/flat/apartment/farm, at my/our/his/her/a/the parents/sister/brother/aunt/uncle/cousin/grandparents/daughter/son/mum/mom/dad/grandma/family/friend/friends/inlaws/mate/mates, stay/staying/sleep/sleeping/crash/crashing/living with my/our/a/his/her/friends/family/relatives/some, friends place, parents place, sisters place, aunts place, at home with my, spare room, on a/my/his friends sofa, sofa bed, couchsurf*, host is my",
    es: 'en/a casa de mi/mis/un/una/unos/unas/nuestros/nuestra/los/la/su/sus, donde mis/mi padres/abuelos/familia/suegros/hermana/hermano, nos quedamos/quedaremos/alojamos con/en casa de, me quedo/quedare/alojo con/en casa de, duermo en casa de, dormimos en casa de, en lo de mi/mis/un/una/unos, couchsurfing, casa familiar, la casa del pueblo, sofa cama',
  },
  {
    tag: 'lodging:home-exchange',
    en: 'home exchange, house swap*, home swap*, house sit*',
    es: 'intercambio de casa*, intercambio de piso*',
  },
  {
    tag: 'lodging:homestay',
    en: 'host family, homestay*, host families, local family',
    es: 'familia anfitriona, familia de acogida, familia local, con una familia',
  },
  {
    tag: 'lodging:lodge',
    en: 'lodge, lodges, eco lodge*, ecolodge*, safari camp*',
    es: 'lodge, lodges, ecolodge*, eco lodge*',
  },
  {
    tag: 'lodging:glamping',
    en: 'glamping, tented camp*, safari tent*, yurt*, bell tent*, bubble dome, desert camp*, luxury camp*, berber camp*, berber tent*, bedouin camp*, bedouin tent*, ger camp*, ger/gers, permanent tent*',
    es: 'glamping, campamento de lujo, jaima*, haima*, yurta*, campamento en el desierto, tienda* bereber*, campamento bereber, campamento beduino, tienda* beduina*',
  },
  {
    tag: 'lodging:bungalow',
    en: 'bungalow*, mobile home*, static caravan*, holiday park cabin, stay/staying/sleep/sleeping/week/weekend/nights in a/the/his/her/their/my caravan, caravan park, caravan site by, caravan hired/rented/borrowed',
    es: 'bungalo*, bungalow* .. camping, bungalow*, mobil home*, mobile home*, casa movil',
  },
  {
    tag: 'lodging:camping',
    en: 'campsite*, campground*, in a tent, in our tent*, in tents, camping, pitch our/the/a tent, tent',
    es: 'camping, campings, tienda de campana, acampa*, acampada*, en tienda, dormir en tienda',
  },
  {
    tag: 'lodging:wild-camping',
    also: ['lodging:camping', 'activity:camping'],
    en: 'wild camp*, backcountry camp*, bivouac*, bivvy, sleep* under the stars, free camping, dispersed camping',
    es: 'acampada libre, acampar por libre, vivac, vivaquea*, dormir al raso, al raso, bajo las estrellas',
  },
  {
    tag: 'lodging:mountain-hut',
    also: ['need:shared-room'],
    en: 'mountain hut*, alpine hut*, refuge, refuges, refugio*, rifugi*, hut to hut, tea house*, teahouse*, bothy, bothies, mountain refuge*, huts, doc hut*',
    es: 'refugio* de montana, refugio, refugios, de refugio en refugio, casa* de te, cabana* de montana, refugio guardado',
  },
  {
    tag: 'lodging:albergue',
    also: ['need:shared-room'],
    en: 'albergue*, pilgrim hostel*',
    es: 'albergue, albergues, albergue* de peregrinos, albergue* municipal*, albergue* publico*',
  },
  {
    tag: 'lodging:monastery',
    also: ['dress:modest'],
    en: 'monaster*, temple stay*, shukubo, ashram*, convent',
    es: 'monasterio*, convento, ashram*, templo donde dorm*',
  },
  { tag: 'lodging:ryokan', also: ['provided:bathrobe', 'provided:towels'], en: 'ryokan*', es: 'ryokan*' },
  { tag: 'lodging:capsule-hotel', en: 'capsule hotel*, capsule', es: 'hotel* capsula' },
  { tag: 'lodging:riad', en: 'riad*', es: 'riad*' },
  {
    tag: 'lodging:cruise-cabin',
    en: 'balcony cabin, inside cabin, stateroom, aboard the ship, on board the ship',
    es: 'camarote*',
  },
  {
    tag: 'lodging:boat',
    en: 'sleep* on .. boat, houseboat*, narrowboat*, canal boat*, liveaboard*, live on board, aboard a gulet, sleep* aboard, charter* a boat/yacht/catamaran',
    es: 'dorm* en el barco, dorm* a bordo, barco casa, vida a bordo, goleta, casa flotante, alquil* un velero/catamaran/barco, dorm* en el velero',
  },
  {
    tag: 'lodging:none',
    en: 'no hotel, without a hotel, there and back the same night, straight back after, no accommodation needed, not staying over, not staying the night, sleep on the coach/bus both ways',
    es: 'sin hotel, sin alojamiento, sin dormir alli, no dormimos alli, no nos quedamos a dormir, no me quedo a dormir, vuelta directamente al acabar, vuelta directa al acabar, volvemos al acabar, volvemos esa misma noche, volvemos en la misma noche',
  },
  { tag: 'lodging:car', en: 'sleep* in the car, sleep* in my car', es: 'dorm* en el coche, dorm* en mi coche' },
  {
    tag: 'lodging:student-residence',
    en: 'student residence, halls of residence, student halls, student accommodation, dorm room, university accommodation, shared student flat',
    es: 'residencia de estudiantes, residencia universitaria, colegio mayor, piso de estudiantes, piso compartido',
  },
  {
    tag: 'lodging:hospital',
    also: ['occasion:medical-visit'],
    en: 'hospital stay, in hospital, hospitalised, hospitalized',
    es: 'ingreso hospitalario, ingresado, ingresada, hospitalizad*',
  },
  {
    tag: 'lodging:home',
    en: 'back in my own bed, own bed, day trip, there and back in a/one day, there and back the same day, day return, back the same evening/night/day, home the same day, back home the same day, home by night, home the same evening',
    es: 'vuelvo a dormir a casa, duermo en casa, excursion de un dia, ida y vuelta en el dia, en el mismo dia, volvemos por la noche, dormimos en casa, vuelta en el dia',
  },
];
