/**
 * Clauses: the reach of a "no", of a past tense and of a subject. A comma or an "and" begins a new clause only when what
 * follows has a verb of its own; otherwise it carries a list on ("towels, bedding and all the kitchen stuff").
 */
import { BREAKERS, JOINS, KIN, isFirstPersonPlural, isVerbalAt } from './grammar';
import type { Sentence, Token } from './text';

/** A run of tokens of one sentence, `to` not included. */
export interface Clause {
  from: number;
  to: number;
  /** Between brackets. */
  aside: boolean;
}

const HARD_GAP = /[()[\]:\u2013\u2014→]|(?:^|\s)-+(?:\s|$)|\.\s/;
const NEGATORS = new Set([
  'no',
  'not',
  'never',
  'without',
  'sin',
  'nunca',
  'nothing',
  'nada',
  'ni',
  'dont',
  'wont',
  'tampoco',
  'ningun',
  'ninguna',
  'zero',
  'cero',
  'avoid',
  'evitar',
  'skip',
  'skipping',
]);

/** A verb in the clause so far: without one, "towels and sheets come with the flat" is still one clause. */
const verbSoFar = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) if (isVerbalAt(tokens, index)) return true;
  return false;
};

const hasVerb = (tokens: readonly Token[], from: number): boolean => {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (
      index > from &&
      ((token.gap !== ' ' && (token.gap.includes(',') || HARD_GAP.test(token.gap))) ||
        BREAKERS.has(token.text) ||
        JOINS.has(token.text))
    )
      return false;
    if (isVerbalAt(tokens, index)) return true;
  }
  return false;
};

/** "No" at the head of a piece begins a clause of its own, unless it is the Spanish tag "¿no?" or an "or not". */
const startsNegated = (tokens: readonly Token[], at: number): boolean =>
  NEGATORS.has(tokens[at]?.text ?? '') && tokens[at + 1] !== undefined;

/** After a comma these begin what happens on another day. */
const DAY =
  /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|then|luego|despues)$/;
/** ", el año pasado …", ", last time …": told of another trip. */
const opensPast = (tokens: readonly Token[], at: number): boolean =>
  /^(?:el|la|last)$/.test(tokens[at]?.text ?? '') &&
  /^(?:(?:el|la) (?:(?:ano|verano|invierno|mes|viaje) pasado|(?:vez|semana|primavera) pasada|ultima vez)|last (?:year|time|trip|summer|winter|yr))\b/.test(
    `${tokens[at]?.text} ${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`,
  );
/** What went wrong on another trip. */
const WENT_WRONG =
  /\b(?:died|got|lost|was|were|had|froze|burnt|broke|hurt|ruined|killed|came|went|fell|ran|\w{3,}ed|acabe|acabamos|quede|quedamos|perdi|perdimos|volvi|volvimos|murio|rompio|destrozo|quemo|fallo)\b/;
const PAST_AT_END =
  /\b(?:last (?:year|time|trip|summer|winter|yr)|(?:el|la) (?:ano|verano|invierno|vez|viaje) pasad[oa]|la (?:ultima|otra) vez)$/;
/** Words of such an aside. */
const LONGEST_ASIDE = 8;
/** "Manning our stand, feet died last time": what stands before the comma is of this trip. */
const tellsOfPast = (tokens: readonly Token[], at: number): boolean => {
  let to = at + 1;
  while (to < tokens.length && !/[,.;:()]/.test(tokens[to]?.gap ?? '')) to += 1;
  if (to - at > LONGEST_ASIDE) return false;
  const words = tokens
    .slice(at, to)
    .map(({ text }) => text)
    .join(' ');
  return PAST_AT_END.test(words) && WENT_WRONG.test(words);
};
/** Subjects and first-person verbs that may begin a clause. */
const OPENING: ReadonlySet<string> = new Set(
  'i we yo nosotros nosotras vamos voy volamos llevamos llevo viajamos viajo dormimos duermo alquilamos alquilo tenemos tengo iremos haremos soy somos salimos salgo estoy estamos tambien'.split(
    ' ',
  ),
);
const LEADS_ON =
  /^(?:that|which|where|and|but|if|when|as|so|because|think|hope|says|said|what|how|place|before|after|than|until|while|way|time|things|thing|all|everything|whenever|no|not|ni|nos|me|se|lo|la|los|las|le|les|que|y|e|si|donde|como|cuando|ya|solo|nunca|yo|nosotros|nosotras|a|or|o|porque|pero|both|tambien|do|will|can|should|may|ademas)$/;

/** Dictated text has no commas: a subject or a first-person verb after a whole clause begins the next. */
const startsAnew = (tokens: readonly Token[], from: number, at: number): boolean => {
  if (at - from < 2) return false;
  const word = tokens[at]?.text ?? '';
  // "Costumes for the bairns im not going in"
  if (
    (word === 'im' && tokens[at + 1]?.text === 'not') ||
    ((word === 'i' || word === 'we') && /^(?:wont|aint)$/.test(tokens[at + 1]?.text ?? ''))
  )
    return !LEADS_ON.test(tokens[at - 1]?.text ?? '');
  if (!OPENING.has(word) && !isFirstPersonPlural(word)) return false;
  const next = tokens[at + 1];
  if (!next || /[,.;:()]/.test(next.gap)) return false;
  return !LEADS_ON.test(tokens[at - 1]?.text ?? '') && (verbSoFar(tokens, from, at) || startsNegated(tokens, from));
};

/** Cuts a sentence into clauses. Every token belongs to exactly one. */
export const clausesOf = ({ tokens }: Sentence): Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  let depth = 0;
  const close = (at: number) => {
    if (at > from) clauses.push({ from, to: at, aside: depth > 0 });
    from = at;
  };
  const opens = (head: number): boolean =>
    startsNegated(tokens, head) || isVerbalAt(tokens, head) || (hasVerb(tokens, head) && verbSoFar(tokens, from, head));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const { gap } = token;
    if (gap !== ' ') {
      if (index > 0 && HARD_GAP.test(gap)) close(index);
      if (gap.includes('(') || gap.includes('[')) depth = 1;
      else if (gap.includes(')') || gap.includes(']')) depth = 0;
    }
    if (index === from) continue;
    // "my father, who …", "mi papá que es …": a clause about that person.
    const relative =
      token.text === 'que' &&
      (KIN.has(tokens[index - 1]?.text ?? '') || (tokens[index - 1]?.capital === true && /,/.test(gap)));
    if (BREAKERS.has(token.text) || relative || startsAnew(tokens, from, index)) close(index);
    else if (gap.includes(',') && (DAY.test(token.text) || opensPast(tokens, index) || tellsOfPast(tokens, index)))
      close(index);
    else if (gap.includes(',')) {
      const head = JOINS.has(token.text) ? index + 1 : index;
      if (opens(head)) close(index);
    } else if (JOINS.has(token.text) && !/^(?:or|nor|ni|o|u)$/.test(token.text) && opens(index + 1)) close(index);
  }
  close(tokens.length);
  return clauses;
};
