/** Who stands over a list and takes care of it: "Outfitter: tents, mats", "Dave: the stove". */
import { isVerbalAt, KIN } from '../../packing/reading/grammar';
import { anywhere } from '../../packing/reading/anywhere';
import { hasSign, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { isFurnishing } from './furnished';
import { LODGING } from '../../packing/reading/lodging-words';
import type { Reading } from './reading';
import { PROVIDER } from './somebody';
import type { ThingGroup, ThingMention } from './mentions';
import type { ThingsContext } from './whose';

const MOST_HEADING = 4;
const HEADS = /[:=]/;
const hasHeading = anywhere((tokens, at) => hasSign(tokens[at], HEADS));
/** Words between a heading and a thing of its list, at most. */
const HEADING_WITHIN = 40;
/** Further places over whose lists their furniture stands. */
const PLACES_WITH =
  /^(?:ship|boat|van|bus|marae|huts|yurts|camps|unit|bothy|bunkhouse|donga|dongas|barn|quarters|suite|teacherage|machiya|accommodation|amenities|digs|berth|b)$/;
const isPlaceWord = (token: Token | undefined): boolean =>
  token !== undefined && (LODGING.test(token.text) || PLACES_WITH.test(token.text));
const DASH = /[–—]|\s-\s/;
/** Headings over what others give; "camp:" and "hospital:" may as well stand over what one takes there. */
const SUPPLIER =
  /^(?:(?:the|el|la|los|las) )?(?:(?:material|equipo|kit) (?:comun|de grupo|del grupo|compartido)(?: del equipo)?|(?:group|shared|team|club|common|communal|crew) (?:kit|gear|equipment|stuff)|outfitter|operator|operador|contratista|organi[sz]ers?|company|agency|agencia|empresa|operadora|organizacion|productora|guides?|crew|(?:outfitter|operator|agency|company|club|guides?)(?: 's)? (?:in|at|of|from) \w+|on board|onboard|on site|a bordo|provided|supplied|included|incluido|incluye|(?:piso|casa|depto|apartamento) de \w+)$/;

const GIVEN_BY =
  /^(?:del|de (?:el|la|los|las)|a cargo (?:del?|de la)|por cuenta (?:del?|de la)|(?:lo )?pone (?:el|la)) (?!(?:casa|club|equipo|cole|colegio)\b)(\w+)(?: \w+)?$/;
const NO_GIVER =
  /^(?:i|me|mine|ours|us|yo|mio|mios|nuestro|nuestros|no|not|nope|yes|si|must|need|mistake|obligatorio|important)$/;

/** Words between a list and who is said to take care of it, at most. */
const GIVER_WITHIN = 12;
const GIVER_ENDS = /[;:.()!?]/;

/** "tents, meals and handcarts = stake": who follows the sign takes care of the list. */
const giverBehind = (tokens: readonly Token[], from: number): Token | undefined => {
  if (!hasHeading(tokens, from, from + GIVER_WITHIN)) return undefined;
  for (let at = from; at < Math.min(tokens.length, from + GIVER_WITHIN); at += 1) {
    const token = tokens[at];
    if (!token || hasSign(token, GIVER_ENDS) || isVerbalAt(tokens, at)) return undefined;
    if (token.gap.includes('=')) return NO_GIVER.test(token.text) ? undefined : token;
  }
  return undefined;
};

/** Who stands over a list: "Outfitter: tents, mats", "On board: bedding", "Dave: the stove". */
export function underHeading(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  context: ThingsContext,
): Reading | undefined {
  const { tokens } = view.sentence;
  // "Lodge: beds made up, four to a room so ear plugs": what follows from it is the traveller's.
  if (/^(?:so|therefore|entonces)$/.test(tokens[group.start - 1]?.text ?? '')) return undefined;
  const least = Math.max(0, group.start - HEADING_WITHIN);
  let colon = -1;
  if (hasHeading(tokens, least + 1, group.start + 1))
    for (colon = group.start; colon > least && !hasSign(tokens[colon], HEADS);) colon -= 1;
  // "Bunkhouse – crockery, pizza oven": a dash right behind the first word.
  if (colon <= 0 && DASH.test(tokens[1]?.gap ?? '') && group.start >= 1 && isPlaceWord(tokens[0])) colon = 1;
  const behind = giverBehind(tokens, group.end);
  if (behind) return { fate: 'provided', by: behind.text, travellers: [] };
  if (colon <= 0) return undefined;
  let from = colon - 1;
  while (from > 0 && !/[,;:.()!?–—]/.test(tokens[from]?.gap ?? '')) from -= 1;
  const heading = tokens.slice(from, colon);
  if (
    heading.length > MOST_HEADING ||
    heading.some(({ text }, at) => !/^(?:van|lists)$/.test(text) && isVerbalAt(tokens, from + at))
  )
    return undefined;
  const words = heading.map(({ text }) => text).join(' ');
  if (SUPPLIER.test(words)) return { fate: 'provided', by: words, travellers: [] };
  // "De la clínica: bata", "del guía: cuerda": whose the things below are.
  const giver = GIVEN_BY.exec(words)?.[1];
  if (giver !== undefined && PROVIDER.test(giver)) return { fate: 'provided', by: giver, travellers: [] };
  if (
    heading.some(({ text }) =>
      /^(?:i|me|my|mine|our|ours|we|us|yo|mio|mios|mia|mi|mis|nuestro|nuestros|nosotros|need|needs|bring|required|obligatorio|list|lista|kit|pack|packing|personal|rules|reglas|no|not)$/.test(
        text,
      ),
    )
  )
    return undefined;
  const [first] = heading;
  const last = heading.at(-1);
  // "Niño: bodies, gorrito": what a child needs, others bring.
  if (heading.length <= 2 && last && CHILD.test(last.text)) return undefined;
  // "Cottage: bedding, towels": what a lodging has; "hotel: swimwear" is for the traveller to bring.
  const lodging = [first, last, heading.at(-2)].find(isPlaceWord);
  const isHousehold = (one: ThingMention): boolean =>
    isFurnishing(one) || HOUSEHOLD.test(tokens[one.end - 1]?.text ?? '');
  const furnishes = isHousehold(mention) || (!PERSONAL.has(mention.concept.kind) && group.mentions.some(isHousehold));
  if (lodging && furnishes) return { fate: 'provided', by: lodging.text, travellers: [] };
  const whose = first && context.who(view, from);
  if (heading.length === 1 && first && (whose ? whose.away || whose.packsAlone : KIN.has(first.text)))
    return { fate: 'other-brings', by: first.text, travellers: [] };
  return undefined;
}

/** What a house has by names that no lexicon needs. */
const HOUSEHOLD =
  /^(?:crockery|dishes|plates|cutlery|pots|pans|saucepans|oven|hob|toaster|microwave|telly|tv|fridge|freezer|desk|wardrobe|heater|fan|fans|barbecue|bbq|grill|sunbeds|loungers|parasols|furniture|logs|firewood|washer|dryer|vacuum|hoover|linens?|sofa|cushions)$/;
/** What a list of furniture goes on with is there as well, unless it is one's own. */
const PERSONAL: ReadonlySet<string> = new Set([
  'garment',
  'footwear',
  'medicine',
  'device',
  'document',
  'papers',
  'cosmetic',
  'electronic',
]);
const CHILD =
  /^(?:nin[oa]s?|beb[ea]s?|nen[ea]s?|peques?|crios?|crias?|hij[oa]s?|guaguas?|enan[oa]s?|chiquill[oa]s?|baby|babies|kids?|child|children|toddler|newborn|son|daughter|boys?|girls?)$/;
