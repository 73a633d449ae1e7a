/** Who is taken along: by a verb ("bringing my gran home to Jamaica"), or by a pronoun ("me la llevo a un balneario", "los llevo yo a Roma", "se viene conmigo"). */
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { SaidPart } from './part';

/** Whether nothing more belongs to what stands before this place. */
export const endsPhrase = (lexemes: readonly Lexeme[], at: number): boolean =>
  (lexemes[at]?.sign ?? true) || /^(?:y|and|&|plus)$/.test(lexemes[at]?.text ?? '');

const TAKES_THEM =
  /(?:^| )(?:(?:'m|am|are|'re|'ll) (?:taking|bringing|treating)|(?:i|and) (?:take|bring|treat|push|escort)|to take|(?:^|[.,;(] )(?:taking|treating|bringing)|\b(?:i|we)(?: (?:'d|'ll|'m|'re|will|would|can|could|am|are))? (?:go|going|come|coming|travel|travell?ing|fly|flying)(?: along)? with)$/;
const KEEPS =
  /\b(?:i|we)(?: (?:'m|'ve|'ll|am|are|'re|have|will))? (?:(?:just|now|only|also) )*(?:hav(?:e|ing)|got|get|getting|tak(?:e|ing)|bring(?:ing)?|mov(?:e|ing)|driv(?:e|ing)|fly(?:ing)?|drag(?:ging)?)$/;
const WITH_ME =
  /^(?:(?!(?:and|but|so|because|while|if|until|i|we)\b)[a-z]+ ){0,9}?(?:with (?:me|us)|along|beside me)\b/;
const DRIVEN_TO = /^(?:(?:up|down|over|out|away|off) )*to (?:the (?:sea|seaside|coast|lakes|mountains|beach)\b)?/;
/** Whether the pronoun here is of somebody whom the writer has at his side, or drives to a place for nights. */
export const isKeptByWriter = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = textBefore(lexemes, at, 6);
  if (TAKES_THEM.test(before)) return true;
  if (!KEEPS.test(before)) return false;
  const after = textAfter(lexemes, at + 1, 12);
  if (WITH_ME.test(after)) return true;
  // "I'm driving her to Llandudno for three nights", but not "driving her to school".
  const to = DRIVEN_TO.exec(after)?.[0].trim().split(' ').length ?? 0;
  return (
    /\bdriv(?:e|ing)$/.test(before) &&
    to > 0 &&
    (to > 1 || lexemes[at + 1 + to]?.capital === true) &&
    /\bfor (?:a|the|\w+) (?:nights?|days?|week|weekend)\b/.test(after)
  );
};

const ROPED_IN =
  /^i (?:(?:'ve|have|was|got|'m|am) )+(?:been )?(?:volunteered|roped in|nominated|elected|drafted in|press ganged|the one (?:taking|driving|escorting|going with|accompanying|pushing) (?:her|him))\b|^i (?:(?:'m|am|will|'ll|just|only) )*(?:tag(?:ging)? along|(?:go|going|come|coming) along|(?:going |coming |go )?with (?:him|her)\b(?! to the (?:airport|station))|accompany(?:ing)? (?:him|her))/;
/** "Mammy has her heart set on Lourdes and I've been volunteered": with the one whose wish it is the writer goes, or "I tag along". */
export const partsOfWishes = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (let at = 1; at < lexemes.length; at += 1) {
    if (lexemes[at]?.text !== 'i' || !ROPED_IN.test(textAfter(lexemes, at, 6))) continue;
    const who = mentions.findLastIndex(
      ({ kind, to, owner, entry }) => kind === 'person' && to <= at && owner !== 'a' && entry?.role !== 'child',
    );
    if (/^(?:unknown|presumed|only-described|spoken-of)$/.test(parts[who] ?? '')) parts[who] = 'travels';
  }
};

const OPENS_CLITIC: ReadonlySet<string> = new Set('lo la los las con conmigo'.split(' '));
/** Turns those into travellers whom such a pronoun tells of. */
export const partsOfClitics = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (let at = 1; at < lexemes.length; at += 1) {
    const text = lexemes[at]?.text ?? '';
    if (!OPENS_CLITIC.has(text)) continue;
    const clitic =
      /^l[oa]s?$/.test(text) && /^(?:acompan|llev)(?:o|amos|are|aremos)$/.test(lexemes[at + 1]?.text ?? '');
    const along =
      /^(?:conmigo|con nosotr[oa]s)\b/.test(textAfter(lexemes, at, 2)) &&
      /\b(?:viene|vienen|apunta|va|viaja|suma)$/.test(textBefore(lexemes, at, 1)) &&
      endsPhrase(lexemes, at + (lexemes[at]?.text === 'con' ? 2 : 1));
    if (!clitic && !along) continue;
    // "Me la llevo a un balneario", but "me lo llevo puesto": somebody is taken to a place.
    if (clitic && !lexemes[at + 1]?.text.startsWith('acompan') && !TO_A_PLACE.test(textAfter(lexemes, at + 2, 8)))
      continue;
    // "El CPAP de papá y el andador de mamá: los llevo a los dos a Merlo", "a Nico y Alba los llevo yo": all of them.
    if (clitic && text.endsWith('s')) {
      const before = mentions.filter(
        ({ kind, to, count, entry }) => kind !== 'self' && to <= at && (count ?? entry?.count ?? 1) === 1,
      );
      const [one, two] = before.slice(-2);
      const number = /^\w+ (?:yo )?(?:sol[oa] )?a l[oa]s (?:dos|2)\b/.test(textAfter(lexemes, at + 1, 6)) ? 2 : 0;
      const together = one && two && at - one.to <= REACH_OF_CLITIC && (one.chain === two.chain || number === 2);
      for (const who of together ? [one, two] : [])
        if (TAKEN.test(parts[mentions.indexOf(who)] ?? '')) parts[mentions.indexOf(who)] = 'travels';
      if (together) continue;
    }
    const sex = clitic ? (text.startsWith('la') ? 'female' : 'male') : undefined;
    const last = mentions.findLastIndex(
      (mention) =>
        mention.kind !== 'self' &&
        mention.to <= at &&
        (sex === undefined || mention.sex === undefined || mention.sex === sex),
    );
    const who = mentions[last];
    if (who && at - who.to <= REACH_OF_CLITIC && TAKEN.test(parts[last] ?? '')) parts[last] = 'travels';
  }
};
const TAKES_ALONG_A = /\b(?:(?:me|nos) (?:llevo|llevamos|traigo|traemos)|acompano|acompanamos) a$/;
const TAKES_A = /(?<!\bles? )\b(?:llevo|llevamos|traigo|traemos|acompano|acompanamos) a$/;
/** "Me llevo a Simón porque toma pecho y a mi mamá": whether somebody is the verb's object, or its second one behind a reason. */
export const isObjectOfTaking = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const [first, one] = [mentions[index - 1], mentions[index]];
  if (!one || one.kind === 'self') return false;
  if (TAKES_ALONG_A.test(textBefore(lexemes, one.from, 3))) return true;
  return (
    first !== undefined &&
    /^[ye] a$/.test(textBefore(lexemes, one.from, 2)) &&
    TAKES_A.test(textBefore(lexemes, first.from, 3)) &&
    !lexemes.slice(first.to, one.from).some(({ text }) => text === '.')
  );
};
/** Turns those into travellers whom the writer takes along beside somebody else. */
export const partsOfObjects = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (const [index, part] of parts.entries())
    if (/^(?:unknown|presumed|only-described|spoken-of)$/.test(part) && isObjectOfTaking(lexemes, mentions, index))
      parts[index] = 'travels';
};

const REACH_OF_CLITIC = 14;
const TAKEN = /^(?:unknown|presumed|only-described|spoken-of|home|met)$/;
/** "… (yo sola) (a los dos) a Merlo", "… de camping": after the verb of taking somebody to a place. */
const TO_A_PLACE =
  /^(?:yo )?(?:sol[oa]s? )?(?:a (?:l[oa]s \w+|amb[oa]s|tod[oa]s) )?(?:al? (?!mano\b|cuestas|\w+(?:ar|er|ir)\b)|de (?:viaje|vacaciones|camping|paseo|excursion|finde)\b)/;

/** Before those whom the writer takes along, and what stands behind them where a thing is brought to them. */
const TAKES = /^(?:taking|bringing|accompanying|escorting|wheeling|treating)$/;
const GIVEN_TO = /^(?:an?|some|the|two|three|her|his|their|these|those|my)\b|^home (?!to\b)/;
/** Before and behind those who are in the writer's care for a while: "I've my two nieces for half term". */
const HAS_IN_CARE = /\b(?:i|we) (?:'ve|have|'ve got|have got|got)$/;
const FOR_A_TIME =
  /^(?:\( [^)]* \) )?(?:with (?:me|us)\b|(?:over|all|for) (?:(?:the|a|all|whole|half) )*(?:week|weekend|half term|term|holidays?|hols|summer|easter|christmas|month|fortnight|days?)\b)/;

/** Whether the words right around a mention say that the writer takes the person along. */
export const isTakenAlong = (
  lexemes: readonly Lexeme[],
  { from, kind, apostrophe }: Mention,
  after: string,
  opensChain: boolean,
): boolean =>
  kind === 'person' &&
  opensChain &&
  !apostrophe &&
  ((TAKES.test(textBefore(lexemes, from, 1)) && !GIVEN_TO.test(after)) ||
    (HAS_IN_CARE.test(textBefore(lexemes, from, 3)) && FOR_A_TIME.test(after)));
