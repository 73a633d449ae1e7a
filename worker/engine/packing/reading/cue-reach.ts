/** How far a cue reaches: to the end of its noun or its clause, and back to the start of a list. */
import type { Clause } from './clauses';
import { JOINS, KIN, OR_JOINS, SPANISH_ARTICLE, isVerbal } from './grammar';
import type { Reach } from './rows/cues';
import { wordsOf, type Token } from './text';

const stopsNoun = ({ text }: Token): boolean =>
  isVerbal(text) || (JOINS.has(text) && !OR_JOINS.has(text)) || NOUN_STOPS.has(text);
/** "Viaja sin su papá la carta …": after somebody an article opens what is said next. */
const opensPhrase = (tokens: readonly Token[], at: number, clause: Clause): boolean =>
  at - 1 > clause.from &&
  SPANISH_ARTICLE.test(tokens[at]?.text ?? '') &&
  tokens[at]?.gap.trim() === '' &&
  KIN.has(tokens[at - 1]?.text ?? '') &&
  !KIN.has(tokens[at + 1]?.text ?? '');
const NOUN_STOPS = new Set(['with', 'con', 'for', 'para', 'por', 'by', 'via', 'to', 'but']);

/** Where the list before a denial begins: all of "golf, diving and skiing are not for me", only the last of "two lenses, drone not allowed". */
export const listStart = (tokens: readonly Token[], from: number, at: number): number => {
  let joined = false;
  for (let index = at - 1; index > from; index -= 1) {
    if (JOINS.has(tokens[index]?.text ?? '')) joined = true;
    if (isSetApart(tokens, index)) return index;
    if (tokens[index]?.gap.includes(',') && ENDS_WHAT_IS_SAID.test(tokens[index - 1]?.text ?? '')) return index;
    // "toallas de baño sí, de playa no" speaks of towels, not of the beach.
    if (tokens[index]?.gap.includes(',')) return tokens[index]?.text === 'de' ? at : joined ? from : index;
  }
  // "… toallas, pero de playa no": the same after a "but".
  const first = /^(?:pero|y|but)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  return tokens[first]?.text === 'de' && at - first <= 3 ? at : from;
};

/** "Esquís y casco alquilados allí, gafas y guantes no": before the comma another thing has been said of other things. */
const ENDS_WHAT_IS_SAID =
  /^(?:alquilad[oa]s?|rentad[oa]s?|arrendad[oa]s?|prestad[oa]s?|incluid[oa]s?|alli|alla|ahi|there|hired|rented|included|provided)$/;

/** Where the last thing named in a clause begins: after its last comma or "and". */
export const lastThing = (tokens: readonly Token[], clause: Clause): number => {
  for (let index = clause.to - 1; index > clause.from; index -= 1) {
    if (JOINS.has(tokens[index]?.text ?? '') || tokens[index]?.gap.includes(',')) return index;
  }
  return clause.from;
};

/**
 * By word of a clause, where a denial that begins there ends at the latest: at the next word that stops its reach. A comma
 * stops a noun's unless the list after it ends with "or", so that the denial covers all of it.
 */
export const stopsOf = (cue: Reach, tokens: readonly Token[], clause: Clause): Int16Array => {
  const stops = new Int16Array(clause.to - clause.from);
  let next = clause.to;
  let orFollows = false;
  for (let index = clause.to - 1; index >= clause.from; index -= 1) {
    stops[index - clause.from] = next;
    const token = tokens[index];
    if (!token) continue;
    orFollows ||= OR_JOINS.has(token.text);
    const comma = token.gap.includes(',');
    if (cue === 'noun' && ((comma && !orFollows) || stopsNoun(token) || opensPhrase(tokens, index, clause)))
      next = index;
    // "Ya no vuelvo, con mi gata": who or what comes along is said of the trip, not of what is denied.
    if (cue === 'verb' && comma && /^(?:con|with)$/.test(token.text)) next = index;
    // "Olvídate de rutas y kayak, que vamos con mi suegra": the reason is not denied.
    if (cue === 'verb' && comma && /^(?:que|porque|pues)$/.test(token.text)) next = index;
    // "It is not skiing, its snowboarding", "no es playa sino montaña": what it is after all.
    if (cue === 'verb' && SET_RIGHT.test(wordsOf(tokens, index, index + 2)) && (comma || token.text === 'sino'))
      next = index;
    // "Not bothered about clothes its the rods that matter": what counts is set against what is denied.
    if (cue === 'verb' && token.text === 'its' && SINGLED_OUT.test(wordsOf(tokens, index, index + 7))) next = index;
    if (cue === 'verb' && comma && JOINS.has(token.text) && isVerbal(tokens[index + 1]?.text ?? '')) next = index;
  }
  return stops;
};

const SET_RIGHT = /^(?:its|it (?:'s|is)|sino)\b/;
const SINGLED_OUT = /^its (?:the|my|our|his|her) (?:\w+ ){1,4}(?:that|i|we|he|she|which)\b/;
/** "Nada de caminatas, playa y punto": where the last thing begins, which alone is wanted, or the end of the clause. */
const wantedFrom = (tokens: readonly Token[], clause: Clause, from: number): number => {
  const last = tokens[clause.to - 1]?.text ?? '';
  const words = last === 'mas' && tokens[clause.to - 2]?.text === 'nada' ? 3 : 2;
  if (!CLOSES.test(last) || tokens[clause.to - words]?.text !== 'y') return clause.to;
  for (let index = clause.to - words; index > from; index -= 1) if (tokens[index]?.gap.includes(',')) return index;
  return clause.to;
};
const CLOSES = /^(?:punto|ya|listo|basta|mas|chau)$/;

/** Where a denial that begins at a word ends. */
export const reachEnd = (stops: Int16Array, tokens: readonly Token[], from: number, clause: Clause): number => {
  const stop = Math.min(stops[from - clause.from] ?? clause.to, wantedFrom(tokens, clause, from));
  if (stop < clause.to) return stop;
  // "No buses, taxis only": what "only" follows is not denied.
  if (
    /^(?:only|instead|solo|solamente|rather)$/.test(tokens[clause.to]?.text ?? '') &&
    tokens[clause.to]?.gap.trim() === ''
  ) {
    for (let index = clause.to - 1; index > from; index -= 1) if (tokens[index]?.gap.includes(',')) return index;
  }
  return clause.to;
};

/** Where the "de" stands that opens what a clause is about, or -1. */
export const headOfTopic = (tokens: readonly Token[], from: number, to: number): number => {
  for (let at = to - 2; at >= from; at -= 1)
    if (tokens[at]?.text === 'de' && (at === from || at === to - 2 || at === to - 3 || tokens[at]?.gap.includes(',')))
      return at;
  return -1;
};

/** "Panela y el bocadillo no": after the "y" an article that what stands before has not. */
export const isSetApart = (tokens: readonly Token[], at: number): boolean =>
  SPANISH_ARTICLE.test(tokens[at]?.text ?? '') &&
  /^[ye]$/.test(tokens[at - 1]?.text ?? '') &&
  !SPANISH_ARTICLE.test(tokens[at - 3]?.text ?? '');

/** "Rods stay home, bikes an all": what goes the same way. */
export const AND_ALL = /^(?:\w+ ){1,3}(?:an|and) all$/;
