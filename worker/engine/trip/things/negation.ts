/** Whether the words deny a frame or a thing. */
import { isVerbalAt } from '../../packing/reading/grammar';
import { conditionAt, isMayNotWithout } from '../../packing/reading/not-without';
import { anywhere, wordAnywhere } from '../../packing/reading/anywhere';
import { hasSign, wordsOf, type Token, someWord } from '../../packing/reading/text';
import { HARD_STOP } from './piece-ends';
import type { Frame } from './frames';
import { isRunOn } from './run-on';
import { isMissed } from './indispensable';
import type { ThingGroup, ThingMention } from './mentions';

const NEGATOR =
  /^(?:no|not|dont|doesnt|didnt|wont|isnt|arent|wasnt|cant|cannot|never|nunca|tampoco|without|sin|ni|neither|nor|nobody|nadie|ningun|ninguna|ninguno|zero|cero)$/;

/** Words that stand between a no and the verb it denies; any other word is what that no is about. */
const WITHIN =
  /^(?:be|being|been|is|are|am|was|were|will|would|do|does|did|have|has|had|get|gets|got|to|really|even|actually|also|just|going|gonna|need|needs|want|allowed|supposed|planning|plan|think|all|both|always|me|te|se|nos|lo|la|los|las|le|les|ya|voy|vamos|va|van|a|ni|wish|wishes|wishing|wished|intend|intends|care|cares|like|likes|bother|hope|mean|own|owns|pienso|quiero|que|crea|creas|crean|suene|suenes|suenen|piense|pienses|piensen|hay|tengo|tenemos|estan|esta|son|es|i|we|you|creo|tiene|tienen|puedo|podemos|puede|pueden|hace|hacen)$/;

/** "Ni loca llevo tacones", "ni en pedo me llevo la compu": a flat refusal before the verb. */
const FLATLY =
  /(?:^| )ni (?:(?:loc|muert|cagand|borrach)[oa]s?|de (?:broma|vaina|chiste|riesgos?|cona|fundas|casualidad)|en (?:pedo|suenos|broma)|a (?:palos|bala|balazos|tiros|golpes)|por (?:asomo|error|chiste)|hablar|ahi)(?: (?:que|me|nos|se|lo|la|los|las|le|voy|vamos|va|van|a|pienso|pensamos|vuelvo|volvemos))*$/;
const FLAT_BEHIND = /^ni (?:(?:loc|muert)[oa]s?|de (?:broma|vaina|chiste|cona)|en (?:pedo|suenos|broma)|hablar)\b/;
const isFlat = wordAnywhere('ni');

/** Whether what a frame says is denied: before it, inside it, or right after it. The list it speaks of may stand between. */
export const isNegated = (tokens: readonly Token[], frame: Frame, group?: ThingGroup): boolean => {
  if (isFlat(tokens, frame.start - 7, frame.start) && FLATLY.test(wordsOf(tokens, frame.start - 7, frame.start)))
    return true;
  if (frame.row.act === 'give' && /^(?:dont|doesnt|didnt|wont|never) /.test(frame.row.phrase)) return true;
  let left = 3;
  for (let index = frame.start - 1; index >= 0 && left > 0; index -= 1) {
    const text = tokens[index]?.text ?? '';
    if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) break;
    // "bait, no they sell it": an answer, for English denies no verb with it.
    if (text === 'no' && /^(?:they|we|i|he|she|it|you)$/.test(tokens[index + 1]?.text ?? '')) break;
    // "Harina no, que allá hay": the no answers, and the reason follows.
    if (text === 'no' && /^(?:que|porque|pues)$/.test(tokens[index + 1]?.text ?? '')) break;
    if (NEGATOR.test(text)) return true;
    if (HARD_STOP.test(text)) break;
    const inList = group !== undefined && index >= group.start && index < group.end;
    if (inList) continue;
    if (!WITHIN.test(text)) break;
    left -= 1;
  }
  // "Sheets provided not towels": the not belongs to what follows.
  if (frame.row.act === 'given' && tokens[frame.end]?.text === 'not' && tokens[frame.end + 1]) return false;
  return (
    frame.row.side !== 'after' &&
    (/^(?:not|no)$/.test(tokens[frame.end]?.text ?? '') ||
      // "Alquiladas ni muerta"
      FLAT_BEHIND.test(wordsOf(tokens, frame.end, frame.end + 3))) &&
    // "The blouse goes in my bag not hers"
    // and "it stays home no arguments".
    !/^(?:hers|his|theirs|mine|ours|yours|the|arguments?|debate|discussion|questions?|thanks|thank|excuses|exceptions|way|chance|ifs|doubt|in|under|inside)$/.test(
      tokens[frame.end + 1]?.text ?? '',
    ) &&
    !tokens[frame.end]?.gap.includes(',')
  );
};

/** After "without it": what somebody then does not do. */
const DOES_NOT =
  /^(?:\w+ ){0,2}(?:no (?:me |se |le )?(?:duerm\w+|viaj\w+|sal\w+|va|voy|pued\w+|pud\w+|pod\w+|com\w+)|(?:casi )?me (?:mori|congel\w+|hel[eo]|quem\w+|moj\w+|perdi|empap\w+|pel[eo])\b|pase? (?:mucho |un )?frio|pasamos frio|lo pase (?:mal|fatal)|(?:he |she |i |they |we )?(?:wont|doesnt|cant|dont|cannot) (?:sleep|go|travel|eat|leave|settle))/;
/** "Without a jacket security will bounce you": after what one is not let in without. */
const LET_IN =
  /^(?:and )?(?:(?:they|the|security|staff|bouncers?|doorm[ae]n|reception|you|u|we|he|she|ye|nobody|no one|its|it is) )*(?:'ll |will |wont |cant |cannot |dont |doesnt |are |is |get |gets |be |just )*(?:bounced?|turn(?:ed|s)? (?:you |us |me |u )?(?:away|back)|sen[dt]s? (?:you |us |me |u )?(?:away|home|back)|refused?|kick(?:ed|s)?|let (?:you|u|us|me|anyone)|served?|admit\w*|get(?:ting)? in\b|fined\b|no entry|denied)/;
/** "No tie no entry", "no helmet no ride". */
const NO_ENTRY =
  /^no (?:entry|entrance|service|ride|start|play|race|go|admission|boarding|dive|climb|party|lesson|life|happiness|happy|fun|me|sleep|peace)\b/;

/** "sin mis gafas de cerca no veo", "no entry without a cap": a "sin" shortly before the thing. */
const isCondition = (tokens: readonly Token[], start: number): boolean => {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1)
    if (/^(?:sin|without)$/.test(tokens[at]?.text ?? ''))
      return conditionAt(tokens, at) !== -1 || isMayNotWithout(tokens, at);
  return false;
};
const hasVerb = anywhere(isVerbalAt);
const hasWithout = wordAnywhere('sin without');
/** "Sin su peluche no duerme": two denials, so it comes. */
export const isIndispensable = (tokens: readonly Token[], { start }: ThingMention, { end }: ThingGroup): boolean =>
  isMissed(tokens, start) ||
  (hasWithout(tokens, start - 9, start) &&
    (isCondition(tokens, start) ||
      (hasWithout(tokens, start - 6, start) &&
        !hasVerb(tokens, start - 6, start) &&
        (DOES_NOT.test(wordsOf(tokens, end, end + 5)) || LET_IN.test(wordsOf(tokens, end, end + 7)))))) ||
  (/^(?:no|without)$/.test(tokens[start - 1]?.text ?? '') && NO_ENTRY.test(wordsOf(tokens, end, end + 2)));

/** "Nada de paltas ni tacones, zapatillas y un polerón": after the closed list of what does not come, what does. */
const isBehindClosed = (
  tokens: readonly Token[],
  from: number,
  { start }: ThingMention,
  { end }: ThingGroup,
): boolean => {
  const comma = tokens.findLastIndex(({ gap }, at) => at > from + 1 && at <= start && gap.includes(','));
  if (comma === -1 || someWord(tokens, comma, end, /^(?:ni|nor|or|o|no)$/)) return false;
  return someWord(tokens, from + 1, comma, /^ni$/);
};

/** "No heels whatsoever, flats": a flat no closes what is refused. */
const isClosedBefore = (tokens: readonly Token[], from: number, { start }: ThingMention): boolean => {
  const comma = tokens.findLastIndex(({ gap }, at) => at > from + 1 && at <= start && gap.includes(','));
  if (comma === -1 || someWord(tokens, comma, start, /^(?:or|nor|any|and)$/)) return false;
  return /^(?:whatsoever|ever|thanks|please|allowed|though)$/.test(tokens[comma - 1]?.text ?? '');
};

const DENIES = /^(?:no|not|never|nunca|without|sin|ni|nor|neither|zero|ningun|ninguna|nada)$/;
/** Words between a no and the thing that it denies. */
const BEFORE_THING =
  /^(?:the|a|an|my|our|his|her|their|any|el|la|los|las|un|una|de|mi|mis|su|sus|tu|tus|for|big|good|own|buena|buen)$/;

const PARTS = /[,;:]/;
const PARTS_OR_BRACKET = /[,;:()]/;
const LAUGH = /^(?:lol|h?(?:[aei]h)+[aei]?|j?(?:[aei]j)+[aei]?|pls)$/;
const ADJUNCT =
  /^(est[ea] (?:ano|vez|viaje|temporada|verano|invierno|finde)|al final|de momento|por ahora|hoy|ahora|this (?:time|year|trip)) (?:no|nope)\b/;
const REFUSAL = /^(?:no|nope|not|nah)$/;

/** "no X", "sin X", "X no", "X NO": the negation stands at the thing itself. */
export const directlyDenied = (
  tokens: readonly Token[],
  mention: ThingMention,
  group: ThingGroup,
  frame?: Frame,
): boolean => {
  const listStart = group.mentions[0]?.start ?? mention.start;
  // "Crayfish, not meat or ponmo": behind something that we do not know.
  if (
    /^(?:or|nor|o|ni)$/.test(tokens[mention.start - 1]?.text ?? '') &&
    /^(?:no|not|never|nor|ni|sin)$/.test(tokens[mention.start - 3]?.text ?? '') &&
    !tokens.slice(mention.start - 2, mention.start + 1).some(({ gap }) => PARTS.test(gap))
  )
    return true;
  for (const start of listStart === mention.start ? [listStart] : [mention.start, listStart]) {
    for (let index = start - 1; index >= Math.max(0, start - 3); index -= 1) {
      const text = tokens[index]?.text ?? '';
      if (DENIES.test(text)) {
        if (hasSign(tokens[index + 1], PARTS)) break;
        // "can't sleep without": the no is part of the frame.
        if (frame && index >= frame.start && index < frame.end) break;
        // "No me puedo olvidar del buzo ni de la campera": one more of what must come.
        if (text === 'ni' && frame && frame.end <= listStart && FORGETS_NONE.test(frame.row.phrase)) break;
        // "brown sandals no heels, white dress": this no says how the sandals are, not what is left out of the list.
        if (start !== mention.start && isAside(tokens, index) && isParted(tokens, start, mention.start)) break;
        // "Nada de sus remedios el auto matafuego": without a comma an article opens another piece.
        if (start !== mention.start && isRunOn(tokens, start, mention.start)) break;
        // "sin anillos, pantalón, no vestido": another "no" in the list denies its own entry alone.
        if (start !== mention.start && deniesNext(tokens, index, mention)) break;
        if (start !== mention.start && isBehindClosed(tokens, index, mention, group)) break;
        if (start !== mention.start && isClosedBefore(tokens, index, mention)) break;
        // "No tie, dark suit though": set against what is denied.
        if (start !== mention.start && ALLOWED.test(wordsOf(tokens, mention.end, mention.end + 2))) break;
        // In Spanish "no" before the verb of the list: "no llevo …" is the frame's own.
        return true;
      }
      if (!BEFORE_THING.test(text)) break;
      if (hasSign(tokens[index + 1], PARTS_OR_BRACKET)) break;
    }
  }
  let after = group.end;
  while (LAUGH.test(tokens[after]?.text ?? '')) after += 1;
  // "El andador este año NO": when it is so stands between.
  const adjunct = ADJUNCT.exec(wordsOf(tokens, after, after + 3))?.[1];
  if (adjunct !== undefined) after += adjunct.split(' ').length;
  // "la plancha de bifes NO": what it is for stands between.
  if (tokens[after]?.text === 'de' && /^(?:no|nope)$/.test(tokens[after + 2]?.text ?? '')) after += 2;
  // "patinetes tampoco, pesados", "patinetes tampoco pesaos": a verb after it would say more.
  if (mention.end === group.end && tokens[after]?.text === 'tampoco' && !isVerbalAt(tokens, after + 1)) return true;
  // "Fruta ni queso, te lo quitan": the first of two that are denied needs no word before it.
  if (
    tokens[mention.end]?.text === 'ni' &&
    !hasSign(tokens[mention.end], PARTS) &&
    !frame &&
    startsPiece(tokens, mention)
  )
    return true;
  // "lentes de contacto y talco = NO": the list goes on with what we do not know.
  for (let at = after; at <= after + 2; at += 1)
    if (tokens[at]?.text === 'no' && tokens[at]?.gap.includes('=')) return true;
  if (mention.end === group.end && tokens[after]?.text === 'ni' && /^un[oa]$/.test(tokens[after + 1]?.text ?? ''))
    return true;
  const no = tokens[after];
  // "bait, no they sell it": the frame after says what becomes of it.
  if (frame && frame.start > after) return false;
  if (mention.end !== group.end || !no || !REFUSAL.test(no.text)) return false;
  const next = tokens[after + 1];
  // "Laptop, no the tablet stays": the no is that of the next clause.
  if (no.gap.includes(',') && next?.text === 'the' && (no.text === 'not' || isVerbalAt(tokens, after + 3)))
    return false;
  // "The small tripod, not the big one", "a head torch not his phone": set against another, the thing comes.
  if (no.text === 'not' && DEFINITE.test(next?.text ?? '') && !no.gap.includes(',')) return false;
  return (
    !next ||
    /[,;:.()]/.test(next.gap) ||
    /^(?:way|chance|thanks|thank|ta|need|they|its|it|the|thats|que|porque|pues|because|cos|por|pero|but|since|alla|alli|ahi|solo|only|just|mejor|asi|unless|until|til)/.test(
      next.text,
    )
  );
};

const startsPiece = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  start === 0 ||
  hasSign(tokens[start], PARTS_OR_BRACKET) ||
  (/^(?:la|el|los|las|pero|y)$/.test(tokens[start - 1]?.text ?? '') &&
    (start === 1 || hasSign(tokens[start - 1], PARTS)));

const FORGETS_NONE =
  /^(?:que )?(?:no|nunca|jamas|imposible|impensable)\b.*(?:olvid|falt|renunci|pued|qued|perdon|sin$)/;
const DEFINITE = /^(?:the|my|our|his|her)$/;
/** "No tie, dark jeans are fine": what is said of the one that may come. */
const ALLOWED = /^(?:though|tho|instead|yes|yep|please|(?:(?:is|are|'s) )?(?:ok|okay|fine|grand|allowed|acceptable))\b/;
/** Whether the entry after this one has a "no" of its own ("nada de tacones, zapatos planos, cero joyas"): this one has none. */
const deniesNext = (tokens: readonly Token[], no: number, { start, end }: ThingMention): boolean => {
  // "Nada de perfume, joyas, maquillaje, cero tacones": a longer list is denied as a whole.
  const isSecond = tokens.slice(no + 1, start + 1).filter(({ gap }) => gap.includes(',')).length === 1;
  const behind = tokens.slice(end, end + MOST_OF_ENTRY).findIndex(({ gap }) => PARTS.test(gap));
  const next = end + behind;
  return (
    isSecond &&
    behind !== -1 &&
    tokens[next]?.gap.includes(',') === true &&
    /^(?:no|sin|cero|zero|nada)$/.test(tokens[next]?.text ?? '') &&
    !FLOURISH.test(tokens[next + 1]?.text ?? '')
  );
};
/** "No kidding", "no hace falta": a no that denies no thing. */
const FLOURISH = /^(?:|kidding|joke|jokes|worries|problem|thanks|way|excuses?|need|hace|hay|es|son|me|nos|gracias)$/;
/** Words of an entry behind its thing: "blusas de algodón abiertas adelante". */
const MOST_OF_ENTRY = 5;

/** A no right after a thing, without a comma before it. */
const isAside = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  (tokens[at]?.gap ?? '').trim() === '' &&
  !/^(?:and|but|so|please|also|with|there|is|are|have|has|got|y|pero|hay|obviously|absolutely|definitely)$/.test(
    tokens[at - 1]?.text ?? '',
  );
export const isParted = (tokens: readonly Token[], from: number, to: number): boolean => {
  const between = tokens.slice(from + 1, to + 1);
  return between.some(({ gap }) => gap.includes(',')) && !between.some(({ text }) => /^(?:or|nor|o|ni)$/.test(text));
};

/** A denial reaches over a comma only in a list of "or" and "ni". */
export const reachingCue = (tokens: readonly Token[], cue: number, at: number): number => {
  // "Reloj de aguja porque no dejan móvil": the no is that of the reason.
  if (cue > at && someWord(tokens, at, cue, /^(?:porque|pues|because|cos|since)$/)) return -1;
  if (cue === -1 || cue > at) return cue;
  const between = tokens.slice(cue + 1, at + 1);
  // "Ni móvil ni smartwatch: reloj de aguja": the colon opens what comes instead.
  if (tokens[cue]?.text === 'ni' && between.some(({ gap }) => gap.includes(':'))) return -1;
  // "no los suelta y el palo": what is denied has its object already.
  // "Nada de sus remedios el auto matafuego": without a comma the article opens what is not denied.
  if (
    /^nada(?: de)?$/.test(wordsOf(tokens, cue - 1, cue + 1).replace(/^\w+ (?=nada$)/, '')) &&
    isRunOn(tokens, cue + 1, at)
  )
    return -1;
  // "No tiene cuna, o sea va la practicuna": what follows from it is said anew.
  if (between.some(({ text }, index) => text === 'o' && between[index + 1]?.text === 'sea')) return -1;
  if (/^l[oa]s?$/.test(between[0]?.text ?? '') && between.slice(2).some(({ text }) => /^[ye]$/.test(text))) return -1;
  const parted = between.some(({ gap }) => gap.includes(',') || gap.includes('+'));
  return parted && !someWord(tokens, cue, at + 6, /^(?:or|nor|ni|o|u|neither)$/) ? -1 : cue;
};

/** The words before a token as one text. */
export const wordsBefore = (tokens: readonly Token[], end: number, most: number): string =>
  wordsOf(tokens, end - most, end);
