/**
 * Remarks for what only the traveller's own words bring and no row of the knowledge base stands for: what a fact of the
 * trip means for a thing of its kind. What could be said of anything anywhere is not said.
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
    words: w(
      'kni(?:fe|ves)|saws?|axe|hatchet|scissors|secateurs|leatherman|multi-?tool|multiherramienta|cuchillos?|tijeras|navajas?|hachas?|machetes?|sierras?',
    ),
    why: [
      {
        if: ['flying'],
        en: 'In the hold, blade covered: no blade passes security',
        es: 'En la maleta facturada y con el filo tapado: ninguna hoja pasa el control',
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
    ],
  },
  {
    kinds: ['medicine'],
    words: w(
      'pills|meds|drops|lactaid|biofreeze|berocca|steroid|pessaries|strips|insulin|vitamins|rehydrate|pastillas|gotas|jarabe|pastilla|inhaladores?|comprimidos?',
    ),
    why: [
      {
        if: ['flying'],
        en: 'In hand luggage, in the original box: a case can be a day late',
        es: 'En el equipaje de mano, con su caja: una maleta puede llegar un día tarde',
      },
      { en: 'Enough for {days}, and a few to spare', es: 'Para {days} y algo de más' },
    ],
  },
  {
    kinds: ['document', 'papers'],
    categories: ['documents'],
    words: w(
      'letters?|forms?|certs?|certificates?|licen[cs]es?|cards?|papers?|cop(?:y|ies)|photocopies|printouts?|contracts?|permits?|statements?|passes?|vouchers?|prescriptions?|cartas?|fichas?|certificados?|contratos?|permisos?|carn[eé]t?s?|c[eé]dulas?|credencial(?:es)?|partidas?|recetas?|prescripci[oó]n|autorizaci[oó]n|p[oó]lizas?|justificantes?|antecedentes|comprobantes?|aadhar|ilp|coc|peme|oec|oci|cv|qid|schengen|results?|stamps|degrees?|originals|anal[ií]ticas?|resguardo|originales|constancia|vacuna|carpeta|seguro|licencia|degree|impresos|programmes',
    ),
    why: [{ if: ['flying'], en: 'Original in hand luggage, photo of it on the phone', es: 'El original en el equipaje de mano, y una foto en el móvil' }],
  },
  {
    kinds: ['instrument'],
    why: [
      {
        if: ['flying'],
        en: 'In the cabin if the airline lets it: ask before you choose the seat',
        es: 'En cabina si la aerolínea lo admite: pregunta antes de elegir asiento',
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
    ],
  },
  {
    kinds: ['food'],
    categories: ['food'],
    words: w(
      'coffee|tea|biscuits?|sandwich(?:es)?|bocadillos?|bocatas?|rusks|dates|theplas?|khakhra|sugar|rice|oats|ramen|porridge|gari|shito|egusi|rations|protein bars|beers?|zumos|membrillo|s[aá]ndwich(?:es)?|arroz|at[uú]n|fideos?|man[ií]|bombones|az[uú]car|facturas|achiras|ron|churritos|caramelos|cookies|sauces?|milk|milo|garri|chocolates?|spices?|sweets|jam|honey|flour|cheese|caf[eé]|t[eé]|yerba|mate|galletas?|salsas?|leche|dulces?|quesos?|jam[oó]n|mermelada|miel|harina|aj[ií]|fuet|turr[oó]n|arequipe|alfajores|sopas?|pan',
    ),
    why: [
      {
        if: ['biosecurity'],
        en: 'To be declared on arrival: {country} looks into every bag with food',
        es: 'Se declara al llegar: {country} revisa las bolsas con comida',
      },
      {
        // No customs officer stands between countries whose people cross with an identity card.
        if: ['passport'],
        en: 'Factory-sealed and labelled, in case customs in {country} ask',
        es: 'Con cierre de fábrica y etiqueta, por si pregunta la aduana de {country}',
      },
      { if: ['day-trip'], en: 'For the day out: made that morning, on top of the bag', es: 'Para el día: se prepara esa mañana y va encima de todo' },
    ],
  },
  {
    kinds: ['gift'],
    words: w('gifts?|presents?|souvenirs?|regalos?|detalles?|recuerdos?|encargos?'),
    why: [{ if: ['flying'], en: 'Unwrapped until you arrive: security may open it', es: 'Sin envolver hasta llegar: en el control pueden abrirlo' }],
  },
  {
    kinds: ['electronic'],
    categories: ['electronics'],
    words: w(
      'chargers?|cables?|adapters?|plugs|speakers?|torch|headtorch|radio|uhf|gps|inreach|trackers?|intervalometer|leds|trackpad|flash disk|router|hotspot|inverter|dongle|cargador(?:es)?|altavoz|linterna|radio|interfaz|cron[oó]metro|intervalómetro|dat[aá]fono|compus',
    ),
    why: [
      {
        if: ['flying'],
        en: 'In hand luggage: what breaks or has a battery does not go in the hold',
        es: 'En el equipaje de mano: lo frágil y lo que lleva batería no se factura',
      },
    ],
  },
  {
    kinds: ['baby', 'toy'],
    categories: ['children'],
    why: [{ if: ['flying'], en: 'In the bag that stays with you, not in the one you hand in', es: 'En la bolsa que va contigo, no en la que entregas' }],
  },
];
