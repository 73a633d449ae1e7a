/** Spanish "sin X no …": two denials that ask for X ("sin mis gafas no veo nada", "sin carné no me dejan entrar"). */
import { wordsOf, type Token } from './text';

/** Behind the thing, with its owner or the one who goes on at most, a "no" with a verb that does not say that all is well. */
const DOES_NOT =
  /^(?:(?!(?:que|porque|pues|y|e|ni|o|u|pero|para|pa|con|sin|a|no|asi)\b)\w+ ){1,6}no (?!hay\b|pasa\b|importa|me importa|nos importa|hace|hara|se (?:nota|pierde)|son\b|cabe|caben|tengo|tenemos|tiene|quiero|queremos|pago|pagamos|problema)\w+/;
const MOST = 9;

/** Behind a "sin" the token of the "no" that makes a condition of it, or -1. */
export const conditionAt = (tokens: readonly Token[], sin: number): number => {
  if (tokens[sin]?.text !== 'sin' || !DOES_NOT.test(wordsOf(tokens, sin + 1, sin + 1 + MOST))) return -1;
  for (let at = sin + 1; at < tokens.length; at += 1) {
    if (/[,;:()]/.test(tokens[at]?.gap ?? '')) return -1;
    if (tokens[at]?.text === 'no') return at;
  }
  return -1;
};
