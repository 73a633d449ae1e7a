/** What somebody who does not travel does with things, and the writer with none of them: "mi vecino colecciona relojes". */
import { KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { conceptOf, type ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';
import type { ThingsContext } from './whose';

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|muchos|muchas|su|sus)$/;
/** The third person of the present, the imperfect and the preterite. */
const DOES = /(?:[ae]n?|aba|aban|ia|ian|aron|ieron)$/;
/** Adjectives and participles behind a relation: "mi prima embarazada". */
const NO_VERB =
  /(?:ad|id|os)[oa]s?$|^(?:y|e|que|de|para|grande|mayor|menor|mediana?|pequena|adolescente|soltera|gemela)$/;

const isVerbOf = (original: string, { text, capital, gap, end }: Token): boolean =>
  text.length >= 4 &&
  !capital &&
  !PIECE_END.test(gap) &&
  (DOES.test(text) || original.charAt(end - 1) === 'ó') &&
  !NO_VERB.test(text) &&
  conceptOf(text) === undefined;

/** "Mi tía borda manteles", "mi abuelo hacía sombreros": somebody's doing, told of a verb that brings nothing along. */
export const isOthersDoing = (view: SentenceView, group: ThingGroup, context: ThingsContext): boolean => {
  const { tokens } = view.sentence;
  let at = group.start - 1;
  if (ARTICLE.test(tokens[at]?.text ?? '')) at -= 1;
  const verb = tokens[at];
  const who = at - 1;
  if (!verb || !KIN.has(tokens[who]?.text ?? '') || !/^(?:mi|mis|nuestr[oa]s?)$/.test(tokens[who - 1]?.text ?? ''))
    return false;
  if (tokens.slice(at + 1, group.start + 1).some(({ gap }) => PIECE_END.test(gap))) return false;
  const whose = context.who(view, who);
  return (whose === undefined || whose.away || whose.packsAlone) && isVerbOf(context.original, verb);
};
