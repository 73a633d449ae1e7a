/**
 * What right after a thing says that somebody else takes care of it, or that it is had on the spot, whatever verb the rest of its
 * sentence has: "harnesses the centre sorts", "crutches I get from the physio", "name badge at registration", "towels: villa".
 */
import { anyOf } from '../../packing/reading/patterns';
import { KIN } from '../../packing/reading/grammar';
import { LODGING } from '../../packing/reading/lodging-words';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';
import { isName, PROVIDER, RELATIVES_ABROAD } from './somebody';
import type { ThingsContext } from './whose';

/** Papers and what keeps one well come from somewhere and are taken along all the same. */
const KEPT: ReadonlySet<string> = new Set(['document', 'papers', 'religious', 'medicine', 'gift', 'device']);
/** Aids that are lent where one needs them. */
const LENT_AID = /^(?:wheelchair|crutches|rollator|mobility-scooter|shower-chair|oxygen)$/;
const isKept = ({ concept: { id, kind } }: ThingMention): boolean => KEPT.has(kind) && !LENT_AID.test(id);

/** What others do with a thing that one need not bring: present and to come. */
const SEES_TO = anyOf([
  // Hands over, lends or sells.
  'gives?|giving|provid(?:es?|ing)|suppl(?:y|ies|ying)|lends?|lending|loans?|loaning|hands?|handing|issues?|issuing|offers?|offering|distributes?|dish(?:es)?|doles?|throws?|sells?|selling|rents?|renting|hires?|hiring',
  // Sees to it.
  'do|does|doing|sorts?|sorting|organi[sz](?:es?|ing)|handles?|handling|arrang(?:es?|ing)|sees',
  // Brings or sends.
  'brings?|bringing|packs?|packing|carry|carries|carrying|takes?|taking|transports?|hauls?|hauling|drives?|driving|drags?|flies|flying|ships?|shipping|delivers?|delivering|drops?|dropping|fetch(?:es|ing)?',
  // Has it, sets it up or makes it.
  'has|have|holds?|owns?|keeps?|keeping|stores?|storing|stocks?|stocking|puts?|putting|lays?|laying|sets?|setting|rolls?|install(?:s|ing)?|prints?|printing|bakes?|baking|serves?|launders?|passes',
  // Gives its word for it.
  'promis(?:es?|ed)|confirm(?:s|ed)?|reserv(?:es?|ed)|guarantees?',
  // Takes it away.
  'confiscates?|bans?',
]);
const SEES_TO_OR_GOT = new RegExp(`${SEES_TO.source}|^got$`);
const AUXILIARY = /^(?:will|'ll|can|shall|would|is|are|'s|'re|has|have|'ve|already|also|always|usually|kindly|all)$/;
const NO = /^(?:no|not|dont|doesnt|wont|cant|cannot|isnt|arent|never|none|without|only|i|we|my|our|mine|ours)$/;
const DETERMINER = /^(?:the|our|my|their|his|her|this|that)$/;
const SHOP =
  /^(?:shops?|stores?|supermarket|market|mall|bar|stalls?|kiosk|machine|decathlon|ikea|netto|aldi|lidl|spar|tesco|asda|walmart|target|costco|kmart|woolies|coles|conbini|pharmacy|chemist|drugstore|locals|florist|bakery|guys|women|sellers?|vendors?|academy)$/;
/** Of these one need not come along to have taken care of the thing. */
const GIVES = /^(?:giv|provid|suppl|lend|loan|hand|issu|offer|stock|keep|promis|confirm|reserv|guarant|has$|have$)/;
const PAST =
  /^(?:given|made|bought|got|sent|lent|knit|knitted|baked|sewn|prescribed|ordered|fixed|mended|washed|packed|left)$/;
const ADVERB = /^(?:just|newly|recently|only|also|always|then|now|still|ever|really)$/;
/** Words between a subject and the end of its piece, at most. */
const MOST_SAID = 8;

interface Agent {
  kind: 'provider' | 'person';
  name: string;
  /** Where its verb stands. */
  verb: number;
}

/** Who stands at a token as the subject of a verb; undefined for the writer and whoever's bag this is. */
const agentAt = (view: SentenceView, at: number, context: ThingsContext): Agent | undefined => {
  const { tokens } = view.sentence;
  const first = tokens[at]?.text ?? '';
  if (first === 'they') return { kind: 'provider', name: first, verb: at + 1 };
  // "Tripod he has": one who is not of the trip.
  if (/^(?:he|she)$/.test(first)) {
    const whose = context.who(view, at);
    return (!whose || whose.away || whose.packsAlone) &&
      /^(?:has|'s|lends|gives|keeps|does|supplies)$/.test(tokens[at + 1]?.text ?? '')
      ? { kind: 'person', name: first, verb: at + 1 }
      : undefined;
  }
  const determined = DETERMINER.test(first) && !(/^(?:his|her)$/.test(first) && !KIN.has(tokens[at + 1]?.text ?? ''));
  for (let head = determined ? at + 1 : at; head <= at + 2; head += 1) {
    const token = tokens[head];
    if (!token || (head > at && PIECE_END.test(token.gap))) return undefined;
    const verb = tokens[head + 1]?.text ?? '';
    if (!SEES_TO.test(verb) && !AUXILIARY.test(verb)) continue;
    const whose = context.who(view, head);
    if (whose) return whose.away || whose.packsAlone ? { kind: 'person', name: token.text, verb: head + 1 } : undefined;
    if (PROVIDER.test(token.text)) return { kind: 'provider', name: token.text, verb: head + 1 };
    if (KIN.has(token.text) || RELATIVES_ABROAD.test(token.text) || isName(token, Math.max(1, head), context, ''))
      return { kind: 'person', name: token.text, verb: head + 1 };
    if (first === 'the' && head > at && !ADVERB.test(token.text))
      return { kind: 'provider', name: token.text, verb: head + 1 };
  }
  return undefined;
};

/** "the centre sorts", "Beto is bringing on Friday", "they sell": somebody else takes care of what was named before `from`. */
export const doneByOthers = (view: SentenceView, from: number, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  const agent = agentAt(view, from, context);
  if (!agent) return undefined;
  let verb = agent.verb;
  while (AUXILIARY.test(tokens[verb]?.text ?? '') && SEES_TO_OR_GOT.test(tokens[verb + 1]?.text ?? '')) verb += 1;
  const said = tokens[verb]?.text ?? '';
  // "boots they got" tells how somebody came by them, "boots they've got" that they are there.
  if (!SEES_TO.test(said) && !(said === 'got' && verb > agent.verb)) return undefined;
  // "pills the doctor has just given me": in the bag already.
  const told = tokens[ADVERB.test(tokens[verb + 1]?.text ?? '') ? verb + 2 : verb + 1]?.text ?? '';
  if (/^ha(?:s|ve)$/.test(said) && PAST.test(told)) return undefined;
  // "Thermals they can bring": those whom the list is for.
  const ours = tokens[agent.verb]?.text === 'can' || context.writerStays;
  if (agent.name === 'they' && ours && /^(?:bring|pack|carry|take)$/.test(said)) return undefined;
  let end = verb + 1;
  while (end < tokens.length && end - verb <= MOST_SAID && !PIECE_END.test(tokens[end]?.gap ?? '')) end += 1;
  const named = context.found.get(view)?.named ?? [];
  if (
    tokens.slice(from, end).some(({ text }) => NO.test(text) && text !== 'my' && text !== 'our') ||
    named.some(({ start }) => start >= verb && start < end)
  )
    return undefined;
  if (said.startsWith('sell')) return plain('buy-there');
  if (/^(?:rent|hir)/.test(said)) return agent.kind === 'provider' ? plain('rented', agent.name) : undefined;
  if (/^(?:confisc|ban)/.test(said)) return plain('stays');
  return plain(agent.kind === 'provider' || GIVES.test(said) ? 'provided' : 'other-brings', agent.name);
};

const MANY_THERE =
  /^(?:(?:there|they|he|she|(?!i\b|we\b)\w+|(?:the|my|our) \w+)(?: (?:'s|is|are|'ve|has|have))(?: got)? (?:a |an |whole |big )?(?:(?!of\b)\w+ )?(?:(?:of|with) (?:them|em|those|these)\b|full\b)|(?:they|he|she) (?:'ve |has |have )?sa(?:ys?|id) (?:yes|ok|fine)\b)/;
/** "harnesses the centre sorts", "cooler: Ricky is bringing it". */
const seenToBehind = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  if (!/^(?:[:–—-]|)$/.test(tokens[end]?.gap.trim() ?? '')) return undefined;
  // "Ear plugs there's a jug of them", "adaptors he has a drawer full", "a music stand they've said yes".
  if (MANY_THERE.test(wordsOf(tokens, end, end + MOST_SAID))) return plain('provided');
  return doneByOthers(view, end, context);
};

const ACQUIRES =
  /^(?:i|we|you|u|he|she|they)(?: (?:'ll|'re|'m|will|can|shall|must|to|are|am))? (?:only |just )?(gets?|getting|collects?|collecting|picks?(?: it| them)? up|picking(?: it| them)? up|buys?|buying|purchase|grabs?|grabbing|hires?|hiring|rents?|renting)(?: (?:it|them|one|some|those|that|a pair))? (?:there|at|in|from|on|off|when|once|over|up|down)\b/;
/** "crutches I get from the physio", "pocket wifi we pick up at Kansai": had on the spot. */
const hadOnTheSpot = (tokens: readonly Token[], group: ThingGroup): Reading | undefined => {
  if (PIECE_END.test(tokens[group.end]?.gap ?? '')) return undefined;
  const behind = wordsOf(tokens, group.end, group.end + MOST_SAID);
  const [, verb = ''] = ACQUIRES.exec(behind) ?? [];
  if (verb === '') return undefined;
  if (/^(?:buy|purchase|grab)/.test(verb)) return plain('buy-there');
  return plain(/^(?:hir|rent)/.test(verb) ? 'rented' : 'provided');
};

/** After "at": times and what is not a place. */
const NO_PLACE =
  /^(?:night|nights|noon|dawn|dusk|times?|least|most|all|hand|once|last|first|dinner|lunch|breakfast|supper|bedtime|weekends?|ready|top|bottom|front|back|end|latest|same|home|work|sea|altitude|heart|risk|moment|minimum|max|maximum|ease|mums?|moms?|dads?|nans?|ours|mine)$/;
const NO_SOURCE =
  /^(?:home|work|my|our|mine|here|last|doctor|gp|doctors|dentist|surgeon|consultant|vet|charity|thrift|op|outlet|sale|library|vinted|ebay|amazon|internet|online|attic|loft|shed|garage|cellar|freezer|cupboard|drawer|wardrobe|farm|garden|wash|dry|cleaners?|tailor|tailors|duty|job|wedding|time|other|old|trip|summer|winter|war|head|company)$/;
const MOST_OF_PLACE = 4;

/** "name badge at registration", "crutches from the ward": a whole entry that says where the thing is had. */
const hadAt = (tokens: readonly Token[], group: ThingGroup, before: Frame | undefined): Reading | undefined => {
  const lead = tokens[group.end]?.text ?? '';
  if (!/^(?:at|from)$/.test(lead) || PIECE_END.test(tokens[group.end]?.gap ?? '')) return undefined;
  if (before && !/^giv|^have$/.test(before.row.act)) return undefined;
  if (!opensPiece(tokens, group)) return undefined;
  const determined = /^(?:the|a|an|some|local|their)$/.test(tokens[group.end + 1]?.text ?? '');
  let end = group.end + (determined ? 2 : 1);
  const from = end;
  while (end < tokens.length && !endsPiece(tokens, end)) end += 1;
  const place = tokens.slice(from, end);
  if (place.length === 0 || place.length > MOST_OF_PLACE || place.some(({ number }) => number !== undefined))
    return undefined;
  const barred = lead === 'at' ? NO_PLACE : NO_SOURCE;
  if (place.some(({ text }) => barred.test(text) || NO.test(text) || KIN.has(text))) return undefined;
  if (place.some(({ text }) => SHOP.test(text))) return plain('buy-there');
  if (lead === 'from' && (!determined || group.mentions.some(isKept))) return undefined;
  return plain('provided');
};

const opensPiece = (tokens: readonly Token[], { start }: ThingGroup): boolean => {
  let from = start;
  while (from > 0 && start - from < 2 && !PIECE_END.test(tokens[from]?.gap ?? '')) from -= 1;
  return from === 0 || PIECE_END.test(tokens[from]?.gap ?? '') || /^(?:and|n|plus)$/.test(tokens[from]?.text ?? '');
};

const PLACE_THERE =
  /^(?:reception|library|venue|site|hospital|ward|physio|guides?|hosts?|organi[sz]ers?|camp|outfitter)$/;
/** "iron hotel", "towels - airbnb", "canoes and paddles: site": nothing but where it is. */
const whereAlone = (tokens: readonly Token[], { end, mentions }: ThingGroup): Reading | undefined => {
  const sign = tokens[end]?.gap.trim() ?? '';
  if (!/^(?:[:–—-]|)$/.test(sign) || mentions.some(isKept)) return undefined;
  const at = /^(?:the|yes)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const place = tokens[at];
  if (!place || !endsPiece(tokens, at + 1)) return undefined;
  return LODGING.test(place.text) || PLACE_THERE.test(place.text) ? plain('provided', place.text) : undefined;
};

/** What the words right after a thing say of who has it, or undefined. */
export const providedByOthers = (
  view: SentenceView,
  group: ThingGroup,
  before: Frame | undefined,
  context: ThingsContext,
): Reading | undefined => {
  const { tokens } = view.sentence;
  return (
    seenToBehind(view, group, context) ??
    hadOnTheSpot(tokens, group) ??
    hadAt(tokens, group, before) ??
    whereAlone(tokens, group)
  );
};
