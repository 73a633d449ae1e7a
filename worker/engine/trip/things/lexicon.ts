/**
 * The thing lexicon: every thing that travellers name, in English and Spanish, with the items of the packing lists that
 * it stands for. To add one, copy a row into the file of its theme.
 */
import { BEAUTY } from './lexicon/beauty';
import { CAMP } from './lexicon/camp';
import { CHILDREN } from './lexicon/children';
import { CLOTHES } from './lexicon/clothes';
import { FAITH } from './lexicon/faith';
import { FOOD } from './lexicon/food';
import { GIFTS } from './lexicon/gifts';
import { HEALTH } from './lexicon/health';
import { HOBBY } from './lexicon/hobby';
import { LUGGAGE } from './lexicon/luggage';
import { MUSIC } from './lexicon/music';
import { PAPERS } from './lexicon/papers';
import { PETS } from './lexicon/pets';
import { SHOES } from './lexicon/shoes';
import { SPORT } from './lexicon/sport';
import { TECH } from './lexicon/tech';
import { VEHICLE } from './lexicon/vehicle';
import { WORK } from './lexicon/work';
import type { ThingConcept } from './concept';

export type { ThingConcept } from './concept';

/** Every thing, by theme. */
export const THINGS: readonly ThingConcept[] = [
  ...CLOTHES,
  ...SHOES,
  ...WORK,
  ...SPORT,
  ...CAMP,
  ...CHILDREN,
  ...HEALTH,
  ...TECH,
  ...PAPERS,
  ...FAITH,
  ...GIFTS,
  ...FOOD,
  ...PETS,
  ...MUSIC,
  ...HOBBY,
  ...BEAUTY,
  ...LUGGAGE,
  ...VEHICLE,
];

/** Words that only look like a thing; being longer, they win over it. */
export const NOT_THINGS: readonly string[] = [
  'calas de, me saco leche, saco/sacar/sacarme (la) leche, toco/toca/tocar/tocando la bateria, con/tiene/tengo la regla, color/tono vino/cafe/naranja/mostaza/chocolate/rosa, por/en las/unas calas, a luz, a/en la entrada, a la salida, pasar/paso/pasa por el arco, de algodon/lino, hecho/hecha/hechos/hechas percha/bolsa/trapo/trapos/un',
  "original box/boxes/packaging/packets, bell tent with, boot space, car boot, the boot is/was, in the boot of, is/are/'re prescription, sleeping in/on/at/under/outside, roof box is/was, sleeping arrangements, thing that/which,a week tops, a day tops, hours tops, days tops, nights tops, times tops, weeks tops, kg tops, max tops, quid tops, minutes tops,",
  'cash machine, cash machines, cash point, cash points, cable car, cable cars, weight limit, weight limits, that floats, it floats, ',
  'love nor money, nor money, in its own box, in its own bag, in its own case, drop of a hat, at the drop of a, old hat, hat trick, cold feet, belt and braces, throw in the towel, threw in the towel, off the cuff, wear the trousers, bag of nerves, mixed bag, hit the sack, piece of cake, no picnic, on the blink, under my hat, under their belt, under my belt, through the roof, last straw, beach club, beach clubs, yacht club, night club, night clubs, kit list, packing list, kit lists,',
  'ft mac, fort mac, big mac, costume night,',
  'frio de perros, frio de narices, frio de la leche, un frio, hace frio, mucho frio, de frio, fiesta de disfraces, costume party, fancy dress party',
  'jumper cable*, wheelchair push, pushing wheelchairs, push wheelchairs, pushing the wheelchairs, empujar sillas de ruedas, wheelchair assistance, wheelchair service, silla de ruedas del aeropuerto, asistencia de silla, food included, no slip, black tie event',
  'internal medicine, sports medicine, emergency medicine, family medicine, medicine school, study medicine, studying medicine, medicine degree, medicine student, medicine students, medicina interna, medicina familiar, medicina general, medicina deportiva, facultad de medicina, estudia medicina, estudio medicina, estudiante de medicina,',
  'with camera on, cameras on, camera on, on camera, standup with camera, calls with camera, call with camera, meetings with camera, con camara encendida, con camara prendida, camara encendida, camara prendida, reunion con camara, videollamada con camara, llamadas con camara,',
  'in case, just in case, on board, all aboard, full board, half board, room and board, board member, board members, board presentation, hot dog, hot dogs, jet lag, jacket potato, life of the party',
  'car boot sale, boot camp, boot of the car, ski lift, ski slope, ski slopes, ski resort, ski trip, ski week, boat trip, beach bar, bag drop, bag storage, left luggage, book club, book fair, comic book store',
  'dress code, dress codes, dress up, dressed up, suits me, suits us, suit me, suit us, suit you, suit everyone, would suit, dates suit, to tie, tie in with, tie it, suit yourself, tie up, tied up, in a tie, ring road, ring of kerry, ring of fire, bed and breakfast, light sleeper, gift shop, gift shops, coffee shop, coffee shops, coffee break',
  'swimming pool, pool table, tennis court, tennis match, football match, football game, wine tasting, cheese tasting, bike tour, bike ride, bike hire, walking tour, phone call, phone calls, phone signal, passport control, passport office, ticket office',
  'rooftop tent, tented camp, camp fire, campfire, bath tub, hot tub, thermal bath, thermal baths, tea ceremony, book a, book it, booked, watch out, watch the, to watch, we watch, flat white, fly back, fly home, cap on, the drop off, pick up',
  'carreta, carretas, y punto, ya cheque, no pienso, ni pienso, pienso que, pienso ir, pienso pagar, pienso llevar, por si acaso, en caso de, perrito caliente, media pension, media manana, media hora, a media, medias naranjas, de camino, traje conmigo, me traje, bolso de valores, torre del reloj, mesa redonda, tabla de quesos, tabla de embutidos, a la plancha',
  'mascara con formula, lentes con formula ni, sin luz ninguna, sin luz electrica, toma de luz, toma de agua, protesis de cadera, protesis de rodilla, hip replacement, knee replacement, mobile home, luna de miel, dedos en martillo, dedo en martillo, ducha de cubo, bano de cubo, bucket shower, en papel, luz electrica, sin luz, se va la luz, hay luz, el serums, mi serums, por las nubes, pies de plomo, mochila al hombro, ojo de halcon, copa airlines, vuelo copa, con copa, tres patas, 3 patas, dos patas, copa via, baja/bajar/viene/venir/tengo/con/toca/tocar/llega/llegar/cae la regla, con luz, en el cajon, en un cajon, secundaria mates, caja negra, piedra en el zapato, pan comido, cara o cruz, agua corriente, agua caliente, campo base, tapa de los sesos, cabeza de turco, toro bravo,',
  'fin de ano, fin de semana, fin de curso, fin de mes, al fin, por fin, en fin, el de la base, la de la base, los de la base, en la base, a la base, la base, de la base, base naval, base militar, base antartica, copa dallas, dallas cup, world cup, league cup, monedas lavadora, lavadora de/d monedas, secadora de/d monedas, en barajas, hasta barajas, de barajas, a barajas, desde barajas, examen de conciencia, con la panela, harina de otro costal, examen de ingreso, examen de manejo, examen de grado, al examen, el examen, un examen, mi examen, examenes, de examen, rendir examen, dar examen, presentar examen',
  'vino tinto, mantel individual, saco la, saco el, me saco, llave en mano, punto de encuentro, libro el, libro los, polo norte, polo sur, circulo polar, noche polar, oso polar, cocina/estufa/anafe/calefon/calefa/termo a/de garrafa, aire/frio/viento/clima/invierno/ola/aurora/temperatura polar, base de datos, barco de vela, carta de vinos, cuna de, pase lo que',
];
