/** What is said of a thing by what was said of the one before it: "stove too", "towels don't", a list in brackets. */
import { AND } from '../../packing/reading/grammar';
import { wordsOf, type Token, someWord } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { isException } from './exceptions';
import { LEFT_OUT, type Reading } from './reading';
import { fateByRefusalReason } from './refusal-reason';
import { conceptOf, type ThingGroup, type ThingMention } from './mentions';
import { objectSort } from './objects';
import { hasNewArticle, lastPiece } from './joined-lists';
import { OF_BED_AND_BATH } from './furnished';
import { PIECE_END } from './piece-ends';
import { isRefusedBehind } from './refused-behind';
import { saysSame } from './same-as';

const ends = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return (
    !next || PIECE_END.test(next.gap) || /^(?:and|y|but|pero|so|asi|que|because|porque|cos|since)$/.test(next.text)
  );
};
const isOff = (reading: Reading | undefined): boolean => reading !== undefined && LEFT_OUT.has(reading.fate);

/** "los esquís los alquilamos, guantes y antiparras nuestros": whose they are after what others give. */
const isOwned = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  /^(?:nuestr|mi)[oa]s?$/.test(tokens[end]?.text ?? '') &&
  !PIECE_END.test(tokens[end]?.gap ?? '') &&
  ends(tokens, end + 1);

/** "towels yes", "toallas sí": the list before goes on. */
const saysYes = (tokens: readonly Token[], group: ThingGroup): boolean =>
  /^(?:yes|si|yep|yeah|only)$/.test(tokens[group.end]?.text ?? '') &&
  (ends(tokens, group.end + 1) ||
    /^(?:no|not|none|nope|nah)$/.test(tokens[group.end + 2]?.text ?? '') ||
    /^(?:me|nos) toca|^(?:lo|la|los|las) llev|^(?:llevo|llevamos|va|van|necesito|quiero)$|^o si$/.test(
      wordsOf(tokens, group.end + 1, group.end + 3),
    )) &&
  !/[,.;:]/.test(tokens[group.end]?.gap ?? '') &&
  // "Al marisco (sí, gallega, ya)": an aside.
  !(tokens[group.end]?.gap.includes('(') && !tokens[group.end + 1]?.gap.includes(')'));

const isForBed = ({ mentions }: ThingGroup): boolean =>
  mentions.every(({ concept }) => OF_BED_AND_BATH.test(concept.id));
const LACKS_NEXT =
  /^(?:(?:but|pero|and|y|the|las?|los?|el) )*(?:towels?|sheets?|bedding|pillows?|duvets?|blankets?|toallas?|sabanas?|mantas?|almohadas?|cobijas?) (?:no|not|nope|nah|none)\b/;

/** "nada de tacones, zapatillas y punto": after what is denied the last thing alone is wanted. */
const closes = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  /^y (?:punto|ya|listo|basta|chau)$/.test(wordsOf(tokens, end, end + 2)) && ends(tokens, end + 2);

/** "no puedo usar lentes de marco así que los de contacto": what is done instead. */
const concludes = (tokens: readonly Token[], { start, end }: ThingGroup): boolean =>
  // "They won't fly it so my float pack stays home"
  !/^(?:stays?|staying|(?:is|are) staying|isnt|arent|wont|cant|not|out|se quedan?|queda)\b/.test(
    wordsOf(tokens, end, end + 2),
  ) &&
  / (?:asi que|por eso|so|entonces|mejor)(?: just| only| solo)?(?: (?:the|my|mis?|el|la|los|las))? $/.test(
    ` ${wordsOf(tokens, start - 4, start)} `,
  );

/** "pañal ya no", "muletas ya no": no longer. */
const isNoLonger = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  tokens[end]?.text === 'ya' &&
  tokens[end + 1]?.text === 'no' &&
  ends(tokens, end + 2) &&
  !PIECE_END.test(tokens[end]?.gap ?? '');

const saysNot = (tokens: readonly Token[], group: ThingGroup): boolean =>
  /^(?:dont|doesnt|isnt|arent|not|no|wont|tampoco)$/.test(tokens[group.end]?.text ?? '') &&
  (ends(tokens, group.end + 1) || isShouted(tokens, group.end));

/** "The sausages NO customs will take them": in capitals it is the answer, but for "calculadora NO programable". */
const isShouted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'no' &&
  tokens[at].capital &&
  tokens[at].gap === ' ' &&
  !/^(?:\w+[ai]bles?|(?:l[oa]s? |nos )?(?:incluy\w+|dan?|hay|ponen?|prest\w+|entreg\w+|tra[ei]\w*|tienen?|facilita\w*))\b/.test(
    wordsOf(tokens, at + 1, at + 3),
  ) &&
  !isContrasted(tokens, at + 1);

/** "Linterna y despertador NO móvil": one more thing at the end of the piece, which the no belongs to. */
const isContrasted = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at]?.text ?? '';
  return ends(tokens, at + 1) && (objectSort(next) !== undefined || conceptOf(next) !== undefined);
};

/** "toallas no", "mosquitero y sábanas NO", "sábanas ni de broma": others do not give it, said right after it. */
export const saysLack = (tokens: readonly Token[], group: ThingGroup): boolean =>
  saysNot(tokens, group) ||
  LACK.test(
    tokens
      .slice(group.end, group.end + 3)
      .map(({ text, gap }) => `${PIECE_END.test(gap) ? '|' : ''}${text}`)
      .join(' '),
  );
const LACK =
  /^(?:ni (?:de (?:broma|cona|chiste|casualidad)|hablar|loc[oa]s?|en suenos|una)|para nada|no way|not a chance)(?:$|[ |])/;

/** "… but the boots", "pero las botas". */
const followsBut = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  someWord(tokens, start - 4, start, /^(?:but|pero|though|however|aunque)$/);

const FORBIDDEN =
  /^(?:forbidden|banned|prohibited|barred|outlawed|disallowed|(?:prohib|vet)id[oa]s?|prohib\w+|vetad[oa]s?)$/;

/** "Everything's there except towels": what is lacking has to come. */
const ALL_THERE =
  /\b(?:everything|all|whole lot|lot)(?: (?:else|you need|we need|'s|is|are|already|was))* (?:there|included|incl|provided|supplied|given|on site|in the (?:flat|house|price|villa|cabin|van|apartment))\b(?: \w+){0,2}$|\b(?:they (?:have|give|provide|supply|do)|has|includes|comes with|fully (?:stocked|equipped|furnished)(?: with)?) ?(?:you )?(?:everything|all|the lot)?(?: you need)? (?:except|bar|but|apart|excluding|minus)(?: \w+){0,2}$/;

/** A list of these alone. */
const piece = (part: readonly ThingMention[]): ThingGroup[] => {
  const first = part[0];
  const last = part.at(-1);
  return first && last ? [{ mentions: [...part], start: first.start, end: last.end }] : [];
};

/** "torch, bucket no, notebook": an entry with an answer of its own is cut out of its list. */
const cutOutAnswered = (tokens: readonly Token[], group: ThingGroup): ThingGroup[] => {
  const { mentions } = group;
  const at = mentions.findIndex(
    (mention, index) =>
      index < mentions.length - 1 &&
      !PIECE_END.test(tokens[mention.end]?.gap ?? '') &&
      ((/^(?:no|not|si|yes|tambien)$/.test(tokens[mention.end]?.text ?? '') &&
        PIECE_END.test(tokens[mention.end + 1]?.gap ?? '')) ||
        // "Wine out, whisky in a flask"
        piece([mention]).some((one) => isRefusedBehind({ tokens, question: false }, one))) &&
      (index === 0 || tokens.slice(mentions[index - 1]?.end, mention.start + 1).some(({ gap }) => PIECE_END.test(gap))),
  );
  const answered = mentions[at];
  if (!answered) return [group];
  return [
    ...piece(mentions.slice(0, at)),
    ...piece([answered]),
    ...piece(mentions.slice(at + 1)).flatMap((rest) => cutOutAnswered(tokens, rest)),
  ];
};

/** "Shirts, iron is Gill's", "laptop, headphones, dryer would blow": without an "and" a verb in the singular is the last one's. */
const isOfLastAlone = (tokens: readonly Token[], { mentions, end }: ThingGroup): boolean => {
  const last = mentions.at(-1);
  if (!last || mentions.length < 2 || tokens[end]?.gap.trim() !== '') return false;
  const noun = tokens[last.end - 1]?.text ?? '';
  // "Jacket and knee guards, helmet I carry": the "and" has closed the list before.
  if (
    tokens[last.start]?.gap.includes(',') === true &&
    AND.test(tokens[(mentions.at(-2)?.start ?? 0) - 1]?.text ?? '') &&
    /^(?:i|we|ill|well)$/.test(tokens[end]?.text ?? '')
  )
    return true;
  return (
    /^(?:is|isnt|was|wasnt|has|hasnt|would|wouldnt|broke|died|leaks|leaked|brings|carries|lends)$/.test(
      tokens[end]?.text ?? '',
    ) &&
    !/[^s]s$/.test(noun) &&
    !tokens.slice(last.start - 3, last.start).some(({ text }) => /^(?:and|n|plus)$/.test(text))
  );
};

/** A list cut where its last piece alone is affirmed or denied: "bedding, towels don't". */
export const splitAnswers = (tokens: readonly Token[], groups: readonly ThingGroup[]): ThingGroup[] =>
  groups
    .flatMap((whole) => cutOutAnswered(tokens, whole))
    .flatMap((group) => {
      const answered =
        saysNot(tokens, group) ||
        saysYes(tokens, group) ||
        saysSame(tokens, group) ||
        closes(tokens, group) ||
        isOfLastAlone(tokens, group) ||
        // "Two inhalers plus a nebuliser that's staying home": said of the last alone.
        (/^(?:that|which)$/.test(tokens[group.end]?.text ?? '') &&
          /^(?:'s|is|stays)$/.test(tokens[group.end + 1]?.text ?? ''));
      return (answered && lastPiece(tokens, group, hasNewArticle(tokens, group))) || [group];
    });

/** "Car seat no, drivers have them", "drone no": the answer right after a thing, where nobody speaks of what a place has. */
const answeredNo = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: Reading | undefined,
  lodging: boolean,
): Reading | undefined => {
  const no = tokens[group.end];
  const next = tokens[group.end + 1];
  if (group.mentions.length !== 1 || !no || !/^(?:no|nope|nah)$/.test(no.text) || PIECE_END.test(no.gap))
    return undefined;
  if (
    next &&
    !isShouted(tokens, group.end) &&
    !/[,;:.()–—!?]|(?:^|\s)-+(?:\s|$)/.test(next.gap) &&
    !/^(?:as|because|cos|bc|since|that|thats|those|porque|pues)$/.test(next.text)
  )
    return undefined;
  if (lodging || (previous && isOff(previous) && previous.fate !== 'stays')) return undefined;
  const behind = tokens.slice(group.end + 1, group.end + 8).map(({ text }) => text);
  const lacked = isForBed(group) && !NOT_WANTED.test(behind.join(' '));
  return { fate: lacked ? 'bring' : 'stays', travellers: [] };
};

/** "Toallas no, que ocupan": why one does without. */
const NOT_WANTED = /\b(?:ocupan?|pesan?|caben?|necesit\w+|falta|need|needed|room|bulky|heavy|dry|secan?)\b/;

/** What the words around a list take from the thing before it; undefined where they take nothing. */
export function ellipsisOf(
  view: SentenceView,
  group: ThingGroup,
  previous: Reading | undefined,
  lodging: boolean,
): Reading | undefined {
  const { tokens } = view.sentence;
  if (isException(tokens, group) && previous)
    return {
      fate: isOff(previous) && previous.fate !== 'stays' ? 'bring' : previous.fate === 'stays' ? 'bring' : 'stays',
      travellers: previous.travellers,
    };
  if (previous?.fate === 'stays' && (closes(tokens, group) || concludes(tokens, group)))
    return { fate: 'bring', travellers: previous.travellers };
  // "Extension cords are forbidden, surge protectors aren't": what no rule is against.
  if (
    previous?.fate === 'stays' &&
    saysNot(tokens, group) &&
    someWord(tokens, group.start - 5, group.start, FORBIDDEN) &&
    !someWord(tokens, group.start - 2, group.start, /^(?:and|y|nor|ni|also|tampoco)$/)
  )
    return { fate: 'bring', travellers: previous.travellers };
  const isAllElseThere = isException(tokens, group) && ALL_THERE.test(wordsOf(tokens, 0, group.start));
  if (isAllElseThere || isOwned(tokens, group)) return { fate: 'bring', travellers: [] };
  if (isNoLonger(tokens, group)) return { fate: 'stays', travellers: [] };
  // "El vueltiao lo compro allá, así que sombrero no": what is had makes the other unnecessary.
  if (previous && isOff(previous) && saysNot(tokens, group) && concludes(tokens, group))
    return { fate: 'stays', travellers: [] };
  const refused = answeredNo(tokens, group, previous, lodging);
  if (refused) return refused;
  if (previous && saysSame(tokens, group)) return previous;
  // "… brings cards, I do snacks only": the writer does something else.
  if (saysYes(tokens, group) && !someWord(tokens, group.start - 3, group.start, /^(?:i|we)$/)) {
    // "They lend me towels. ID card yes": papers and medicines are nobody else's to give.
    if (group.mentions.some(({ concept }) => /^(?:document|papers|medicine)$/.test(concept.kind)))
      return { fate: 'bring', travellers: [] };
    // "no need to bring bows but dance shoes YES": against what was said before.
    if (isOff(previous) && followsBut(tokens, group)) return { fate: 'bring', travellers: [] };
    if (isOff(previous) && previous?.fate !== 'stays') return previous;
    // "Bedding yes, towels no": nobody packs sheets and no towel; it is told what the room has.
    const isInventory = isForBed(group) && LACKS_NEXT.test(wordsOf(tokens, group.end + 1, group.end + 5));
    return { fate: lodging || isInventory ? 'provided' : 'bring', travellers: [] };
  }
  // "Dan mantas, hamaca no, que tienen muchas": the reason says more than the no.
  if (previous && isOff(previous) && previous.fate !== 'stays' && saysNot(tokens, group))
    return { fate: fateByRefusalReason(tokens, group.end) ?? 'bring', travellers: [] };
  return undefined;
}
