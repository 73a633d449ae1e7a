/** Words around things that no lexicon knows, and words that are none. */
import { anyWord } from '../../packing/reading/patterns';

/** Before a thing's name. */
export const LEADING =
  /^(?:his|her|its|their|my|our|the|a|an|some|any|own|both|all|also|plus|only|just|couple|few|of|pair|pairs|su|sus|mi|mis|nuestro|nuestra|el|la|los|las|un|una|unos|unas|propio|propia|y|and|e|mas|tambien|con|with|x)$/;
/** After a thing's name. */
export const ENDS =
  /^(?:visitas?|visitante|be|and|y|e|but|pero|so|because|porque|que|for|para|on|in|at|en|to|a|when|cuando|if|si|is|es|or|o|aunque|which|too|also|tambien|thanks|please|gracias|as|by|from|since|cause|until|than|then|like|como|por|this|that|es[ea]s?|esos|est[ea]|est[oa]s|aquell?[oa]?s?|x|dijo|dijeron|dice|dicen|said|says|told)$/;
const AILMENTS_AND_PESTS = [
  'stump heart blood gums? lungs skin',
  'diabetes cholesterol colesterol psoriasis afib macular arthritis tendonitis tendinitis fascitis ampollas? juanetes? hongos reflujo soroche sabanones',
  'blackflies sandflies mosquitoe?s? mozzies midges ticks nettles ortigas tabanos zancudos leeches crocodiles',
];
/** What ails or bites one, which comes with its remedy, and when and where something is: no thing, however sure it seems. */
export const NEVER_THING = anyWord([
  ...AILMENTS_AND_PESTS,
  'polvo night nite nights noche ready cabin cabina gravel lanes teta toser cambiar aprendido presupuesto mercadillos talleres',
]);
/** Words that are no thing, however they stand in a list. */
export const NO_THING = anyWord([
  // When, how long, how often.
  'day days dia dias night nights noche noches week weeks semana semanas month months mes meses year years ano anos hour hours hora horas',
  'morning afternoon evening nite manana tarde today tomorrow daily time weekend finde season period base',
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thurs fri sat',
  'lunes martes miercoles jueves viernes sabado domingo',
  'winter summer spring autumn monsoon',
  // Weather and what one is in.
  'weather rain snow sun wind heat cold frio calor lluvia nieve viento sol dust mud hot warm cool rainy sunny windy wet dry humid seco humedo light lights luz aire sound noise degrees grados',
  // People, animals and who is meant.
  'dad mum mom mam kids? children ninos friends? mates? amigos amigas family familia people guests women men midwife everybody everyone nena nene embarazada novat[oa]s spaniels bears?',
  'it him us them ella ellos nosotros himself herself myself themselves yourself theyre youre weve ive',
  'ones ours mine yours hers theirs nuestr[oa]s vuestr[oa]s suy[oa]s tuy[oa]s suyo suya nuestro nuestra propios thats those',
  'porters? porteador(?:es)? arrieros? guias? chofer(?:es)?',
  // Places, rooms and what moves.
  'city ciudad town pueblo mountain montana lake lago river rio island isla beach beaches playa garden jardin balcony pool pisci piscina',
  'room rooms house casa place bed beds cama camas cuarto kitchen cocina recepcion consulado hotel hostel apartment piso airbnb camp camping hospital school colegio escuela university',
  'museum museums bar bars club clubs office oficina turf toilets? trailer caravan tank',
  'car cars coche transport ferry train tren bus plane avion flight flights vuelo vuelos boat barco transfer ride lift wheels',
  'cobbles stairs steps gravel prickles wifi washer laundry lavadora nevera fridge enchufes? tomacorrientes? cajeros?',
  // Who flies one.
  'qatar emirates etihad lufthansa ryanair easyjet klm condor jetstar qantas',
  // What one does there.
  'breakfast brekkie lunch dinner desayuno comida cena almuerzo food salsa mineral half board full media pension completa',
  'walk walks walking hike hikes hiking swim swims dip tour tours trip viaje course party parties fiesta fiestas music ball wedding boda concert concerts show shows roadshow',
  'work trabajo training trained meeting meetings reunion reuniones conference talk charla company business contract',
  'comer beber ver hacer pasear descansar poner quitar washing fly flies',
  // The body and how one feels.
  'hands feet knees hips lips legs fingers toes ankles shoulders hombros brazos rodillas pierna piernas pies cabeza tummy bump',
  'dolor miedo regla cholesterol photos? jabs? injections? vaccines? luck life',
  ...AILMENTS_AND_PESTS,
  // How things are.
  'red blue green black white yellow pink purple orange grey gray brown navy gold silver',
  'clean badly broken fine done easy handy hidden found ordered booked bought reserved prescribed extra spare proper tapad[oa]s',
  'segund[oa]s? tercer[oa]s? ultim[oa]s? nuev[oa]s? larg[oa]s? cort[oa]s solo sola solos solas mism[oa]s? otr[oa]s? justo justa mejor peor listo capaz innegociable obligatori[oa]s? indispensables? imprescindibles?',
  'veggie vegetarian vegetariana vegetariano vegan allergic alergico alergica tall short old luxury cheap expensive caro barato great lovely nice amazing fun',
  // How much, and of what kind.
  'points? punto quid money cuenta kg kilos km am pm each cada total max min cup cups pares? cero nothing nada everything todo todos all resto',
  'kinds? sorts? types? sides? directions? functions? occasions? thing things stuff something somethin anything algo way manera ritmo idea risk problem problema rules list lista',
  // Verbs and words of talk.
  'packs packing packed coming comin going goin die dies died tell ignore basta aguatero there dont ni',
  'lol haha jaja jajaja pls please thanks gracias obvs obviously obvio ok okay yes si no not etc help ayuda nomas asi sure whatever righto doli',
]);
