/**
 * What the traveller said no to, hires, or finds there: a model may not put it on the list. The words stand for the
 * topic in a name, in both languages; a phrase counts where all its words stand side by side.
 */
import type { TripFacts } from '../../engine/packing/facts';
import type { Gear, Provided, RefusedTopic } from '../../engine/packing/tags';
import { wordsOf, type NameIndex } from './names';

type Topic = RefusedTopic | Gear | Provided;

/** Topics that are no thing to pack (museums, a lift to the airport) have no words. */
const WORDS: Partial<Record<Topic, string>> = {
  // activities
  beach: 'beach|beach towel|beach bag|playa|toalla playa',
  swimming:
    'swimsuit|swimwear|swim|swimming|bikini|trunks|bathing suit|goggles|bañador|traje de baño|natación|gorro de baño',
  snorkelling: 'snorkel|snorkelling|snorkeling|fins|aletas|tubo de buceo',
  diving: 'dive|diving|scuba|regulator|buceo|regulador',
  surfing: 'surf|surfing|surfboard|rash guard|rashguard|tabla de surf|licra de surf',
  sailing: 'sailing|deck shoes|náutico|vela',
  kayaking: 'kayak|paddle|kayaking|pala de kayak',
  fishing: 'fishing|rod|lure|pesca|caña de pescar',
  hiking: 'hiking|trekking|walking boots|senderismo|botas de montaña|bastones de senderismo',
  trekking: 'trekking|hiking|senderismo|botas de montaña',
  camping: 'tent|camping|sleeping bag|sleeping mat|camp|acampada|tienda de campaña|saco de dormir|esterilla|hornillo',
  climbing: 'climbing|harness|carabiner|escalada|arnés|mosquetón|pies de gato',
  cycling: 'bike|cycling|bicycle|bici|bicicleta|ciclismo|culote',
  running: 'running|runner|zapatillas de correr|correr',
  gym: 'gym|workout|dumbbell|resistance band|gimnasio|entrenamiento|mancuerna',
  yoga: 'yoga|pilates',
  skiing: 'ski|skiing|esquí|esquís|esquiar',
  snowboarding: 'snowboard|snowboarding',
  'winter-sports': 'ski|snowboard|snowshoe|sledge|esquí|trineo|raquetas de nieve',
  golf: 'golf',
  tennis: 'tennis|padel|racket|racquet|tenis|pádel|raqueta',
  'horse-riding': 'riding|jodhpurs|horse|montar a caballo|equitación',
  motorcycling: 'motorcycle|motorbike|moto|motocicleta',
  photography: 'camera|tripod|lens|cámara|trípode|objetivo',
  shopping: 'shopping bag|bolsa para compras',
  nightlife: 'party|clubbing|nightclub|fiesta|discoteca',
  'fine-dining': 'cocktail dress|dinner jacket|traje de noche|esmoquin',
  'business-meetings': 'business|suit|briefcase|traje|maletín',
  conference: 'business card|lanyard|tarjetas de visita',
  'remote-work': 'laptop|monitor|webcam|ordenador|portátil',
  wedding: 'wedding|boda',
  festival: 'festival',
  'theme-park': 'theme park|parque temático',
  spa: 'spa|bathrobe|albornoz',
  safari: 'safari',
  'wildlife-watching': 'binoculars|prismáticos',
  // refused things
  laptop: 'laptop|macbook|notebook computer|computer|portátil|ordenador|computadora',
  tablet: 'tablet|ipad|tableta',
  camera: 'camera|gopro|lens|cámara',
  tripod: 'tripod|trípode',
  drone: 'drone|dron',
  'e-reader': 'ereader|kindle|lector electrónico|libro electrónico|ebook',
  books: 'book|novel|paperback|libro|novela',
  headphones: 'headphones|earphones|earbuds|airpods|auriculares|cascos|audífonos',
  electronics: 'gadget|laptop|tablet|drone|camera|console|smartwatch|aparato|portátil|tableta|dron|consola',
  'formal-wear':
    'suit|tuxedo|blazer|gown|formal|cocktail dress|dress shirt|tie|traje|esmoquin|americana|vestido de fiesta|vestido de cóctel|de etiqueta|corbata|ropa formal',
  suit: 'suit|tuxedo|traje|esmoquin',
  tie: 'tie|necktie|bow tie|corbata|pajarita',
  heels: 'heels|stilettos|tacones|tacón',
  dresses: 'dress|sundress|gown|vestido',
  skirts: 'skirt|falda',
  jeans: 'jeans|denim|vaqueros|tejanos',
  shorts: 'shorts|bermudas|pantalón corto|pantalones cortos',
  sandals: 'sandal|flipflops|flip flops|sandalia|chanclas',
  boots: 'boots|botas',
  pyjamas: 'pyjamas|pajamas|nightgown|sleepwear|pijama|camisón',
  hat: 'hat|cap|beanie|gorra|gorro|sombrero',
  umbrella: 'umbrella|paraguas',
  coat: 'coat|parka|abrigo|plumífero',
  makeup: 'makeup|mascara|lipstick|cosmetics|maquillaje|pintalabios|cosméticos|rímel',
  perfume: 'perfume|cologne|fragrance|colonia',
  jewellery: 'jewellery|jewelry|necklace|earrings|bracelet|joyas|collar|pendientes|pulsera',
  razor: 'razor|shaver|shaving|maquinilla|afeitar|afeitado|cuchilla',
  hairdryer: 'hairdryer|hair dryer|secador',
  'hair-straightener': 'straightener|flat iron|plancha de pelo|plancha del pelo|alisador',
  iron: 'iron|steamer|plancha',
  towels: 'towel|toalla',
  'beach-towels': 'beach towel|pool towel|toalla de playa|toalla de piscina',
  bedding: 'bedding|sheet|sheets|pillowcase|duvet|blanket|sábana|funda de almohada|edredón|ropa de cama',
  swimwear: 'swimsuit|swimwear|bikini|trunks|bathing suit|bañador|traje de baño',
  sunscreen: 'sunscreen|sun cream|suncream|sunblock|protector solar|crema solar|protección solar',
  'insect-repellent': 'repellent|mosquito spray|bug spray|repelente|antimosquitos',
  cash: 'cash|currency|efectivo|moneda',
  'checked-bag': 'checked bag|large suitcase|hold luggage|maleta grande|maleta facturada',
  suitcase: 'suitcase|maleta',
  backpack: 'backpack|rucksack|mochila',
  'day-bag': 'daypack|day bag|day backpack|mochila de día',
  guidebook: 'guidebook|travel guide|guía',
  'travel-pillow': 'travel pillow|neck pillow|almohada de viaje|almohada cervical',
  snacks: 'snack|energy bar|aperitivo|tentempié|barrita',
  'food-from-home': 'food|canned|comida|conservas|embutido',
  gifts: 'gift|present|souvenir|regalo',
  toys: 'toy|game|juguete|juego',
  stroller: 'stroller|pushchair|pram|buggy|cochecito|silla de paseo|carrito',
  'car-seat': 'car seat|booster seat|silla de coche|silla infantil|alzador|elevador',
  cot: 'cot|crib|travel cot|cuna',
  highchair: 'highchair|high chair|trona',
  'baby-carrier': 'baby carrier|baby sling|portabebés|fular|mochila portabebés',
  nappies: 'nappy|nappies|diaper|pañal',
  'feminine-hygiene': 'tampon|sanitary pad|menstrual|period|compresa|tampón|copa menstrual',
  tent: 'tent|tienda de campaña|carpa',
  'sleeping-bag': 'sleeping bag|saco de dormir|bolsa de dormir',
  'sleeping-mat': 'sleeping mat|sleeping pad|esterilla|colchoneta',
  'cooking-gear': 'stove|camping gas|cooking pot|mess kit|saucepan|hornillo|cazuela|cazo|camping gas',
  'trekking-poles': 'trekking poles|hiking poles|walking poles|bastones',
  binoculars: 'binoculars|prismáticos|binoculares',
  helmet: 'helmet|casco',
  skis: 'ski|skis|esquís|esquí',
  'ski-boots': 'ski boots|botas de esquí',
  'ski-clothes': 'ski jacket|ski pants|ski trousers|salopettes|chaqueta de esquí|pantalón de esquí|ropa de esquí',
  snowboard: 'snowboard|tabla de snowboard',
  snowshoes: 'snowshoes|raquetas de nieve',
  surfboard: 'surfboard|tabla de surf',
  wetsuit: 'wetsuit|neoprene suit|neopreno',
  'snorkel-gear': 'snorkel|mask and snorkel|fins|snorkelling|tubo y gafas|aletas|máscara de buceo',
  'dive-gear': 'scuba|regulator|dive computer|diving gear|buoyancy|equipo de buceo|regulador|chaleco de buceo',
  kayak: 'kayak|paddle|pala de kayak',
  'life-jacket': 'life jacket|life vest|buoyancy aid|chaleco salvavidas',
  bike: 'bike|bicycle|bicicleta|bici',
  'golf-clubs': 'golf clubs|palos de golf',
  racket: 'racket|racquet|raqueta|pala de pádel',
  'fishing-gear': 'fishing rod|tackle|lures|caña de pescar|aparejos|señuelos',
  'climbing-gear': 'harness|carabiners|climbing rope|arnés|mosquetones|cuerda de escalada',
  crampons: 'crampons|ice axe|crampones|piolet',
  'riding-gear': 'motorcycle jacket|motorcycle gloves|motorbike jacket|chaqueta de moto|guantes de moto|equipo de moto',
  'horse-gear': 'riding helmet|riding boots|casco de montar|botas de montar',
  'winter-clothes': 'thermal suit|snow boots|snowsuit|traje térmico|botas de nieve',
  'rain-gear': 'raincoat|rain jacket|rain poncho|chubasquero|impermeable|poncho de lluvia',
  'yoga-mat': 'yoga mat|esterilla de yoga',
  wheelchair: 'wheelchair|silla de ruedas',
  // provided
  toiletries: 'shampoo|conditioner|shower gel|body wash|soap|champú|acondicionador|gel de ducha|jabón',
  kitchen: 'saucepan|frying pan|plates|cutlery|cazo|sartén|platos|cubiertos',
  'mosquito-net': 'mosquito net|mosquitera',
  bathrobe: 'bathrobe|slippers|albornoz|zapatillas de casa',
  'drinking-water': 'water filter|purification tablets|filtro de agua|pastillas potabilizadoras',
  'baby-gear': 'stroller|pushchair|cot|highchair|cochecito|cuna|trona',
  'pet-gear': 'pet bowl|pet bed|dog bed|dog bowl|comedero|cama para perro',
  adapter: 'adapter|adaptor|adaptador',
  uniform: 'uniform|uniforme',
  'snow-chains': 'snow chains|cadenas',
  laundry: 'detergent|clothesline|washing powder|detergente|tendedero|jabón para la ropa',
  driving:
    'driving licence|driving license|driver license|driving permit|carnet de conducir|permiso de conducir|permiso internacional',
  pets: 'dog|cat|pet|perro|gato|mascota',
  work: 'work documents|business cards|documentos de trabajo|tarjetas de visita',
  alcohol: 'wine|whisky|beer|rum|gin|vodka|spirits|vino|cerveza|ron|licor',
};

const NO_PACKING = /^(?:refused|rented|provided):(?<topic>.+)$/;

const LINKS = new Set(['of', 'the', 'and', 'for', 'de', 'del', 'el', 'la', 'para', 'y', 'a']);

/** The words of a phrase as names are cut into words, without the small ones. */
const phraseOf = (text: string): string[] => wordsOf(text).filter((word) => !LINKS.has(word));

const PHRASES = new Map(
  Object.entries(WORDS).map(([topic, words]) => [topic, words.split('|').map((phrase) => phraseOf(phrase))] as const),
);

const contains = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));

/** A test for names that the traveller does not want on the list, hires or finds there. */
export const createRefusals = (facts: TripFacts, names: NameIndex): ((name: string) => boolean) => {
  const owned = (topic: string) => Object.hasOwn(facts.tags, `own:${topic}`);
  const phrases = Object.keys(facts.tags).flatMap((tag) => {
    const topic = NO_PACKING.exec(tag)?.groups?.topic;
    return topic && !owned(topic) ? (PHRASES.get(topic) ?? []) : [];
  });
  return (name) => {
    const words = phraseOf(name);
    const isExcluded = names.excludedBy(name).some((cue) => NO_PACKING.test(cue) && Object.hasOwn(facts.tags, cue));
    return isExcluded || phrases.some((phrase) => contains(words, phrase));
  };
};
