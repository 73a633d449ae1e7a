/** What brings the kits of shifts, moves, wards, camps and retreats. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const DUTIES: readonly Row[] = [
  {
    tag: 'work:fifo',
    also: ['work:safety-boots'],
    en: 'fifo, fly in fly out, donga, mine camp, mining camp, # and # roster, roster at the mine, wet/dry mess, rotation at/to the/a mine, camp room, # on # off, swing in',
    es: 'faena minera, turno de mina, campamento minero, turno/regimen # x #, turno (de) # por #, subo/subir a (la) faena',
  },
  {
    tag: 'work:tree-planting',
    also: ['lodging:camping'],
    en: 'treeplant*, tree plant*, rookie planter, reforestation crew, cut block',
    es: 'plantar arboles, reforestacion',
  },
  {
    tag: 'work:fruit-picking',
    en: 'fruit/berry/grape/apple/cherry/mango/kiwi/strawberry/citrus/blueberry/banana/olive pick*, picking fruit/grapes/apples/cherries/mangoes/strawberries/blueberries/olives, grape/olive/kiwi harvest, packhouse, cherry season, working the vintage, fruit/berry pick*, working (the) vintage, vintage at a winery, picking (the) grapes/apples/olives/cherries/berries/strawberries/kiwis/oranges/peaches/hops, go/going to pick grapes/apples/olives/cherries/berries/strawberries/kiwis/oranges/peaches/hops, grape/apple/olive/cherry/strawberry/hop picking, vendange, vendanges, grape picker*',
    es: 'vendimia, cosecha de, recoger aceituna, recogida de la aceituna, packhouse, temporada de cerezas, recolectar fruta, campana de la aceituna/fresa/fruta/uva, a la aceituna/vendimia/fresa/zafra, vendimiar, jornaler*, temporer*, trabajar/trabajo en la cosecha/fruta, cosechar',
  },
  {
    tag: 'work:building',
    en: 'habitat for humanity, house building project, building volunteer, help/helping (to) build, build/building latrines/toilets/wells/classrooms, building a school/schoolhouse/clinic, renovate the, barn raising',
    es: 'techo para mi pais, ayudar/ayudando/ayudamos/ayudo a construir, construir/construyendo banos/letrinas/aulas/casas/pozos/viviendas, construccion de viviendas, voluntariado de construccion',
  },
  {
    tag: 'setting:scout-camp',
    also: ['setting:school-trip'],
    en: 'scout/cub/guide/brownie/sleepaway/summer/first/youth/bible camp, cub scouts, counselors/counsellors want/ask/say/keep/have, the (camp) counselors/counsellors, jamboree',
    es: 'campamento scout/juvenil/cristiano/parroquial, campamento de (la/los/las) verano/lobatos/jovenes/ninos/ninas/iglesia/parroquia/pastoral, lobato/lobatos, akela, se va/van/marcha/ira de campamento, su/mi primer campamento, colonias, colonies, de campamento con los scouts, jamboree',
  },
  { tag: 'work:working-holiday', en: 'working holiday, whv, work and travel, season job abroad', es: 'working holiday, work and travel, trabajo y vacaciones' },
  {
    tag: 'need:dorm-move',
    also: ['lodging:student-residence'],
    en: 'move in day, moving into dorm*, dorm/college move in, halls of residence, freshman, residence hall, student/uni/into/in/catered/ensuite halls, xl twin, twin xl, single/double/shared room residence, residence room, my/our/his/her/their (new) dorm room, starts/starting at uni/university/college',
    es: 'residencia universitaria, colegio mayor, mudanza a la residencia, cuarto de residencia',
  },
  { tag: 'work:national-service', en: 'nysc, national/military service, orientation camp', es: 'servicio militar, servicio social obligatorio, nysc, la mili' },
  {
    tag: 'work:wildlife-volunteer',
    en: 'turtle/conservation volunteer*, turtle conservation/patrol*, bird observatory/ringing',
    es: 'voluntariado/estacion/conservacion de tortugas, anillamiento, voluntariado con animales',
  },
  {
    tag: 'occasion:surgery-abroad',
    also: ['occasion:medical-visit'],
    en: 'gastric sleeve, hair transplant*/clinic, fue, getting (my) hair done in turkey/istanbul, new hair in turkey/istanbul, rhinoplasty, dental implants, cosmetic surgery, tummy tuck, bariatric, getting a/my nose/hip/knee/teeth done',
    es: 'manga gastrica, implante/implantes/injerto/injertos/trasplante/trasplantes capilar/capilares/de pelo, me/se voy/va a poner/ponerse pelo, implantes dentales, cirugia estetica, me operan/opero, me ponen (una) protesis de cadera/rodilla, bypass gastrico, liposuccion',
  },
  {
    tag: 'need:hospital-companion',
    also: ['lodging:hospital'],
    en: 'at the hospital with, pull down/out bed next to, put up bed next to, bed next to him/her, on the ward with, because of the ward, great ormond street, sleep* in the hospital chair, sleep/sleeping in her/his/their/the hospital room, hospital/bedside recliner, sleeping on the chair, in/on the/a chair/armchair/recliner by/beside/next his/her/their/the/to (hospital) bed/bedside/him/her/them, sleep* on/in the/a (hospital) recliner/armchair, hospital with my, accompany* .. to hospital, while .. is in hospital, caring for my',
    es: 'acompanarle, acompanar a mi padre/madre/hijo/hija/marido/mujer, acompanante en el hospital, duermo/dormir/dormire/duerme/durmiendo en el/un sillon/reclinable/butaca, hospital con mi, cuidar a mi padre/madre, me/se/nos quedo/queda/quedamos en el hospital/sanatorio, noches/noche en el hospital',
  },
  {
    tag: 'medical:powerchair',
    also: ['medical:wheelchair'],
    en: 'powerchair*, power chair*, power/electric wheelchair',
    es: 'silla electrica/motorizada, silla de ruedas electrica',
  },
  {
    tag: 'own:airbed',
    en: 'airbed*, air bed*, air mattress*, inflatable/blow up bed/beds/mattress*',
    es: 'colchon/colchones/colchoneta* hinchable*/inflable*',
  },
  {
    tag: 'need:hook-up',
    en: 'hook up, hookup, electric/powered pitch, electric/powered site, ehu, pitch with electric*',
    es: 'parcela/sitio con luz/electricidad/enchufe/corriente, parcela electrica, toma de corriente en la parcela',
  },
  { tag: 'own:mobility-scooter', en: 'mobility scooter*', es: 'scooter/moto de movilidad' },
  { tag: 'medical:raynaud', en: 'raynaud*, chilblains, fingers go white', es: 'raynaud, sabanones, se me ponen blancos los dedos' },
  {
    tag: 'medical:sting-allergy',
    en: 'allergic to (bull/fire) bees/wasps/stings/bites/ants/hornets, bee/wasp/sting allergy',
    es: 'alergica/alergico a picaduras, alergica/alergico/alergia a las picaduras/abejas/avispas',
  },
  { tag: 'need:night-shift', en: 'night shift*, nights second week, sleep during the day', es: 'turno/turnos de noche, dormir de dia' },
  {
    tag: 'setting:floor-sleeping',
    en: 'sleep* .. on the floor, sleep* in a/the school/sports/church/village/scout hall, sleep* in a/the school/gym/gymnasium/classroom, on the floor of, floor space, church hall floor, gym floor, hard floor',
    es: 'duermo/duermen/dormimos/dormir/dormiremos (todos) en el suelo/piso, duermo/duermen/dormimos/dormir/dormiremos .. en el suelo, duermo/duermen/dormimos/dormiremos/alojan/alojamos en una/la escuela/iglesia/parroquia, duermo/duermen/dormimos/dormiremos/alojan/alojamos en un/el colegio/gimnasio/polideportivo/salon, yo al suelo, en el suelo de, suelo duro, duermo/duermen/dormimos/dormir/dormiremos en un/el/una pabellon/polideportivo/fronton/aula, pabellon .. en el suelo, en un polideportivo, en el piso/suelo de (la/una/un/el/las) escuela/escuelas/colegio/salon/iglesia/parroquia/gimnasio/polideportivo, salon parroquial',
  },
  {
    tag: 'setting:night-walk',
    en: 'night patrol*/hike*/walk*, torchlight procession, walk* before dawn, start/leave/leaving/starting at midnight, 1/2/3/4 am start/starts/summit/departure, midnight start, summit night/push, start in the dark, dark at the start',
    es: 'patrullas/caminata de noche, caminata nocturna, procesion de antorchas, de madrugada caminamos, salimos de madrugada, arranca/arrancan/arrancamos/salimos/salen/sale/salida/partimos/partida/parten/empezamos a las/la 1/2/3/4/12/una/dos/tres/cuatro am, arranca/arrancan/arrancamos/salimos/salen/sale/salida/partimos/partida/parten/empezamos a las/la 1/2/3/4/12/una/dos/tres/cuatro de la manana/madrugada',
  },
  {
    tag: 'setting:long-day',
    en: 'on our/my feet all day, lines/queues all day, all day outdoors, standing for hours, # hours standing',
    es: 'todo el dia de pie, todo el dia fuera, filas eternas, # horas de pie, horas de cola',
  },
  {
    tag: 'occasion:ceremony-exam',
    en: 'oral/licensing/bar/board/entrance exam, sit the exam, sitting an exam, civil service exam',
    es: 'oposicion, oposiciones, examen/prueba de acceso, examen oficial/mir/eir, me presento al examen',
  },
  {
    tag: 'occasion:parents-weekend',
    en: 'parents weekend, family weekend at',
    es: 'visitar a mi hijo/hija en la universidad, visitar a mi hijo/hija de erasmus',
  },
  {
    tag: 'setting:craft-residency',
    en: 'artist/writing residency, writers/writing/craft/quilting retreat, pottery/ceramics/bookbinding/weaving/silversmithing/jewellery/jewelry/mosaic/basketry/printmaking week/course/retreat/residency',
    es: 'residencia artistica, residencia/retiro de escritura, semana/curso/retiro de ceramica/alfareria/encuadernacion/orfebreria/joyeria/grabado/mosaico/cesteria/telar/vidrio',
  },
  {
    tag: 'setting:plant-retreat',
    en: 'ayahuasca/detox/juice retreat, ayahuasca ceremony/ceremonies, plant medicine, fasting clinic, panchakarma',
    es: 'retiro/toma/ceremonia de ayahuasca, retiro de plantas, temazcal, retiro detox, clinica de ayuno, panchakarma',
  },
  {
    tag: 'setting:silent-retreat',
    also: ['hobby:meditation'],
    en: 'vipassana, silent meditation/retreat, noble silence, # day meditation',
    es: 'vipassana, retiro en/de silencio, noble silencio',
  },
  {
    tag: 'setting:long-train',
    en: 'trans siberian, transsiberian, days on the train, # nights on the train, amtrak coach, california zephyr, the ghan, the canadian train',
    es: 'transiberiano, dias en el tren, # noches de tren',
  },
  { tag: 'setting:ice-fishing', also: ['activity:fishing', 'setting:icy-streets'], en: 'ice fishing/shanty/shack', es: 'pesca en/sobre hielo' },
  {
    tag: 'work:merchant-ship',
    en: 'bulk carrier, seaman, seafarer*, merchant navy, container ship, join na ako barko, tanker contract, first/second/third/chief mate/engineer/officer, nd/rd/th engineer/engr/officer, able seaman, bosun, engine/deck cadet, join* vessel/tanker/bulker/mv, join* the/my/a/our vessel/tanker/bulker, embark .. vessel, slop chest',
    es: 'marino/buque mercante, alumno de maquinas/puente, portacontenedores, granelero, buque tanque, segundo/tercer/primer oficial/maquinista, me embarco, embarco en .. mercante/granelero/petrolero',
  },
  {
    tag: 'work:rural-post',
    en: 'rural health post, rural service year, remote clinic posting',
    es: 'serums, ano/medicatura/servicio rural, pasante de medicina/enfermeria, mi pasantia medica, rural de medicina, puesto de salud',
  },
  {
    tag: 'need:moving-help',
    en: 'help .. move house, helping .. move, clear out .. house, clearing my parents house, emptying the house',
    es: 'vaciar/desmontar la casa, ayud* .. mudanza/mudarse, vaciar/desmontar/limpiar la casa',
  },
  {
    tag: 'need:unfurnished',
    en: 'unfurnished, no furniture, without furniture, empty flat/apartment',
    es: 'sin muebles, sin amueblar/amoblar/equipar, no hay/tiene muebles, esta vacio/pelado',
  },
  // What a house lends for the bathroom stays out of the pool and off the sand.
  {
    tag: 'own:beach-towels',
    en: 'but not for (the) beach/pool/sauna/springs/lake/sea, but not for (the) hot tub/springs, not pool or beach ones, not beach or pool ones, no pool or beach towels, towels .. forbidden .. springs/pool/beach, towels .. not .. the pool/beach, not (to) be taken to/into (the) pool/beach/springs/spa, cant/cannot take/bring them to (the) pool/beach/springs/spa',
    es: 'las de playa no, las de piscina no, las de pileta no, las de alberca no, no .. bajar a la arena/playa/piscina/pileta/alberca, toallas .. para la playa/piscina no, (pero) (las) de playa no, (pero) (las) de piscina no, la de piscina/playa/pileta (es) mia',
  },
  {
    tag: 'own:bedding',
    en: 'bed/beds/mattress is/are bare, bare bed/beds/mattress/mattresses, with (absolutely) nothing on it, nothing on the bed/beds/mattress, zero bedding',
    es: 'colchon/colchones/cama/camas pelado/pelados/pelada/peladas, cama/camas/colchon sin nada (encima), cero ropa de cama',
  },
  {
    tag: 'own:cooking-gear',
    en: 'empty/bare kitchen, kitchen is empty/bare, kitchen with nothing in it, nothing in the kitchen, no (#) pans/pots/saucepans or/and/nor plates/crockery/cutlery/dishes',
    es: 'cocina vacia/pelada, nada en la cocina, cocina sin nada, cocina compartida/comun sin nada',
  },
  {
    tag: 'need:no-heating',
    en: 'no/zero heating, no/zero central heating, unheated/freezing/cold house, unheated room, wood stove only',
    es: 'sin calefaccion, no hay calefaccion, brasero, calienta poco, casa fria/helada/congelada',
  },
  {
    tag: 'medical:cast',
    also: ['medical:recent-surgery'],
    en: 'arm/leg in a cast, broken arm/leg/wrist, sling on, in plaster',
    es: 'con (el) yeso, yeso puesto, escayolad*, enyesad*, brazo roto, pierna rota, escayola, con ferula en, cabestrillo',
  },
  {
    tag: 'medical:drug-allergy',
    en: 'allergic to penicillin/amoxicillin/sulfa/ibuprofen/aspirin/codeine/latex/nsaids, penicillin/sulfa/latex allergy',
    es: 'alergica/alergico a la penicilina/amoxicilina/sulfa/aspirina, alergica/alergico al ibuprofeno/latex/metamizol/nolotil, alergia a la penicilina/amoxicilina',
  },
  { tag: 'need:wig', en: 'my wig*, 2/two wigs, lace front, wig glue', es: 'mi peluca, dos pelucas, extensiones de pelo' },
  {
    tag: 'setting:outback',
    also: ['setting:dust', 'setting:remote'],
    en: 'outback, corrugated road*, corrugations, camper trailer, simpson desert, birdsville, canning stock route, dirt road for # km',
    es: 'carretera/camino de ripio, pista del desierto, ruta 40 de tierra',
  },
];
