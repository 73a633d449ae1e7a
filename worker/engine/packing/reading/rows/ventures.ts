/** Work away from home, moves and studies, birth, expeditions. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const VENTURES: readonly Row[] = [
  {
    tag: 'work:nurse-abroad',
    also: ['dress:scrubs'],
    en: 'staff nurse, nursing job, nurse adaptation, nmbi, nmc registration, locum, medical elective, elective in hospital, joining .. hospital, hospital placement',
    es: 'enfermer* en .. hospital, me voy de enfermer*, rotacion en hospital, residencia medica, homologacion del titulo, mir en',
  },
  {
    tag: 'work:offshore',
    en: 'offshore, oil rig, on the rig, wind farm shift, fifo, supply vessel, platform shift',
    es: 'plataforma petrolifera, offshore, plataforma en el mar, buque de apoyo',
  },
  {
    tag: 'work:site-work',
    also: ['work:site-visit'],
    en: 'site walk, site visit*, on site with ppe, frs, fr clothing, steel toe*, rigger boot*, turnaround at the, refinery, mine site',
    es: 'visita a la obra, visita a obra, parada de planta, botas de seguridad, punta de acero, refineria, faena minera, turno en la mina',
  },
  {
    tag: 'work:kitchen',
    en: 'chef job, cooking season, kitchen shift*, chalet host, work as a chef, stage at a restaurant, seasonaire',
    es: 'trabajo de cocina, temporada en cocina, de cocinero, de cocinera, stage en un restaurante',
  },
  {
    tag: 'work:research-field',
    also: ['work:field-work'],
    en: 'field season, fieldwork, field work, field campaign, research station, sampling trip, field course',
    es: 'campana de campo, trabajo de campo, estacion biologica, campana antartica, muestreo, salida de campo',
  },
  {
    tag: 'work:military',
    en: 'military deployment, army deployment, navy deployment, deployed with the army/navy/marines/regiment, army course, military exercise, boot camp for recruits, police course',
    es: 'maniobras militares, mision militar, destino militar, curso de la guardia civil',
  },
  {
    tag: 'work:journalist',
    also: ['work:laptop'],
    en: 'reporting from, press trip, journalist, news assignment',
    es: 'cobertura periodistica, cubrir la noticia, periodista, viaje de prensa',
  },
  {
    tag: 'work:teacher',
    en: 'teach* english, teaching job, tefl, language assistant, auxiliar de conversacion, lead* a school trip',
    es: 'dar clases de ingles, auxiliar de conversacion, profesor* en',
  },
  {
    tag: 'work:stage-crew',
    en: 'tour crew, on tour with the band, load in, stage crew, sound engineer, roadie, festival crew, rigging crew',
    es: 'de gira con la banda, tecnico de sonido, montaje del escenario, equipo tecnico de la gira',
  },
  {
    tag: 'work:flight-crew',
    en: 'cabin crew, flight attendant, line training, pilot training, crew rotation',
    es: 'tripulante de cabina, azafata, azafato, curso de piloto',
  },
  {
    tag: 'work:ship-crew',
    en: 'join* the ship, yacht crew, deckhand, cruise ship job, seafarer',
    es: 'embarco en, marinero, tripulante de crucero, tripulacion del barco',
  },
  {
    tag: 'work:ski-season',
    en: 'ski season job, chalet season, ski instructor season, season in the alps',
    es: 'temporada en la nieve, instructor de esqui, temporada de esqui trabajando',
  },
  {
    tag: 'work:farm-stay',
    en: 'wwoof*, fruit picking, farm work, lambing, calving, shearing, haymaking, grape harvest, workaway',
    es: 'wwoof*, vendimia, recoger fruta, esquila, parideras, matanza del cerdo, trabajo en granja, workaway',
  },
  {
    tag: 'work:au-pair',
    en: 'au pair',
    es: 'au pair',
  },
  {
    tag: 'work:clinic-volunteer',
    en: 'medical mission, clinic volunteer*, health brigade',
    es: 'brigada medica, mision medica, voluntariado sanitario',
  },
  {
    tag: 'work:hotel-season',
    en: 'summer season job, waiting tables, bar job for the summer, hotel season job',
    es: 'temporada de camarer*, temporada en hotel, trabajo de camarer*',
  },
  {
    tag: 'need:study-papers',
    also: ['need:visa'],
    en: 'study visa, student visa, admission letter, exchange semester, semester abroad, erasmus, masters abroad, enrol* at',
    es: 'visa de estudiante, carta de admision, semestre de intercambio, intercambio un semestre, intercambio de un semestre, erasmus, maestria en, semestre de la maestria, primer semestre',
  },
  {
    tag: 'need:work-papers',
    also: ['need:visa'],
    en: 'work permit, joining .. hospital, work visa, offer letter, job offer abroad, moving for work, start a job in',
    es: 'permiso de trabajo, visa de trabajo, contrato en el extranjero, empiezo a trabajar en, oferta de trabajo en',
  },
  {
    tag: 'need:exit-permission',
    also: ['need:one-parent'],
    en: 'dad stays in, father stays in, mum stays in, mother stays in, without the other parent, without his/her father/dad/mother/mum, permission from his/her father/dad/mother/mum',
    es: 'el papa se queda, la mama se queda, el padre se queda, sin el papa, sin la mama, sin su papa, sin su mama, permiso de salida, permiso del papa, permiso del padre',
  },
  {
    tag: 'need:birth',
    en: 'due date, give birth, giving birth, hospital bag, labour bag, labor bag, birth bag, birth plan, induction booked/date/day, my/an induction, being/getting/get induced, induced on/at/mon/monday/tue/tues/tuesday/wed/wednesday/thu/thurs/thursday/fri/friday/sat/saturday/sun/sunday/tomorrow, c section booked/on/date, (booked) for a section/c section, elective/planned section/c section, maternity ward/unit/bag, labour/labor ward, delivery suite, birth centre/center, my waters break/broke',
    es: 'dar a luz, el parto, fecha de parto, salgo de cuentas, bolso del hospital, bolso de parto, maleta del hospital, cesarea programada, induccion, me inducen, me van a inducir, me provocan el parto, rompo aguas, paritorio, maternidad del',
  },
  {
    tag: 'need:newborn',
    en: 'our/my/a/the/with newborn, newborn baby, # week/weeks/day/days old baby/son/daughter/girl/boy',
    es: 'nuestro/nuestra/mi/un/una recien nacido/nacida, bebe recien nacido/nacida, # semanas de vida',
  },
  {
    tag: 'need:accidents',
    en: 'just accidents, accidents now and then, odd accident, occasional accident/accidents, still has accidents, few accidents, the odd accident, wee accidents, toilet accidents',
    es: 'algun escape, escapes de pis, a veces se le escapa, se le escapa el pis, aun tiene escapes',
  },
  {
    tag: 'need:rail-pass',
    en: 'interrail*, eurail*, rail pass',
    es: 'interrail, eurail, pase de tren',
  },
  {
    tag: 'setting:polar-base',
    en: 'antarctic base, research base in antarctica, antarctica, arctic base, polar station, zodiac landing*, south georgia, north pole',
    es: 'base antartica, campana antartica, antartida, base carlini, base esperanza, polo norte, desembarcos en zodiac',
  },
  {
    tag: 'setting:river-boat',
    en: 'riverboat, river boat, amazon boat, slow boat, hammock boat, mekong boat, gulet on the river',
    es: 'barco por el amazonas, lancha por el rio, barco fluvial, barco de hamacas',
  },
  {
    tag: 'setting:overland-truck',
    en: 'overland truck, overlanding tour, truck safari, dragoman, oasis overland',
    es: 'camion overland, ruta en camion, overland',
  },
  {
    tag: 'setting:gorillas',
    also: ['activity:wildlife-watching', 'activity:hiking'],
    en: 'gorilla*, chimp*, golden monkeys',
    es: 'gorila*, chimpance*',
  },
  {
    tag: 'setting:high-camp',
    also: ['need:altitude'],
    en: 'base camp, altiplano camp, summit night, acclimatisation camp, # masl',
    es: 'campo base, # msnm, # m s n m, noche de cumbre, # y pico de altura',
  },
  {
    tag: 'setting:hammock',
    en: 'sleep* in a hammock, hammock on the, hammocks provided',
    es: 'dormir en chinchorro, dormir en hamaca, durmiendo en chinchorro, durmiendo en hamaca',
  },
  {
    tag: 'setting:ger',
    en: 'bedouin camp, ger camp, yurt*, desert camp, berber camp, wadi rum camp',
    es: 'campamento beduino, yurta*, jaima*, campamento en el desierto',
  },
  {
    tag: 'setting:icy-streets',
    en: 'icy pavements, icy streets, slippery streets, black ice',
    es: 'aceras heladas, calles heladas, hielo en las calles',
  },
];
