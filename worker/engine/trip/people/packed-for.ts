/** Whose things stand in the list, though the words only tell of them before: "For him: slippers", "her walking sandals", "blazer for my bf". */
import { PIECE, WORN } from './unnamed-companion';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { SaidPart } from './part';

const ONLY_TOLD = /^(?:unknown|spoken-of|presumed|only-described)$/;
const GIFT =
  /\b(?:gifts?|presents?|pressies|bring(?:ing)? back|souvenirs?|surprise|lend\w*|lent|borrow\w*|ask(?:s|ed)|wants?)\b/;
/** Of these the writer packs the bag where they come; others may lend what is theirs. */
const PACKED_FOR = /^(?:partner|parent|grandparent)$/;

/** Turns those into travellers for whom the writer packs what they wear or take. */
export const markPackedFor = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  const travels = (index: number): void => {
    if (ONLY_TOLD.test(parts[index] ?? '')) parts[index] = 'travels';
  };
  for (const [index, { entry, from, to, owner }] of mentions.entries()) {
    // "Velvet blazer for my bf"
    if (entry?.role !== 'partner' || owner === 'theirs' || lexemes[from - 1]?.text !== 'for') continue;
    const before = textBefore(lexemes, from - 1, 3).split(' ');
    const said = textBefore(lexemes, from, 12);
    if (lexemes[to]?.text !== "'s" && !GIFT.test(said) && before.some((_, at) => WORN.test(before.slice(at).join(' '))))
      travels(index);
  }
  for (let at = 0; at < lexemes.length; at += 1) {
    const { text = '' } = lexemes[at] ?? {};
    if (text !== 'him' && text !== 'her' && text !== 'his') continue;
    // "For him: loose pajamas", "her walking sandals"
    const heading =
      text !== 'his' &&
      lexemes[at - 1]?.text === 'for' &&
      /^[:-]$/.test(lexemes[at + 1]?.text ?? '') &&
      PIECE.test(lexemes[at - 2]?.text ?? '') &&
      [2, 3, 4].some((next) => WORN.test(textAfter(lexemes, at + next, 3)));
    const piece = text !== 'him' && PIECE.test(lexemes[at - 1]?.text ?? '') && WORN.test(textAfter(lexemes, at + 1, 4));
    if (!heading && !piece) continue;
    const sex = text === 'her' ? 'female' : 'male';
    const last = mentions.findLastIndex(
      ({ kind, to, sex: own, count, entry }) =>
        kind !== 'self' && to <= at && (count ?? entry?.count ?? 1) === 1 && (own === undefined || own === sex),
    );
    const who = mentions[last];
    if (who && who.owner !== 'theirs' && (heading ? PACKED_FOR : /^partner$/).test(who.entry?.role ?? ''))
      travels(last);
  }
};
