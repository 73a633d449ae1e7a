/**
 * What the words around a match make of it: part of a name, a likeness, something a hotel has, an animal that comes
 * along.
 */
import { KIN, SPANISH_ARTICLE } from './grammar';
import { anyOf } from './patterns';
import { phraseSet } from './phrases';
import { isNamedAfter } from './named-after';
import type { Clause } from './clauses';
import { wordsOf, type Token } from './text';
import type { SentenceView } from './view';
import type { Entry } from './row-index';

/** "One of the lads doesn't ski", "some of us don't swim": said of a part of the group. */
export const isOfSome = (tokens: readonly Token[], { from }: Clause): boolean =>
  /^(?:(?:and|but|though) )?(?:one|two|some|half|most|un[oa]|dos|algun[oa]s?) (?:of|de) /.test(
    wordsOf(tokens, from, from + 4),
  );

/** "… no esquía", "tampoco bucean": a verb of the third person, whoever stood before it. */
export const isThirdPerson = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean =>
  end - start === 1 &&
  /^(?:no|tampoco)$/.test(tokens[start - 1]?.text ?? '') &&
  /^(?:esquia|bucea|nada|surfea|corre|camina|escala|navega|pedalea|acampa|pesca|baila)n?$/.test(
    tokens[start]?.text ?? '',
  );

const YEARS_AGO = phraseSet('hace # anos, hace anos/un/unos/varios/muchos (anos), # years ago, years ago, a year ago');
/** "Me operaron hace 2 años", "she went down in 2015 and broke her wrist". */
export const isLongAgo = (tokens: readonly Token[], { from, to }: Clause): boolean =>
  YEARS_AGO.has(tokens, from, to) ||
  tokens.some(
    ({ text }, at) => /^(?:19\d\d|20(?:[01]\d|2[0-4]))$/.test(text) && /^(?:in|en)$/.test(tokens[at - 1]?.text ?? ''),
  );

const BRINGS_US =
  /\b(?:me|nos) (?:lleva|llevan|recogen?|acercan?|deja|dejan|trae|traen)(?: \w+){0,5}$|\bvienen? (?:\w+ ){0,3}a (?:buscar|recoger)(?:me|nos)(?: \w+){0,3}$|\b(?:drops?|dropping|picks?|picking|drives?|driving|takes?|taking|collects?|collecting) (?:me|us)(?: \w+){0,5}$/;
/** "Me lleva mi padre con el coche hasta Aranda", "my husband picks us up in the car": somebody else drives. */
export const isBroughtByOther = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  BRINGS_US.test(wordsOf(tokens, start - 9, start)) &&
  !/\b(?:our|my|mi|nuestr[oa])\b/.test(wordsOf(tokens, start, start + 3));

/** "Driving up in Marc's truck", "en el auto del Tincho": who packs alone is driven by a friend. */
export const isLift = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  LIFT.test(wordsOf(tokens, start, start + 9)) || drivesInClause(tokens, start);
/** "Vic and Sal are driving down with our tent": they go by car, not we. */
const isOthersDrive = (
  tokens: readonly Token[],
  { tag }: Entry,
  { start, end }: { start: number; end: number },
): boolean =>
  (tag === 'transport:own-car' || tag === 'activity:road-trip') &&
  tokens[start]?.text === 'driving' &&
  /^(?:is|are|'s)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[start - 2]?.capital === true &&
  !/^(?:we|i|both|all|hubby)$/.test(tokens[start - 2]?.text ?? '') &&
  !/\b(?:us|me)\b/.test(wordsOf(tokens, end, end + 4));
/** "Los pone el Migue q va en coche con su piba": the one before "que" drives. */
const drivesInClause = (tokens: readonly Token[], at: number): boolean => {
  const que = [at - 2, at - 3].find((index) => /^(?:q|que|who)$/.test(tokens[index]?.text ?? ''));
  const going = /^(?:va|van|viene|vienen|baja|sube|goes|comes|is)$/;
  return que !== undefined && going.test(tokens[que + 1]?.text ?? '') && isSomebody(tokens[que - 1]);
};
const isSomebody = (token: Token | undefined): boolean =>
  token !== undefined && (token.capital || KIN.has(token.text)) && !/^(?:yo|i|me)$/.test(token.text);
const LIFT =
  /\bin (?!(?:my|our|the|a|an) )\w+ (?:'s|s) (?:\w+ )?(?:car|truck|van|ute|pickup|suv|jeep)\b|^(?:en|con) (?:el|la) (?:auto|carro|coche|camioneta|furgo|furgoneta|troca) (?:de (?!mi\b|nuestr|alquiler|empresa|renta)|del (?!trabajo|curro))/;

/** "Trekking olvídate", "spa: hard pass", "a gym I'll never use". */
const TRAILING = anyOf(
  [
    // "Nightlife: no thanks", "skiing no way"; "no way to get there" is something else.
    'no (?:chance|way(?! (?:round|around|to|of))|thanks|thank you)|hard pass|nil|(?:absolutely|definitely) not|not happening|forget it|out of the question',
    'olvidate|olvidalo|no gracias|ni (?:un dia|loc[oa]|muert[oa]|hablar|ahi|de broma|de cona|por asomo|en pedo|a palos)',
    // "The museums we skip", "las cuevas las saltamos".
    "(?:we|i|they|you)(?: ?'?ll| will)? (?:skip|leave|miss|pass on|avoid|left)(?: (?:it|that|this|out|to (?:the|them|others|him|her)))?",
    '(?:lo|la|los|las) (?:dejamos|dejo|saltamos|salto|evitamos)(?! en| a las)',
    // "A gym I'll never use", "the casino exists but I won't".
    "(?:which |that |but )?(?:i|we) (?:'?ll |will )?never (?:use|see|go|set)|exists (?:but )?(?:i|we) (?:will not|won'?t)",
    // "Marathon, my husband's running it not me".
    "(?:\\S+ ){0,3}(?:mate|friend|hubby|husband|wife|sister|brother|dad|mum|mom|son|daughter|he|she) (?:is |'s )?(?:doing|running|racing|playing|riding) (?:it |that )?not (?:me|us|i)",
  ],
  ['^', '(?: |$)'],
);
/** "De esquiar, no.": the whole answer, and no question. */
const isFlatNo = (tokens: readonly Token[], at: number, question: boolean): boolean => {
  const { text = '', gap = '' } = tokens[at] ?? {};
  const next = tokens[at + 1]?.gap.trim();
  return (
    !question && /^[,:]/.test(gap) && /^(?:no|nope|nah)$/.test(text) && (next === undefined || /^[.;!]/.test(next))
  );
};

/** "insulin no thats nan", "CPAP no more": a no right after the words. */
export const trailingNo = (
  { sentence: { tokens, question } }: SentenceView,
  { end }: { end: number },
): number | undefined => {
  const no = tokens[end];
  if (isFlatNo(tokens, end, question)) return end;
  if (no && !/[.;()]/.test(no.gap) && TRAILING.test(wordsOf(tokens, end, end + 9))) return end;
  if (!no || no.gap.trim() !== '' || !/^(?:no|nope|nah)$/.test(no.text)) return undefined;
  const next = tokens[end + 1]?.text ?? '';
  // "Piscina no hay": none is there.
  if (next === 'hay') return !tokens[end + 2] || /[,;:.)]/.test(tokens[end + 2]?.gap ?? '') ? end : undefined;
  return /^(?:thats|its|more|longer|cos|because)$/.test(next) ? end : undefined;
};

/** "Con las dos perras", "with our dog": the animal travels along, whatever is said of a day without it. */
export const comesWith = ({ sentence: { tokens } }: SentenceView, { start }: { start: number }): boolean =>
  /\b(?:con|with|llevamos|llevo|traemos|bring|bringing) (?:\w+ ){0,5}$/.test(
    `${tokens
      .slice(Math.max(0, start - 6), start)
      .map(({ text }) => text)
      .join(' ')} `,
  );

/** "Zancudos que parecen helicópteros", "it looks like a castle": what something is only like. */
export const isSimile = (tokens: readonly Token[], { start }: { start: number }): boolean => {
  const article = /^(?:un|una|unos|unas|el|la|los|las|an?|the)$/.test(tokens[start - 1]?.text ?? '') ? 1 : 0;
  const lead = tokens[start - 1 - article]?.text ?? '';
  // "Los pies como globos"
  if (
    lead === 'como' &&
    /^(?:pies?|piernas?|manos?|ojos?|cara|cabeza|espalda|orejas?|tobillos?|barriga|panza)$/.test(
      tokens[start - 2 - article]?.text ?? '',
    )
  )
    return true;
  return (
    /^parec(?:e|en|ia|ian|emos)$/.test(lead) ||
    // "Cada cual botas": each of them.
    (lead === 'cual' && tokens[start - 2 - article]?.text !== 'cada') ||
    // "It is wet like a sauna", "hace calor como en un horno"; "we'd like a sauna" is a wish.
    (article === 1 &&
      /^(?:un|una|an?)$/.test(tokens[start - 1]?.text ?? '') &&
      ((lead === 'like' && !WISHES.test(tokens[start - 2 - article]?.text ?? '')) ||
        lead === 'como' ||
        (lead === 'en' && tokens[start - 2 - article]?.text === 'como'))) ||
    (lead === 'like' && /^(?:look|feel|sound|dress|smell)(?:s|ed|ing)?$/.test(verbBefore(tokens, start - 2 - article)))
  );
};

const WISHES = /^(?:i|we|you|they|kids|children|would|'d|id|wed|do|dont|really|also|still|all|both|might)$/;

/** The verb before "like", with what stands between in "look a bit like". */
const verbBefore = (tokens: readonly Token[], at: number): string =>
  tokens[
    /^(?:bit|lot|just|more|exactly)$/.test(tokens[at]?.text ?? '') ? at - (tokens[at - 1]?.text === 'a' ? 2 : 1) : at
  ]?.text ?? '';

/** Before "Ferry" in the name of a company or of a kind of ship. */
const OPERATOR =
  /^(?:lines?|calmac|brittany|stena|northlink|interislander|bluebridge|condor|tallink|viking|car|fast|night|passenger|the|then|by)$/;
/** "La Gruta", "Villa La Angostura", "Lees Ferry": a word with a capital, in a name with an article of its own or of a landing. */
const isInName = (
  tokens: readonly Token[],
  { tag }: Entry,
  { start, end }: { start: number; end: number },
): boolean => {
  if (!tag || !/^(?:setting|lodging|transport:ferry)/.test(tag) || end - start > 1 || tokens[start]?.capital !== true)
    return false;
  const joined = (at: number): boolean => tokens[at]?.gap.trim() === '';
  const before = tokens[start - 1];
  if (tokens[start]?.text === 'ferry')
    return before?.capital === true && joined(start) && start > 1 && !OPERATOR.test(before.text);
  const after = tokens[end];
  return (
    (start > 1 && before?.capital === true && SPANISH_ARTICLE.test(before.text) && joined(start)) ||
    (after?.capital === true && SPANISH_ARTICLE.test(after.text) && joined(end))
  );
};

/** "Mi padre fue marinero", "she was a nurse": what somebody did for a living is no work of this trip. */
const isFormerTrade = (tokens: readonly Token[], { tag }: Entry, { start }: { start: number }): boolean => {
  if (!tag?.startsWith('work:')) return false;
  const article = /^(?:un|una|an?|the|el|la)$/.test(tokens[start - 1]?.text ?? '') ? 1 : 0;
  return /^(?:fue|fui|era|fueron|eran|ex|was|were|retired|former|jubilad[oa])$/.test(
    tokens[start - 1 - article]?.text ?? '',
  );
};

/** "Me lo regaló": with its accent the word is a verb; few nouns end so. */
export const isPreterite = (original: string, token: Token | undefined): boolean =>
  token !== undefined &&
  original.charAt(token.end - 1) === 'ó' &&
  !/^(?:domin|bong|palet|bur|landa)o$/.test(token.text);

/** "The hotel has a gym" is not a plan to use it. */
const isAmenity = ({ sentence }: SentenceView, clause: Clause, row: Entry): boolean => {
  if (row.tag !== 'activity:gym') return false;
  const words = sentence.tokens.slice(clause.from, clause.to).map(({ text }) => text);
  const all = sentence.tokens.map(({ text }) => text);
  const has =
    words.some((word) => /^(?:has|hay|tiene|there|offers|includes|incluye|ofrece)$/.test(word)) &&
    words.some((word) =>
      /^(?:hotel|gym|gimnasio|resort|residence|ship|barco|airbnb|apartamento|edificio|building)$/.test(word),
    );
  return (
    has &&
    !all.some((word) =>
      /^(?:use|using|usar|usarlo|usarla|usare|pienso|plan|every|cada|daily|entrenar|will|want|quiero|aprovechar|aprovechare|going|ire|iremos|workout|love)$/.test(
        word,
      ),
    )
  );
};

/** Whether the words around a match make it something else than what its row takes it for. */
export const meansOther = (
  view: SentenceView,
  clause: Clause,
  row: Entry,
  found: { start: number; end: number },
): boolean =>
  isOthersDrive(view.sentence.tokens, row, found) ||
  isAmenity(view, clause, row) ||
  isSimile(view.sentence.tokens, found) ||
  isFormerTrade(view.sentence.tokens, row, found) ||
  isInName(view.sentence.tokens, row, found) ||
  isNamedAfter(view.sentence.tokens, row.tag, found);
