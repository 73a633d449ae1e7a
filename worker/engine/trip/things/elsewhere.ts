/**
 * What right behind a list says that it is made, carried or kept by somebody else: "lehenga getting stitched there",
 * "bear spray can't fly so I buy it there", "the CPAP is my brother, not me", "the instruments travel in the truck".
 */
import { KIN } from '../../packing/reading/grammar';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { endsPiece, PIECE_END, pieceEndFrom } from './piece-ends';
import { plain, type Reading } from './reading';
import { FIRST, isName, isSomeoneElse, PROVIDER } from './somebody';
import type { ThingsContext } from './whose';

/** Words behind a list that are looked at, at most. */
const MOST_BEHIND = 12;

/** The words behind a list up to the sign that parts them from the next. */
const saidBehind = (tokens: readonly Token[], end: number, most = MOST_BEHIND): string => {
  if (PIECE_END.test(tokens[end]?.gap ?? '')) return '';
  return wordsOf(tokens, end, pieceEndFrom(tokens, end, most));
};

const BEING_MADE =
  /^(?:(?:is|are|'s|all|both|to|will|'ll|still|both) )*(?:getting|being|be) (?:stitched|sewn|made|tailored|altered|printed|baked|woven|fitted|dyed|ironed)\b/;
/** "Lehenga getting stitched there", "the kilt is being made in Perth": it is had where it is made. */
const madeThere = ({ sentence: { tokens } }: SentenceView, { end }: ThingGroup, context: ThingsContext): boolean => {
  if (!/^(?:is|are|'s|all|both|to|will|'ll|getting|being)$/.test(tokens[end]?.text ?? '')) return false;
  const said = saidBehind(tokens, end);
  if (!BEING_MADE.test(said)) return false;
  const to = end + said.split(' ').length;
  return (
    /\bthere\b/.test(said) ||
    tokens.slice(end, to).some(({ text }, at) => {
      const next = tokens[end + at + 1];
      return /^(?:in|at)$/.test(text) && next !== undefined && context.isPlace(next.start);
    })
  );
};

const CANNOT_FLY =
  /^(?:(?:that|which|as|we|i|you|u|ye) )*(?:(?:cant|cannot|wont|dont|couldnt|isnt|arent|not) (?:really )?(?:allowed to |allowed |permitted |be |to )?(?:fly(?: with| w)?|go on|go in|come on|travel on|take on|bring on|taken on|carried on|on)|no (?:good|go) on)(?: it| them| those)?(?: (?:the|a|an|my|our|any|planes?|flights?|air|aeroplane|airplane|aircraft))*(?= |$)/;
const HAD_THERE =
  /\b(?:take|taking|buy|buying|get|getting|grab|grabbing|pick(?:ing)?(?: (?:it|some|one|them))? up|hire|hiring|rent|renting|borrow|borrowing|source|sourcing)\b/;
/** "Bear spray can't fly so I get it there": no aeroplane takes it. */
export const cannotFly = (tokens: readonly Token[], { end, mentions }: ThingGroup): Reading | undefined => {
  if (mentions.some(({ concept }) => /^(?:medicine|document|papers)$/.test(concept.kind))) return undefined;
  if (!/^(?:that|which|as|we|i|you|u|ye|cant|cannot|wont|isnt|arent|not|no)$/.test(tokens[end]?.text ?? ''))
    return undefined;
  const words = wordsOf(tokens, end, end + MOST_BEHIND);
  const [said] = CANNOT_FLY.exec(words) ?? [];
  if (said === undefined || !/\b(?:fly|planes?|flights?|air|aeroplane|airplane|aircraft)\b/.test(said))
    return undefined;
  const rest = words.slice(said.length);
  // "… so it goes in the hold", "… so by road"
  if (/\b(?:hold|checked|post|posting|posted|ship|shipping|drive|driving)\b/.test(rest)) return undefined;
  const [verb = ''] = HAD_THERE.exec(rest) ?? [];
  return plain(/^(?:hir|rent)/.test(verb) ? 'rented' : verb === '' ? 'stays' : 'buy-there');
};

const IS = /^(?:is|are|'s|s|belongs?)$/;
/** "CPAP is my brother not me", "the wheelchair is for my uncle, not us", "tools belong to the mission". */
const isAnothers = (view: SentenceView, { end, mentions }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  const verb = tokens[end]?.text ?? '';
  if (!IS.test(verb) || PIECE_END.test(tokens[end]?.gap ?? '')) return undefined;
  const belongs = verb.startsWith('belong');
  let at = end + 1;
  if (belongs && tokens[at]?.text !== 'to') return undefined;
  while (/^(?:to|for|all|only|actually|my|our|the|his|her|their)$/.test(tokens[at]?.text ?? '')) at += 1;
  // "… to the mission house"
  if (belongs && PROVIDER.test(tokens[at + 1]?.text ?? '') && !PIECE_END.test(tokens[at + 1]?.gap ?? '')) at += 1;
  const who = tokens[at];
  if (!who || PIECE_END.test(who.gap) || FIRST.test(who.text)) return undefined;
  if (belongs && /^(?:them|him|her)$/.test(who.text)) return plain('provided', who.text);
  const behind = wordsOf(tokens, at + 1, at + 6).replace(/^'s /, '');
  const notOurs = /^(?:and )?not (?:for |to )?(?:me|us|mine|ours|my|our)\b/.test(behind);
  if (notOurs) return plain('other-brings', who.text);
  if (!isSomeoneElse(view, at, context, PROVIDER)) return undefined;
  // "Singlets belong to the school and go in my bag", "belongs to the hosts' son"
  if (belongs) {
    const next = tokens[at + 1];
    const closed = !next || PIECE_END.test(next.gap) || /^(?:so|already|now)$/.test(next.text);
    const one = mentions.length === 1 || verb === 'belong';
    return closed && one ? plain(PROVIDER.test(who.text) ? 'provided' : 'other-brings', who.text) : undefined;
  }
  // "The sat phone is the guides": the apostrophe is left out.
  const bare =
    /^(?:the|my|our)$/.test(tokens[at - 1]?.text ?? '') && /[^s]s$/.test(who.text) && endsPiece(tokens, at + 1);
  return bare && PROVIDER.test(who.text) ? plain('provided', who.text) : undefined;
};

const TRAVELS = /^(?:travels?|travelling|traveling|rides?|riding|goes|go|going|went|comes?|coming)$/;
const ANOTHERS_TRUNK =
  /^(?:\w+ )??(?:separately|apart|(?:up |down |over |out )?(?:ahead|in advance)|(?:on|in|by|with|aboard) (?:(?:the|a|an|another|their|separate|big|band|crew|team|club|school|orchestra|tour|kit|gear|equipment|luggage|support|baggage|removal) )*(?:trunks?|trucks?|lorry|lorries|container|crates?|trailer|rail|flight cases?|van|minibus|coach|bus|removers|movers|roadies|crew|couriers?|hauliers?)(?: |$))/;
/** "The blazers travel on the rail in the coach", "instruments ride in the truck". */
const travelsApart = (tokens: readonly Token[], { end }: ThingGroup): boolean => {
  if (!TRAVELS.test(tokens[end]?.text ?? '') || PIECE_END.test(tokens[end]?.gap ?? '')) return false;
  const said = saidBehind(tokens, end + 1, 8);
  return ANOTHERS_TRUNK.test(said) && !/\b(?:us|me|our|my|laps?|hold|cabin|boot)\b/.test(said);
};

const FOR_OUR_USE =
  /^(?:(?:that|which) )?(?:in (?:my|our|his|her|their|every|all) sizes?\b|in all (?:the )?sizes\b|to fit (?:me|us)\b|(?:i|we)(?: (?:can|could|may|will|'ll|am|are|get|to|all|just|probably))+ (?:use|borrow|wear|have|share|grab)\b|for (?:me|us|everyone|everybody|all of us|guests|visitors)(?: (?:to (?:use|borrow|wear|have|share)|already|there|if|when|all)|$))/;
/** "She has a parka and boots in my size", "his mum's got bikes we can use": what somebody has for the writer. */
const hadForUs = (view: SentenceView, group: ThingGroup, before: Frame | undefined): boolean => {
  const { tokens } = view.sentence;
  if (before?.row.act !== 'have' && before?.row.act !== 'give') return false;
  if (!FOR_OUR_USE.test(saidBehind(tokens, group.end))) return false;
  return (
    !someWord(tokens, before.start - 2, before.end, FIRST) ||
    /^(?:the|my|our)$/.test(tokens[before.start - 2]?.text ?? '')
  );
};

const COMES =
  /^(?:joins?|joining|arrives?|arriving|comes?|coming|drives?|driving|flies|flying|travels?|travelling|traveling|drove|flew|came|rides?|riding|follows?|following)$/;
const AUX = /^(?:'s|is|are|'re|will|'ll|just|also|only|then|already)$/;
/** Who comes on their own, at a verb of coming; undefined for those of the list. */
const comer = (view: SentenceView, verb: number, context: ThingsContext): string | undefined => {
  const { tokens } = view.sentence;
  let at = verb - 1;
  while (AUX.test(tokens[at]?.text ?? '')) at -= 1;
  const who = tokens[at];
  if (!who || FIRST.test(who.text) || /^(?:and|who|that|which|it|they|you|all|everyone|to|for)$/.test(who.text))
    return undefined;
  if (tokens.slice(at + 1, verb + 1).some(({ gap }) => PIECE_END.test(gap))) return undefined;
  const whose = context.who(view, at);
  if (whose) return whose.away || whose.packsAlone ? who.text : undefined;
  const named = KIN.has(who.text) || isName(who, Math.max(1, at), context, '') || PROVIDER.test(who.text);
  const determined = /^(?:my|our|the|his|her)$/.test(tokens[at - 1]?.text ?? '') || at === 0;
  return named || (determined && who.number === undefined) ? who.text : undefined;
};

/** "Goalie joins from Vienna with his own pads", "Dad's driving over in May with the winter coat and my guitar". */
const comesWith = (view: SentenceView, { start }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  let lead = start - 1;
  while (lead > start - 5 && /^(?:the|a|an|all|both|his|her|their|my|our|own|some)$/.test(tokens[lead]?.text ?? ''))
    lead -= 1;
  if (!/^(?:with|w)$/.test(tokens[lead]?.text ?? '')) return undefined;
  if (tokens.slice(lead, start + 1).some(({ gap }, at) => at > 0 && PIECE_END.test(gap))) return undefined;
  for (let at = lead - 1; at >= Math.max(1, lead - MOST_TO_COMER); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (PIECE_END.test(tokens[at + 1]?.gap ?? '') || /^(?:us|me)$/.test(text)) return undefined;
    // "Hire comes with bedding": included.
    if (!COMES.test(text) || (at === lead - 1 && /^c[ao]m/.test(text))) continue;
    const by = comer(view, at, context);
    return by === undefined ? undefined : plain('other-brings', by);
  }
  return undefined;
};
const MOST_TO_COMER = 6;

const WITH_IT =
  /^(?:(?:my|our|the|his|her) )?\w+ (?:'s |is |are |will )?(?:drove|driving|drives|flew|flying|flies|went|coming|comes|came|travelling|traveling|travels|left|following|follows|riding)(?: \w+){0,4} (?:with|w)(?: (?:it|them|those|em|that))?$/;
/** "The guitar my buddy drove up ahead with", "raffle prizes, our sister's driving separately with those". */
const goneWith = (view: SentenceView, { end }: ThingGroup): boolean => {
  const { tokens } = view.sentence;
  const { text = '', gap = '' } = tokens[end] ?? {};
  if (!/^,?$/.test(gap.trim()) || (FIRST.test(text) && !/^(?:my|our)$/.test(text))) return false;
  return WITH_IT.test(wordsOf(tokens, end, pieceEndFrom(tokens, end, MOST_BEHIND)));
};

/** What the words right behind a list say of where it is, or undefined. */
export const elsewhere = (
  view: SentenceView,
  group: ThingGroup,
  before: Frame | undefined,
  context: ThingsContext,
): Reading | undefined => {
  const { tokens } = view.sentence;
  const company = comesWith(view, group, context);
  if (company || !tokens[group.end]) return company;
  if (goneWith(view, group)) return plain('sent');
  if (madeThere(view, group, context) || hadForUs(view, group, before)) return plain('provided');
  if (travelsApart(tokens, group)) return plain('sent');
  return cannotFly(tokens, group) ?? isAnothers(view, group, context);
};
