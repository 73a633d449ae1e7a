/**
 * Remarks for what only the traveller's own words bring and no row of the knowledge base stands for: by the kind of thing
 * it is. The first family that fits speaks first, the last one fits everything.
 */
import type { CategoryId, FactId } from './item';

/** A remark that holds for every thing of its family, where one of the facts holds. */
interface Remark {
  if?: readonly FactId[];
  en: string;
  es: string;
}

/** Things that are packed alike. */
export interface BroughtFamily {
  /** Kinds of the thing lexicon. */
  kinds?: readonly string[];
  categories?: readonly CategoryId[];
  /** What their words are, in either language. */
  words?: RegExp;
  why: readonly Remark[];
}

const w = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

/** The families, the narrowest first. */
export const BROUGHT: readonly BroughtFamily[] = [
  {
    words: w('phones?|mobile|cell(?:phone)?|m[oó]vil(?:es)?|celu(?:lar(?:es)?)?|tel[eé]fono'),
    why: [
      {
        en: 'Maps and tickets on it before you leave, not on the way',
        es: 'Con los mapas y los billetes ya descargados antes de salir',
      },
    ],
  },
  {
    words: w(
      'kni(?:fe|ves)|saws?|axe|hatchet|scissors|secateurs|leatherman|multi-?tool|multiherramienta|cuchillos?|tijeras|navajas?|hachas?|machetes?|sierras?',
    ),
    why: [
      {
        if: ['flying'],
        en: 'In the hold, blade covered: no blade passes security',
        es: 'En la maleta facturada y con el filo tapado: ninguna hoja pasa el control',
      },
      {
        en: 'Blade covered, where nobody reaches in blind',
        es: 'Con el filo tapado y donde nadie meta la mano a ciegas',
      },
    ],
  },
  {
    words: w('lens(?:es)?|telephoto|zoom|lentes?|objetivos?|teleobjetivo|telescopio|telescope'),
    why: [
      {
        en: 'Capped or in its case, between soft clothes and within reach',
        es: 'Con tapas o en su funda, entre ropa blanda y a mano',
      },
    ],
  },
  {
    words: w('batter(?:y|ies)|battery packs?|pilas|bater[ií]as?'),
    why: [
      {
        if: ['flying'],
        en: 'In hand luggage, ends covered: spares are not allowed in the hold',
        es: 'En el equipaje de mano y con los polos tapados: sueltas no se facturan',
      },
      { en: 'In their packet, so that the ends never touch', es: 'En su paquete, para que los polos no se toquen' },
    ],
  },
  {
    kinds: ['device'],
    words: w('venda el[aá]stica|anteojos|retenedores|retainers?|spectacles|splints?|f[eé]rulas?'),
    why: [
      {
        if: ['flying'],
        en: 'In hand luggage, padded: a case can be a day late',
        es: 'En el equipaje de mano y protegido: una maleta puede llegar un día tarde',
      },
      { en: 'In its case, within reach on the way', es: 'En su estuche, a mano durante el viaje' },
      {
        en: 'A spare of what wears out or runs flat in the same pouch',
        es: 'En la misma bolsa, repuesto de lo que se gasta o se descarga',
      },
    ],
  },
  {
    kinds: ['medicine'],
    categories: ['health'],
    words: w(
      'pills|meds|drops|lactaid|biofreeze|berocca|steroid|pessaries|strips|insulin|vitamins|rehydrate|pastillas|gotas|jarabe',
    ),
    why: [
      {
        if: ['flying'],
        en: 'In hand luggage, in the original box: a case can be a day late',
        es: 'En el equipaje de mano, con su caja: una maleta puede llegar un día tarde',
      },
      {
        en: 'In the original box with the leaflet, within reach',
        es: 'Con su caja y el prospecto, a mano',
      },
      { en: 'Enough for {days}, and a few to spare', es: 'Para {days} y algo de más' },
      {
        en: 'Kept with the other medicines, so that one look finds all',
        es: 'Con el resto de la medicación: así se encuentra todo de un vistazo',
      },
    ],
  },
  {
    kinds: ['document', 'papers'],
    categories: ['documents'],
    words: w(
      'letters?|forms?|certs?|certificates?|licen[cs]es?|cards?|papers?|cop(?:y|ies)|photocopies|printouts?|contracts?|permits?|statements?|passes?|vouchers?|prescriptions?|cartas?|fichas?|certificados?|contratos?|permisos?|carn[eé]t?s?|c[eé]dulas?|credencial(?:es)?|partidas?|recetas?|prescripci[oó]n|autorizaci[oó]n|p[oó]lizas?|justificantes?|antecedentes|comprobantes?|aadhar|ilp|coc|peme|oec|oci|cv|qid|schengen|results?|stamps|degrees?|originals|anal[ií]ticas?|resguardo|originales|constancia|vacuna|carpeta|seguro|licencia|degree|impresos|programmes',
    ),
    why: [
      {
        en: 'Original in hand luggage, photo of it on the phone',
        es: 'El original en el equipaje de mano, y una foto en el móvil',
      },
      {
        en: 'On paper: at the counter a flat phone shows nothing',
        es: 'En papel: en la ventanilla un móvil sin batería no enseña nada',
      },
      {
        en: 'In one flat folder with the other papers, on top',
        es: 'En una carpeta plana con los demás papeles, arriba del todo',
      },
      { en: 'Name and date checked before it is packed', es: 'Comprueba nombre y fecha antes de guardar' },
    ],
  },
  {
    kinds: ['instrument'],
    why: [
      {
        if: ['flying'],
        en: 'In the cabin if the airline lets it: ask before you choose the seat',
        es: 'En cabina si la aerolínea lo admite: pregunta antes de elegir asiento',
      },
      {
        en: 'In its case, never in a hot or freezing boot',
        es: 'En su estuche, y nunca en un maletero con calor o heladas',
      },
    ],
  },
  {
    words: w(
      'oils?|glue|adhesive|balm|lynx|powder|bodyglide|body glide|butter|wax|oilatum|purelan|espuma|sprays?|gels?|creams?|perfume|lotions?|salve|hairspray|paint|aceites?|pegamento|lacas?|crema|perfume|loci[oó]n|esmalte|jarabe',
    ),
    kinds: ['cosmetic'],
    why: [
      {
        if: ['hand-luggage', 'cabin-liquids'],
        en: 'In a bottle of up to 100 ml: you fly with cabin bags',
        es: 'En un bote de hasta 100 ml: vuelas con equipaje de cabina',
      },
      {
        en: 'In a bag that seals: what can leak, leaks on the way',
        es: 'En una bolsa que cierre: lo que puede gotear, gotea por el camino',
      },
      { en: 'Decanted into what {days} take', es: 'En un bote pequeño, lo justo para {days}' },
    ],
  },
  {
    kinds: ['food'],
    categories: ['food'],
    words: w(
      'coffee|tea|biscuits?|rusks|dates|theplas?|khakhra|sugar|rice|oats|ramen|porridge|gari|shito|egusi|rations|protein bars|beers?|zumos|membrillo|s[aá]ndwich(?:es)?|arroz|at[uú]n|fideos?|man[ií]|bombones|az[uú]car|facturas|achiras|ron|churritos|caramelos|cookies|sauces?|milk|milo|garri|chocolates?|spices?|sweets|jam|honey|flour|cheese|caf[eé]|t[eé]|yerba|mate|galletas?|salsas?|leche|dulces?|quesos?|jam[oó]n|mermelada|miel|harina|aj[ií]|fuet|turr[oó]n|arequipe|alfajores|sopas?|pan',
    ),
    why: [
      {
        if: ['biosecurity'],
        en: 'To be declared on arrival: {country} looks into every bag with food',
        es: 'Se declara al llegar: {country} revisa las bolsas con comida',
      },
      {
        if: ['abroad'],
        en: 'Factory-sealed and labelled, in case customs in {country} ask',
        es: 'Con cierre de fábrica y etiqueta, por si pregunta la aduana de {country}',
      },
      {
        en: 'Wrapped twice, in the middle of the bag: one split packet is in all the clothes',
        es: 'Con doble envoltorio y en medio de la maleta: un paquete roto acaba en toda la ropa',
      },
      { en: 'In a tub, so that nothing gets crushed', es: 'En una fiambrera, para que nada se aplaste' },
    ],
  },
  {
    kinds: ['gift'],
    words: w('gifts?|presents?|souvenirs?|regalos?|detalles?|recuerdos?|encargos?'),
    why: [
      {
        if: ['flying'],
        en: 'Unwrapped until you arrive: security may open it',
        es: 'Sin envolver hasta llegar: en el control pueden abrirlo',
      },
      {
        en: 'Between soft clothes, so that nothing breaks',
        es: 'Entre ropa blanda, para que nada se rompa',
      },
    ],
  },
  {
    kinds: ['electronic'],
    categories: ['electronics'],
    words: w(
      'chargers?|cables?|adapters?|plugs|speakers?|torch|headtorch|radio|uhf|gps|inreach|trackers?|intervalometer|leds|trackpad|flash disk|router|hotspot|inverter|dongle|cargador(?:es)?|altavoz|linterna|radio|interfaz|cron[oó]metro|intervalómetro|dat[aá]fono|compus',
    ),
    why: [
      {
        en: 'Charged the night before, the cable in the same pouch',
        es: 'Con carga completa la víspera y el cable en la misma bolsita',
      },
      {
        if: ['flying'],
        en: 'In hand luggage: what breaks or has a battery does not go in the hold',
        es: 'En el equipaje de mano: lo frágil y lo que lleva batería no se factura',
      },
      {
        en: 'Padded in the middle of the bag, nothing hard beside it',
        es: 'En medio de la bolsa, entre ropa y sin nada duro al lado',
      },
    ],
  },
  {
    kinds: ['footwear'],
    categories: ['footwear'],
    words: w(
      'shoes|boots|trainers|sneakers|hokas|chacos|crocs|clogs?|mojris|canvas|heavies|sandals?|zapat(?:o|illa)s?|botas?|botos|borcego|tacos|chanclas|alpargatas|sandalias',
    ),
    why: [
      { en: 'In a bag of their own, socks inside them', es: 'En su propia bolsa y con los calcetines dentro' },
      { en: 'The heaviest pair travels on your feet', es: 'El par más pesado viaja puesto' },
    ],
  },
  {
    kinds: ['garment'],
    categories: ['clothing', 'outerwear'],
    words: w(
      'shirts?|t-?shirts?|tees?|shorts|trunks|pants|trousers|jeans|leggings|hats?|beanie|bonnet|bloomers|gloves?|mitts?|scar(?:f|ves)|tights|robe|dryrobe|gown|frock|dress|skirt|hoody|hoodie|jersey|vest|coat|jacket|raincape|cape|wrapper|gele|isiagu|veshti|saree|sari|kurta|lehenga|visor|hairnets?|undersuit|lycra|licra|neckerchief|cotton drill|camis(?:a|eta)s?|pantal[oó]n(?:es)?|calzoneras|faldas?|vestidos?|gorr(?:a|o|ito)s?|bufandas?|bata|batita|pijam(?:a|ita)s?|chal|poncho|fajas?|pa[ñn]uel[oa]s?|pa[ñn]oleta|malla|mantoncillo|cintillo|ropa|elegante',
    ),
    why: [
      {
        en: 'Beside the everyday clothes counted for {nights}',
        es: 'Además de la ropa de diario contada para {nights}',
      },
      { en: 'Laid on top, out of the way of creases', es: 'Encima de todo, a salvo de arrugas' },
      { en: 'Tried on at home: a missing button shows there', es: 'Mejor probar en casa: ahí se ve si falta un botón' },
      { en: 'Rolled up, half the room', es: 'En rollo ocupa la mitad' },
    ],
  },
  {
    kinds: ['kitchen'],
    words: w(
      'tuppers?|t[aá]peres|pots?|pans?|tawa|kettle|cooker|mugs?|cups?|bowls?|plates?|flask|cooler(?: box| bag)?|mess kit|ollas?|parrillas?|grill|licuadora|cacharros|cazuelas?|tazas?|platos?|termo|nevera|orza|asador',
    ),
    why: [
      {
        en: 'Something soft inside: hollow things waste room',
        es: 'Con algo blando dentro: lo hueco desaprovecha sitio',
      },
    ],
  },
  {
    kinds: ['bedding'],
    words: w(
      'bedsheets?|sheets?|pillows?|mattress|blankets?|quilts?|duvets?|s[aá]banas?|almohadas?|cobijas?|mantas?|colch[oó]n|edred[oó]n|hamacas?|camitas?',
    ),
    why: [
      { en: 'For {nights}: aired at home before packing', es: 'Para {nights}: mejor airear en casa antes de guardar' },
      { en: 'Squeezed in a bag with the air out, half the size', es: 'En una bolsa y sin aire ocupa la mitad' },
    ],
  },
  {
    kinds: ['baby', 'toy'],
    categories: ['children'],
    why: [
      {
        if: ['flying'],
        en: 'In the bag that stays with you, not in the one you hand in',
        es: 'En la bolsa que va contigo, no en la que entregas',
      },
      {
        en: 'With a name on it, for when it is left somewhere',
        es: 'Con un nombre puesto, para cuando se quede en algún sitio',
      },
    ],
  },
  {
    kinds: ['religious'],
    why: [
      { en: 'In hand luggage, wrapped in something soft', es: 'En el equipaje de mano, entre algo blando' },
      { en: 'Kept apart, with nothing on top', es: 'Aparte y sin nada encima' },
    ],
  },
  {
    kinds: ['pet'],
    categories: ['pets'],
    why: [
      {
        en: 'Tried out before the trip: animals dislike new things on the road',
        es: 'Mejor estrenar antes del viaje: a los animales no les gusta lo nuevo en ruta',
      },
      { en: 'Within reach at the first stop', es: 'A mano en la primera parada' },
    ],
  },
  {
    kinds: ['gear', 'vehicle'],
    words: w(
      'rods?|reels?|lures|bow|arrows?|quiver|tab|racket|bat|sticks?|hurley|sliotars?|boards?|paddles?|poles?|wheels|pedals|saddle|saw|shovel|spade|broom|grippers|epees?|foils?|plastron|mouthguard|mouthpiece|caulks|knee pads|shin pads|shins|canopy|gazebo|tool roll|recovery gear|helmet|armou?r|ca[ñn]as?|reeles|se[ñn]uelos|bate|raqueta|palo|palos|careta|casco|bucal|espinilleras|canilleras|rodillo|rulo|ruedas|bicicleta|paraca[ií]das|inflador|herramientas|freno|espuelas|hans|sotocasco',
    ),
    why: [
      {
        en: 'Your own, so there is none to hire or to borrow there',
        es: 'De casa: así no hay que alquilar ni pedir nada allí',
      },
      {
        en: 'In one bag with the rest of that kit, so that nothing stays behind',
        es: 'En la misma bolsa que el resto de ese equipo, para que no se quede nada',
      },
      {
        en: 'Tried at home: what fails there cannot be mended on the way',
        es: 'Mejor una prueba en casa: lo que falla no se arregla por el camino',
      },
      {
        en: 'Clean and dry before it is packed, and again before you come back',
        es: 'Con todo limpio y seco al guardar, y otra vez antes de volver',
      },
      { en: 'With your name on it: others bring the same', es: 'Con tu nombre: otros llevan lo mismo' },
    ],
  },
  {
    why: [
      { en: 'Yours to bring', es: 'Lo llevas tú' },
      { en: 'From your own list', es: 'De tu propia lista' },
      { en: 'Put by the door the evening before', es: 'Junto a la puerta la víspera' },
      {
        en: 'Once more through the room for it before you leave {place}',
        es: 'Otro vistazo antes de salir de {place}',
      },
    ],
  },
];
