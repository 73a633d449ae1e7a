/** What becomes of a thing that is asked about or weighed when the next sentence answers ("We bring bait? no, they sell it"). */
import type { SentenceView } from '../../packing/reading/view';
import type { Thing } from '../schema';
import type { ThingsContext } from './whose';
import { doneByOthers } from './provided-by-others';
import { PROVIDER } from './somebody';
import type { Entry } from './thing-entry';

/** "We bring bait? no, they sell it", "Iron box? They said no electrical", "thinking of the DSLR… no": what is weighed is left out. */
export function answerQuestion(
  asked: SentenceView | undefined,
  view: SentenceView,
  entries: readonly Entry[],
  context: ThingsContext,
): void {
  if (!asked) return;
  const said = view.sentence.tokens.map(({ text }) => text);
  // "Monopatín ¿para qué?", "patinete ¡de ninguna manera!"
  const cut = IN_VAIN.test(said.join(' ')) ? entries.findLast((entry) => entry.view === asked) : undefined;
  if (cut?.end === asked.sentence.tokens.length && isOpenQuestion(cut.reading.fate))
    cut.reading = { ...cut.reading, fate: 'stays' };
  if (!(asked.sentence.question || WEIGHS.test(asked.sentence.tokens.map(({ text }) => text).join(' ')))) return;
  const opening = Math.max(
    0,
    said.findIndex((text) => !INTERJECTION.test(text)),
  );
  const answer = said.slice(opening, opening + MOST_ANSWER);
  const last = entries.findLast((entry) => entry.view === asked);
  if (!last || asked.sentence.tokens.length - last.end > MOST_ANSWER) return;
  // "Hospital supplies scrubs? NO they don't": one's own, then.
  if (asked.sentence.question && last.reading.fate === 'provided' && NO_ANSWER.test(answer[0] ?? '')) {
    last.reading = { ...last.reading, fate: 'bring', isCertain: true };
    return;
  }
  if (!isOpenQuestion(last.reading.fate)) return;
  const words = said.slice(0, MOST_SAID).join(' ');
  const byOthers = TAKES_UP.test(words) ? doneByOthers(view, opening, context) : undefined;
  const askedBack =
    asked.sentence.question &&
    view.sentence.question &&
    said.length <= MOST_ASKED_BACK &&
    ASKED_BACK.test(said.join(' ')) &&
    last.end === asked.sentence.tokens.length;
  const refused =
    askedBack ||
    (asked.sentence.question && SCORNS.test(said.slice(opening, opening + MOST_SAID).join(' '))) ||
    NO_ANSWER.test(answer[0] ?? '') ||
    NO_LONGER.test(answer.join(' ')) ||
    SAID_NO.test(words) ||
    SAID_NO_SUBJECT_LAST.test(words) ||
    I_SAY_NO.test(words);
  if (refused)
    last.reading = {
      ...last.reading,
      fate: answer.includes('sell') ? 'buy-there' : SEES_TO_IT.test(words) ? 'other-brings' : 'stays',
    };
  else if (isTheirs(said) || IS_THERE.test(words)) last.reading = { ...last.reading, fate: 'provided' };
  else if (byOthers) last.reading = { ...last.reading, ...byOthers };
}
const isOpenQuestion = (fate: Thing['fate']): boolean => fate === 'bring' || fate === 'maybe';
/** Said of a thing that somebody is not sure to take. */
const WEIGHS =
  /\b(?:thinking (?:of|about)|thought (?:of|about)|wondering|was going to|were going to|tempted|considering|toying with|do i need|should i|shall i|want(?:ed)? to (?:carry|take|bring)|id like to (?:take|bring))\b/;
/** "Las tazas? la organización". */
const isTheirs = (said: readonly string[]): boolean => {
  const [who = '', ...more] = said.filter((text) => !/^(?:the|el|la|los|las|de|del)$/.test(text));
  return more.length === 0 && PROVIDER.test(who);
};
/** Whom the answer is of: "head chef", "the park office", "el jefe de cocina". */
const WHO = String.raw`(?:(?:the|our|my|his|her|el|la|los|las|mi|su) )?(?!i\b|we\b|they\b|yo\b)\w+(?: (?:(?:of|de|del) )?\w+)?`;
const SAYS = String.raw`(?:says?|said|told \w+|reckons?|was like|is like|dice|dijo|dicen|dijeron|contesto|me dijo|me dice)`;
const REFUSAL = String.raw`(?:(?:absolutely|definitely|deffo|def|flat|big|hard|thats|its|that|a|an|de|rotundamente) )*(?:no|not|nope|never|nah)\b(?! (?:problem|worries|bother|issue|without|unless|hay|tienen|dan))|(?:to )?(?:leave|forget) (?:it|them|that|those)\b|over (?:his|her|their) dead body|(?:que )?(?:no\b(?! (?:hay|tienen|dan|ponen|problem|without|unless|worries))|ni (?:hablar|loc|de|se te|muert|en)|olvidate|nunca|jamas|para nada)`;
const SAID_NO = new RegExp(`^${WHO} ${SAYS} (?:${REFUSAL})`, 'u');
const SAID_NO_SUBJECT_LAST = new RegExp(
  String.raw`^(?:dice|dijo|dicen) (?:el|la|mi|los) \w+ que (?:no|ni)\b(?! (?:hay|tienen|dan|ponen))`,
  'u',
);
/** "Dad says yes but I say no": what the writer says in the end. */
const I_SAY_NO = /\bbut (?:i|we|im|i 'm|ive) (?:say|said|told \w+|think|am saying|saying) (?:no|nope|not)\b/;
const IS_THERE =
  /^(?:(?:also yes|yes also|yes too|yep too|that too|same)$|(?:also )?(?:yes|yep|yeah|of course) (?:there (?:is|are)|they (?:have|do|'ve|got)|(?:the )?(?:\w+ )?\w+ (?:has|have|'s got|got|does)\b(?! a))|they (?:are|'re|have|'ve got|ve got|do) ?(?:there|them|those|it|some|all)?|(?:it|its|theyre|it 's|its) (?:is |all )?(?:there|in the|at the)|there already|already there|all there|(?:ya )?(?:alla|alli|ahi|aca) (?:ya )?(?:hay|venden|tienen|dan|ponen|estan?)|hay (?:alla|alli|ahi)|(?:ya )?(?:los?|las?) (?:tienen|ponen|dan|hay)|ya (?:tienen|hay|ponen|dan))\b/;
/** "Eish no wait Thandi packed that too", "no, Kev has one": somebody else takes care of what was asked. */
const SEES_TO_IT =
  /\b(?:(?!i |we |they |you |that |it |ones? |those |these )\w+ (?:has|'s|got|already|packed|brings?|bringing|bought|lends?|sorted|have) ?(?:got |already |bringing |packed |sorted )?(?:it|one|that|them|those|mine|ours|some)\b)/;
/** "The family is giving us that one": the answer takes the thing up. */
const TAKES_UP = /\b(?:it|one|ones|that|them|those|some|mine|ours)\b/;
const INTERJECTION = /^(?:eish|oh|ah|aw|um|uh|hmm|well|ay|actually|er|erm|ugh)$/;
/** Words of an answer that say who takes care of it, at most. */
const MOST_SAID = 9;
/** "Carné de vacunas? ya no lo piden", "certificado? eso es para los que vienen de fuera". */
const NO_LONGER =
  /^(?:there (?:wont|will not) |(?:nobody|noone|who) (?:needs|wants|wears|uses|would)\b|what for\b|why (?:would|bother)\b|(?:when|where) would\b|at my age\b|(?:eso )?ya no\b|eso (?:no|es (?:para|solo))\b|ni (?:hablar|loc|de|falta)|para nada|que va)/;
const IN_VAIN =
  /^(?:(?:y )?(?:pa|para) que$|(?:y )?(?:pa|para) que (?!n?o\b|se\b|me\b|te\b|nos\b|l[aeo]s?\b)\w+$|de ninguna manera\b|ni (?:hablar|loc|de (?:broma|chiste|cona)|muert|borrach)|jamas\b|que va\b|olvidate\b|olvidaos\b)/;
const NO_ANSWER = /^(?:no+|nope?|nah|not|nunca|jamas|nanay|banned|forbidden|vetoed|confiscated|pointless|overkill)$/;
/** "Laptop? Out. Hair dryer? Are you joking. Heels? Pass." */
const SCORNS =
  /^(?:out|pass|hardly|please|never|as if|come on|over my dead body|(?:are |r )?(?:you|u|ye) (?:kidding|joking|serious|mad)|in your dreams|dream on|absolutely not|definitely not|no thanks|god no|goodness no|lord no|hell no)(?: me)?(?: (?:this time|again|lol|mum|mom|dad|love|mate))?$/;
/** "Tent? At sixty-six?", "heels? On those cobbles?": the question is asked back. */
const ASKED_BACK =
  /^(?:at (?:my|our|his|her|\w+(?: \w+)?)|(?:in|on|with|for|up|down|round|to) (?:a |an |the |that|those|this|these|my|our|it)?)\b/;
const MOST_ANSWER = 4;
const MOST_ASKED_BACK = 6;
