/**
 * What a mention is worth: meant, refused, past, or only imagined. Works clause by clause on cues and their reach, not on
 * whole sentences of the traveller, so that a new item needs no new rule.
 */
import type { Clause } from './clauses';
import { KIN, isSpanishVerb, isVerbalAt } from './grammar';
import type { Reach } from './rows/cues';
import { BELIEVES, correctionAt, declines, isCorrection, takesBack, turnedDown } from './taken-back';
import { hasSign, wordsOf, type Sentence, type Token } from './text';
import {
  CUE_INDEX,
  AT_HOME_INDEX,
  AFTER_INDEX,
  PAST_INDEX,
  PAST_NOT_INDEX,
  PAST_VERBS_INDEX,
  PRESENT_ANYWAY_INDEX,
  UNREAL_INDEX,
  DENIED_PRONOUN_INDEX,
} from './cue-index';
import { conditionAt, hasMayNotWithout } from './not-without';
import { othersFrom } from './others-only';
import { AND_ALL, headOfTopic, isSetApart, listStart, lastThing, stopsOf, reachEnd } from './cue-reach';

/** Marks of one sentence, by token. */
export interface Marks {
  /** Index of the word that denies this token (the end of the cue), or -1. */
  denied: Int16Array;
  past: Uint8Array;
  unreal: Uint8Array;
}

const LOOKS_BACK =
  /^(?:allowed|included|needed|provided|required|necessary|possible|incluid\w+|permitid\w+|necesari\w+)$/;
const SENTENCE_TAIL_NO =
  /^(?:no|nope|none|nah|not|tampoco|never|nunca|neither|dont|wont|shant|wouldnt|doesnt|cant|didnt|isnt|arent|ninguno|ninguna|nada|cero|zero|prohibid[oa]s?)$/;

const PARTS = /[,;:]/;
const PARTS_OR_BRACKET = /[,;:()]/;

const markAll = (target: Uint8Array, clause: Clause): void => {
  target.fill(1, clause.from, clause.to);
};

/** Denials, past and imagined things of one sentence. `answer` is the sentence after it (for "Gym? No."). */
export const marksOf = (sentence: Sentence, clauses: readonly Clause[], answer?: Sentence): Marks => {
  const { tokens } = sentence;
  const marks: Marks = {
    denied: new Int16Array(tokens.length).fill(-1),
    past: new Uint8Array(tokens.length),
    unreal: new Uint8Array(tokens.length),
  };
  const deny = (from: number, to: number, cue: number) => {
    for (let index = Math.max(0, from); index < to; index += 1)
      if (marks.denied[index] === -1) marks.denied[index] = cue;
  };

  const cues = CUE_INDEX.find(tokens);
  // By word: where the furthest phrase that denies nothing ends ("no problem"), of those begun so far.
  const neutralTo = new Int16Array(tokens.length);
  let furthest = 0;
  for (const { row, start, end } of cues) {
    if (row.reach === 'none') furthest = Math.max(furthest, end);
    neutralTo[start] = furthest;
  }
  // The cues stand in the order of their words, as the clauses do.
  let inClause = 0;
  const conditional: boolean[] = [];
  let stops: Partial<Record<Reach, Int16Array>> = {};
  let conditionTo = 0;
  for (const cue of cues) {
    if (cue.row.reach === 'none' || (neutralTo[cue.start] ?? 0) >= cue.end) continue;
    while ((clauses[inClause]?.to ?? Infinity) <= cue.start) {
      inClause += 1;
      stops = {};
    }
    const clause = clauses[inClause];
    if (!clause) continue;
    // "You can't go in without a cap" denies neither the pool nor the cap.
    conditional[inClause] ??= hasMayNotWithout(tokens, clause.from, clause.to);
    if (conditional[inClause]) continue;
    if (cue.start < conditionTo) continue;
    const condition = conditionAt(tokens, cue.start);
    if (condition !== -1) {
      conditionTo = condition + 1;
      continue;
    }
    if (cue.row.reach === 'home') {
      const home = AT_HOME_INDEX.find(tokens, cue.end, clause.to)[0];
      if (home) deny(cue.end, home.start, cue.start);
      continue;
    }
    // "Drone not allowed, photography at dawn": that "not" looks back (`AFTER`), not ahead.
    if (LOOKS_BACK.test(tokens[cue.end]?.text ?? '') && tokens[cue.end + 1]?.gap.includes(',')) continue;
    // "Toallas de ducha sí, pero no de piscina": another kind of them is lacking.
    if (isOtherKind(tokens, cue)) continue;
    // The Spanish "no" before a verb denies the whole clause; before a noun it works as the English one.
    const reach: Reach = cue.row.phrase === 'no' && isSpanishVerb(tokens[cue.end]?.text ?? '') ? 'verb' : cue.row.reach;
    // "Beach no, museums yes": a "no" before a comma answers what stands before it.
    if (cue.end >= clause.to || hasSign(tokens[cue.end], PARTS)) continue;
    stops[reach] ??= stopsOf(reach, tokens, clause);
    deny(cue.end, reachEnd(stops[reach], tokens, cue.end, clause), cue.end - 1);
  }

  for (let position = 0; position < clauses.length; position += 1) {
    const clause = clauses[position];
    if (!clause) continue;
    const { from, to } = clause;
    const previous = clauses[position - 1];
    // "Rods stay home, bikes an all"
    for (const { start: at, end } of AFTER_INDEX.find(tokens, from, to)) {
      if (hasSign(tokens[end], PARTS) && AND_ALL.test(wordsOf(tokens, end, to))) deny(end, to, at);
      if (at > from) deny(Math.max(listStart(tokens, from, at), othersFrom(tokens, from, at + 1)), at, at);
      else if (previous && !/,/.test(tokens[at]?.gap ?? '')) deny(previous.from, at, at);
    }
    // "The hotel has a gym, but I won't use it", "hay gimnasio, pero no lo usaré": the pronoun stands for the thing before.
    // "Hand pump, no bottles she won't take them": for the one in its own clause.
    const namesIt = tokens[from]?.text === 'no' && !isVerbalAt(tokens, from + 1);
    if (previous && !namesIt && to - from <= 8 && DENIED_PRONOUN_INDEX.has(tokens, from, to))
      deny(lastThing(tokens, previous), previous.to, from);
    const last = tokens[to - 1];
    if (last && to - from <= 7 && SENTENCE_TAIL_NO.test(last.text) && isBounded(tokens, to)) {
      // "Llueve de la nada": out of the blue.
      const idiom = last.text === 'nada' && tokens[to - 2]?.text === 'la';
      const alone = to - from <= 3;
      if (!idiom && to - from > 1 && !(previous && alone && isEllipsis(tokens, from, to)))
        deny(Math.max(listStart(tokens, from, to - 1), othersFrom(tokens, from, to)), to - 1, to - 1);
      else if (!idiom && previous) deny(previous.from, from, to - 1);
    }
    const corrects = correctionAt(tokens, clause);
    if (corrects !== -1) {
      const said = clauses.find((one) => BELIEVES.test(wordsOf(tokens, one.from, Math.min(one.to, corrects))));
      if (said) deny(said.from, corrects, to - 1);
    }
    if (PAST_INDEX.has(tokens, from, to) && !PAST_NOT_INDEX.has(tokens, from, to)) markAll(marks.past, clause);
    else if (PAST_VERBS_INDEX.has(tokens, from, to) && !PRESENT_ANYWAY_INDEX.has(tokens, from, to))
      markAll(marks.past, clause);
    if (UNREAL_INDEX.has(tokens, from, to)) {
      markAll(marks.unreal, clause);
      // "When the kids are older we'll kayak it": what is only then done.
      const then = clauses[position + 1];
      if (then && /^(?:when|if|once)$/.test(tokens[from]?.text ?? '')) markAll(marks.unreal, then);
    }
  }
  // "I don't ski, but my kids do", "no esquío yo, solo mi marido": somebody of the party does.
  for (let position = 1; position < clauses.length; position += 1) {
    const before = clauses[position - 1];
    const clause = clauses[position];
    if (before && clause && companyDoes(tokens, clause)) {
      marks.denied.fill(-1, before.from, before.to);
      // "Tiny pool: I shan't, Pauline will": what that clause denies before it.
      const earlier = clauses[position - 2];
      for (let at = earlier?.from ?? before.from; at < before.from; at += 1) {
        const cue = marks.denied[at] ?? -1;
        if (cue >= before.from && cue < before.to) marks.denied[at] = -1;
      }
    }
  }
  // "Beach, no; museums, yes": a lone answer denies what stands right before it.
  for (let index = 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (
      token &&
      LONE_NO.has(token.text) &&
      // "Oktoberfest no que no nos da": a reason goes on after the answer.
      (!next || hasSign(next, PARTS_OR_BRACKET) || /^(?:que|porque|pues|because|since)$/.test(next.text))
    ) {
      let from = index;
      while (
        from > 0 &&
        !(
          from < index &&
          (hasSign(tokens[from], PARTS_OR_BRACKET) ||
            /^(?:pero|aunque)$/.test(tokens[from - 1]?.text ?? '') ||
            isSetApart(tokens, from))
        )
      )
        from -= 1;
      if (tokens[from]?.text !== 'de' && !marksContain(marks, from, index)) deny(from, index, index);
    }
    // "De discotecas nada, que …", "de museos y rutas paso": said of what stands between.
    if (token && DECLINES.has(token.text) && (!next || hasSign(next, PARTS))) {
      const clause = clauses.find(({ from, to }) => index >= from && index < to);
      const of = clause ? headOfTopic(tokens, clause.from, index) : -1;
      if (of !== -1) deny(of, index, index);
    }
  }
  if (
    sentence.question &&
    answer &&
    /^(?:no|nope|nah|never|nunca|ni|para nada|not|nada)$/.test(answer.tokens[0]?.text ?? '') &&
    (answer.tokens.length <= 6 || (tokens.length <= MOST_ASKED && isAnothers(answer.tokens)))
  )
    deny(0, tokens.length, tokens.length);
  const down = turnedDown(tokens);
  if (down) deny(down.from, down.to, down.to);
  if (answer && isCorrection(answer.tokens)) {
    const said = clauses.find(({ from, to }) => BELIEVES.test(wordsOf(tokens, from, to)));
    if (said) deny(said.from, tokens.length, tokens.length);
  }
  if (answer && (takesBack(answer.tokens) || declines(answer.tokens)))
    deny(clauses.at(-1)?.from ?? 0, tokens.length, tokens.length);
  return marks;
};

const DECLINES: ReadonlySet<string> = new Set(['nada', 'paso', 'pasamos', 'pasando']);
const LONE_NO: ReadonlySet<string> = new Set(['no', 'nope', 'tampoco']);

/** Whether a clause that ends here is cut off from what follows. */
const isBounded = (tokens: readonly Token[], end: number): boolean =>
  end === tokens.length ||
  /[,:;()]/.test(tokens[end]?.gap ?? '') ||
  /^(?:pero|but|y|and)$/.test(tokens[end]?.text ?? '');

/** "… no de playa" after towels, sheets or clothes. */
const isOtherKind = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean =>
  /^(?:no|ni)$/.test(tokens[start]?.text ?? '') &&
  end - start === 1 &&
  tokens[end]?.text === 'de' &&
  tokens
    .slice(Math.max(0, start - 9), start)
    .some(({ text }) => /^(?:toallas?|sabanas?|ropa|mantas?|sillas?|chanclas|zapat\w+|botas|gorros?)$/.test(text));

/** A question of so few words asks one thing. */
const MOST_ASKED = 6;

/** "Nut allergy? No, that's my colleague": what was asked is somebody else's. */
const isAnothers = (answer: readonly Token[]): boolean =>
  /^(?:that|thats|it|its|this|he|she|they|eso|es|esa|ese|la|lo)$/.test(answer[1]?.text ?? '') &&
  answer.slice(1, 5).some(({ text }) => /^(?:'s|is|thats|its|es|was|era)$/.test(text));

/** "my husband will", "los niños sí", "only my kids". */
const companyDoes = (tokens: readonly Token[], { from, to }: Clause): boolean => {
  const isName = to - from <= 2 && tokens[from]?.capital === true && !PERSON.test(tokens[from].text);
  if (to - from > 9 || !(isName || someText(tokens, from, to, isKin))) return false;
  if (/^(?:do|does|will|can|si|tambien|is|are)$/.test(tokens[to - 1]?.text ?? '')) return true;
  if (!/^(?:solo|only|just|solamente)$/.test(tokens[from]?.text ?? '')) return false;
  const clause = tokens.slice(from, to);
  return !clause.some((_, at) => isVerbalAt(clause, at));
};

const isKin = (word: string): boolean => KIN.has(word);

const someText = (tokens: readonly Token[], from: number, to: number, holds: (word: string) => boolean): boolean => {
  for (let at = from; at < to; at += 1) if (holds(tokens[at]?.text ?? '')) return true;
  return false;
};

const marksContain = (marks: Marks, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (marks.denied[at] !== -1) return true;
  return false;
};

const PERSON = /^(?:i|we|me|yo|mi|nosotros|nosotras|myself|us|el|ella|he|she)$/;

/** "but I don't", "a mí no", "not me": denies what the clause before said. */
const isEllipsis = (tokens: readonly Token[], from: number, to: number): boolean =>
  someText(tokens, from, to, (word) => PERSON.test(word));
