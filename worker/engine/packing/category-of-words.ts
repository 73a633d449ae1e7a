/** The category of a thing by its words. */
import type { CategoryId } from './knowledge/item';

const CATEGORY_WORDS: readonly [CategoryId, RegExp][] = [
  [
    'documents',
    /\b(papers?|documents?|certificates?|letter|licen[cs]e|permit|ticket|visa|pass|invitation|booking|papeles|documentos?|carta|certificado|permiso|receta|entradas?|registro|diploma|contrato)/i,
  ],
  [
    'footwear',
    /\b(boots?|shoes?|trainers|sneakers|sandals?|slippers|heels|clogs|botas?|zapat\w+|sandalias|tenis|chanclas|tacones)/i,
  ],
  ['outerwear', /\b(jacket|coat|gloves?|hat|scarf|fleece|chamarra|chaqueta|abrigo|guantes|gorro|bufanda)/i],
  [
    'clothing',
    /\b(shirts?|trousers|dress|suit|skirt|outfit|churidar|saree|kurta|jeans|top|shorts|ropa|vestido|traje|camisas?|falda|pantal\w+|disfraz|costume)/i,
  ],
  [
    'health',
    /\b(tablets?|pills?|medic\w+|inhaler|brace|splint|balm|tape|insulin|pastillas?|inhalador|férula|plantillas|crema|levotiroxina|bandage|worming)/i,
  ],
  [
    'electronics',
    /\b(charger|cable|camera|laptop|tablet|phone|headphones?|kindle|reader|display|watch|clicker|cargador|cámara|réflex|portátil|auriculares|disco)/i,
  ],
  ['food', /\b(food|snacks?|sandwich(?:es)?|bocadillos?|bocatas?|pickle|masala|tea|coffee|mate|comida|café|dulces)/i],
  ['pets', /\b(dog|cat|harness|lead|worming|perro|gato)/i],
  ['sleep', /\b(sleeping|pillow|duvet|blanket|tent|mat|saco|almohada|manta|colchoneta)/i],
  ['toiletries', /\b(wipes|cream|lotion|soap|shampoo|brush|toallitas|jabón|champú)/i],
];

/** The category of something the knowledge base has no item for. */
export const categoryOfWords = (words: string): CategoryId =>
  CATEGORY_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'activities';
