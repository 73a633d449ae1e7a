/** What brings the kits of shifts, moves, wards, camps and retreats. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const DUTIES: readonly Row[] = [
  {
    tag: 'work:fifo',
    also: ['work:safety-boots'],
    en: 'fifo, fly in fly out, donga, mine camp, camp room, # on # off, two on one off, swing in',
    es: 'faena minera, turno de mina, campamento minero, turno # x #, regimen # x #',
  },
  {
    tag: 'work:tree-planting',
    also: ['lodging:camping'],
    en: 'treeplant*, tree plant*, rookie planter, reforestation crew, cut block',
    es: 'plantar arboles, reforestacion, brigada forestal',
  },
  {
    tag: 'work:fruit-picking',
    en: 'fruit pick*, grape harvest, olive harvest, packhouse, kiwi harvest, berry pick*, cherry season, working the vintage',
    es: 'vendimia, cosecha de, recoger aceituna, recogida de la aceituna, packhouse, temporada de cerezas, recolectar fruta',
  },
  {
    tag: 'work:building',
    en: 'habitat for humanity, house building project, building volunteer, renovate the, barn raising',
    es: 'techo para mi pais, construccion de viviendas, voluntariado de construccion, obra en la casa del pueblo',
  },
  {
    tag: 'setting:scout-camp',
    also: ['setting:school-trip'],
    en: 'scout camp, cub camp, guide camp, brownie camp, sleepaway camp, summer camp, jamboree, first camp',
    es: 'campamento scout, campamento de verano, primer campamento, colonias, campamento de lobatos, de campamento con los scouts, jamboree',
  },
  {
    tag: 'work:working-holiday',
    en: 'working holiday, whv, work and travel, season job abroad',
    es: 'working holiday, work and travel, visa de trabajo y vacaciones, trabajo y vacaciones',
  },
  {
    tag: 'need:dorm-move',
    also: ['lodging:student-residence'],
    en: 'move in day, moving into dorm*, dorm move in, halls of residence, freshman, residence hall, college move in, boarding school',
    es: 'residencia universitaria, colegio mayor, mudanza a la residencia, cuarto de residencia, internado',
  },
  {
    tag: 'work:national-service',
    en: 'nysc, national service, orientation camp, military service',
    es: 'servicio militar, servicio social obligatorio, nysc, la mili',
  },
  {
    tag: 'work:wildlife-volunteer',
    en: 'turtle volunteer*, turtle conservation, turtle patrol*, bird observatory, bird ringing, volunteering with turtles/monkeys/elephants/sharks, conservation volunteer*',
    es: 'voluntariado de tortugas, estacion de tortugas, anillamiento, voluntariado con animales, conservacion de tortugas, estacion de tortugas marinas',
  },
  {
    tag: 'occasion:surgery-abroad',
    also: ['occasion:medical-visit'],
    en: 'gastric sleeve, hair transplant*, fue, hair clinic, rhinoplasty, dental implants, cosmetic surgery, tummy tuck, bariatric, getting a/my nose/hip/knee/teeth done',
    es: 'manga gastrica, implante capilar, injerto capilar, trasplante capilar, implantes dentales, cirugia estetica, me operan, me opero, me ponen (una) protesis de cadera/rodilla, bypass gastrico, liposuccion',
  },
  {
    tag: 'need:hospital-companion',
    also: ['lodging:hospital'],
    en: 'at the hospital with, pull down/out bed next to, put up bed next to, bed next to him/her, on the ward with, because of the ward, great ormond street, sleep* in the hospital chair, sleeping on the chair, hospital with my, accompany* .. to hospital, while .. is in hospital, caring for my',
    es: 'acompanarle, acompanar a mi padre/madre/hijo/hija/marido/mujer, acompanante en el hospital, duermo en el sillon, hospital con mi, cuidar a mi padre/madre',
  },
  {
    tag: 'medical:powerchair',
    also: ['medical:wheelchair'],
    en: 'powerchair*, power chair*, power wheelchair, electric wheelchair, mobility scooter',
    es: 'silla electrica, silla de ruedas electrica, silla motorizada, scooter de movilidad',
  },
  {
    tag: 'medical:raynaud',
    en: 'raynaud*, chilblains, fingers go white',
    es: 'raynaud, sabanones, se me ponen blancos los dedos',
  },
  {
    tag: 'medical:sting-allergy',
    en: 'allergic to bees/wasps/stings/bites, bee allergy, wasp allergy, sting allergy',
    es: 'alergica/alergico a picaduras, alergica/alergico a las picaduras/abejas/avispas, alergia a las picaduras/abejas/avispas',
  },
  {
    tag: 'need:night-shift',
    en: 'night shift*, nights second week, sleep during the day',
    es: 'turno de noche, dormir de dia, turnos de noche',
  },
  {
    tag: 'setting:floor-sleeping',
    en: 'sleep* on the floor, on the floor of, floor space, church hall floor, gym floor',
    es: 'duermo en el suelo, dormimos en el suelo, dormir en el suelo, en el piso de escuelas, yo al suelo, en un polideportivo',
  },
  {
    tag: 'setting:night-walk',
    en: 'night patrol*, night hike*, torchlight procession, walk* before dawn, start/starting/starts/leave/leaving/off/set out/up/walking at 1/2/3/4 (am), start/leave/leaving/starting at midnight, 1/2/3/4 am start/starts/summit/departure, midnight start, summit night/push, start in the dark, dark at the start, night walk*',
    es: 'patrullas de noche, caminata nocturna, caminata de noche, procesion de antorchas, de madrugada caminamos, salimos de madrugada',
  },
  {
    tag: 'setting:long-day',
    en: 'on our feet all day, on my feet all day, lines all day, queues all day, all day outdoors, standing for hours, # hours standing',
    es: 'todo el dia de pie, todo el dia fuera, filas eternas, # horas de pie, horas de cola',
  },
  {
    tag: 'occasion:ceremony-exam',
    en: 'oral exam, licensing exam, bar exam, board exam, entrance exam, sit the exam, sitting an exam, civil service exam',
    es: 'oposicion, oposiciones, examen de acceso, examen oficial, me presento al examen, prueba de acceso, examen mir, examen eir',
  },
  {
    tag: 'occasion:parents-weekend',
    en: 'parents weekend, family weekend at, visit my son/daughter at college/university/uni',
    es: 'visitar a mi hijo/hija en la universidad, visitar a mi hijo/hija de erasmus',
  },
  {
    tag: 'setting:craft-residency',
    en: 'artist residency, writing residency, writers retreat, writing retreat, pottery week, craft retreat, quilting retreat',
    es: 'residencia artistica, residencia de escritura, retiro de escritura, semana de ceramica',
  },
  {
    tag: 'setting:plant-retreat',
    en: 'ayahuasca retreat, plant medicine, detox retreat, fasting clinic, juice retreat, panchakarma',
    es: 'retiro de ayahuasca, toma de ayahuasca, temazcal, retiro detox, clinica de ayuno, panchakarma',
  },
  {
    tag: 'setting:silent-retreat',
    also: ['hobby:meditation'],
    en: 'vipassana, silent meditation, silent retreat, noble silence, # day meditation',
    es: 'vipassana, retiro en silencio, retiro de silencio, noble silencio',
  },
  {
    tag: 'setting:long-train',
    en: 'trans siberian, transsiberian, days on the train, # nights on the train, amtrak coach, california zephyr, the ghan, the canadian train',
    es: 'transiberiano, dias en el tren, # noches de tren, el tren maya dormitorio',
  },
  {
    tag: 'setting:ice-fishing',
    also: ['activity:fishing', 'setting:icy-streets'],
    en: 'ice fishing, ice shanty, ice shack',
    es: 'pesca en hielo, pesca sobre hielo',
  },
  {
    tag: 'work:merchant-ship',
    en: 'bulk carrier, able seaman, seaman, seafarer*, merchant navy, container ship, join na ako barko, tanker contract, third mate, engine cadet, deck cadet',
    es: 'marino mercante, buque mercante, alumno de maquinas, alumno de puente, portacontenedores',
  },
  {
    tag: 'work:rural-post',
    en: 'rural health post, rural service year, remote clinic posting',
    es: 'serums, ano rural, medicatura rural, rural de medicina, puesto de salud, servicio rural',
  },
  {
    tag: 'need:moving-help',
    en: 'help .. move house, helping .. move, clear out .. house, clearing my parents house, emptying the house',
    es: 'ayudar con la mudanza, vaciar la casa, vaciar el piso, desmontar la casa',
  },
  {
    tag: 'need:no-heating',
    en: 'no heating, unheated house, unheated room, freezing house, cold house, wood stove only',
    es: 'sin calefaccion, no hay calefaccion, casa helada, brasero, calienta poco',
  },
  {
    tag: 'medical:cast',
    also: ['medical:recent-surgery'],
    en: 'arm in a cast, leg in a cast, broken arm, broken leg, broken wrist, sling on, in plaster',
    es: 'con el yeso, yeso puesto, brazo roto, pierna rota, escayola, con ferula en, cabestrillo',
  },
  {
    tag: 'medical:drug-allergy',
    en: 'allergic to penicillin/amoxicillin/sulfa/ibuprofen/aspirin/codeine/latex/nsaids, penicillin allergy, sulfa allergy, latex allergy',
    es: 'alergica/alergico a la penicilina/amoxicilina/sulfa/aspirina, alergica/alergico al ibuprofeno/latex/metamizol/nolotil, alergia a la penicilina/amoxicilina',
  },
  {
    tag: 'need:wig',
    en: 'my wig*, 2 wigs, two wigs, lace front, wig glue',
    es: 'mi peluca, dos pelucas, extensiones de pelo',
  },
  {
    tag: 'setting:outback',
    also: ['setting:dust', 'setting:remote'],
    en: 'outback, corrugated road*, corrugations, camper trailer, simpson desert, birdsville, canning stock route, dirt road for # km',
    es: 'carretera de ripio, pista del desierto, camino de ripio, ruta 40 de tierra',
  },
];
