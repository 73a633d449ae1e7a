/** A noun after a verb of carrying, whatever it is. */
import { anyWord } from '../../packing/reading/patterns';
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { Span } from './list-pieces';

const CARRIES = /(?:^| )(?:llev(?:o|amos|are|aremos|ar)|tra(?:igo|emos|er)|carg(?:o|amos|ar)|met(?:o|emos))$/;
/** "Bring the raft", "taking my trusty": the English verbs; one "takes" much that is not a thing. */
const BRINGS = /(?:^| )(?:bring|bringing|pack|packing|carry|carrying|lugging|hauling|take|taking)$/;
/** "Men carry the coffin" is not an errand: before the verb stands the writer, a modal or nothing. */
const BEFORE_VERB =
  /^(?:i|we|im|ill|well|'ll|'m|'re|'s|am|are|is|to|and|also|will|must|should|can|just|only|be|still|please|gonna|me)$/;
const BEFORE_CARRIED = /^(?:the|an?|my|our|his|her|their|some|two|three|four)$/;
const NOT_CARRIED = anyWord([
  // What one does or is: "bring the excitement".
  '\\w*(?:tion|ment|ness|ity|ance|ence|ings?|ism|ship|hood)',
  // By what one goes, when and how long.
  'bus coach train ferry boat taxi tube metro subway tram plane flight car van road route path trail stairs lift',
  'days? weeks? months? years? hours? minutes? weekend time morning afternoon evening night rest',
  // Who comes along.
  'kids? boys? girls? twins lads? family dogs? cats? team',
  // What one takes without having it: a look, a test, the waters.
  'chance risk turn look break nap photos? pics? pictures? notes? exam test class course lessons? dip swim shower waters?',
  'lead lot load bit piss mick',
]);
const DETERMINER = /^(?:el|la|los|las|mi|mis|un|una|unos|unas|nuestr[oa]s?|su|sus)$/;
/** What one "carries" without having it in a bag: an account, a diet, a rhythm. */
const FIGURE =
  /(?:cion|dad|ncia|ismo|iento)$|^(?:contraria|delantera|razon|vida|rato|tiempo|control|registro|dieta|ritmo|peso|cargo|curso|nin[oa]|perr[oa]|gat[oa]|gente|familia|vuelta)$/;

/** "Le llevamos a la tía un salame": where the thing begins after who gets it. */
export const afterReceiver = (tokens: readonly Token[], from: number): number => {
  if (!/^(?:al?)$/.test(tokens[from]?.text ?? '')) return from;
  for (let at = from + 1; at < from + 5; at += 1)
    if (at > from + 1 && /^(?:un|una|unos|unas|el|los|las)$/.test(tokens[at]?.text ?? '')) return at;
  return from;
};

/** "Llevamos la tiendita", "i'll take the massage gun": after such a verb and an article stands a thing, known or not. */
export const isOneThing = (tokens: readonly Token[], { row, start, end }: Frame, thing: Span): boolean => {
  const words = tokens.slice(thing.start, thing.end).map(({ text }) => text);
  if (BRINGS.test(row.phrase))
    return (
      BEFORE_VERB.test(tokens[start - 1]?.text ?? 'and') &&
      BEFORE_CARRIED.test(tokens[end]?.text ?? '') &&
      !words.some((text) => NOT_CARRIED.test(text))
    );
  return (
    CARRIES.test(row.phrase) &&
    DETERMINER.test(tokens[afterReceiver(tokens, end)]?.text ?? '') &&
    !FIGURE.test(words[0] ?? '')
  );
};
