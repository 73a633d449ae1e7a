/** Who is taken along by a pronoun: "me la llevo a un balneario", "los llevo yo a Roma", "lo acompaño yo", "se viene conmigo". */
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { SaidPart } from './part';

/** Whether nothing more belongs to what stands before this place. */
export const endsPhrase = (lexemes: readonly Lexeme[], at: number): boolean =>
  (lexemes[at]?.sign ?? true) || /^(?:y|and|&|plus)$/.test(lexemes[at]?.text ?? '');

/** Turns those into travellers whom such a pronoun tells of. */
export const partsOfClitics = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (let at = 1; at < lexemes.length; at += 1) {
    const text = lexemes[at]?.text ?? '';
    const clitic =
      /^(?:l[oa]|l[oa]s)$/.test(text) && /^(?:acompan|llev)(?:o|amos|are|aremos)$/.test(lexemes[at + 1]?.text ?? '');
    const along =
      /^(?:conmigo|con nosotr[oa]s)\b/.test(textAfter(lexemes, at, 2)) &&
      /\b(?:viene|vienen|apunta|va|viaja|suma)$/.test(textBefore(lexemes, at, 1)) &&
      endsPhrase(lexemes, at + (lexemes[at]?.text === 'con' ? 2 : 1));
    if (!clitic && !along) continue;
    // "Me la llevo a un balneario", but "me lo llevo puesto": somebody is taken to a place.
    if (
      clitic &&
      !lexemes[at + 1]?.text.startsWith('acompan') &&
      !/^(?:yo )?al? (?!mano\b|cuestas)/.test(textAfter(lexemes, at + 2, 3))
    )
      continue;
    const sex = clitic ? (text.startsWith('la') ? 'female' : 'male') : undefined;
    const last = mentions.findLastIndex(
      (mention) =>
        mention.kind !== 'self' &&
        mention.to <= at &&
        (sex === undefined || mention.sex === undefined || mention.sex === sex),
    );
    const who = mentions[last];
    if (
      who &&
      at - who.to <= REACH_OF_CLITIC &&
      /^(?:unknown|presumed|only-told|spoken-of|home|met)$/.test(parts[last] ?? '')
    )
      parts[last] = 'travels';
  }
};
const REACH_OF_CLITIC = 14;
