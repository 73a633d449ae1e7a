/** Denials beside a match that are said of something else: of things, of what a place lacks, of who may come in. */
import type { Clause } from './clauses';
import { HIRES_ES, LENDS_ES, TO_WHOM_ES } from './giving-verbs';
import type { Entry } from './row-index';
import { someWord, wordsOf, type Token } from './text';
import type { SentenceView } from './view';

const CARRIED =
  /\b(?:not|no|dont|doesnt|cant|cannot|wont|never|nor|ni|sin|nunca|without) (?:(?:se|be|to|you|te|me|nos|les?|pueden?|podemos|puedo|dejan?|allow(?:ed)?|let|us|deber\w*|debes|hay que) )*(?:bring|take|carry|wear|use|leave|have|eat|drink|smoke|bringing|taking|wearing|llev\w+|tra\w+|met(?:er|en|as|an)|us(?:ar|en|an|es)|com(?:er|en|as)|beb(?:er|en|as)|fum(?:ar|en)|sac(?:ar|an|as)|dej(?:ar|es|en)) (?:\w+ ){0,4}(?:to|into|in|on|onto|by|at|near|round|around|a|en|hasta|por) (?:(?:the|la|el|las|los|our|their) )?$/;
const NOTHING_THERE =
  /(?:\b(?:no|without) (?!(?:time|days?|trips?|plans?|chance|interest|need|fun|point|going|lying|swimming|hanging|sitting)\b)(?:\w+ ){1,2}(?:on|by|at|in|near) (?:the )?|\b(?:nada de|sin|prohibid[oa]s?) (?:\w+ ){1,2}(?:en|por) (?:(?:el|la|las|los) )?)$/;

/** "No underwear under bike shorts", "nada de algodón debajo del traje": what it would be worn under is not denied. */
export const isUnder = (tokens: readonly Token[], start: number): boolean =>
  UNDER.test(`${wordsOf(tokens, start - 4, start)} `) &&
  !tokens.slice(start - 1, start + 1).some(({ gap }) => gap.includes(','));
const UNDER = /\b(?:under(?:neath)?|beneath|debajo de[l]?) (?:(?:the|my|our|his|her|a|el|la|los|las|mis?) )?(?:\w+ )?$/;

/** "You can't bring them to the pool", "no dogs on the beach": what may not be there is denied, not the place. */
export const isPlaceOfDenied = (tokens: readonly Token[], { start }: { start: number }): boolean => {
  if (isUnder(tokens, start)) return true;
  if (
    !/^(?:the|la|el|las|los|our|their|to|into|in|on|onto|by|at|near|round|around|a|en|hasta|por)$/.test(
      tokens[start - 1]?.text ?? '',
    )
  )
    return false;
  const before = `${wordsOf(tokens, Math.max(0, start - 10), start)} `;
  return CARRIED.test(before) || NOTHING_THERE.test(before);
};

/** "Towels, but NOT for the hot tub": the no is said of the things. */
export const isAboutThings = (tokens: readonly Token[], at: number): boolean =>
  FOR_ONLY.test(wordsOf(tokens, at - 4, at)) && someWord(tokens, at - 10, at, FURNISHINGS);
const FOR_ONLY = /\b(?:not|no|never)(?: meant| allowed| to be)? (?:for|at|by|in|near)(?: the| a)?$|\bnot(?: the)?$/;
const FURNISHINGS = /^(?:towels?|robes?|bathrobes?|linens?|sheets|them|those|em)$/;

/** "Nothing for dogs", "toallas incluidas, para el baño en el mar no": what is lacking is denied, not what it is for. */
export const isPurposeOfLack = (
  tokens: readonly Token[],
  cue: number,
  { start, end }: { start: number; end: number },
): boolean =>
  PURPOSE.test(wordsOf(tokens, start - 2, start)) &&
  (cue >= end || /^(?:nothing|nada|none|ningun[oa]?)$/.test(tokens[cue]?.text ?? ''));
const PURPOSE = /(?:^| )(?:for|para|pa)(?: (?:the|our|el|la|los|las|mis?|nuestr[oa]s?))?$/;

/** "No tie no entry": who wants to come in needs one. */
export const isRuleOfDoor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'no' &&
  /^(?:entry|entrance|service|ride|start|play|race|admission|boarding)$/.test(tokens[at + 1]?.text ?? '');

/** Words between such a verb and what it speaks of, at most. */
const LACK_REACH = 8;
const GIVES_NOT =
  /^(?:dont|doesnt|wont|didnt|not|never|longer) (?:(?:even|actually|really|now) )?(?:give|hand|provide|supply|do|offer|stock|lend|sell|issue|hire|rent)\b/;
/** "… no los alquilan", "… no prestan": behind what nobody there provides. */
const GIVES_NOT_ES = new RegExp(`^no ${TO_WHOM_ES}(?:l[oae]s? )?(?:${LENDS_ES}|${HIRES_ES}|ofrece|deja)n?(?: |$)`);

/** "They don't give you nappies", "guantes no alquilan": said of what a place lacks, and no refusal. */
export const isLackThere = (tokens: readonly Token[], cue: number, at: number): boolean => {
  if (cue > at && GIVES_NOT_ES.test(wordsOf(tokens, cue, cue + 4))) return true;
  for (let from = Math.max(0, at - LACK_REACH, cue - 2); from < at; from += 1)
    if (GIVES_NOT.test(wordsOf(tokens, from, from + 3)))
      return !/^(?:i|we|ill|well|ive|weve)$/.test(tokens[from - 1]?.text ?? '');
  return false;
};

/** "The hotel has no pool" is not a refusal to swim. */
export const isAbsentPool = ({ sentence: { tokens } }: SentenceView, { from, to }: Clause, { tag }: Entry): boolean =>
  tag === 'setting:pool' &&
  someWord(
    tokens,
    from,
    to,
    /^(?:hay|tiene|tienen|has|have|there|theres|hotel|closed|cerrada|funciona|working|open|abierta|abre|abren)$/,
  );
