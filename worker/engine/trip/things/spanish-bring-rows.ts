/**
 * Spanish ways to say that a thing comes along, over the persons and tenses of their verbs: "vamos a necesitar", "hay que
 * empacar", "irán", "nos hará falta", "viajamos con". Rows of the table in `frame-rows.ts`.
 */
import type { FrameRow } from './frames';
import { forthcoming, participle, tensesOf } from './verb-forms';

const ARTICLE = 'el/la/los/las/un/una/unos/unas/mi/mis/nuestro/nuestra/nuestros/nuestras';
const IT = 'lo/la/los/las';
/** "Meto", and the verbs of other dialects for it. */
const PACK = ['empacar', 'empaquetar', 'alistar', 'acarrear', 'meter'].map((verb) => tensesOf(verb)).join('/');
/** Of these the bare verb says less: "cargo el móvil", "jalamos para la playa". */
const PACK_AFTER_MODAL = 'cargar/jalar/agarrar/coger/echar/guardar/subir/traerse/llevarse/bajar';
/** "Viajo con": of these the infinitive is as often "para salir con ellos". */
const GO_WITH =
  'viajo/viajamos/viajare/viajaremos/cargar/cargo/cargamos/cargare/cargaremos/jalo/jalamos/jalar/bajo/bajamos/bajare/bajaremos/subo/subimos/subiremos/llego/llegamos/llegare/llegaremos/ando/andamos/duermo/dormire/dormimos/dormiremos/salgo/salimos/saldremos/ire/iremos/cargado/cargada/cargados/cargadas';
const ADVISED =
  'recomienda/recomiendan/recomendo/recomendaron/recomendado/aconseja/aconsejan/aconsejo/aconsejaron/aconsejado/sugiere/sugieren/sugirieron/sugerido/dicho/pedido/exigido';
const SAY_THAT =
  'dicho/dijeron/pedido/piden/pidieron/recomiendan/recomendado/recomendaron/aconsejan/aconsejado/exigen/exigieron';
const NEEDED = 'necesari*/imprescindible*/indispensable*/obligatori*/esencial*/fundamental*';
const HANDED = 'regalar/devolver/entregar/entregarle/entregarles/devolverle/devolverles/regalarle/regalarles';
const MISSED = 'falta/faltan/faltaria/faltarian';

export const SPANISH_BRING: readonly (readonly [FrameRow['act'], FrameRow['side'], string])[] = [
  // "Hay que empacar los calzones", "voy a echar la cobija", "llevarnos la manta".
  [
    'bring',
    'after',
    `${PACK}, que ${PACK_AFTER_MODAL}, voy/vamos a ${PACK_AFTER_MODAL}, toca/quiero/debo/debemos/necesito ${PACK_AFTER_MODAL}, llevarme/llevarnos/traerme/traernos/meterme/meternos, traere/traeremos/llevaria/llevariamos/traeria/traeriamos, (me/nos) cojo/cogemos/cogere/cogeremos/agarro/agarramos, echo/echamos/echare/echaremos, facturo/facturamos/facturare/facturaremos, estreno/estrenamos/estrenare/estrenaremos, mas vale/mejor llevar/meter, me/nos toco (llevar) ${ARTICLE}, que presentar, aporto/aportamos/aportare/pondre/pondremos`,
  ],
  [
    'bring',
    'after',
    `he/hemos ${['meter', 'empacar', 'alistar', 'preparar', 'guardar', 'echar'].map(participle).join('/')}, he/hemos metido/puesto/cogido`,
  ],
  // "Cargo con la conservadora": with an article it is more than the "con la" of what a place has.
  ['bring', 'after', `${GO_WITH} con (${ARTICLE}), (hay) que ir (preparad*) con (${ARTICLE})`],
  // "Va también la cobija", "en la maleta irán el cepillo y la pasta".
  [
    'bring',
    'after',
    `(tambien) va/van/ira/iran (tambien) ${ARTICLE}, va/van/viene/vienen tambien, (se) viene/vienen conmigo, conmigo viene/vienen`,
  ],
  [
    'none',
    'both',
    `se va/van/ira/iran ${ARTICLE}, como/donde va/van ${ARTICLE}, (me/nos) ${IT} cojo/cogemos/cogere/cogeremos, no (me/nos) falta/faltan`,
  ],
  // "En el camión de apoyo van las cobijas"; "cubrecama ni falta hace".
  [
    'send',
    'after',
    `en el/la/un camion/trailer/furgon/flete/bus/autobus/contenedor .. va/van/viaja/viajan/ira/iran (${ARTICLE})`,
  ],
  ['leave', 'before', 'ni falta (que) hace/hacen/hacia'],
  // "Vamos a necesitar bloqueador", "ocupo una hielera", "nos hará falta un candado", "faltan mosquiteras".
  [
    'need',
    'after',
    `necesitar/necesitaremos/necesitaria/necesitariamos/precisar/preciso/precisamos, ${forthcoming('ocupar')}, (me/nos/le/les) hara/haran/haria/harian falta, (me/nos/le/les) ${MISSED}, lo que (me/nos) falta es/son, me/nos servira/serviran/sirve/sirven`,
  ],
  [
    'need',
    'after',
    `me/nos/se (ha/han) ${ADVISED}, (me/nos) (ha/han) ${SAY_THAT} que lleve/llevemos/lleven/llevara/llevaramos/traiga/traigamos/traigan/meta/metamos`,
  ],
  // "Que llevemos la resonancia", "mi hija quiere que le lleve mole".
  [
    'need',
    'after',
    '(dice/dicen/dijo/dijeron) que (le/les) llevemos/traigamos, quiere/quieren/pide/piden/pidio/pidieron/encargo/encargaron que le/les lleve/llevemos/traiga',
  ],
  // "Cada quien su cobija", "toalla cada quien".
  ['bring', 'after', 'cada uno/una/quien/cual/familia/pareja (con/lleva/trae/pone) su/sus'],
  ['bring', 'before', 'cada uno/una/quien/cual'],
  ['need', 'both', `es/son/sera/seran ${NEEDED}, es/son ${NEEDED} llevar/traer`],
  // "Nunca falta el mate", "no ha de faltar la guitarra", "imposible sin mi almohada".
  [
    'bring',
    'both',
    `sin falta, nunca/jamas (me/nos) falta/faltan/faltara/faltaran (${ARTICLE}), no (me/nos) debe/deben/debera/deberian/podia/podian/podra/podran faltar, no (me/nos) faltara/faltaran`,
  ],
  [
    'bring',
    'after',
    `no quiero/queremos olvidar/olvidarme/olvidarnos (de) (${ARTICLE}), no renuncio/renunciamos a (${ARTICLE}), imposible/impensable (ir/viajar/dormir/salir) sin, no (me/nos) muevo/movemos sin, no (me/nos) puedo/podemos/debo/debemos olvidar/olvidarme/olvidarnos (de/del) (${ARTICLE})`,
  ],
  // "Les regalamos un kimono", "aprovecho para devolver a mi ex su tienda", "hay que entregar el título".
  [
    'bring',
    'after',
    `le/les regalo/regalamos/regalare/regalaremos/devuelvo/devolvemos/devolvere/devolveremos/entrego/entregamos, le/les voy/vamos a ${HANDED}, para/que/toca/voy/vamos (a) ${HANDED}`,
  ],
  ['use', 'after', 'usare/usaremos/utilizare/utilizaremos'],
  // "El Littmann me lo regalaron en la graduación", "la cadena no hará falta pero va".
  ['bring', 'before', `(ya) me/nos ${IT} regalo/regalaron/obsequio/obsequiaron/tejio/tejieron/bordo/bordaron`],
  ['bring', 'after', 'acabo/acabamos de comprar/comprarme/recoger/estrenar, falta/faltan (por) comprar'],
];
