/** Phrases that only look like another row's. They claim their words and state nothing. */
import type { Row } from './row';

export const GUARDS: readonly Row[] = [
  // A party, shoes, sockets, errands, teams and figures of speech that begin like an activity, a lodging or an animal.
  {
    en: 'apres ski, flat/flats shoes/sandals/boots/heels/pumps/fancy/front/screen/pack/rate/cap/caps/white/tyre/tire/battery, outlets are/same/as/like, same/power/wall/electrical/charging outlet/outlets, walmart/costco/tesco/target/ikea/grocery/groceries/supermarket/supply/food/beer/coffee/store/shopping run, old/ur/your/my/our runners, runners that/which/for/and/to, pair of runners, balloons are/from/and/for, balloon arch/garland/pump, the balloons, biopsy/histology/pathology slide/slides, prosecco/champagne/plastic flutes, plastic .. flutes, cats/dogs/lions/tigers/bears/hawks scarf/jersey/game/match/beanie, bride/groom/couple in white, jean/denim/rain/down/ski jacket, from church, from (the/our) church, a/whole mountain of, mountains of, sea/ocean/forest/river/desert of, the size of .., not the dog/cat, his/her/their/toy/cuddly/stuffed/plush/without rabbit/bunny, alright/aright/thanks/morning hen, hen house/houses/coop/run/harrier, maternity suit/suits, passport/visa photo/photos/photograph/photographs/picture/pictures, pure muck/wool/cotton/class/bliss',
  },
  // What a thing is for, or a branch of medicine: nobody travels on business, and nobody takes it, for that alone.
  {
    en: 'token/laptop/macbook/ipad/tablet/phone/mobile/headset/monitor/dongle/keyboard/mouse/charger/vpn/software/login/logins for work, internal/sports/emergency/veterinary/tropical/nuclear/family/chinese/traditional medicine, medicine school, study/studies/studying medicine, medicine degree/student/students/resident/residency, wilderness medicine course',
    es: 'medicina interna/familiar/general/deportiva/tropical/nuclear/tradicional/china/legal, facultad de medicina, estudia/estudio/estudiar/estudiando/estudiante de medicina, estudia/estudio/estudiar/estudiando medicina, residencia de medicina',
  },
  {
    en: 'scooter/snowmobile/motorbike/bike/biker/leather/rain/waterproof/racing/race/wing/fire/hazmat/bee/wader/gi/drysuit suit*',
    es: 'traje* (de) cordura/goretex/moto/motorista/motero/cuero/lluvia/ceremonia/charro/rociero/goyesco/fallera/fallero/baturro/chulapo/chulapa, traje corto',
  },
  {
    en: 'water tablets, purifying tablets, chlorine tablets, aquatabs, micropur, dishwasher tablets',
    es: 'pastillas potabilizadoras/purificadoras, pastillas para/de (el/purificar/potabilizar) agua/cloro, pastillas de encendido',
  },
  {
    en: 'push/pushing/pushes (the/a/their) wheelchair*, wheelchair pushers',
    es: 'empujar/empujamos/empujo/empujando (las/la/una) silla/sillas (de ruedas), llevar/empujar enfermos en silla de ruedas',
  },
  {
    es: 'tienda/tiendas de campana, tienda/tiendas iglu, pone/ponen/llevo/llevan/lleva/llevamos/traen/montan/montamos/montar/hay tiendas, (dormir/dormimos/duermen) en tiendas, tiendas y sacos/esterillas/cocina, sacos y tiendas',
  },
  {
    en: 'potty/toilet trained in/by/during/for the day, potty/toilet trained days/daytime, potty/toilet trained by/in day, dry in/by/during the day',
  },
  // Spanish words that begin like another thing, and sayings.
  {
    es: 'a toda vela, cerro castillo, villa castillo, estuvimos/estuve/quedamos/quede/quedo a dos velas, bola/pelota de pilates, disco/discos de lactancia/algodon/duro/duros/maquillaje, disco/discos absorbente/absorbentes/desmaquillante/desmaquillantes, discos sujetadores, chamarra y playera/playeras, playera/playeras y, playera del equipo, playeras del equipo, duerme con un/su/el conejo, conejo de peluche, su conejo, un conejo de peluche, pluma/plumas de adrenalina, dos plumas de, no se puede volar, no dejan volar, prohibido volar, volar el dron, barcaza hasta/a/de/desde, en barcaza, la barcaza, sin cargador (portatil), cargador portatil, cargadores portatiles',
  },
  {
    es: 'furgo/furgoneta/van de apoyo/asistencia/equipo/reparto/carga/organizacion, la furgo/furgoneta lleva, en la furgo/furgoneta del/de, mandaron en la furgo/furgoneta, mandado/mandada/mandados en la furgo/furgoneta, va/van en la furgo/furgoneta, llevan en la furgo/furgoneta, furgo/furgoneta con los/las, camioneta de apoyo/asistencia',
  },
  // Somebody who is known by where he works takes nobody camping.
  {
    en: 'guy/man/woman/lady/bloke/owner/people/warden from/at/of the campsite/campground/camping/hostel, campsite owner/warden',
    es: 'panal/panales/gafas/gorro/gorra/chaleco de nadar, el/la/los del/de camping, dueno/duena/duenos/senor/senora/chico/chica/encargado/encargada/gente del camping, plus ultra',
  },
  // Words of English that begin like a doing and are none.
  {
    en: 'seasick as a dog, as a dog, dog sled*, sled dog*, dog house, dog leg, poodle skirt, galway races, horse race*, race day hat, at the races, to the races, ladies day, first/my/next/last/this swing, swing shift, run first, run hot, honeymoon kitty/fund/list/phase',
  },
  {
    en: 'uv paint, face paint*, body paint*, paint party, nail paint, paintball*, swatch book, hymn book*, guest book*, seaman s book, discharge book, log book*, exercise book*, colouring book*, coloring book*, cheque book, text book*, coats are/is, library books no',
  },
  {
    en: 'pray for me/us/sun/rain/good/weather, say a prayer, power strip*, no power strips, fishing boat, fishing gear, used fishing, fishing wharf, comes at expo, race expo, marathon expo, bib at expo, at expo pick*, scout field/hut/hall/master',
  },
  {
    en: 'suits and boots, boots and suits, mil suit, mm suit, diving suit*, boiler suit*, romper suit*, union suit, bear suit, works past, dont/doesnt/wont/not always/often work, dont work, doesnt work, wont work, not working right, fly with it/them/that, flight/flights of fancy, flies nowhere',
  },
  { en: 'original bottles, water bottles and, litre bottles, wine bottles' },
  { en: 'black tie i mean, tie thats black, black tie as in a tie, not a tux' },
  // One stray word must not bring a whole kit.
  {
    en: 'run by, run a/an/the/into/out/over/by/for/from/to/every/hourly/daily/us/them/on/through, runs a/an/the/from/until/for/to/every/late/hourly/daily/on/along/through/out/us, buses/trains/ferries/shuttles/boats run, running a/an/the/into/commentary/total, in the long run, on the run, run of',
    es: 'corre por cuenta, correr de, corre de, correr a cargo, corre a cargo',
  },
  {
    en: 'one/a/# day/days/afternoon/morning no/without/off ski/skiing/snowboarding, day/days off skiing/ski, no ski/skiing day/days, rest day from skiing, famous/known/popular for its/the ski (slopes/resort/resorts), famous/known for skiing, ski slopes .. shame, ski town, ski village',
    es: 'un/una/# dia/dias/tarde/manana sin esqui/esquiar/esquis, dia/dias libre/libres de esqui, famoso/famosa/conocido/conocida por su/sus/el/las (estacion/pistas) (de) esqui, estacion de esqui cerrada',
  },
  {
    en: 'hockey/selfie/usb/memory/glow/drum/fishing/match/pogo/lip/fire/incense/cinnamon/chop stick/sticks, sugar/candy/raising cane, stick to/with/together/out/around, cane toad*, cane as back up',
    es: 'palo de selfie, cana de azucar',
  },
  {
    en: 'party of, third party, search party, tea party dress, wake up/early/at/us/me, wakes up/early, ball game*, play ball, have a ball, mass tourism, mass transit, crowds en masse, ball of',
    es: 'puesto de la mesa, parte de la fiesta',
  },
  {
    en: 'hard hat glasses, safety glasses, eclipse glasses, 3 d glasses, beer glasses, cocktail glasses, hungry as a horse, eat a horse, dark horse',
    es: 'gafas de eclipse, gafas de seguridad, gafas de proteccion',
  },
  {
    en: 'formula one/1, formula e',
    es: 'formula uno/1, formula e, formula medica, formula # vez/veces, formula # toma/tomas',
  },
  {
    en: 'camelbak*, camel back, camelbag, condor*, condom*, the big tent, big top, beer tent, party tent, in the marquee, heart rate monitor, cardiac strap, flamenco beach, hip/knee replacement, had a hip/knee done',
    es: 'camelbak*, condones cateter, seguro de vuelo, te vuela, te vuelan, en revision, tapones moldeados, baston/bastones lo/la/los/las alquilo/alquilamos/rento/rentamos, alquilar/alquilo/rento baston/bastones, en papel, la guagua (de) # mes/meses/ano/anos, guagua de # mes/meses/ano/anos, mi/nuestra/su guagua, la guagua toma/duerme/llora/va/usa/come/tiene/no, para la guagua, con la guagua, menos la guagua, playera de, playeras de, playera/playeras blanca/blancas/negra/negras/roja/rojas, tapones de goma/aluminio/hierro, botines con tapones, banda/cinta cardiaca, en flamenco, playa flamenco, ropa blanca incluida, con/sin/incluye/trae/dan ropa blanca, no de playa, pero no de playa, protesis de cadera/rodilla, traje/trajes con uv, trajes uv, traje uv',
  },
  {
    en: 'surf and turf, hot as hell, sick as a dog, dogs dinner, gone to the dogs, dog s life, raining cats and dogs, let sleeping dogs, the cat s pyjamas, cat s out, cat out of the bag, cat and mouse, no room to swing a cat, back to the car, get to the car, from the car park',
    es: 'gato encerrado, cuatro gatos, dos gatos, gato por liebre, como el perro y el gato, perro viejo, a otro perro, ni perro',
  },
  {
    en: 'warm/thermal/insulated/survival/snow/snowmobile/ski/dry/flotation/immersion/gibson/jogging/track/monkey suit*',
    es: 'traje* termico*, traje* de nieve/esqui/esquiar/supervivencia/flotacion/agua/abrigo/astronauta/apicultor/faralaes/flamenca, traje* polar*, traje* seco*',
  },
  { es: 'pension completa, media pension' },
  {
    en: 'hot dog*, dog tag*, dog tired, dog friendly, dog days, under dog*, prairie dog*, dog eared, cat cafe*, cat nap*, cat burglar, copy cat, cat bus, wild cat*, big cat*, black cat, cats the musical, cat island',
    es: 'dejo el chupete, ha dejado el chupete, ya no usa chupete, perrito* caliente*, perro* caliente*, cafe de gatos, gato negro, siete gatos, noche de perros, vida de perros, tiempo de perros',
  },
  {
    en: 'running water/late/out/low/costs/around/joke/errands/from/the/a/into, hit the ground running, in the running, running order, up and running',
    es: 'corre/corremos/correr prisa/riesgo/peligro, correr con los gastos, agua corriente',
  },
  {
    en: 'trail mix, paper trail, walking distance, walk in wardrobe/closet/shower, fishing village*/port*/harbour*/harbor*/boats/town*, cliff diving, sky diving/dive, dive bar*, dive into, diving into, diving board*, surf the web/internet/net, couch surf*, surf and turf, channel surf*',
    es: 'pueblo* de pescadores, inmersion linguistica/total/cultural, navegar por internet/la web',
  },
  {
    en: 'table tennis, tennis shoes/shoe, tennis elbow, mini golf, crazy golf, vw golf, volkswagen golf, golf buggy, long/palm/virginia/daytona/newport/huntington beach, beach volleyball court, beach boys, the beach house band',
    es: 'tenis de mesa, los/mis/unos/sus/tus tenis, codo de tenista, minigolf, mini golf, golf de mexico/vizcaya, volkswagen golf',
  },
  {
    en: 'water/sleeping/travel/iron/salt/purification/vitamin/headache tablet*, # tablets, tablets for/every/a, take tablets',
    es: 'tableta* de chocolate, tabletas potabilizadoras',
  },
  {
    en: 'boot/training/summer/refugee/concentration camp*, camp nou, camp david, camp counsellor',
    es: 'campo de refugiados, campo de concentracion',
  },
  {
    en: 'climb .. stairs/steps/tower/dome/ladder/career, social climbing, life cycle, cycle of, business cycle, menstrual cycle*, bike taxi*, exercise bike*, spin bike, bike lane*',
    es: 'ciclo de',
  },
  {
    en: 'golf/book/night/sports/rotary/football/sailing/tennis/country/comedy/jazz club, club med, club class, club sandwich, sand bar, snack bar*, salad bar, mini bar, cereal/chocolate/energy/protein/muesli/granola/mars bar*, phone bars, bar exam, bar mitzvah',
    es: 'club de lectura/tenis/golf/futbol, barra libre, barrita*, ciudad de mexico/panama/guatemala/quebec',
  },
  {
    en: 'thermal/wet/snow/ski/dry/bathing/swim/flight/jump/track/swimming suit*, suits me/us/you/him/her/everyone, out of suitcase',
    es: 'traje* termico*/regional/tipico/campero, traje* de neopreno/bano/buzo/luces/nieve/esqui/agua, vestido/vestida/vestidos/vestidas de/con',
  },
  {
    en: 'costa rica, costa brava, rio grande, salt lake city, isle of dogs, sierra leone, rio de janeiro, great lakes region, king charles, desert boots, snow leopard*',
    es: 'costa rica, costa de marfil, rio de janeiro, sierra leona, ciudad real, campo de futbol, campos de golf, campo de golf, en la ciudad de los, rio negro',
  },
  {
    en: 'dive computer*, as coach, as a coach, football/tennis/life/running/swimming/personal coach, my coach, coach of, coaching, flat hunting, house hunting',
    es: 'ordenador de buceo, computadora de buceo, ordenador de bici',
  },
  {
    en: 'wedding ring*, suit bag*, baby moon, babymoon, engagement ring*, wedding planner, ski jump, jet ski*, water ski*, waterski*',
    es: 'anillo* de boda, moto* acuatica*, moto* de agua, esqui acuatico',
  },
  { en: '', es: 'ruta* gastronomica*/cultural*/historica*/teatral*/literaria*, rutas en metro/bus/autobus/tren/barco' },
  {
    en: 'conference call*, video conference*, meeting point*, meeting room*, meeting up, meeting friends/family/my/our/his/her/them/him/people/locals, meeting place',
    es: 'videoconferencia*, video conferencia*, punto de encuentro, sala de reuniones, reunion familiar',
  },
  {
    en: 'dinner/sunset/harbour/harbor/lunch/half day/day cruise, cruise control, tom cruise, cruise along, vera cruz',
    es: 'crucero al atardecer, velocidad de crucero',
  },
  {
    en: 'shopping list*, shopping trolley*, food/grocery/supermarket/weekly shopping, window shopping',
    es: 'lista de la compra, hacer la compra, carrito de la compra, tienda de campana, tiendas de campana',
  },
  {
    en: 'snow white, snowed under, snow leopard, cold brew, cold cuts, cold drinks/beer*/water, a cold, have a cold, catch/caught/catching (a) cold, common cold, cold case, cold turkey, cold feet, hot water, hot chocolate, hot drinks, hot tub, hot pot, hot shower*, hot meal*, hot food, hot desk*, hot spot*, hot spring*, hot sauce, air conditioned',
    es: 'blanca nieves, agua fria, cerveza* fria*, nata fria, a sangre fria, agua caliente, comida caliente, chocolate caliente, ducha* caliente*',
  },
  {
    en: 'rain man, right as rain, raincheck, rain check, snow crab, wind down, wind up, wind instruments, wind of change, second wind, wind farm',
    es: 'rosa de los vientos, instrumento* de viento',
  },
  {
    en: 'train hard, training for, personal trainer, potty train*, toilet train*, train spotting, model train*, trains museum, bus pass, bus lane, school bus, bus stop, plane tree*, on a higher plane, fly fish*, fly tipping, fly swat*, flies and mosquitoes, bar fly, time flies, ferry wheel, big wheel, ferris wheel',
    es: 'museo del tren, museo de trenes, parada de autobus',
  },
  { en: 'hotel california, grand budapest hotel, hotel management, hotel school', es: 'escuela de hosteleria' },
  {
    en: 'tent at the wedding, marquee, big top, circus tent, beer tent*, beach tent*, tent for the beach, tent on the beach, play tent*',
    es: 'carpa/tienda de/en/para playa, carpa/tienda de/en/para la playa, carpa con reposeras, carpa del balneario, carpita de playa',
  },
  {
    en: 'heart of, by heart, to heart, hearts, heart shaped, kind heart*, heart broken, dear to, sacre coeur heart, sacred heart, sweet heart, knee deep, bees knees, kneel*, back to, come back, coming back, back home, back by, back on, back in, back at, way back, back and forth, back seat, backs onto, foot of the, on foot, by foot, crow* foot, foot print*, six foot, square foot, foot ferry, foot passenger*, set foot',
    es: 'corazon de la ciudad/del pais/de la, en el corazon, sagrado corazon, de memoria, a pie, al pie de, pie de pagina, en pie, de pie, espaldas al, a la espalda, a espaldas, todo a la espalda, con la casa a cuestas',
  },
  { en: 'piano bar, music venue*, live music, string quartet, guitar shop', es: 'musica en directo, musica en vivo' },
  {
    en: 'glasses of, wine glasses, glass of, glass bottom*, magnifying glass*, sunglasses, sun glasses, swim goggles, ski goggles',
    es: 'gafas de sol, gafas y tubo, gafas y aletas, gafas de bucear/snorkel, gafas de ventisca/esqui/nadar/buceo/natacion/piscina, lentes de sol, lentes oscuros',
  },
  {
    en: 'pregnant pause, period drama, period house/property/features/costume/furniture, period of, trial period, grace period, short/long period, christmas/holiday period',
    es: 'periodo de, regla general, por regla, reglas',
  },
  {
    en: 'stone cold, bbq, sour cream, reading in berkshire, reading festival, from reading, in reading, to reading, live in reading, near reading',
    es: '',
  },
  { en: 'easter island, christmas island, christmas day off, new year off', es: 'isla de pascua' },
  {
    en: 'library books, book a/the/ahead/early, books a table, we book, to book, cooked/full book, by the book',
    es: '',
  },
  {
    en: 'drawing room, luck of the draw, draw the line, paint the town red, painted desert, painted ladies, oil painting by',
    es: 'pintada, pintoresc*',
  },
  { en: 'cave house*, caves de, man cave, caveat', es: 'casa* cueva*' },
  { en: 'gift shop*, gift card*, gifted', es: 'tienda* de regalos' },
  {
    en: 'bridge loan, travel back, fall back, desert island discs, just deserts',
    es: 'desierta, desiertas, desierto de gente',
  },
  { en: 'castle in the air, kings cross, white castle', es: 'castilla*' },
  {
    en: 'boarding school/pass/card/gate, ironing out, iron man, iron out, cast iron, iron age, iron bridge, iron gate*, iron lung, iron deficien*, iron tablet*, iron supplement*',
    es: 'plancha* de surf, pescado a la plancha, a la plancha, falta de hierro',
  },
  { en: 'cot death, cottage*, cotton', es: '' },
  {
    en: 'business class, premium economy, mind your own business, family business, business school, business park, none of',
    es: 'clase business, clase preferente',
  },
  { en: 'study hall, case study, a studio, studio flat/apartment', es: 'estudio de caso' },
  {
    en: 'work of art, artwork, works of art, home work, frame work, work experience, works by, worked up, work well, works for us, work around, public works, it works, will work fine',
    es: 'obra* de arte',
  },
  { en: 'milk allergy test, food court', es: '' },
  { en: 'ice cream, iced coffee, ice tea, ice hotel', es: 'helado*' },
  { en: 'jungle gym, concrete jungle, jungle book', es: '' },
  {
    en: 'camino real, el camino college',
    es: 'de camino, por el camino, en camino, camarote/camarotes con colchon/colchones, se/me/le/la/lo/los/las/nos opera/operan/opero/operaron, operan/opera/operaron a, opera/operan/operado/operada/operar/operacion/cirugia de (las/la/los) cataratas, en/a/por/sin bodega, bodega del avion/bus/micro, es/fue/vaya/que/euros/pesos/soles un robo, le/os/te/les escribo',
  },
];
