/**
 * Spanish words that name several things, and the neighbours that tell which: "gorro y bañador", "chaleco en la lancha",
 * "zapatillas, bata y camisón". From 145 words that annotated descriptions use in a sense of their own.
 */
import { wordsOf, type Token } from '../../packing/reading/text';
import { remembered } from '../../remembered';

interface Sense {
  /** The word as it was written, without accents. */
  of: RegExp;
  /** What stands among up to eight words on either side, or right behind it where the pattern begins with `>`. */
  beside: RegExp;
  /** The concept that is meant; '' keeps the traveller's words. */
  means: string;
}

/** Words on either side in which a neighbour tells. */
const NEAR = 8;

const SENSES: readonly Sense[] = [
  { of: /^gomas$/, beside: /\b(?:ortodoncia|brackets|aparatos?|dentista)\b/, means: '' },
  {
    of: /^zapatillas$/,
    beside: /\b(?:pedales|ciclocomputador|maillot|culotte|calas)\b/,
    means: 'cycling-shoes',
  },
  {
    of: /^chalecos?$/,
    beside: /\b(?:lanchas?|botes?|pangas?|kayak|canoas?|rafting|remos?|snorkel|aletas|cenotes?|moto de agua|balsa)\b/,
    means: 'life-jacket',
  },
  {
    of: /^chalecos?$/,
    beside:
      /\b(?:casco|botas de seguridad|epis?|amarillo|naranja|fosforescente|reflectante|reflectivo|triangulos?|brigada|de prensa|de la empresa)\b/,
    means: 'hi-vis',
  },
  {
    of: /^gorros?$/,
    beside: /\b(?:banador(?:es)?|piscina|pileta|alberca|natacion|nadar|termas|traje de bano|malla)\b/,
    means: 'swim-cap',
  },
  {
    of: /^gorros?$/,
    beside: /\b(?:bloqueador|arena|playa|protector solar|crema solar)\b/,
    means: 'sun-hat',
  },
  {
    of: /^gafas$/,
    beside:
      /^(?!.*\b(?:graduadas|de ver|de cerca|de leer|lentillas|miopia|dioptrias)\b).*\b(?:gorra|sombrero|bloqueador|crema solar|protector|sol)\b/,
    means: 'sunglasses',
  },
  {
    of: /^gafas$/,
    beside:
      /^(?!.*\b(?:graduadas|de ver|de cerca|de leer|lentillas|miopia|dioptrias)\b).*\b(?:esquis?|esqui|forfait|pasamontanas|ventisca)\b/,
    means: 'ski-goggles',
  },
  {
    of: /^(?:trajes?)$/,
    beside:
      /\b(?:fraternidad|comparsa|bloque|desfile|matraca|lentejuelas|moros|cristianos|caporal(?:es)?|diablada|morenada|tinku|carnaval|danzantes?)\b/,
    means: 'costume',
  },
  { of: /^trajes?$/, beside: /\b(?:aletas|regulador|jacket|escarpines|plomos|botellas de buceo)\b/, means: 'wetsuit' },
  { of: /^buzos?$/, beside: /\b(?:casco|epis?|ignifugo|de papel|antiflama|obra)\b/, means: 'coveralls' },
  { of: /^buzos?$/, beside: /\b(?:colegio|cole|educacion fisica)\b/, means: 'tracksuit' },
  { of: /^abanicos?$/, beside: /\b(?:de techo|de pie|de piso|electrico|recargable)\b/, means: 'fan-heater' },
  {
    of: /^rodilleras?$/,
    beside:
      /\b(?:coderas|casco|patin(?:es|eta)?|munequeras|voley|volei|voleibol|balonmano|porter[oa]|albanil|jardin|obra)\b/,
    means: 'pads',
  },
  { of: /^zapatillas$/, beside: /\b(?:albornoz|bata|pijama|camison|batin)\b/, means: 'slippers' },
  { of: /^zapatillas$/, beside: /^> (?:de )?(?:pano|casa|levantarse|estar|interior|fieltro)\b/, means: 'slippers' },
  {
    of: /^zapatillas$/,
    beside: /^> (?:de )?(?:media punta|punta|danza|jazz|bailar|baile|ballet)\b/,
    means: 'dance-shoes',
  },
  { of: /^gorras?$/, beside: /\b(?:bloqueador|playa|protector|crema solar|sol)\b/, means: 'cap' },
  {
    of: /^medias$/,
    beside:
      /\b(?:vestido|tacones|tacon|falda)\b|^> (?:de )?(?:red|rejilla|malla|nylon|nailon|lycra|costura)\b|^> caladas\b/,
    means: 'tights',
  },
  {
    of: /^medias$/,
    beside: /^> (?:de )?(?:elasticas|elasticadas|antitrombos?|antitromboticas|varices|compresion)\b/,
    means: 'compression-socks',
  },
  {
    of: /^chinelas$/,
    beside: /\b(?:toallas?|jabon|calzoneta|malla|ducha|playa|piscina|shampoo|champu)\b/,
    means: 'flip-flops',
  },
  {
    of: /^batas?$/,
    beside:
      /\b(?:fonendo(?:scopio)?|estetoscopio|quirurgic[oa]|facultad|lupas|laboratorio|zuecos|anestesia|practicas)\b/,
    means: 'lab-coat',
  },
  { of: /^agujas$/, beside: /\b(?:lanas?|ganchillo|crochet|tejer|punto|circulares|ovillos?)\b/, means: 'knitting' },
  { of: /^agujas?$/, beside: /\b(?:hilos?|botones|imperdibles|costurero)\b/, means: 'sewing-kit' },
  { of: /^garrafas?$/, beside: /\b(?:ollas|primus|anafe|cocina|manguera|hornallas?)\b/, means: 'gas-canister' },
  { of: /^cavas?$/, beside: /\b(?:hielo|carne|almuerzo|penero|cayo|anime|cervezas)\b/, means: 'cool-box' },
  {
    of: /^panal(?:es)?$/,
    beside:
      /\b(?:suegr[oa]|mama|papa|abuel[oa]|andador|empapador(?:es)?|baston|dentadura|silla de ruedas|adultos?)\b(?!.*\b(?:bebe|meses|nene|nena|nino|nina|biberon)\b)/,
    means: 'incontinence-pads',
  },
  {
    of: /^botines$/,
    beside: /\b(?:canilleras|bucal|shorts?|pelota|cabezal|sintetico|cancha|arquer[oa])\b/,
    means: 'football-boots',
  },
  { of: /^protector(?:es)?$/, beside: /^> (?:de )?(?:estomago|gastrico|hepatico)\b/, means: 'antacids' },
  { of: /^protector$/, beside: /^> (?:de )?(?:labios|labial)\b/, means: 'lip-balm' },
  { of: /^carteras?$/, beside: /\b(?:vestido|tacones|zapatos de (?:fiesta|salir)|aros|tocado)\b/, means: 'handbag' },
  {
    of: /^capas?$/,
    beside: /\b(?:llueve|lluvia|paraguas|botas de (?:hule|agua)|impermeable)\b|^> de (?:agua|lluvia)\b/,
    means: 'rain-jacket',
  },
  { of: /^camaras?$/, beside: /\b(?:inflador|parches|bombin|bomba|cubiertas?|llantas?)\b/, means: 'bike-tools' },
  { of: /^mascaras?$/, beside: /\b(?:aletas|tubo|snorkel|neopreno|regulador)\b/, means: 'dive-mask' },
  {
    of: /^correas?$/,
    beside: /\b(?:camisas?|pantalon(?:es)?|zapatos)\b(?!.*\b(?:perr[oa]|gat[oa]|arnes|pienso)\b)/,
    means: 'belt',
  },
  { of: /^plomos$/, beside: /\b(?:regulador|jacket|tanques?|bcd|neopreno|botellas?)\b/, means: 'dive-weights' },
  { of: /^pinzas$/, beside: /^> de (?:garrapatas|partituras?)\b/, means: '' },
  { of: /^(?:trusas?)$/, beside: /\b(?:chancletas|toallas?|piscina|playa|nadar|competir)\b/, means: 'swimwear' },
  { of: /^canguro$/, beside: /\b(?:coche|carriola|cochecito|cargarla|cargarlo|bebe|piedras)\b/, means: 'sling' },
  { of: /^pasta$/, beside: /\b(?:cepillos?|jabon|desodorante|shampoo|champu)\b/, means: 'toothpaste' },
  { of: /^antiparras$/, beside: /\b(?:overol|casco|empresa|mameluco|martillo|ignifugo)\b/, means: 'safety-glasses' },
  { of: /^antiparras$/, beside: /\b(?:malla|gorra|piscina|pileta|tritraje|natacion)\b/, means: 'swim-goggles' },
  {
    of: /^bombachas?$/,
    beside: /^> (?:de )?(?:campo|gaucho|batarasas?|faena)\b|\b(?:rastra|boina|alpargatas)\b/,
    means: 'riding-breeches',
  },
  { of: /^petates?$/, beside: /\b(?:cobijas?|ponchos?|chamarras?|dormir|colchonetas?)\b/, means: 'sleeping-mat' },
  { of: /^chamarras?$/, beside: /\b(?:posada|petates?|colchonetas?)\b|^> (?:de|para) dormir\b/, means: 'blanket' },
  {
    of: /^bragas?$/,
    beside: /^> de (?:cuello|lana|abrigo)\b|\b(?:casco|forfait|esqui|pasamontanas|guantes)\b/,
    means: 'buff',
  },
  {
    of: /^manguitos$/,
    beside: /\b(?:maillot|culotte|geles|dorsal|bici|casco|correr|perneras)\b/,
    means: 'arm-sleeves',
  },
  { of: /^escarpines$/, beside: /\b(?:bodys?|gorritos?|batitas|mantita|ajuar|ositos)\b/, means: 'baby-clothes' },
  { of: /^ferulas?$/, beside: /^> (?:de )?(?:dental|descarga|nocturna|dientes)\b|\bbruxismo\b/, means: 'retainer' },
  { of: /^patines$/, beside: /\b(?:hielo|pista|rockefeller|bryant|figuras)\b/, means: 'ice-skates' },
  { of: /^fular(?:es)?$/, beside: /\b(?:abrigo|guantes|jersey|blusa|gala|botines)\b/, means: 'scarf' },
  { of: /^sondas?$/, beside: /\b(?:pala|arva|alud|avalanchas?|refugio)\b/, means: 'avalanche-kit' },
  { of: /^ambos?$/, beside: /\b(?:hospital|guardia|odontologia|zuecos|estetoscopio|barbijos?)\b/, means: 'scrubs' },
  {
    of: /^(?:boli|lapicera|bolis|lapiceras)$/,
    beside: /^> de adrenalina\b|\b(?:avispas|abejas|alergi\w+)\b/,
    means: 'adrenaline-pen',
  },
  { of: /^plumas?$/, beside: /\b(?:sensor|insulina|glucometro|tiras|glucosa)\b/, means: 'insulin' },
  { of: /^(?:elevador|alzador)$/, beside: /\b(?:ortopedia|wc|inodoro|poceta|barras?)\b/, means: 'shower-chair' },
  { of: /^monos?$/, beside: /\b(?:trabajo|obra|taller|casco|epis?)\b/, means: 'coveralls' },
  { of: /^monos?$/, beside: /^> de (?:esqui|nieve)\b/, means: 'ski-jacket' },
  { of: /^calzas?$/, beside: /\b(?:quirofano|bata|cofia)\b/, means: '' },
  {
    of: /^cedulas?$/,
    beside: /^> (?:verde|azul)\b|\b(?:carta verde|vtv|matafuego|balizas?|seguro del (?:auto|coche))\b/,
    means: 'car-papers',
  },
  // Those of whoever kneels to work.
  {
    of: /^rodilleras$/,
    beside:
      /\b(?:paliacate|guantes?|faena|obra|trabajo|excavacion|espatula|paletin|mono|overol|cubrebocas|azulejo|huerta|invernadero|vina|fresa|suelo)\b/,
    means: '',
  },
  {
    of: /^cascos?$/,
    beside:
      /\b(?:tambor(?:es)?|bombos?|tamborada|musica|ruido|podcast|series|dormir en el (?:avion|bus)|cancelacion|antiruido)\b/,
    means: '',
  },
  {
    of: /^panuelos?$/,
    beside:
      /\b(?:marinera|cueca|zamacueca|faja|castell\w*|san ?ferm\w+|baile|danza|quimio\w*|peluca|pelo|peineta|rocio)\b/,
    means: '',
  },
  { of: /^basculas?$/, beside: /\b(?:pesa|kg|categoria|taekwondo|judo|boxeo|peso|lucha|halterofilia)\b/, means: '' },
  { of: /^pinzas$/, beside: /\b(?:cuchillos?|emplatar|termometro|cucharas?|cocina)\b/, means: '' },
  {
    of: /^(?:carne|carnet|cartilla|libreta)s?$/,
    beside: /\b(?:fiebre amarilla|vacunas?|vacunacion)\b/,
    means: 'vaccination-card',
  },
  { of: /^sables?$/, beside: /\b(?:careta|peto|esgrima)\b/, means: '' },
  { of: /^vendas?$/, beside: /\b(?:boxeo|guantes de boxeo|bucal|muay|kick)\b/, means: '' },
];

/** Asked of every thing that a text names; nearly all have one sense. */
const sensesOf = remembered((word): readonly Sense[] | undefined => {
  const rows = SENSES.filter(({ of }) => of.test(word));
  return rows.length > 0 ? rows : undefined;
});

/** The concept that a Spanish word means beside its neighbours; undefined where the lexicon's stands, '' for the words themselves. */
export const spanishSense = (words: readonly Token[], at: number): string | undefined => {
  const own = words[at]?.text ?? '';
  const rows = sensesOf(own);
  if (!rows) return undefined;
  const around = `${wordsOf(words, at - NEAR, at)} ${wordsOf(words, at + 1, at + 1 + NEAR)}`;
  const behind = `> ${wordsOf(words, at + 1, at + 4)}`;
  return rows.find(({ beside }) => beside.test(around) || beside.test(behind))?.means;
};
