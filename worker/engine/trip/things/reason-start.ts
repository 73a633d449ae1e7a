/** Where the reason, the use or the story of a thing begins after its name. */
import { FIRST_PERSON } from '../../packing/reading/grammar';
import { someWord, wordsOf, type Token } from '../../packing/reading/text';
import { PIECE_END, pieceEndFrom } from './piece-ends';
import type { ThingMention } from './mentions';

/** "tweed jacket and brogues as we have the lunch": a piece ends where its reason begins. */
export const reasonStart = (tokens: readonly Token[], from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    const text = tokens[at]?.text ?? '';
    const next = tokens[at + 1]?.text ?? '';
    // "Un biberón para que se lo dé mi marido"
    if (text === 'para' && next === 'que') return at;
    if (isAboutPast(tokens, at)) return at;
    // "El perfume que me encargó mi hermana", "the awning my dad mended": how one came by it.
    if (at - from <= 2 && CAME_BY.test(wordsOf(tokens, at, at + 5))) return at;
    if (text === 'que' && opensRelative(tokens, from, at)) return at;
    // "Linterna que el camino no tiene luz", "gorra que hace sol"
    if (text === 'que' && at - from <= 1 && CAUSES.test(next)) return at;
    // "Tapones o no se baña", "bear or she won't sleep"
    if (/^or?$/.test(text) && isOrElse(tokens, at)) return at;
    // "Waterproofs it's May in Wales"
    if (at === from && /^(?:it|its|there|theres)$/.test(text) && (text.endsWith('s') || IS.test(next))) return at;
    // "Smart trousers for gents at dinner they say"
    if (text === 'they' && /^(?:say|said|reckon)$/.test(next)) return at;
    if (!BECAUSE.test(text)) continue;
    // "Cardigan as halls are freezing"
    const verb = at + 2 < to && IS.test(tokens[at + 2]?.text ?? '') && !/^(?:many|much|well|few)$/.test(next);
    if (FIRST_PERSON.has(next) || OPENS_REASON.test(next) || verb) return at;
  }
  return to;
};
/**
 * "Sombreros de charro que usamos en el kínder", "saco que dormimos en el suelo": what a thing is like, what it is from or
 * why it comes, where nothing says that it is there already or left out.
 */
const opensRelative = (tokens: readonly Token[], from: number, que: number): boolean => {
  if (que - from > MOST_OF_QUALITY || tokens.slice(from, que + 1).some(({ gap }) => PIECE_END.test(gap))) return false;
  return (
    !someWord(tokens, que + 1, pieceEndFrom(tokens, que + 1), NOT_WITH_US) &&
    !SAYS_OTHERWISE.test(wordsOf(tokens, que + 1, que + 3))
  );
};
const MOST_OF_QUALITY = 4;
const NOT_WITH_US =
  /^(?:alla|alli|ahi|aca|hay|tienen|ponen|prestan|alquilan|rentan|arriendan|venden|compr\w+|perd\w+|rob\w+|romp\w+|rompi\w*|olvid\w+|extravi\w+|sobr\w+|pedir|dicen)$/;
const SAYS_OTHERWISE = /^(?:ya no|no (?!se |importe|me importe)|nunca|casi|sentido|se (?:jubil|qued)|sea\b|si\b|ni\b)/;
/** "Las gafas que en Roma me senté en ellas", "botas que el año pasado …": a "que" that tells what happened once. */
const isAboutPast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'que' &&
  (TELLS_WHEN.test(tokens[at + 1]?.text ?? '') ||
    (LAST.test(tokens[at + 1]?.text ?? '') && PAST_TIME.test(tokens[at + 2]?.text ?? '')));
/** How somebody came by a thing, or who asked for it. */
const ACQUIRED =
  /^(?:(?:me|nos|le|les|se|ya) ){0,2}(?:compr|encarg|regal|pidi|ped|prest|dej[oó] mi|hic|hizo|tej|cos|arregl|traj|mand|pas[oó]|di)[a-z]*/;

const CAME_BY = new RegExp(
  `^(?:que ${ACQUIRED.source.slice(1)}|(?:(?:that|which) )?(?:(?:my|our|the) )?\\w+ (?:\\w+ )?(?:lent|gave|bought|made|got|knitted|won|mended|fixed|ordered|borrowed|sewed)\\b)`,
);
/** What a garment must be good for: "que se puedan tirar", "i can bin". */
export const MUST_DO =
  /^(?:(?:that|which|i|we) (?:i |we |u |you )?(?:can|could|dont mind|wont)\b|que (?:no )?(?:me |se |nos |le |les )?(?:pued|import|sirv|aguant|abrig|sequ|pes|quep|tap|cubr|moj|ensuci|combin|manch)\w*[ae]n?\b)/;
/** "Club vest and cap or you're out", "bear or she won't sleep": what happens without the thing. */
const isOrElse = (tokens: readonly Token[], at: number): boolean =>
  OR_ELSE.test(wordsOf(tokens, at + 1, at + 3)) ||
  (tokens[at]?.text === 'or' &&
    SUBJECT.test(tokens[at + 1]?.text ?? '') &&
    !ANOTHER_WAY.test(tokens[at + 2]?.text ?? ''));
const SUBJECT = /^(?:i|we|you|u|he|she|they|it|im|ill|youre|youll|shes|hes|theyre|its|theyll|nobody)$/;
/** "Boots or we rent there": another way to come by it. */
const ANOTHER_WAY = /^(?:buy|rent|hire|get|borrow|can|could|may|might|take|use|share|do|wear|just|have|bring)$/;
const OR_ELSE = /^(?:no (?:se|me|nos|hay|puede|duerm)|(?:he|she|they|we|i) (?:wont|cant|doesnt|dont))/;
/** After a causal "que": a subject of its own, or the weather. */
const CAUSES = /^(?:el|la|los|las|hay|hace|hara|ponen|siempre)$/;
const TELLS_WHEN = /^(?:en|si|luego|despues|alli|alla|ahi|aqui|hace|ayer)$/;
const LAST = /^(?:el|la)$/;
const PAST_TIME = /^(?:ano|vez|otra|ultima|otro|verano|finde|viaje)$/;
const BECAUSE = /^(?:as|because|since|cos|bc|cause|porque|pues)$/;
const IS = /^(?:is|are|'s|was|gets?|can|will|has|have|es|esta|estan|son|hace)$/;
const OPENS_REASON = /^(?:the|there|its|it|el|la|hay)$/;

/** "There is a ball, so dancing shoes", "hotel con sauna, por lo que bañador": what follows from it is another matter. */
export const isTherefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'so' ||
  (/^(?:asi|por|con|de)$/.test(tokens[at]?.text ?? '') && THEREFORE.test(wordsOf(tokens, at, at + 3)));
/** Spanish words for "therefore", as a pattern. */
export const SPANISH_THEREFORE =
  'asi que|por lo (?:que|tanto)|por (?:tanto|eso)|con lo (?:que|cual)|de (?:modo|manera|forma) que';
const THEREFORE = new RegExp(`^(?:${SPANISH_THEREFORE})\\b`);

/** "visa, en original, que el año pasado …": the past is that of the reason, not of the thing. */
export const isReasonBehind = (tokens: readonly Token[], mention: ThingMention, to: number): boolean =>
  tokens.slice(mention.end, to).some(
    ({ text, gap }, at) =>
      (gap.includes(',') && /^(?:que|which|as|after|tras)$/.test(text)) ||
      // "Los apuntes no los llevo que el año pasado …"
      (text === 'que' && /^(?:llevo|llevamos|traigo|traemos)$/.test(tokens[mention.end + at - 1]?.text ?? '')) ||
      (at <= 3 && /^(?:por|tras|desde)$/.test(text)) ||
      isAboutPast(tokens, mention.end + at) ||
      // "Torches and power banks and last time I got malaria": what the next clause tells.
      (/^(?:and|but|y|pero)$/.test(text) &&
        /^(?:last (?:time|year|trip|summer|winter)|la (?:ultima|otra) vez|el ano pasado)\b/.test(
          wordsOf(tokens, mention.end + at + 1, mention.end + at + 4),
        )) ||
      // "The boots I bought last year", "the tripod Dad lent me last spring"
      (at <= 2 &&
        /^(?:lent|gave|bought|made|got|knitted|won|took|mended|fixed|repaired|wore|used|found|borrowed|wanted|asked|ordered)$/.test(
          text,
        ) &&
        !/^(?:and|but|not)$/.test(tokens[mention.end]?.text ?? '')) ||
      // "El perfume que me encargó mi hermana"
      (text === 'que' && at === 0 && ACQUIRED.test(wordsOf(tokens, mention.end + 1, mention.end + 4))),
  );
