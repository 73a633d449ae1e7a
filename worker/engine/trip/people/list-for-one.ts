/** Whether one of several travellers asks for a list of their own: "just do my pack", "hazme solo la mía". */
import { anyNamed } from '../../packing/reading/patterns';
import type { Person } from './person';
import type { FlatText } from './writer';

const ONE = anyNamed(
  {
    // "la lista es mía", "the list is mine"
    listIsMine:
      /(?:la )?lista es mia\b|lista (?:solo |solamente )?mia\b|(?:listado|lista) (?:es )?mi[oa] (?:nomas|solo|sola|nada mas|solamente)|(?:the )?list is mine\b/,
    // "this is just for me", "just me please"
    justMe: /(?:so )?this is just (?:for )?me\b|just me (?:pls|please|thanks|thx)\b/,
    // "pack for me only", "list for one", "list for myself"
    forMe:
      /(?:do|make|pack|prepare) (?:it |this |one |the list )?for me (?:only|alone)\b|(?:pack|packing|list|lista) (?:is )?(?:just |only )?(?:for|para) (?:just |only )?(?:me|myself|mi|uno|una) (?:only|alone|solo|sola|nada mas|pls|please)|(?:pack|packing|list) for (?:just|only) (?:me|myself)\b(?! and| \+| &)|(?:just|only) (?:pack|packing) for (?:me|myself)\b(?!(?: \( [^)]{1,12} \))?(?: ,)?(?: and| \+| &| \w+ \(| my| our))|list (?:is )?(?:just |only )?for (?:just |only )?(?:one|1|me)\b(?!(?: \( [^)]{1,12} \))?(?: and| \+| &| plus))|list for myself\b(?! and| \+| &)/,
    // "just my list please", "solo mi lista"
    myList:
      /(?<!(?:eat|eats|drink|use|trust|touch|wear) )(?:just|only|do|make|write|need|want|please|for) (?:(?:just|only|do|make|me|a|the) )*my (?:own )?(?:packing )?(?:list|stuff|bag|things)\b(?! of| and (?:my )?\w+ 's| & \w+ 's| \+ \w+ 's)|(?<!on )my list (?:only|please|pls)|(?:solo|solamente|nada mas) mi lista/,
    // "just do mine", "solo la mía"
    mine: /(?:please|pls) (?:do|make|pack) mine\b|\bi (?:'m )?(?:only )?pack(?:ing)? (?:only )?mine\b|(?:^|[.:;(] |list )only mine\b|(?:solo|solamente|nomas|unicamente) (?:la mia|lo mio)/,
    // "so my stuff only", "just do my pack", "only give me mine", "do mine only", "I only need help with my own stuff"
    doMine:
      /(?<!(?:on|in|is|are|was|for|and|use|trust) )my (?:own )?(?:stuff|things|bits|gear|kit|bag|case|packing)(?: list)? (?:only|alone)(?= [.,;:)!]|$| please| pls| thanks| thx| here)|(?:just|only) (?:do|make|pack|give|need|want|write|help with)(?: me)? (?:mine\b|my (?:own )?(?:pack|case|kit|gear|rucksack|backpack|suitcase|luggage)\b(?! (?:and|&|\+)))|(?<!(?:is|are|'s|was|for) )(?:mine only|just mine)\b|(?:do|pack|write|make) mine(?= [.,;)]|$| (?:pls|please|only))|only (?:need|want) (?:help )?with my own\b|(?:concentrate|focus) on my (?:bag|list|stuff|case|pack)\b|solo list\b/,
    // "make only for me", "for me only", "this is just for my case"
    onlyForMe:
      /(?:do|make|pack|write|list)(?: it| this| one| the list)? (?:only|just) for me\b(?! and| \+| &)|for me (?:only|alone|lang)\b|(?:list|this) (?:is )?(?:just|only) for my (?:own )?(?:bag|case|pack|suitcase|rucksack)\b/,
    // "don't bother with hers", "not hers", "ignore his gear"
    notTheirs:
      /(?:dont|do not|no need to) (?:bother with|do|pack|worry about|include|list) (?:hers|his|theirs)\b(?! \w+s\b)|(?:^|[.,;(] )not (?:hers|his|theirs)(?= [.,;)]|$)|ignore (?:his|her|their) (?:gear|stuff|bag|list|things|kit)\b/,
    // "la mía solamente", "ármame la mía", "solo quiero mis cosas"
    laMia:
      /la mia (?:solamente|nomas|nada mas|solo|sola|y ya|y punto)\b|(?:hazme|haz|haceme|hace|arma|armame|preparame|prepara|quiero|necesito|escribe|escribeme) (?:(?:solo|solamente|nomas|nada mas|unicamente) )?(?:la mia|lo mio)\b(?! y)|nada mas lo mio\b|(?:solo|solamente|unicamente|nada mas) (?:quiero|necesito|haz|hazme|arma|armame) (?:mi lista|mi maleta|mi mochila|mi valija|mis cosas|la mia|lo mio)\b(?! y)/,
    // "la lista nomás pa mí", "para mí na má"
    nomasPaMi:
      /lista (?:e |es )?(?:solo|solamente|nomas|nada mas|unicamente) (?:pa|para) mi\b(?! (?:y|\w+ y)\b)|(?<!y )(?:pa|para) mi (?:nomas|nada mas|na ma|solamente)(?= [.,;)]|$| porfa| por favor)/,
    // "lo de él no"
    loDeElNo: /lo de (?:el|ella|ellos|ellas|los demas|las demas) no(?= [.,;)]|$)/,
    // "cada quien su lista, esta es la mía"
    cadaSuLista:
      /cada (?:uno|una|quien|cual) (?:con )?(?:su|la) (?:propia )?lista\b|(?:esta|this) (?:es la mia|one 's mine|is mine)\b/,
    // "yung list ko lang", "para sa akin lang": Filipino
    akoLang: /(?:ko|akin) lang\b/,
    // "hazla solo para mí"
    hazla:
      /(?:hace|haz|haga|hagan|arme|arma|armen|prepara|prepare|pon|ponga)(?:me)?la (?:(?:pa|para) mi (?:sol[oa]|solit[oa]|nomas|nada mas)|(?:solo|solamente|nomas|nada mas|unicamente) (?:pa|para) mi\b(?! y))/,
    // "lista para mí nomás", "lista p una"
    paraMi:
      /lista p una?\b|(?:la )?lista (?:es )?(?:solo |solamente )?para (?:mi(?!(?: \( [^)]{1,12} \))? (?:y|e)\b)(?= (?:[^a-z]|eh|que|porfa|por favor|nomas|sol[oa]|nada|gracias)|$)|un[oa] (?=[.,]|sol[oa]|persona|y la|y se|porfa|de nosotr)(?! y))/,
    // "que se apañen"
    theyManage: /(?:los|las) demas que espabilen|que (?:se|cada uno|cada una) (?:apanen|apane|arreglen|arregle)/,
    // "orodha yangu tu": Swahili
    yangu: /\byangu tu\b/,
  },
  { before: '\\b' },
);
/** Each of them packs alone: of a group that goes along, beside whom the writer's own are packed for. */
const EACH = anyNamed(
  {
    // "everybody sorts their own"
    theirOwn:
      /(?:everyone|everybody) (?:'s |is )?(?:does|doing|sorts|sorting|packs|packing|makes) (?:for )?(?:their own|themselves)(?: (?:stuff|bags?|lists?|packing|things|gear|kit|out))?(?= [.,;:)!]|$| so\b| and\b)/,
    // "each person brings their own", "cada uno lleva lo suyo"
    eachTheirOwn:
      /(?:each|every) (?:person|one|of us) (?:packs|brings) their own|cada (?:uno|una|quien|cual) (?:de \w+ )?(?:(?:se|ya|que|va|viene|anda|lleva|trae|arma|hace|prepara|empaca|carga|mete|con|encarga|ocupa|organiza|apana|arregla|de|a) )*(?:lo suyo|la suya|lo propio|lo de cada \w+|su (?:maleta|mochila|lista|bols[oa]|valija|equipaje|equipo|petate|material)|aparte|por (?:aparte|separado|su cuenta|su lado)|sol[oa])\b|everyone packs (?:for themselves|their own)/,
  },
  { before: '\\b' },
);
const isClose = ({ role }: Person): boolean => /^(?:partner|child|parent|grandparent)$/.test(role);
/** The others take care of themselves: the list is the writer's, unless somebody is there whom the writer packs for. */
const THEY_SORT =
  /\b(?:sort|pack for|look after) (?:themselves|himself|herself|their own)|sort themselves out|they (?:'ll |will )?(?:pack (?:for themselves|their own)|(?:do|make) their own(?= [.,;)]|$| packing| lists?| bags?))/;
/** "The parish group, about 30 of them, they can all look after themselves": not the one companion. */
const GROUP_SORTS =
  /\b(?:group|the others|the rest|of them|tour party|everyone else)\b.{0,60}\b(?:sort|look after) themselves\b/;
const OWN_BAG =
  /\b(?:i 've only|ive only|i only|only got to sort my|my (?:back)?pack|my bag|my case|my rucksack|mi mochila|mi maleta|mi bolso|mi saco)\b/;
const OUR_BAGS =
  /\b(?:our (?:bags|stuff|list|things|luggage|cases|kit)|we (?:have|share|bring|pack)|nuestr[oa]s (?:maletas|mochilas|cosas|equipaje)|each of us|cada un[oa] llevamos)\b/;

export const listIsForOne = ({ text }: FlatText, people: readonly Person[]): boolean => {
  const others = people.filter(({ role }) => role !== 'self');
  if (others.length === 0) return false;
  if (ONE.test(text)) return true;
  // "Mi novia y yo, cada quien carga lo suyo": what each of a family carries is one list.
  if (EACH.test(text) && !others.some(isClose)) return true;
  if (
    THEY_SORT.test(text) &&
    !(GROUP_SORTS.test(text) && others.length === 1) &&
    others.every(({ role }) => role !== 'child' && role !== 'partner')
  )
    return true;
  const friends = others
    .filter(({ role }) => role === 'friend' || role === 'colleague')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    friends >= 2 &&
    others.every(({ role }) => role !== 'child' && role !== 'partner') &&
    OWN_BAG.test(text) &&
    !OUR_BAGS.test(text)
  );
};
