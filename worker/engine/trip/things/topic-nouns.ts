/**
 * Nouns that no lexicon knows, found by the verb that takes them up: "las audioguías las dan", "tip-ups ours", "vestuario y
 * escenografía viajan en camión", "renting a scooter". They are things as others are, and read by the same frames.
 */
import { isPetWord } from '../../packing/reading/animals';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import { asThingSpan, isPieceStart, type Span } from './list-pieces';
import type { ThingMention } from './mentions';
import { unknownThing } from './open-things';
import { PIECE_END } from './piece-ends';
import { PROVIDER } from './somebody';
import { LODGING } from '../../packing/reading/lodging-words';

/** Said of things and hardly of a person, a service or a place. */
const SAID_OF_THINGS =
  /^(?:(?:ya )?(?:(?:me|te|se|nos) )?l[oa]s? (?!vamos|demas|que)|hay que \w+rl[oa]s?|se (?:compran?|venden?|consiguen?|alquilan?)\b|(?:(?:is|are) )?ours$|(?:is|are) mine$|(?:stays?|staying|is staying)(?: (?:at )?home| behind| here| in| on| bolted)?$|se quedan?(?: en casa)?$|no hacen? falta$|no (?:cabe|entra)n?$|(?:es|son) (?:mi[oa]s?|nuestr[oa]s?|de mi)$|(?:they|ahi|alla|alli) (?:sell|venden)|hir(?:ed|ing)$|(?:i|we) carry$|rent(?:ed|ing|ad[oa]s?)$|alquilad\w*|arrendad\w*|(?:already )?(?:shipped|posted|couriered)|(?:va|van|viajan?) en (?:el|la|un) (?:camion|flete|mudanza|contenedor))/;
const REST = /(?:^| )(?:lo de \w+|rest|resto|demas|others?|todo)$/;
/** Words of a noun phrase before the verb, at most. */
const MOST_WORDS = 5;
const MOST_PIECES = 4;
const RENTS = /^(?:rent|hire|renting|hiring|alquil\w+|rento|rentamos|arriendo|arrendamos)$/;

/** Finds such nouns; `named` are the things known before. */
export function topicNouns(
  tokens: readonly Token[],
  named: readonly ThingMention[],
  frames: readonly Frame[],
  isOther: (at: number) => boolean,
): ThingMention[] {
  const found: ThingMention[] = [];
  const isFree = ({ start, end }: Span): boolean =>
    ![...named, ...found, ...frames].some((one) => one.start < end && one.end > start);
  const isOut = (at: number): boolean => {
    const { text = '' } = tokens[at] ?? {};
    return isOther(at) || PROVIDER.test(text) || LODGING.test(text) || isPetWord(text);
  };
  const add = (span: Span, whole: boolean): boolean => {
    const thing = isFree(span) ? asThingSpan(tokens, span, isOut, () => false) : undefined;
    if (!thing || (whole && thing.end !== span.end)) return false;
    // "Silla de ruedas la suya plegable, la eléctrica se queda": which of the things that were named.
    if (OF_NAMED.test(tokens[thing.start]?.text ?? '') && named.some(({ end }) => end <= thing.start)) return false;
    found.push({ concept: unknownThing, ...thing });
    return true;
  };
  for (const { row, start, end } of frames) {
    const clitic = /^l[oa]s?$/.test(tokens[start - 1]?.text ?? '') && start > 1;
    const verb = clitic ? start - 1 : start;
    const said = wordsOf(tokens, verb, end);
    if (
      (row.side !== 'after' || clitic) &&
      (SAID_OF_THINGS.test(said) || (row.side === 'before' && closesList(tokens, topicStart(tokens, verb), named))) &&
      // "Dave stays home": with an article it is a thing.
      !(STAYS.test(said) && !DETERMINER.test(tokens[topicStart(tokens, verb)]?.text ?? '')) &&
      // "Lo de adentro lo ponemos nosotros", "rest is ours": whatever that is.
      !REST.test(wordsOf(tokens, verb - 3, verb))
    ) {
      let behind = verb;
      for (let pieces = 0; pieces < MOST_PIECES && !PIECE_END.test(tokens[behind]?.gap ?? ''); pieces += 1) {
        const from = topicStart(tokens, behind);
        if (from >= behind || !add({ start: from, end: behind }, true)) break;
        // "Vestuario y escenografía": joined before a verb in the plural.
        behind = from - 1;
        if (behind < 1 || !/^(?:y|e|and|n)$/.test(tokens[behind]?.text ?? '')) break;
      }
    }
    if (row.side !== 'before' && row.act === 'rent' && RENTS.test(tokens[end - 1]?.text ?? '')) {
      if (!DETERMINER.test(tokens[end]?.text ?? '')) continue;
      let to = end + 1;
      while (
        to < tokens.length &&
        to - end < MOST_WORDS &&
        !startsPiece(tokens, to) &&
        !THERE.test(tokens[to]?.text ?? '')
      )
        to += 1;
      add({ start: end, end: to }, false);
    }
  }
  return found;
}

/** "Blazers, ties and the music go in the trunk": the last of a list of things is one as well. */
const closesList = (tokens: readonly Token[], at: number, named: readonly ThingMention[]): boolean => {
  const join = DETERMINER.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return /^(?:and|y|e|n)$/.test(tokens[join]?.text ?? '') && named.some(({ end }) => end === join);
};

const OF_NAMED = /^(?:(?:suy|nuestr|nuev|viej|otr|electric|pequen)[oa]s?|grandes?|plegables?|manual|electric|old|new)$/;
const STAYS = /^(?:stays?|(?:stays?|staying|is staying)(?: at)? (?:home|here|behind))$/;
const DETERMINER = /^(?:an?|the|my|our|una?|el|la|los|las|mi|mis)$/;
const THERE = /^(?:there|alla|alli|ahi)$/;
const startsPiece = (tokens: readonly Token[], at: number): boolean =>
  PIECE_END.test(tokens[at]?.gap ?? '') || isPieceStart(tokens, at);

/** Where the noun phrase before a verb begins. */
const topicStart = (tokens: readonly Token[], end: number): number => {
  let from = end - 1;
  while (from > 0 && end - from < MOST_WORDS && !startsPiece(tokens, from)) from -= 1;
  return isPieceStart(tokens, from) && !PIECE_END.test(tokens[from]?.gap ?? '') ? from + 1 : Math.max(0, from);
};
