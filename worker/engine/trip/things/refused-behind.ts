/**
 * What English says right behind a thing to leave it out, without a verb of packing: "tripod too faffy", "ice axe not in
 * January", "heels? out", "suits, come on", "the drum split in June", "the telephoto can sulk in its cupboard".
 */
import { anyOf } from '../../packing/reading/patterns';
import { LODGING } from '../../packing/reading/lodging-words';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingGroup } from './mentions';
import { pieceEndFrom } from './piece-ends';

/** What nobody leaves at home for a mood. */
const KEPT: ReadonlySet<string> = new Set(['document', 'papers', 'medicine', 'device', 'fixture']);
/** Words that are read behind a thing. */
const REACH = 9;

/** "Book too tired", "water shoes too much footwear"; "wellies too in case" is another too. */
const TOO =
  /^(?:(?:is|are|was|were|'s|way|far|just|really|simply|probably|a|bit|tad) )*too (?!as\b|and\b|n\b|or\b|so\b|but\b|if\b|in\b|on\b|at\b|to\b|from\b|with\b|by\b|for\b|please|pls|though|cos\b|because|since|when|then|is\b|are\b|they|i\b|we\b|he\b|she\b|it\b|there|the\b|my\b|our\b|now\b|which|that\b|obviously|obvs|maybe|probably|many of|good|well\b|late|early|precious|beautiful|small|tight|short)[a-z]{3,}/;
/** "Ice axe not in January", "valuables not at all". */
const NOT =
  /^not (?:at all|at my|at our|in|on|near|with (?:my|his|her|our|that|those|these|the)|after|before|until|during|this (?:time|year|trip)|anymore|any more|on your life|my (?:thing|scene)|our (?:thing|scene)|a chance|happening|likely|bothering|bothered)\b/;
const NOT_THERE =
  /\b(?:hold|suitcase|case|checked|luggage|baggage|bag|bags|boot|price|rent|rental|list|included|provided)\b/;
/** Dropped from the list. */
const DROPPED =
  /^(?:(?:is|are|was|were|'s|got|gets|been|have|has|be) )*(?:scrapped|binned|axed|ditched|ruled out|crossed off|struck off|off the (?:list|menu|cards|table)|out of the question|retired|abandoned|off limits|verboten|a no(?: no)?(?=$)|out(?=$| or\b))/;
/** Broken, worn out or gone. */
const GONE =
  /^(?:(?:is|are|was|were|'s|has|have|had|got|just|finally|all|well|went|gone|since) )*(?:frayed|snapped|cracked(?= lens|$)|split|rusted|ripped|shredded|knackered|banjaxed|busted|kaput|died|carked(?: it)?|drowned|conked out|perished|mouldy|moldy|fell apart|fallen apart|gave up(?: the ghost)?|packed (?:in|up)|blew (?:up|a)|phut|to the moths|to the tip|eaten by|chewed by|in bits|in pieces|up in smoke)\b/;
/** Of these another one comes, and what happened once is a lesson: "last time my phone drowned". */
const NEEDED = /phone|charger|coat|jacket|boots|shoes|glasses|rain/;
const ONCE = /\b(?:last (?:time|year|trip|summer|winter|month)|once|ago)\b/;
/** "Can sulk", "gets a holiday": it stays where it is. */
const IDLE =
  /^(?:(?:can|could|is to|are to|is going to|shall|will|may) (?:stay|sulk|wait|rot|gather dust|whistle|jog on|do one|sit this one out|have|take|get|go on)\b(?: (?:a|the|its|their))? ?(?:rest|holidays?|break|day off|week off|here|there|put|home|behind|in|at|till|until|$)|(?:gets?|has|have|is having|are having|is getting) (?:a|the) (?:rest|holiday|break|week off|day off)\b|(?:is|are) on (?:its|their) (?:holidays?|hols|break)\b)/;
/** The writer or somebody of the house will have none of it. */
const DISOWNED =
  /^(?:i|we|he|she|they|mum|mom|mam|dad|coach|wife|husband|doctor) (?:do not|dont|does not|doesnt|never|wouldnt|would never|'d never|id never|will never|'ll never|refuse to|refuses to|cant|cannot)(?: ever)? (?:hold with|touch|be seen|believe in|see the point|be doing with|abide|stand|stomach)\b|^(?:i|we|he|she|they|mum|mom|mam|dad|coach|wife|husband|doctor) (?:have |has |'ve )?(?:vetoed|scrapped|binned|axed|ditched|struck|crossed off|ruled out|put my foot down)\b/;
/** Said of what nobody would take, as the end of the sentence. */
const SCORNED = anyOf([
  '(?:oh )?come on|(?:a )?h?aha(?:ha)*|hah?|pass|nah|hardly|please|seriously|sacrilege|tempting|pointless|overkill|nonsense|madness|lunacy|silly idea|bad idea|daft idea|wishful thinking',
  '(?:are |r )(?:you|u|ye|yous) (?:kidding|joking|serious|mad|having a laugh)(?: me)?|as if|dream on|fat chance|not a hope|forget it|forget that|no thanks|no thank you|never again|good riddance|over my dead body|in your dreams|get real|give over|behave|bin it|who asked|who are we kidding|who am i kidding|goodness no|god no|lord no|heavens no|hell no',
]);
/** "Heels on gravel, never again": where it was tried. */
const NEVER_AGAIN =
  /^(?:after|on|for|to|in|at|with|down|up)(?: (?!left|lost|forgot|stolen|without|not|no)\w+){1,4} never again\b/;
const TOO_FEW = /^(?:one|1|only|single)$/;
/** Laughed at, and why: "drone lol you get arrested", "hip flask tempting but no". */
const LAUGHED =
  /^(?:lol|haha|ha|lmao|rofl) (?:no|nope|never|u|you|they|as if|imagine|not|good luck)\b|^(?:is |are |was |so )?tempting,? (?:but|though|till|until|and)\b|^(?:you|u|they|youd|theyd|youll|theyll)(?: 'll| 'd| will| would| might)? (?:get|be|getting) (?:you )?(?:arrested|fined|shot|mugged|deported|kicked out|thrown out|laughed at)\b/;
/** "Heels on those cobbles?", "a coat in July?": asked back. */
const ASKED_BACK =
  /^(?:(?:on|in|with|for|up|down|round) (?:those|that|this|these)\b|at (?:my|our|his|her) age\b|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter)\b)/;
/** Another one comes for it. */
const ANOTHER =
  /\b(?:new (?:one|ones|pair|set|\w+s)|another|replaced|instead|so (?:i|we|a|an|new|the|my|got|getting|buying|bought|bring|taking|borrow\w*|need)|getting|buying|bought|ordered|(?<!never |not )(?:mended|fixed|repaired|glued))\b/;

/** The words behind a thing up to the end of what is said there. */
const behind = (tokens: readonly Token[], from: number): { said: string; ends: boolean } => {
  const to = pieceEndFrom(tokens, from, REACH);
  return { said: wordsOf(tokens, from, to), ends: to >= tokens.length };
};

/** Whether the words right behind a list refuse its last thing. */
export const isRefusedBehind = (
  { tokens, question }: { tokens: readonly Token[]; question: boolean },
  { start, end, mentions }: ThingGroup,
): boolean => {
  const first = tokens[end];
  const last = mentions.at(-1)?.concept;
  if (!first || !last || KEPT.has(last.kind)) return false;
  const sign = first.gap.trim();
  const { said, ends } = behind(tokens, end);
  const alone = start <= 2 && mentions.length === 1;
  if (/^(?:[,:–—-]|\.\.+)?$/.test(sign) && ends && alone && SCORNED.test(said)) return true;
  if (/[,;(.&+/=]/.test(sign)) return false;
  // "We had ONE water bottle for four, never again": too few of them.
  if (NEVER_AGAIN.test(wordsOf(tokens, end, end + REACH)) && !TOO_FEW.test(tokens[start - 1]?.text ?? '')) return true;
  if (LAUGHED.test(said) || (question && alone && ends && ASKED_BACK.test(said))) return true;
  if (DROPPED.test(said) || IDLE.test(said) || DISOWNED.test(said))
    return !ANOTHER.test(wordsOf(tokens, end, end + REACH + 3));
  const more = wordsOf(tokens, end, end + REACH + 6);
  // "Rubber boots too heavy, only for Hania": for one of them they come.
  if (TOO.test(said)) return !ANOTHER.test(more) && !/\b(?:only|except|just|apart from)\b/.test(more);
  if (GONE.test(said))
    return mentions.length === 1 && !NEEDED.test(last.id) && !ANOTHER.test(more) && !ONCE.test(wordsOf(tokens, 0, end));
  // "Towels not in the flat": lacking there.
  return NOT.test(said) && !NOT_THERE.test(said) && !said.split(' ').some((word) => LODGING.test(word));
};
