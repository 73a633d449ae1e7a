/** Whose a thing is that goes along, and who sees to one before the trip: neither need travel. */
import { isNameOfThing, isWordOfThings } from '../spoken-spelling';
import { objectSort } from '../things/objects';
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "La chompa de alpaca de mi mamá sí va": a thing of hers is what goes. */
export const ownsThing = (lexemes: readonly Lexeme[], { from, to, entry }: Mention): boolean =>
  entry?.role !== 'child' &&
  lexemes[from - 1]?.text === 'de' &&
  [from - 2, from - 4].some((at) => isWordOfThings(lexemes[at]?.text ?? '')) &&
  /^(?:(?:si|no|tambien) )?(?:va|van|viene|vienen|viaja|viajan|cabe|caben)\b/.test(textAfter(lexemes, to, 2));

/** "La chaqueta de su primo": an owner right behind the thing. */
export const isOwnerBehindThing = (lexemes: readonly Lexeme[], { from, kind }: Mention): boolean =>
  kind === 'person' && lexemes[from - 1]?.text === 'de' && isNameOfThing(lexemes[from - 2]?.text ?? '');

/** Behind who sees to a thing that is named before. */
const SEES_TO_IT =
  /^(?:(?:'s|is|has|will|'ll|already|just|kindly) )*(?:drop(?:s|ping|ped)|bring(?:s|ing)|brought|post(?:s|ing|ed)|send(?:s|ing)|sent|fetch(?:es|ing|ed)|collect(?:s|ing|ed)|lend(?:s|ing)|lent|keep(?:s|ing)|kept|stor(?:es|ing|ed)|got|gave|bought|left|made|knitted|swears)\b/;

/** "The camp bed my brother is dropping off": no comma and no "and" stands between a thing and who sees to it. */
export const isTheirThing = (lexemes: readonly Lexeme[], { from }: Mention, after: string): boolean => {
  const before = lexemes[from - 1];
  return (
    before !== undefined &&
    !before.sign &&
    (/^(?:what|which|that|whatever)$/.test(before.text) || objectSort(before.text) !== undefined) &&
    SEES_TO_IT.test(after)
  );
};

const KIN_AND_MATES = /^(?:parent|sibling|relative|grandparent|friend|colleague)$/;

/** Whether somebody may see to things of the trip without coming: kin, mates, and a child of whom no age is told. */
export const seesToThings = ({ entry, owner, ages, name, count }: Mention): boolean =>
  KIN_AND_MATES.test(entry?.role ?? '') ||
  (/^(?:son|daughter|child)$/.test(entry?.key ?? '') &&
    count === undefined &&
    ages.length === 0 &&
    name === undefined &&
    /^(?:mine|ours)$/.test(owner));
