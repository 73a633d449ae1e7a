/** Whoever goes with the writer where the words tell of one person and then of two: "le ayudo a mi mamá …, nos vamos las dos". */
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import { PULLED, type SaidPart } from './part';

const WE_TWO =
  /^(?:nos )?(?:vamos|viajamos|volamos|salimos|iremos) (?:juntas? |juntos )?(las|los) dos(?= (?:[.,;]|al?|en|para|juntas|juntos)|$)/;
const WE_GO: ReadonlySet<string> = new Set('vamos viajamos volamos salimos iremos'.split(' '));
/** Turns the one person of whom the words told before into a traveller. */
export const markOtherOfTwo = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!WE_GO.has(lexemes[at]?.text ?? '')) continue;
    const told = WE_TWO.exec(textAfter(lexemes, at, 5));
    const before = mentions.filter(({ kind, to }) => kind !== 'self' && to <= at);
    const [one, ...more] = before;
    if (!told || !one || more.length > 0 || (one.count ?? one.entry?.count ?? 1) > 1) continue;
    const part = parts[mentions.indexOf(one)] ?? '';
    if (PULLED.test(part) && !(told[1] === 'las' && one.sex === 'male')) parts[mentions.indexOf(one)] = 'travels';
  }
};
