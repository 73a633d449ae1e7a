/** Work away from home, moves and studies, birth, expeditions. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const VENTURES: readonly Row[] = [
  {
    tag: 'work:nurse-abroad',
    also: ['dress:scrubs'],
    en: 'staff nurse, nursing job, nurse adaptation, nmbi, nmc registration, locum, travel nurse/nursing, agency nurse, nursing contract, medical elective, elective in hospital, joining .. hospital, hospital placement',
    es: 'enfermer* en .. hospital, me voy de enfermer*, rotacion en hospital, residencia medica, homologacion del titulo, mir en',
  },
  {
    tag: 'work:offshore',
    en: 'offshore, oil rig, on the rig, service operation vessel, crew transfer vessel, sov, ctv, fpso, drillship, drilling rig, jack up rig, seismic/survey vessel, helideck, wind farm shift, supply vessel, platform shift',
    es: 'plataforma petrolifera/petrolera, plataforma de perforacion, # x # en plataforma, subo/subir a (la) plataforma, barco/buque sismico, offshore, plataforma en el mar, buque de apoyo',
  },
  {
    tag: 'work:site-work',
    also: ['work:site-visit'],
    en: 'site walk/visit*, on site with ppe, frs, fr clothing, steel toe*, rigger boot*, turnaround at the, refinery, mine site',
    es: 'visita a la obra, visita a obra, parada de planta, botas de seguridad, punta de acero, refineria, faena minera, turno en la mina, en faena',
  },
  {
    tag: 'work:kitchen',
    en: 'chef job, cooking season, kitchen shift*, chalet host, work as a chef, stage at a restaurant, seasonaire',
    es: 'trabajo de cocina, temporada en cocina, de cocinero/cocinera',
  },
  {
    tag: 'work:research-field',
    also: ['work:field-work'],
    en: 'field season/work/campaign/course, fieldwork, research station, sampling trip, snow/ice/soil/water/rock/sediment/plankton/permafrost sampling, antarctic/arctic/polar survey',
    es: 'campana/trabajo/salida de campo, estacion biologica, campana antartica/cientifica/oceanografica/paleontologica, campana de verano/invierno en (la) (base), muestreo',
  },
  {
    tag: 'work:military',
    en: 'military/army/navy deployment, deployed with the army/navy/marines/regiment, army/police course, military/army/field exercise, national/air/army guard annual training, my/the guard/reserve unit, army reserve/reserves, reserve weekend/camp/training, drill weekend',
    es: 'maniobras militares, mision/destino militar, curso de la guardia civil, reservista*, de maniobras con',
  },
  {
    tag: 'work:journalist',
    also: ['work:laptop'],
    en: 'reporting from, press trip, journalist, news assignment, covering the election/elections/war/earthquake/protests/summit/trial/strike/referendum, covering the .. election/elections/war/earthquake/protests/summit/trial/strike/referendum, filing from, filing for the, foreign correspondent, my/our/local fixer, for the newsroom, photojournalist, freelance photographer on, on assignment for, stringer for, documentary photographer',
    es: 'cobertura periodistica, cubrir/cubro/cubrimos (la/las/el/los) noticia/elecciones/guerra/terremoto/protestas/cumbre/juicio/incendios/referendum, periodista, viaje de prensa, redactor, redactora, reporter*, corresponsal, fotoperiodista, fotorreporter*',
  },
  {
    tag: 'work:journalist',
    also: ['work:laptop', 'setting:flood'],
    en: 'covering the floods/flooding',
    es: 'cubrir/cubro/cubrimos la/las inundacion/inundaciones/riada/riadas/dana',
  },
  {
    tag: 'work:teacher',
    en: 'teach* english, teaching job, tefl, language assistant, auxiliar de conversacion, lead* a school trip',
    es: 'dar clases de ingles, auxiliar de conversacion, soy/de/como profesor/profesora en',
  },
  {
    tag: 'work:stage-crew',
    en: 'tour/stage/festival/rigging crew, on tour with the band, load in, sound engineer, roadie',
    es: 'de gira con la banda, tecnico de sonido, montaje del escenario',
  },
  {
    tag: 'work:flight-crew',
    en: 'cabin crew, flight attendant, line/pilot training, crew rotation',
    es: 'tripulante de cabina, azafata, azafato, curso de piloto',
  },
  {
    tag: 'work:ship-crew',
    en: 'join* the ship, yacht crew, deckhand, cruise ship job, seafarer',
    es: 'embarco en, embarco de/como medico/medica/cocinero/cocinera/oficial/maquinista/enfermero/enfermera/marinero/guia, marinero, tripulante de crucero, tripulacion del barco',
  },
  {
    tag: 'work:ski-season',
    en: 'ski season job, chalet season, ski instructor season, season in the alps',
    es: 'temporada en la nieve, instructor de esqui, temporada de esqui trabajando',
  },
  {
    tag: 'work:farm-stay',
    en: 'wwoof*, fruit picking, farm work, lambing, calving, haymaking, grape harvest, workaway',
    es: 'wwoof*, vendimia, recoger fruta, parideras, matanza del cerdo, trabajo en granja, workaway',
  },
  {
    tag: 'work:shearing',
    also: ['work:farm-stay'],
    en: 'shearing, sheep shearer*, shearing comp*, woolshed, rouseabout*, rousie*',
    es: 'esquila, esquilador*, comparsa de esquila, esquilando',
  },
  { tag: 'work:au-pair', en: 'au pair, nannying for, live in nanny, mothers help', es: 'au pair, ninera interna, voy/trabajo de ninera' },
  {
    tag: 'work:clinic-volunteer',
    en: 'medical/surgical/dental/eye mission, cleft (palate/lip) camp/mission, surgical/eye/dental/medical camp, outreach clinic, im the anaesthetist/anesthetist, clinic volunteer*, health brigade, medecins sans frontieres, doctors without borders, mercy ships, field hospital, nurse/doctor/midwife/surgeon/paramedic/physio/anaesthetist/dentist/vet with/for/w .. ngo, medical ngo',
    es: 'brigada/mision medica, mision/jornada/jornadas/campana quirurgica/quirurgicas/medica/medicas, voluntariado sanitario, brigada de salud/vacunacion, medicos sin fronteras, medicos del mundo, hospital de campana',
  },
  {
    tag: 'work:hotel-season',
    en: 'summer/hotel season job, holiday/resort rep for the season, holiday rep, resort rep, club rep, waiting tables, bar job for the summer',
    es: 'temporada/trabajo de camarer*, socorrista/recepcionista/animadora/animador/camarera/camarero/cocinero/cocinera .. toda la temporada, animador/animadora en un hotel, temporada en hotel',
  },
  {
    tag: 'need:study-papers',
    also: ['need:visa'],
    en: 'study/student visa, admission letter, exchange semester, semester/masters abroad, study abroad semester/year, starting (my/a) masters/phd/msc/mba, masters/msc/mba/phd at, erasmus, enrol* at',
    es: 'visa de estudiante, carta de admision, semestre de intercambio, intercambio un semestre, intercambio universitario/academico, me voy de intercambio, erasmus, empiezo (el/la/un/una) master/maestria/doctorado/posgrado, maestria en, semestre de la maestria, primer semestre',
  },
  {
    tag: 'need:work-papers',
    also: ['need:visa'],
    en: 'work permit/visa, joining .. hospital, offer letter, job offer abroad, moving for work, start a job in',
    es: 'permiso/visa de trabajo, empiezo a trabajar en, oferta de trabajo en',
  },
  {
    tag: 'need:exit-permission',
    also: ['need:one-parent'],
    en: 'dad/father/mum/mother stays in, without the other parent, without his/her father/dad/mother/mum',
    es: 'el papa/padre se queda, la mama se queda, sin el/su papa, sin la/su mama, permiso de salida, permiso del papa/padre',
  },
  {
    tag: 'need:birth',
    en: 'due date, birth suite, maternity pads, second/third bub/baby (so/list/is), baby due, give/giving birth, hospital/labour/labor/birth bag, birth plan/centre/center, induction booked/date/day, my/an induction, being/getting/get induced, induced on/at/mon/monday/tue/tues/tuesday/wed/wednesday/thu/thurs/thursday/fri/friday/sat/saturday/sun/sunday/tomorrow, c section booked/on/date, for a (c) section, elective/planned/repeat/booked (c) section/caesarean/caesarian/cesarean, section booked/date, c sec, elcs, my/for caesarean/caesarian/cesarean, maternity ward/unit/bag, labour/labor ward, delivery suite, my waters break/broke',
    es: 'dar a luz, el parto, fecha/bolso de parto, salgo de cuentas, bolso/maleta del hospital, cesarea programada, induccion, me inducen, me van a inducir, rompo aguas, paritorio, maternidad del',
  },
  {
    tag: 'need:newborn',
    en: 'our/my/a/the/with newborn, newborn baby',
    es: '# semanas de vida',
  },
  {
    tag: 'need:accidents',
    en: 'just/few/wee/toilet accidents, accidents now and then, odd accident, occasional accident/accidents, still has accidents, some accidents too/now/lately, accidents at night, has the odd accident',
    es: 'algun escape, escapes de pis, a veces se le escapa, se le escapa el pis, aun tiene escapes',
  },
  { tag: 'need:rail-pass', en: 'interrail*, eurail*, rail pass', es: 'interrail, eurail, pase de tren' },
  {
    tag: 'setting:polar-base',
    en: 'antarctic/arctic base, antarctica, polar/antarctic/arctic station, rothera, mcmurdo, amundsen scott, ny alesund, concordia station, halley station, zodiac landing*, south georgia, north pole',
    es: 'base/campana antartica, antartida, base carlini/esperanza/marambio/belgrano/escudero/frei/artigas/gabriel/juan, polo norte, desembarcos en zodiac',
  },
  {
    tag: 'setting:river-boat',
    en: 'riverboat, river/amazon/slow/hammock/mekong boat, gulet on the river',
    es: 'barco por el amazonas, lancha por el rio, barco fluvial, barco de hamacas',
  },
  { tag: 'setting:overland-truck', en: 'overland truck, overlanding tour, truck safari, dragoman, oasis overland', es: 'ruta en camion, overland en camion' },
  { tag: 'setting:gorillas', also: ['activity:wildlife-watching', 'activity:hiking'], en: 'gorilla*, chimp*, golden monkeys', es: 'gorila*, chimpance*' },
  {
    tag: 'setting:high-camp',
    also: ['need:altitude'],
    en: 'everest/annapurna/advanced/mountain base camp, to/at/reach/reaching base camp, base camp trek/at, altiplano/acclimatisation camp, summit night, # masl',
    es: 'campo base, campamentos de altura, noches en campamentos, # msnm, # m s n m, noche de cumbre, # y pico de altura',
  },
  { tag: 'setting:hammock', en: 'sleep* in a hammock, hammock on the, hammocks provided', es: 'dormir/durmiendo en chinchorro/hamaca' },
  {
    tag: 'setting:ger',
    en: 'bedouin/ger/desert/berber/yurt camp, yurts on/in the steppe, nomad yurt*, wadi rum camp',
    es: 'campamento beduino, yurta*, jaima*',
  },
  { tag: 'setting:icy-streets', en: 'icy pavements, icy/slippery streets, black ice', es: 'aceras/calles heladas, hielo en las calles' },
];
