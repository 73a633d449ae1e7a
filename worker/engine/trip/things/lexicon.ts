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
  'catrina, catrinas, catrin, beer/party/pub bike/bikes, pedal pub, steak dinner/house/place/restaurant, me encargo/encargare de, nos encargamos de, dorado, dorados, dorada, doradas, plateado, plateados, plateada, plateadas, calas de, a saco, me saco leche, saco/sacar/sacarme (la) leche, toco/toca/tocar/tocando la bateria, con/tiene/tengo la regla, color/tono vino/cafe/naranja/mostaza/chocolate/rosa, por/en las/unas calas, a luz, a/en la entrada, a la salida, pasar/paso/pasa por el arco, de algodon/lino, hecho/hecha/hechos/hechas percha/bolsa/trapo/trapos/un',
  'comrades/hey/yo bru, club table/tables, a (carrier) bag full, north cape, cxc, waec, gcse, gcses, cork to/airport/city, from/in/near cork, baggage/luggage (is) no/not (a/an) issue/problem, (he/she/brother/sister/son/daughter/dad/mate) drums but/and/in/for/with, pure/strict veg/vegetarian, backup/support tempo/van/vehicle/car/jeep/truck, (microchip/chip and) rabies (is/all) done, chip and rabies/passport/jabs, at/in (the) kennel/kennels, # v socket/sockets/outlet/outlets, usb only/port/ports/socket/sockets/points, i/we/you/ye gorra, by card, table water, at/before/after/by breakfast/lunch/dinner, supports the/it/him/her, at/on (the) base, at the base, dry/drying/cook/cooking/kitchen/dining/shower/toilet/medical/aid/beer/wedding/party/circus/main/food/drinks/supply/command/briefing/chill/merch/hospitality tent/tents',
  "original box/boxes/packaging/packets, bell tent with, boot space, car boot, the boot is/was, in the boot of, is/are/'re prescription, sleeping in/on/at/under/outside, roof box is/was, sleeping arrangements, thing that/which,a week tops, a day tops, hours tops, days tops, nights tops, times tops, weeks tops, kg tops, max tops, quid tops, minutes tops,",
  'cash machine/machines/point/points, cable car/cars, weight limit/limits, that/it floats, the/glamping/camping/sleeping/tide/detergent/dishwasher/wooden pods, potty trained/training, charging point/points/station/stations',
  'barefoot, low iron, he/she/and vapes, sleeping on/in (the) bench/benches, on the bench/benches, hombros/brazos/piernas tapados/tapadas/cubiertos/cubiertas, quitar y poner, quita y pon, poner y quitar, con/sin/de ruedas, with wheels, on wheels, en la/el/mi compu/computadora/celular/laptop/nube/ordenador, mesa de regalos, lluvia de sobres, gift registry, (arriba/encima/debajo) de la mesa, sobre/en/bajo la mesa/cama/silla, tamano talla,',
  'love nor money, nor money, in its own box/bag/case, drop of a hat, at the drop of a, old hat, hat trick, cold feet, belt and braces, throw/threw in the towel, off the cuff, wear the trousers, bag of nerves, mixed bag, hit the sack, piece of cake, no picnic, on the blink, under my hat, under their/my belt, through the roof, last straw, beach club/clubs, yacht/night club, night clubs, kit/packing list, kit lists,',
  'ring bearer/bearers, ft/fort/big mac, costume night, tag/tags/tagging/tagged along, pipe/brass/marching/samba/rock/cover/big/school/community/retired/wedding band/bands, boat/cabin/villa/house/van sleeps, bp/pressure (and) sugar, sugar (and) bp/pressure, has/have sugar, sugar patient/patients, his/her/my/papas/dads sugar (is) high/low/problem',
  'frio de perros/narices, frio de la leche, un/hace/mucho/de frio, fiesta de disfraces, costume party, fancy dress party',
  'jumper cable*, wheelchair push/assistance/service/asst/assist, pushing/push wheelchairs, pushing the wheelchairs, empujar sillas de ruedas, silla de ruedas del aeropuerto, asistencia de silla, food included, no slip, black tie event',
  'internal/sports/emergency/family/study/studying medicine, medicine school/degree/student/students, medicina interna/familiar/general/deportiva, facultad de medicina, estudia/estudio medicina, estudiante de medicina,',
  'el/un/al/del/otro camara, el/un/al/del/otro segundo camara, los/dos/tres camaras de la tele/television/productora,',
  'with camera on, cameras/camera on, on camera, standup/calls/call/meetings with camera, con camara encendida/prendida, camara encendida/prendida, reunion/videollamada con camara, llamadas con camara,',
  'sickle cell/trait/cells, coin laundry/laundromat, air conditioner/conditioners/conditioning, the trench, trench needs, crook knee/knees/back/hip/shoulder/neck, trench foot, # matches, cargo hold, lunch train, meal train, in case, just in case, on/full/half board, all aboard, room and board, board member/members/presentation, hot dog/dogs, jet lag, jacket potato, life of the party',
  'car boot sale, boot camp, boot of the car, ski lift/slope/slopes/resort/trip/week, boat trip, beach bar, bag drop/storage, left luggage, book club/fair, comic book store',
  'dress code/codes/up, dressed/tie/tied up, suits/suit me/us, suit you/everyone/yourself, would/dates suit, to tie, tie in with, tie it, in a tie, ring road, ring of kerry/fire, bed and breakfast, light sleeper, gift/coffee shop/shops, coffee break',
  'swimming pool, pool table, tennis court/match, football match/game, wine/cheese tasting, bike tour/ride/hire, walking tour, phone call/calls/signal, passport control/office, ticket office',
  'rooftop tent, tented camp, camp fire, campfire, bath/hot tub, thermal bath/baths, tea ceremony, book a/it, booked, watch out/the, to/we watch, flat white, fly back/home, cap on, the drop off, pick up',
  'por/en encomienda/encomiendas, lo/la/los/las/no/al/nadie/se toque, toque de queda, capaz de/que/vamos/venga, no/lo/yo pienso llevar/llevarle/poner/cargar/ir/comprar/usar, pastillas de freno/caldo/encendido/encender, y/en punto, punto limpio/fijo, al/el/gran canon, balon/balones de gas, velo de apicultor/apicultora, en la cartera, en mi/su cartera, aire/aires polar, a/de diario, a diario, los/las organizadores, por los rulos, id do/go/be/like/love/rather/say/have/need/never/bring/take/prefer/die/want/forget/get/pack/put/wear/use, someone/somebody/they/baboon/bear/fox/dog/thief stole, stole my/our/his/her/the/their/a, carreta, carretas, y punto, ya cheque, no/ni pienso, pienso que/ir/pagar/llevar, por si acaso, en caso de, perrito caliente, media pension/manana/hora, a media, medias naranjas, de camino, traje conmigo, me traje, bolso de valores, torre del reloj, mesa redonda, tabla de quesos/embutidos, a la plancha',
  'mascara con formula, lentes con formula ni, sin luz ninguna/electrica, toma de luz/agua, protesis de cadera/rodilla, hip/knee replacement, mobile home, luna de miel, dedos/dedo en martillo, ducha/bano de cubo, bucket shower, en papel, luz electrica, sin/hay/con luz, se va la luz, el/mi serums, por las nubes, pies de plomo, mochila al hombro, ojo de halcon, copa airlines/via, vuelo/con copa, tres/3/dos patas, baja/bajar/viene/venir/tengo/con/toca/tocar/llega/llegar/cae la regla, en el/un cajon, secundaria mates, caja negra, piedra en el zapato, pan comido, cara o cruz, agua corriente/caliente, campo base, tapa de los sesos, cabeza de turco, toro bravo,',
  'marcapasos, pacemaker/pacemakers, el/la/los/las de crema/locion/barra/gel, con moneda/monedas/ficha/fichas, ya no lleva/usa/necesita panal/panales de dia, ya no lleva/usa panal de dia, tengo/tiene/llevo/lleva (un/unos) tatuaje/tatuajes, azucar alta/alto/baja, poca luz, luz poca, examen/prueba tipo test, tipo test, la regla me/le/nos/justo/esa/ese, te/nos/me mojan/tiran/lanzan/avientan/rocian/empapan con globos/espuma/harina/agua/pintura (y) (espuma/globos/harina/agua/pintura), lo/la/los/las saca/sacan, fin de ano/semana/curso/mes, al/por/en fin, el/la/los de la base, en/a/de la base, la base, base naval/militar/antartica, copa dallas, dallas/world/league cup, monedas lavadora, lavadora/secadora de/d monedas, en/hasta/de/a/desde barajas, examen de conciencia/ingreso/manejo/grado, con la panela, harina de otro costal, al/el/un/mi/de/rendir/dar/presentar examen, examenes',
  'vino tinto, mantel individual, saco la/el, me saco, la/lo/las/los saco yo/por/x/con/en/online/antes/manana/hoy/luego/del/de, mi/tu pololo/polola, llave en mano, punto de encuentro, libro el/los, polo norte/sur, circulo/noche/oso/aire/frio/viento/clima/invierno/ola/aurora/temperatura polar, cocina/estufa/anafe/calefon/calefa/termo a/de garrafa, base de datos, barco de vela, carta de vinos, cuna de, pase lo que',
  "go/goes/going/gone/went/is/are/was/were/travel/travels/packed/shipped (all/already/off/out) in/into the/a/one crate/crates, power/electricity/heating/water 's off, power/electricity off, off til/till/until, lake/paddle/steam steamer/steamers, package holiday/holidays/tour/tours/deal, cabin/room/bunk/cell/flat mate/mates, muddy/country/narrow/quiet lanes, log burner/burners, wood burner/burners, pacemaker, pacemakers, stent, stents, gastric sleeve/band/bypass, reclining seat/seats, floating breakfast, shin splints, finger pricks, diet controlled, sure flare, climbing ladders, carryon, carryons, carry on only, hand baggage/luggage only, handbaggage,",
  'cream linen/cotton/silk/satin/wool, luz de/hasta/desde #, no hay punto, punto de venta, lavarropas, duchas/ducha/bano/banos compartida/compartido/compartidas/compartidos, tatuaje/tatuajes reciente/recientes/nuevo/nuevos, hay/con/por (las) chinches, chinches el, picadura/picaduras de, en el/un/al boliche, boliches, marcapasos, desfibrilador implantado, novicia, novicias,',
];
