/** The words of a destination that are no place: codes of states, fillers, and what was not understood. */
import { fold } from './fold';
import type { PlaceMention } from './mentions';
import { ORDINARY_WORDS } from './ordinary-words';

/** "TX", "AL", "NSW": what stands for a division after a comma or at the end. */
const US_STATES = new Map(
  'AL Alabama AK Alaska AZ Arizona AR Arkansas CA California CO Colorado CT Connecticut DE Delaware FL Florida GA Georgia HI Hawaii ID Idaho IL Illinois IN Indiana IA Iowa KS Kansas KY Kentucky LA Louisiana ME Maine MD Maryland MA Massachusetts MI Michigan MN Minnesota MS Mississippi MO Missouri MT Montana NE Nebraska NV Nevada NH New_Hampshire NJ New_Jersey NM New_Mexico NY New_York NC North_Carolina ND North_Dakota OH Ohio OK Oklahoma OR Oregon PA Pennsylvania RI Rhode_Island SC South_Carolina SD South_Dakota TN Tennessee TX Texas UT Utah VT Vermont VA Virginia WA Washington WV West_Virginia WI Wisconsin WY Wyoming DC District_of_Columbia'
    .split(' ')
    .reduce<[string, string][]>(
      (pairs, word, index, all) =>
        index % 2 === 0 ? [...pairs, [word, (all[index + 1] ?? '').replaceAll('_', ' ')]] : pairs,
      [],
    ),
);
const PROVINCES = new Map([
  ['ON', 'CA.Ontario'],
  ['BC', 'CA.British Columbia'],
  ['QC', 'CA.Quebec'],
  ['AB', 'CA.Alberta'],
  ['NS', 'CA.Nova Scotia'],
  ['NB', 'CA.New Brunswick'],
  ['SK', 'CA.Saskatchewan'],
  ['MB', 'CA.Manitoba'],
  ['YT', 'CA.Yukon'],
  ['NSW', 'AU.New South Wales'],
  ['VIC', 'AU.Victoria'],
  ['QLD', 'AU.Queensland'],
  ['TAS', 'AU.Tasmania'],
]);

/** Division meant by trailing capitals of the destination, "Paris TX" or "Springfield, IL, USA", or by "qld", which is no word. */
export const stateCode = (destination: string): string | undefined => {
  const match = /[\s,(]([A-Z]{2,3}|nsw|qld)\)?(?:,?\s*(?:USA?|U\.S\.A?\.?|EE\.? ?UU\.?|Canada|Australia))?\s*$/.exec(
    destination,
  );
  const code = match?.[1]?.toUpperCase();
  if (!code) return undefined;
  const state = US_STATES.get(code);
  return state ? `US.${state}` : PROVINCES.get(code);
};

/** The state or province whose code stands right behind a name of a destination: "Amarillo TX then Sweetwater TX". */
export const stateBehind = (destination: string, end: number): string | undefined => {
  const code = /^,?\s+[A-Z]{2,3}\b/.exec(destination.slice(end))?.[0];
  return code ? stateCode(` ${code}`) : undefined;
};

/** Words of a destination that qualify and are no place: what is left after them decides whether a name was unknown. */
const FILLER = new Set(
  'trip tour travel holiday holidays vacation weekend getaway honeymoon roadtrip road week weeks day days to in the a an of and around from via near by with our my city break cruise island islands beach beaches national park area region coast north south east west northern southern eastern western central old town village resort ski mountains mountain lake lakes valley canal canals province state county county country district near then plus or viaje tour vacaciones escapada fin semana semanas finde puente luna de miel ruta crucero por al a la las los el en y e o del desde hasta con isla islas playa playas costa parque nacional norte sur este oeste centro zona region provincia estado departamento pueblo ciudad casco viejo montanas montana lago lagos valle estacion esqui cerca butlins butlin pontins parkdean hoseasons eurocamp haven festival fest marathon races carnival carnaval feria fiesta fiestas maraton stag hen rage hospital clinica clinic camping campsite caravan lodge glamping'.split(
    ' ',
  ),
);

export const unread = (destination: string, mentions: readonly PlaceMention[]): string[] => {
  let rest = destination;
  for (const mention of [...mentions].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, mention.start)} | ${rest.slice(mention.end)}`;
  return rest
    .split(/[|,;:/()+&\n]|\s[-–—>→]+\s|\b(?:and|then|y|e|to|hasta|plus|luego)\b/i)
    .map((piece) => piece.trim())
    .filter((piece) =>
      fold(piece)
        .split(' ')
        .some((word) => word.length > 3 && !FILLER.has(word) && !ORDINARY_WORDS.has(word) && !/^\d+$/.test(word)),
    );
};

/** "Llangolen canal", "Snowdonea national park": a name without the words that say what sort of place it is. */
export const withoutFillers = (piece: string): string =>
  fold(piece)
    .split(' ')
    .filter((word) => !FILLER.has(word))
    .join(' ');

/** What a name of a bay, a hill or a park begins with. */
const LAND =
  /(?:^|\s)(?:bahia|cerro|pico|volcan|nevado|caleta|salto|playa|isla|lago|laguna|rio|sierra|monte|cabo|punta|puerto|valle|villa|refugio|santuario|termas|loma|cuesta|paso|pampa|estancia|mar|boca|bocas|canon|quebrada|arroyo|colonia|bay|lake|mount|point|port|cape|fort|glen|loch|lough|praia|ponta|ilha|serra|morro|lagoa)\s*$/;

/** "isla Barú", "Cabo San Juan": a word that only begins the name after it. */
export const beginsAName = (key: string): boolean => LAND.test(key);

const JOINT = /\s+(?:d[aeo]s?|del|de l[ao]s?)\s*$/;

/** "Bahía Inglesa", "Praia dos Ingleses": an adjective of a country that ends a name of its own. */
export const isNamesAdjective = (destination: string, { kind, start, text }: PlaceMention): boolean =>
  kind === 'demonym' && /^\p{Lu}/u.test(text) && LAND.test(fold(destination.slice(0, start)).replace(JOINT, ''));

const HOUSE_OR_FEAST =
  /\s(?:house|hotel|hospital|infirmary|orientation camp|campsite|holiday park|festival|fest|cheoil|racecourse|castle|marathon|ultra|races|show|carnival|fair|conference|university|uni|college|school|arena|stadium|wedding|resort|lodge|golf|spa)$/;

/** Whether a small town's name is but a part of an unknown longer one: the Pinos of "Villa Rosaleda de los Pinos". */
export const partOfAName = (destination: string, mention: PlaceMention, all: readonly PlaceMention[]): boolean => {
  // "Delta del Ebre", "Soto de Valdeón": what follows is not a name of its own, so the whole is one.
  const longer = /^\s+(?:del|de la|de los|de las|de|of the|of)\s+(?=\p{Lu})/u.exec(destination.slice(mention.end));
  if (
    longer &&
    mention.kind === 'place' &&
    !all.some(({ start }) => start === mention.end + longer[0].length) &&
    !mention.candidates.some(({ weight }) => weight > 6)
  )
    return true;
  // "Ramales de la Victoria", "Puebla de los Ángeles": after such a joint stands the end of a longer name.
  const head = /(\p{Lu}\p{L}+)\s+de\s+l(?:a|as|os)\s+$/u.exec(destination.slice(0, mention.start))?.[1];
  if (
    head &&
    (mention.kind === 'place' || mention.kind === 'region') &&
    !/^l[ao]s? /.test(fold(mention.text)) &&
    !FILLER.has(fold(head)) &&
    !ORDINARY_WORDS.has(fold(head))
  )
    return true;
  // "Bahía Inglesa", "Cerro Champaquí", "Lake Placid": with such a noun a name only begins.
  if (
    (mention.kind === 'place' || mention.kind === 'region') &&
    LAND.test(fold(mention.text)) &&
    // "Praia dos Ingleses"
    /^\s+(?:d[aeo]s?\s+)?\p{Lu}\p{Ll}{2,}/u.test(destination.slice(mention.end)) &&
    // "isla Barú": a word for land alone is not a name, be it also the name of a town.
    (!/\s/.test(mention.text) || !all.some(({ start, kind }) => start === mention.end + 1 && kind !== 'demonym'))
  )
    return true;
  // "Minerva reef"
  if (/^\s(?:reefs?|atoll|shoals?|sandbank)(?!\p{L})/iu.test(destination.slice(mention.end))) return true;
  // "Vall d'Hebron"
  if (/\p{L}\s?d['’]$/u.test(destination.slice(0, mention.start))) return true;
  const isKnown = mention.candidates.some(
    ({ weight, place, leisure }) => weight > 5 || leisure || place.kind !== 'town',
  );
  if (mention.kind !== 'place' || isKnown) return false;
  const left =
    destination
      .slice(0, mention.start)
      .split(/[,;:/()+&]|\s[-–—>→]\s|\b(?:and|y|to|a)\b/i)
      .at(-1) ?? '';
  // "Carton House Maynooth", "Fleadh Cheoil Mullingar": after a house or a feast stands the town.
  if (HOUSE_OR_FEAST.test(fold(left))) return false;
  // "Mar Azul"
  if (/\bMar\s+$/u.test(left)) return true;
  const right = destination.slice(mention.end).split(/[,;:/()+&]|\s[-–—>→]\s|\b(?:and|y|to|a)\b/i)[0] ?? '';
  // "Leamington Ontario": what follows says where it lies.
  const lies = all.some(
    ({ kind, start }) =>
      (kind === 'region' || kind === 'country') && /^,?\s$/.test(destination.slice(mention.end, start)),
  );
  return `${left} ${lies ? '' : right}`
    .split(/\s+/)
    .some((word) => /^\p{Lu}\p{Ll}{3,}/u.test(word) && !FILLER.has(fold(word)) && !ORDINARY_WORDS.has(fold(word)));
};
