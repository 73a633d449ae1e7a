/** What is lent or given before the trip: it is in the bag already. */
import { anyOf } from '../../packing/reading/patterns';
import { KIN, SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { someWord, wordsOf, type Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { PIECE_END, endsPiece } from './piece-ends';
import { PROVIDER } from './somebody';

/** "Poles my dad lent me", "a camera borrowed off Tim": it was handed over before the trip. */
export const isLentAlready = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  /^(?:lent|borrowed|loaned|(?:gave|given|got|have|ve)(?: (?:me|us))? (?:the|a) (?:loan|lend|lone|len)|prestad[oa]s?|(?:me|nos) (?:presto|prestaron))\b/.test(
    wordsOf(tokens, start, end),
  ) &&
  // "En casa de mi madre hay cuna prestada"
  !tokens
    .slice(Math.max(0, start - 7), start)
    .some(({ text }) => /^(?:hay|alla|alli|ahi|casa|tiene|tienen)$/.test(text)) &&
  !/^(?:be|being|get|gets|are|is|can|will|to)$/.test(tokens[start - 1]?.text ?? '') &&
  !tokens
    .slice(end, end + 5)
    .some(
      ({ text }, at) =>
        /^(?:there|at|out|by)$/.test(text) ||
        (text === 'from' && !isFromHome(tokens, end + at + 1)) ||
        (at < 4 && PROVIDER.test(text)),
    );

/** "… from a mate", "from Neil next door": of somebody near home. */
const isFromHome = (tokens: readonly Token[], from: number): boolean => {
  const at = /^(?:an?|my|our|me|his|her)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  const { text = '', capital = false } = tokens[at] ?? {};
  return (
    KIN.has(text) ||
    /^(?:mate|neighbou?r|colleague|work|library|bro|sis|pal)$/.test(text) ||
    (capital && !PROVIDER.test(text))
  );
};

/** "… Bob gave me", right after the thing and at the end of its piece, or "Nan gave me her poles". */
export const isGivenBefore = (tokens: readonly Token[], { row, start, end }: Frame, group: ThingGroup): boolean =>
  /^gave (?:me|us)$/.test(row.phrase) &&
  (end <= group.start ||
    (endsPiece(tokens, end) && tokens.slice(group.end, start + 1).every(({ gap }) => !PIECE_END.test(gap))));

/** "Borrow from my cousin, dropping off on Saturday": it is in the bag before the trip begins. */
export const isFetchedBeforeTrip = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  AT_HOME_ALREADY.test(wordsOf(tokens, end, end + 12)) ||
  tokens
    .slice(Math.max(0, start - 2), end + 14)
    .some(
      ({ text }, at, all) =>
        /^(?:dropping|dropped|picked|picking|collected|collecting|posted|posting|neighbou?rs?|tonight|tomorrow)$/.test(
          text,
        ) ||
        (text === 'before' && /^(?:we|i)$/.test(all[at + 1]?.text ?? '')),
    );

/** "Es prestado y lo recojo el lunes": fetched before the trip. */
export const isFetchedBefore = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  FETCHED.test(wordsOf(tokens, start, end + 2));
/** "Lo recojo mañana". */
const FETCHED_SOON =
  '(?:lo|la|los|las) (?:recojo|recoge|recogemos|busc[oa]|buscamos|retiro|retiramos) (?:manana|hoy|antes|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))';
const FETCHED = new RegExp(`^${FETCHED_SOON}\\b`);

/** Where, when or to whom something is lent that waits on the trip. */
const LENT_THERE =
  /^(?:there|alla|alli|ahi|aca|arrival|arrive|llegar|llegada|llegue|lleguemos|llegamos|land|landing|at|from|in|out|en|de|desde|when|cuando|menos|salvo|except|excepto|but|resort|site|camp|hut|club|school|bring|trae|traera|lleva|llevara)$/;

const GOES_ON = /^(?:que|quien|donde|who|where|but|pero|when|cuando|at|in|en|alla|alli|ahi|there)$/;
/** "Los bastones me los presta mi cuñado": somebody of home lends it before the trip, unless it is said to wait there. */
export const isLentAtHome = (
  tokens: readonly Token[],
  { start, end }: Frame,
  hosts: ReadonlySet<string>,
  by = '',
): boolean => {
  // "Voy a lo de mi hija, la campera me la presta ella": she gives it where she lives.
  const giver = by.split(' ').at(-1) ?? '';
  if (hosts.has(giver) || (hosts.size > 0 && /^(?:ella|el|ellos|she|he|they)$/.test(giver))) return false;
  // "Me las presta una amiga": nobody knows where she lives.
  const isOfHome = (at: number): boolean =>
    ((KIN.has(tokens[at]?.text ?? '') && !SPANISH_ARTICLE.test(tokens[at - 1]?.text ?? '')) ||
      // "La vecina de la casa" lives there.
      (/^(?:neighbou?r|vecin[oa])s?$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== 'de') ||
      (/^(?:sil|mil|bil|fil|bro|sis|da|ma|mam|mammy|pa|mate|pal)$/.test(tokens[at]?.text ?? '') &&
        /^(?:my|me|our)$/.test(tokens[at - 1]?.text ?? '')) ||
      (/^viej[oa]s?$/.test(tokens[at]?.text ?? '') && /^mis?$/.test(tokens[at - 1]?.text ?? ''))) &&
    !/^(?:un|una|an?)$/.test(tokens[at - 1]?.text ?? '');
  const behind = tokens.slice(end, end + 7);
  // "Me lo presta mi prima, me espera en el aeropuerto": it waits where she does.
  if (/(?:^| )(?:(?:me|nos) esperan?|(?:meets?|meeting|waiting for) (?:me|us))\b/.test(wordsOf(tokens, end, end + 9)))
    return false;
  // "Me la presta mi hermano, el gas lo compramos allá"; "mi hermano, que vive allá" goes on.
  const stop = behind.findIndex(
    ({ gap, text }, at) => at > 0 && (/[.;:()]/.test(gap) || (gap.includes(',') && !GOES_ON.test(text))),
  );
  const near = stop === -1 ? behind : behind.slice(0, stop);
  const lender = [...near.keys()].map((at) => end + at).concat([start - 1, start - 2, start - 3, start - 4]);
  return lender.some(isOfHome) && !near.some(({ text }) => LENT_THERE.test(text));
};

/** "Borrowing salopettes off my sister in Cork": before the trip, unless it is said to be there. */
export const isBorrowedOfKin = (tokens: readonly Token[], { start, end, row }: Frame): boolean => {
  const from = tokens.findIndex(({ text }, at) => at >= end && at < end + 9 && /^(?:off|from)$/.test(text));
  if (from === -1 || !/^borrow(?:ing|ed)?$/.test(row.phrase)) return false;
  // "She borrows it": somebody else has it.
  const subject = tokens[start - 1];
  const isWriter =
    !subject ||
    /[.;:,]/.test(tokens[start]?.gap ?? '') ||
    /^(?:i|im|ive|we|am|are|'m|'re|'ve|have|and|just)$/.test(subject.text);
  return (
    isWriter &&
    [from + 1, from + 2].some((at) => KIN.has(tokens[at]?.text ?? '') || COLLEAGUE.test(tokens[at]?.text ?? '')) &&
    !someWord(tokens, from, from + 9, /^(?:there|arrive|arrival|land|landing|meets?|meeting)$/)
  );
};
const COLLEAGUE = /^(?:colleague|coworker|neighbou?r|mate|friend|boss|flatmate|roommate|housemate)s?$/;

/** "… y ya está en mi pieza", "(ya lo tengo en casa, va a la bolsa)". */
const AT_HOME_ALREADY = anyOf(
  [
    // "They are on the way": they come before the trip.
    'on (?:the|our) way|en route',
    // "It's in our hall", "got it already".
    "(?:it|they|that|those) (?:'s|is|are|'re) (?:already )?(?:in|at) (?:our|my|the) (?:hall|hallway|house|garage|wardrobe|loft|shed|flat|spare room|living room)",
    '(?:here|home|ours|got it|got them|have it|have them) already',
    // "Ya lo tengo", "ya está en casa", "la tengo en el garaje".
    'ya (?:lo|la|los|las) (?:tengo|tenemos|tiene|tienen|recogi\\w*|probe)|ya (?:\\w+ )?en (?:casa|mi)',
    '(?:lo|la|los|las) (?:tengo|tenemos) (?:ya|aqui|aca|en (?:casa|el (?:trastero|armario|garaje|cuarto)|mi))',
    FETCHED_SOON,
    // "Va a la bolsa".
    'van? (?:a|en) (?:la|mi) (?:bolsa|maleta|mochila|valija)',
  ],
  ['\\b', '\\b'],
);

/** Said of what is there, and of what is not yet anybody's to bring. */
const SET_UP =
  /^(?:incluid|pagad|reservad|alquilad|montad|instalad|armad|colocad|mandad|enviad|contratad|organizad|coordinad)/;
/** Whether a thing is told to be ready to go. */
export const isReady = (tokens: readonly Token[], { row, end }: Frame, kind: string): boolean =>
  /^ya estan?$/.test(row.phrase) &&
  /^(?:footwear|garment|gear|bedding)$/.test(kind) &&
  /[aoi]d[oa]s?$|^list[oa]s?$/.test(tokens[end]?.text ?? '') &&
  !SET_UP.test(tokens[end]?.text ?? '');
