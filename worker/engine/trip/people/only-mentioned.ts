/** People who are mentioned without coming: those one shares a room with or is spoken to, whom one goes to see, and whose word a thing only bears. */
import { isVerbal } from '../../packing/reading/grammar';
import { COMES_APART, COMES_FROM_ELSEWHERE, LEFT, WITH } from './frame-patterns';
import { saysTravels } from './says-travels';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import { isHeading } from './titles';
import { isOfGroup, TREATS } from './in-care';
import type { SaidPart } from './part';
import type { FlatText } from './writer';

/** "Room with 3 girls", "piso con otros dos": before strangers one sleeps beside. */
const SHARES_ROOM =
  /\b(?:room|dorm|flat|cabin|airbnb|berth|apartment|suite|habitacion|cuarto|pieza|piso|camarote|litera|depa|departamento) (?:is )?(?:shared |sharing |compartid[oa] )?(?:with|con)$|\b(?:share|sharing|comparto|compartir|comparte) (?:(?:a|the|my|un|una|la|el|room|flat|cabin|cuarto|habitacion|piso|camarote) )*(?:with|con)$/;
const BESIDE_WRITER = /\b(?:me|i|myself) (?:and|&|\+|n|,)$/;
const TIME_WITH = /\b(?:week|weekend|days?|nights?|evening|time|sunday|christmas|easter|eid|diwali) (?:with|con)$/;
/** After a flatmate: what stands ready in the room one moves into. */
const BRINGS = /^(?:(?:is|'s|will|'ll|already) )*(?:bringing|brings?|has|got|trae|lleva|tiene|pone)\b/;
/** "La plancha no, hija, que descanse": a word for a child by which somebody is only called. */
const CALLED = /^(?:no|si|ay|bueno|claro|gracias|ok|vale|pues|anda|oye|mira|yes|well|sorry) ,$/;
/** "Me her granddaughter", "yo, su nieto": who the writer is to somebody told before. */
const BESIDE_SELF = /(?:^|[,.(] )(?:me|yo)(?: ,)?$/;

/** "A mama washes clothes Tuesdays": any woman of that kind, who works there. */
const ANY = /^an?$/;
const WORKS = /^(?:washes|cooks|cleans|feeds|serves|sells|does|makes|runs|brings|comes|lends|gives)$/;
/** "Mi prima, que es de allí", "my cousin who lives there". */
const LIVES_THERE =
  /^(?:, )?(?:que|who) (?:es|vive|esta|trabaja|is|'s|lives|works) (?:(?:de|from|en|in|over) )?(?:all[ia]|alla|ahi|aca|there|local)\b/;

/** "Au pair for three kids", "niñera de dos hermanos": before children somebody works with. */
const WORKS_WITH =
  /\b(?:au pair|nanny|canguro|ninera|tutor|counsel?lor|monitora?|teacher|profesora?|bunk|cabin|cabana)(?: \w+){0,2} (?:for|to|with|of|de|para|con)$/;
/** "I'll collect my daughter from uni": where somebody is until then, whom one fetches home. */
const FETCHED = /\b(?:collect(?:ing)?|pick(?:ing)? up|fetch(?:ing)?|recoger a|recojo a|buscar a)$/;
const FROM_THERE =
  /^(?:(?:up|back|home) )?(?:from|at|off|de|del|en|al?) (?:(?:the|la|el|her|his|su) )?(?:uni|universidad|university|college|halls|hospital|airport|aeropuerto|camp|campamento|residencia|boarding|prison|rehab|facultad)\b/;
/** Words of a wedding at which "la novia" is the bride. */
const WEDDING =
  /\b(?:boda|casamiento|matrimonio|dama de honor|damas de honor|padrino|madrina|testigo|wedding|bridesmaid|usher)\b/;

/** After an elder: the children who go along, and no "me". */
const AND_CHILDREN =
  /^(?:(?:(?:que|who) (?:se )?(?:lleva|viaja|va|sale|takes|travels)n? (?:a|con|with)|and|with|&|\+|y|e|con|-) )?(?:(?:sus?|his|her|un|una|a) )?(?:(?:\d|dos|tres|two|three|una?) )?(?:son|daughter|hij[oa]s?|niet[oa]s?|grand(?:son|daughter|child|children)|nin[oa]s?|nen[ea]s?|sobrin[oa]s?|ahijad[oa]s?|nephews?|nieces?|bebe|adolescentes?|mellizos|gemelos|kids|teens?|teenagers|twins)\b(?!.{0,12}(?:and|&|y|,) (?:me|i|yo)\b)/;

/** Said of a team or a class of which one is packed for. */
const HAVE_THEIR_OWN =
  /^(?:(?:all|each|will|'ll) )*(?:have|has|pack|bring|get|got|do|sort) (?:their own|for themselves|themselves)\b/;
const WITH_OWN = /^(?:travell?ing|going|flying|driving|off|heading|away)(?: \w+)? with (?:her|his)\b/;
/** Before a word for a parent that opens a sentence: who writes. */
const OF_WRITER = /(?:^|[.] )(?:an? )?(?:new|busy|tired|single|first time|proud|solo|working|nervous|lone)$/;
/** Whether the bride or groom is meant, whose wedding it is. */
export const isBrideOrGroom = (lexemes: readonly Lexeme[], { entry, owner, head }: Mention, flat: FlatText): boolean =>
  entry?.key === 'partner' &&
  owner === 'the' &&
  /^novi[oa]$/.test(lexemes[head]?.text ?? '') &&
  WEDDING.test(flat.text);

/** What the words right around a mention say of somebody who is only mentioned, or of whose bag a label tells. */
export const mentionedAs = (
  lexemes: readonly Lexeme[],
  mention: Mention,
  opensChain: boolean,
): SaidPart | undefined => {
  const { entry, owner, ages, count, from, to, kind } = mention;
  if (kind !== 'person' || !entry) return undefined;
  const one = (count ?? entry.count ?? 1) === 1;
  const before = textBefore(lexemes, from, 5);
  // "Chico de 23, primer interrail": who writes, at the head of the text.
  if (
    from === 0 &&
    entry.risky &&
    owner === '' &&
    one &&
    (ages[0] ?? 0) >= 192 &&
    /^[,.]$/.test(lexemes[to]?.text ?? '')
  )
    return 'writer';
  // "One pen with Mrs Okafor": a teacher, a nurse or a neighbour by the title.
  if (lexemes[mention.head]?.text === 'mrs' && mention.name !== undefined && !BESIDE_WRITER.test(before))
    return 'spoken-of';
  if (!/^(?:mine|ours)$/.test(owner) && ages.length === 0 && !one && SHARES_ROOM.test(before)) return 'spoken-of';
  if (isOfGroup(lexemes, mention) || (/^a?$/.test(owner) && count === undefined && TREATS.test(before))) return 'met';
  if (!/^(?:mine|ours)$/.test(owner) && WORKS_WITH.test(before)) return 'met';
  // "Vesak lanterns week w cousins": kin one spends a time with there.
  if (owner === '' && !one && count === undefined && entry.role === 'relative' && TIME_WITH.test(before)) return 'met';
  if (FETCHED.test(before) && FROM_THERE.test(textAfter(lexemes, to, 5))) return 'met';
  if (entry.key === 'flatmate' && opensChain && BRINGS.test(textAfter(lexemes, to, 4))) return 'provider';
  if (
    entry.role === 'child' &&
    one &&
    owner === '' &&
    ages.length === 0 &&
    lexemes[to]?.text === ',' &&
    CALLED.test(textBefore(lexemes, from, 2))
  )
    return 'spoken-of';
  if (
    owner === 'theirs' &&
    one &&
    ages.length === 0 &&
    /^(?:child|grandparent|relative|other)$/.test(entry.role) &&
    (BESIDE_SELF.test(textBefore(lexemes, from, 3)) ||
      (entry.key === 'carer' && /\byo ,$/.test(textBefore(lexemes, from, 2))))
  )
    return 'writer';
  // "The other 15 boys have their own lists", "without us kids", "we parents"
  const isRestOfTeam =
    opensChain && lexemes[from + 1]?.text === 'other' && HAVE_THEIR_OWN.test(textAfter(lexemes, to, 6));
  const isUs = owner === '' && /\b(?:without us|we)$/.test(before) && /^(?:parent|child)$/.test(entry.role);
  if (!one && (isRestOfTeam || isUs)) return 'spoken-of';
  // "New mum going to my mother's", "busy dad of two", "Fifty-something mum travelling with her son"
  if (
    /^(?:grand)?parent$/.test(entry.role) &&
    owner === '' &&
    ages.length === 0 &&
    (OF_WRITER.test(textBefore(lexemes, mention.head, 3)) || WITH_OWN.test(textAfter(lexemes, to, 5)))
  )
    return 'writer';
  // "El papá de mis hijos no va": of whom the verb tells stands before.
  if (
    entry.role === 'child' &&
    /^mis?$/.test(lexemes[from]?.text ?? '') &&
    lexemes[from - 1]?.text === 'de' &&
    personWordAt(lexemes, from - 2)?.end === from - 1
  )
    return 'spoken-of';
  // "Father and daughter at Yosemite", "mamá y dos niños a Bogotá", "abuela y nieto": the elder writes.
  if (
    (/^(?:parent|grandparent)$/.test(entry.role) || /^(?:aunt|uncle)$/.test(entry.key)) &&
    owner === '' &&
    // "Abuelo, 70, con sus dos nietas"
    (ages.length === 0 || from === 0) &&
    /^(?:[.:]|a|our|for|una?)?$/.test(lexemes[from - 1]?.text ?? '') &&
    AND_CHILDREN.test(textAfter(lexemes, to, 7).replace(/^, /, ''))
  )
    return 'writer';
  if (one && ages.length === 0 && LIVES_THERE.test(textAfter(lexemes, to, 6))) return 'met';
  if (
    /^(?:parent|grandparent)$/.test(entry.role) &&
    [lexemes[from]?.text, lexemes[from - 1]?.text].some((text) => ANY.test(text ?? '')) &&
    WORKS.test(lexemes[to]?.text ?? '')
  )
    return 'spoken-of';
  // "Mi hermano: guantes, mochila", "My mate: maps": what goes into the bag of each.
  if (one && isHeading(lexemes, mention) && /^(?:mine|the|)$/.test(owner) && !LEFT.test(before)) return 'travels';
  // "My mum's coming on her own from Derby with the flowers"
  if (
    opensChain &&
    !/^(?:partner|child)$/.test(entry.role) &&
    COMES_APART.test(textAfter(lexemes, to, 9)) &&
    !WITH.test(before)
  )
    return 'met';
  if (
    opensChain &&
    one &&
    entry.role !== 'partner' &&
    ages.length === 0 &&
    COMES_FROM_ELSEWHERE.test(textAfter(lexemes, to, 9)) &&
    !WITH.test(before)
  )
    return 'met';
  return undefined;
};

/** "… we're off to see him", "vamos a visitarla": before and in the pronoun of those whom one goes to. */
const GOES_TO_SEE =
  /\b(?:(?:to|and) (?:go )?(?:see|visit|join|meet|be with|look after|care for|nurse|mind|help)|seeing|visiting|joining|meeting)$/;
const SEE_THEM = /^(?:ver|visitar|conocer)l[oa]s?$|^(?:ayudar|cuidar|atender)l(?:[oa]s?|es?)$/;

/** Turns those into people who are met whom a pronoun says one goes to see, and who were joined before. */
export const markVisited = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  const withSelf = new Set(mentions.filter(({ kind }) => kind === 'self').map(({ chain }) => chain));
  for (let at = 0; at < lexemes.length; at += 1) {
    const { text = '' } = lexemes[at] ?? {};
    const isEnglish = text === 'him' || text === 'her';
    if (
      !(text.length > 5 && SEE_THEM.test(text)) &&
      !(
        isEnglish &&
        /^[.,;:)]|^(?:in|at|for|and|there|over)\b/.test(textAfter(lexemes, at + 1, 1)) &&
        GOES_TO_SEE.test(textBefore(lexemes, at, 3))
      )
    )
      continue;
    const sex = text === 'him' || text.endsWith('lo') ? 'male' : /^her$|la$/.test(text) ? 'female' : undefined;
    const last = mentions.findLastIndex(
      (mention) => mention.kind === 'person' && mention.to <= at && (sex === undefined || mention.sex === sex),
    );
    const who = mentions[last];
    if (
      who &&
      !withSelf.has(who.chain) &&
      who.ages.length === 0 &&
      /^(?:presumed|only-described|travels|unknown)$/.test(parts[last] ?? '') &&
      !saysTravels(lexemes, who)
    )
      parts[last] = 'met';
  }
  // "To Toronto to join my husband … husband has a stroller"
  const joined = mentions.findIndex(
    ({ entry, owner }, index) => entry?.role === 'partner' && owner === 'mine' && parts[index] === 'met',
  );
  if (joined < 0) return;
  for (let index = joined + 1; index < mentions.length; index += 1) {
    const mention = mentions[index];
    if (
      mention?.entry?.role === 'partner' &&
      /^(?:travels|presumed|only-described)$/.test(parts[index] ?? '') &&
      !withSelf.has(mention.chain) &&
      !saysTravels(lexemes, mention)
    )
      parts[index] = 'met';
  }
};

/** "Me and my wife … kids' drawing for the fridge": beside a pair that is told as everybody, a word of whose thing it is. */
export const markOwnersOnly = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  const size = new Map<number, number>();
  for (const { chain } of mentions) size.set(chain, (size.get(chain) ?? 0) + 1);
  const pair = mentions.some(({ kind, chain }) => kind === 'self' && size.get(chain) === 2);
  if (!pair) return;
  for (const [index, { entry, owner, ages, count, from, to }] of mentions.entries())
    if (
      entry?.role === 'child' &&
      (entry.count ?? 1) > 1 &&
      owner === '' &&
      ages.length === 0 &&
      count === undefined &&
      /^[.,;:]$/.test(lexemes[from - 1]?.text ?? '') &&
      lexemes[to]?.sign === false &&
      !isVerbal(lexemes[to]?.text ?? '') &&
      !/^(?:and|who|with|in|on|at|to|are|will|also|both|y|con|que|all|going|too)$/.test(lexemes[to]?.text ?? '')
    )
      parts[index] = 'spoken-of';
};

/** "Me mum and nan, coach to the Rhine": relatives whom a text opens with are those of the trip. */
export const markOpening = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  const first = mentions[0];
  if (!first || first.from > 1 || first.kind !== 'person') return;
  const chain = mentions.filter((one) => one.chain === first.chain);
  const last = chain.at(-1);
  if (chain.length < 2 || !last || chain.some(({ kind }) => kind !== 'person')) return;
  if (!/^(?:[.,:;]|to|off|in|on|going|a|en|para)$/.test(lexemes[last.to]?.text ?? '.')) return;
  for (let index = 0; index < chain.length; index += 1) if (parts[index] === 'unknown') parts[index] = 'travels';
};
