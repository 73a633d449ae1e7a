/** Animals that do not come along, and what the writer leaves out alone. */
import type { SentenceView } from './view';

/** "I don't ski": said by the writer for the writer. */
export const saysI = ({ sentence }: SentenceView, from: number, to: number): boolean =>
  sentence.tokens.slice(from, to).some(({ text }) => /^(?:i|im|yo)$/.test(text)) &&
  !sentence.tokens.slice(from, to).some(({ text }) => /^(?:we|us|and|nor|ni)$/.test(text));

const BOARDED =
  /^(?:'s |\w+ ){0,2}(?:(?:stays?|staying|stopping|minded|boarded)\b(?! (?:with us|with me|in the (?:van|tent|car)))|(?:is|are|goes|go|going) (?:in|at|to|with) (?:the |my |our |a |his |her )?(?:kennels?|cattery|sitter\w*|neighbou?rs?|mum|mom|nan|dad|gran\w*|brother|sister|friend|ex|in laws|home)\b|in kennels?\b)/;
const MINDED_THERE =
  /\b(?:look(?:ing)? after|minding|mind|feed(?:ing)?|walking|keeps?|has|have|(?:pet|house|dog|cat) ?sit\w* (?:for )?|stay\w* (?:put |home |at home )?with) (?:\w+ ){0,3}$/;

/** "The dog stays with the neighbour", "looking after two labradors": an animal that does not come along. */
export const petStays = (
  { sentence: { tokens } }: SentenceView,
  { start, end }: { start: number; end: number },
): boolean => {
  const words = (from: number, to: number): string =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  const after = words(end, end + 8);
  const own = /\b(?:my|our|we|i) (?:\w+ ){0,3}$/.test(words(start - 5, start).concat(' '));
  return BOARDED.test(after) || (!own && MINDED_THERE.test(`${words(start - 6, start)} `));
};
