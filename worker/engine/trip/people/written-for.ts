/** Whom a list is for that somebody writes for another: the words name its owner, or tell of another's journey and never of the writer's. */
import { anyNamed } from '../../packing/reading/patterns';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import { isChildMention } from './person';
import type { FlatText } from './writer';

/** What is packed, before "for" somebody. */
const LIST = '(?:list|bags?|case|suitcase|backpack|rucksack|trunk|kit|packing|pack)';
const BEFORE_OWNER = anyNamed(
  {
    // "camp list for", "bag for", "make list of"
    list: new RegExp(
      `\\b${LIST}(?: list)?(?: (?:is|needed|please|just|only|all))* for(?: just| only)?|\\bmake (?:a |the )?(?:packing )?list of|\\b(?:lists? for|on behalf of) (?:(?:my|our|some|the|two|a|\\d) )*(?:clients?|guests?|customers?)(?: [,:])?`,
    ),
    // "writing this for my neighbour", "list for both: Mr Hale and"
    asked:
      /\b(?:writing|doing|typing|asking|posting)(?: this| it)? for|\b(?:list|packing|bag) for (?:both|all|them|one|two|three|four)(?: of them)? :/,
    // "make it for", "do this one just for"
    made: /(?:^|[.,;:] |\bplease )(?:please )?(?:make|do|prepare|write|build) (?:it|this|this one|one|that|the list)(?: (?:just|only))? for/,
    // "this one is just for", "it's for"
    this: /\b(?:this|it|this one|this list)(?: (?:is|'s))(?: (?:just|only|all))* for/,
  },
  { after: '$' },
);
/** "Three nights at Nana's for", "cub camp for", "exchange in Lyon for": before a child; of a grown-up it is a treat. */
const TRIP_FOR =
  /\b(?:nights?|weeks?|weekend|days?|camp|jamboree|semester|term|year|trip|exchange|course|tour|sleepover|retreat|residential|placement)(?: [^.,;:]{1,30}?)? for$|\b(?:campamento|excursion|colonias|colonies|granja escuela|convivencias?|intercambio|egresados|fin de curso)(?: del? (?!mi\b|mis\b)\w+| escolar| scout)? (?:de|del|para)(?: la)?$/;
/** "Packing for my boyfriend too": for the writer as well. */
const TOO = /^(?:too|as well|also)\b/;
const OWNS_LIST = new RegExp(`^'s (?:\\w+ )?${LIST}\\b`);
/** "This list is Tara's only" */
const IS_LIST = /\b(?:list|this|this one) (?:is|'s)$/;
const ONLY_FOR = /(?:^|[.:;] )for$/;
const ONLY = /^(?:\( \d+ \) )?(?:only|alone)\b/;
/** "Pack just hers", "only his bag": whose things alone. */
const ONLY_THEIRS =
  /\b(?:just|only) (?:hers|theirs|his|(?:his|her|their) (?:own )?(?:bag|things|stuff|case|clothes|kit|list))(?= (?:[.,;:)]|please|for|pls))/;

const EVENT =
  '(?:conference|course|training|camp|trip|tour|tournament|exchange|expedition|residential|work do|summit|workshop|fair|competition|championships?|festival|retreat|placement|jamboree|secondment|convention|pilgrimage)';
/** What makes somebody told in the third person set out. */
const SETS_OUT = anyNamed(
  {
    // "is flying", "goes to", "leaves for"
    goes: /spend(?:s|ing) (?!time\b|money\b)|(?:interrail|backpack|cruis|tour|trekk|hik|sail|cycl|camp|ski|volunteer|study)ing\b|fl(?:y|ies|ying)|go(?:es|ing)? (?!out\b|mad\b|through\b)|leav(?:es?|ing)(?! (?:me|us|the|her|him)\b)|heads?\b|heading|sets? off|off (?:to|on)\b|travels?|travell?ing/,
    // "starts at Durham", "joins the navy"
    joins: /starts? (?:at|in|uni|college|school|boarding)\b|joins? (?:an?|the) /,
    // "is on the hockey tour", "at the chess championships"
    takesPart: new RegExp(`(?:on|at|in|do(?:es|ing)) (?:(?:the|an?|his|her|their) )?(?:\\w+ ){0,3}${EVENT}\\b`),
    // "is having his hip done", "goes in for a knee replacement"
    isTreated:
      /(?:hav(?:e|ing)|gett?(?:ing)?|(?:going |in )+for) (?:an?|his|her|their) (?:[\w-]+ ){0,2}(?:op|operation|replacement|surgery|procedure|tonsils|hip|knee|bypass|cataracts?|transplant)\b/,
    // "se marcha a Gante", "viaja con la parroquia", "va de campamento"
    seVa: /se (?:va|marcha|muda|embarca|incorpora|instala)n?\b|(?:viaja|vuela|parte|sale)n? (?:al?|de|con (?!migo|nosotr|mi\b)|sol[oa]s?|desde|por)\b|van? (?:al?|de (?:campamento|viaje|excursion|colonias|intercambio|erasmus|convivencias?|gira)|con (?:el|la|su) (?:cole\w*|escuela|clase|curso|club|equipo|parroquia|grupo))\b/,
    // "tiene paseo de curso"
    tiene:
      /tienen? (?:(?:un|una|el|la|su) )?(?:paseo|campamento|intercambio|convivencia|torneo|congreso|excursion|viaje|gira|retiro)\b/,
    // "got selected for", "has been chosen for", "made the squad"
    chosen:
      /(?:(?:got|been|was|were) )*(?:selected|chosen|picked|accepted|called up|shortlisted|signed up) (?:for|to|into|on|by)\b|(?:made|got into) (?:the|a) (?:\w+ ){0,3}(?:team|squad|tour|camp)\b/,
    // "'s got a conference", "has his first camp"
    has: new RegExp(`(?:has |have )?(?:got )?(?:an?|his|her|their) (?:[\\w-]+ ){0,4}${EVENT}\\b`),
  },
  { before: "^(?:[,()] |and )*(?:(?:who|is|are|'s|'re|will|'ll|be|soon|now|has|have|que|ya) )*" },
);
/** What the writer does besides packing, which is no journey of one's own. */
const BESIDES = anyNamed(
  {
    // "while we're at a wedding"
    meanwhile: /(?:while|whilst|because|cos|since|until|till) (?:i|we)\b[^.,;:]*/,
    // "I'm only writing the list", "we parents stay in Singapore", "I'll be home", "I'm a PA"
    packs:
      /(?:i|we|im)(?: '(?:m|ll|re|ve))?(?: (?:am|are|will|just|only|parents|both|always|ll|be))* (?:pack|packing|writ|writing|mak|making|do|doing|need|want|work|think|hope|guess|worry|stay|staying|remain|(?:an?|her|his|their) pa|(?:an?|her|his|their) (?:\w+ )?(?:assistant|agent|secretary)|(?:at )?home|not on it|drop|dropping|driv(?:e|ing) (?:him|her|them)|not|dont|wont|no)\b[^.,;:]*/,
    // "we are Jain", "we're from Pune"
    faith:
      /(?:i|we)(?: (?:are|am|'re|'m))+ (?:(?:all|a) )*(?:jains?|hindus?|muslims?|sikhs?|christians?|catholics?|hindu|veg(?:etarians?|ans?)?|pure veg|from|originally)\b[^.,;:]*/,
    // "yo le hago la maleta", "yo no viajo", "los padres no vamos", "me pidió la lista"
    preparo:
      /(?:(?:y|pero|que|porque|solo|ya) )*(?:yo (?:(?:no|ni|les?|se|solo) )[^.,;:]*|(?:padres|papas|nosotr[oa]s) no (?:vamos|viajamos)|(?:me|nos) (?:ha |han )?(?:pid|ped|encarg|toca (?:hacer|armar|preparar))\w*[^.,;:]*|(?:(?:me|nos) )?(?:necesito|quiero|hago|preparo|armo) (?:la|una|su|esta) (?:lista|maleta|valija|mochila)[^.,;:]*)/,
    // "I'm only the one sewing the labels", "I'm stuck at work", "we drop him and drive home", "parents aren't allowed"
    atHome:
      /(?:i|we|im)(?: '(?:m|re|ll|ve))? (?:(?:am|are|is|only|just|parents|all|both|stuck|busy|will|be) )*(?:(?:the one )?(?:sewing|ironing|labelling|stitching|minding|feeding|watering|sorting|shopping|paying|the (?:chauffeur|taxi|driver|bank))|at (?:work|home)|in the office|(?:drop|dropping|drive|driving|take|taking) (?:him|her|them) (?:(?:off|up|over|there|down|only) )*(?:and (?:drive|come|head|go) (?:back|home))?|cant|cannot|arent)\b[^.,;:]*/,
    // "stay here with us"
    withUs: /(?:stay|staying|stays|remain|remains|be) (?:(?:here|home|at home|behind|back) )*with (?:me|us)\b/,
    // "without us", "tell me"
    notMe: /(?:without|let|tell|give|send|make|help|ask(?:s|ed)?|got|wants?|rest of|all of) (?:me|us)\b/,
  },
  { before: '\\b', flags: 'g' },
);
const OF_SELF =
  /\b(?:i|im|me|we|us|ours|myself|yo|vamos|voy|viajo|viajamos|salgo|vuelo|llevo|llevamos|tengo|tenemos|necesito|quiero|estoy|estamos|soy|somos|uso|tomo|duermo|nos|acompano|acompanamos|nosotr[oa]s|conmigo)\b/;
/** A journey of the writer's, told without "I": "my sister moves to Leeds, helping her". */
const WRITERS_TOO =
  /(?:^|[.,;:] |\b(?:so|and|but) )(?:helping|visiting|going|joining|seeing|taking|driving|tagging|flying|off|staying|accompanying|supporting|watching|celebrating|bringing|cheering|following|meeting)\b|\bto (?:help|watch|see|visit|support|celebrate|settle)\b/;

/** Whether the words tell of no journey of the writer's. */
const isSilentOfSelf = ({ text }: FlatText): boolean => !OF_SELF.test(text.replaceAll(BESIDES, ' '));

/** Whether words before somebody say whose list it is. */
export const isBeforeOwner = (before: string): boolean => BEFORE_OWNER.test(before);

/** Whether a name with an age, or of which a pronoun tells one, is that of the list's owner. */
export const isOwnerOfList = (lexemes: readonly Lexeme[], at: number): boolean =>
  (LAST_BEFORE_OWNER.has(lexemes[at - 1]?.text ?? '') && saysOwner(textBefore(lexemes, at, 9))) ||
  ownsList(lexemes, at, at + 1);
const saysOwner = (before: string): boolean =>
  BEFORE_OWNER.test(before) || TRIP_FOR.test(before) || ONLY_FOR.test(before) || IS_LIST.test(before);
/** The last word of what says whose list it is. */
const LAST_BEFORE_OWNER: ReadonlySet<string> = new Set(
  "for just only all of client clients guest guests customer customers is 's de del para la : ,".split(' '),
);
export const ownsList = (lexemes: readonly Lexeme[], from: number, to: number): boolean =>
  lexemes[to]?.text === "'s" &&
  OWNS_LIST.test(textAfter(lexemes, to, 3)) &&
  /^(?:[.:;]|need|make|do|pack|is|'s)?$/.test(lexemes[from - 1]?.text ?? '');

/** Where the last of those ends who stand in one list: "my mum and her friend". */
const endOfChain = (mentions: readonly Mention[], { chain }: Mention): number =>
  mentions.findLast((one) => one.chain === chain)?.to ?? 0;

/** Those whom the list is for when it is not the writer's: a chain of mentions. */
export const writtenFor = (
  lexemes: readonly Lexeme[],
  flat: FlatText,
  mentions: readonly Mention[],
): readonly Mention[] => {
  const withSelf = new Set(mentions.flatMap(({ kind, chain }) => (kind === 'self' ? [chain] : [])));
  const silent = isSilentOfSelf(flat);
  const hasAges = mentions.some((one) => isChildMention(one) && one.ages.length > 0);
  const isTheirs = (mention: Mention): boolean => {
    const { kind, chain, from, to, headTo, owner } = mention;
    if (kind === 'self' || withSelf.has(chain) || owner === 'theirs') return false;
    const before = textBefore(lexemes, from, 9);
    if (ONLY.test(textAfter(lexemes, headTo, 4)) && (ONLY_FOR.test(before) || BEFORE_OWNER.test(before))) return true;
    if (!silent) return false;
    if (BEFORE_OWNER.test(before) && !TOO.test(textAfter(lexemes, to, 2))) return true;
    if (ownsList(lexemes, from, to)) return true;
    if (isChildMention(mention) && (TRIP_FOR.test(before) || ONLY_FOR.test(before))) return true;
    if (IS_LIST.test(before) && /^'s (?:only|alone)\b|^'s [.,;]/.test(textAfter(lexemes, to, 2))) return true;
    return (
      (/^(?:mine|ours)$/.test(owner) ||
        mention.entry?.key === 'titled' ||
        // "Chaval de 18 que va a Lanzarote" tells of himself.
        (from === 0 &&
          // "The kids are off to Pop's farm"
          (owner === '' || (owner === 'the' && isChildMention(mention) && hasAges)) &&
          !/^(?:of|de|que)$/.test(lexemes[headTo]?.text ?? ''))) &&
      /^(?:[.;]|client)?$/.test(lexemes[from - 1]?.text ?? '') &&
      SETS_OUT.test(textAfter(lexemes, endOfChain(mentions, mention), 9)) &&
      !WRITERS_TOO.test(flat.text)
    );
  };
  const told = mentions.findIndex(isTheirs);
  const first =
    told < 0 && silent && ONLY_THEIRS.test(flat.text)
      ? mentions.findIndex((one) => one.kind !== 'self' && one.owner !== 'theirs' && isChildMention(one))
      : told;
  const chain = mentions[first]?.chain;
  return first < 0 ? [] : mentions.slice(first).filter((one) => one.chain === chain);
};
