/** Two denials that ask for a thing: "sin carné no me dejan entrar", "you can't get in without a cap". */
import { wordsOf, type Token } from './text';

/** After the thing, with its owner or the one who goes on at most, a "no" with a verb that does not say that all is well. */
const DOES_NOT =
  /^(?:(?!(?:que|porque|pues|y|e|ni|o|u|pero|para|pa|con|sin|a|no|asi)\b)\w+ ){1,6}no (?!hay\b|pasa\b|importa|me importa|nos importa|hace|hara|se (?:nota|pierde)|son\b|cabe|caben|tengo|tenemos|tiene|quiero|queremos|pago|pagamos|problema)\w+/;
const CANNOT =
  /^(?:(?!(?:and|or|nor|but)\b)\w+ ){1,4}(?:(?:you|they|we|i|he|she|it|nobody) )?(?:cant|cannot|wont|dont|arent|not) (?:get|let|go|be|allowed|enter|board|swim|come)\b/;
const MOST = 9;

/** After a "sin" or "without" the token of the "no" that makes a condition of it, or -1. */
export const conditionAt = (tokens: readonly Token[], without: number): number => {
  const word = tokens[without]?.text;
  if (word !== 'sin' && word !== 'without') return -1;
  const after = wordsOf(tokens, without + 1, without + 1 + MOST);
  if (!(word === 'sin' ? DOES_NOT : CANNOT).test(after)) return -1;
  for (let at = without + 1; at < tokens.length; at += 1) {
    if (/[,;:()]/.test(tokens[at]?.gap ?? '')) return -1;
    if (/^(?:no|cant|cannot|wont|dont|arent|not)$/.test(tokens[at]?.text ?? '')) return at;
  }
  return -1;
};

const MAY_NOT =
  /(?:^| )(?:(?:cant|cannot|wont|dont|doesnt|not|never|nobody|no one)(?: (?:allow(?:ed)?|let|able|get|go|swim|enter|come|board|be|ride|climb|you|us|me|them|anyone|to|in|into|on|up|the|a|an|pool|water|slide|lake|boat|gym|park|temple|mosque|church|club|slopes?))*|(?:no|nadie|nunca)(?: (?:te|nos|me|les?|se|dej\w+|pued\w+|permit\w+|entr\w+|pas\w+|sub\w+|ir|al?|el|la|en|agua|piscina|pileta|alberca|parque|tobogan\w*|barco|lancha|templo|iglesia|pista))*|no (?:entry|access)(?: (?:to|into|in|the|pool|park|club|water))*) $/;

/** Whether the "without" here closes what may not be done: "no entry to the pool without". */
export const isMayNotWithout = (tokens: readonly Token[], without: number): boolean =>
  (tokens[without]?.text === 'sin' || tokens[without]?.text === 'without') &&
  MAY_NOT.test(`${wordsOf(tokens, Math.max(0, without - MOST - 3), without)} `);

/** Whether a range has such a "without". */
export const hasMayNotWithout = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from + 1; at < to; at += 1) if (isMayNotWithout(tokens, at)) return true;
  return false;
};
