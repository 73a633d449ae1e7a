/**
 * What the words right at a thing settle, whatever verb its sentence has: "helmet from the guide", "the rope is Jake's",
 * "not camping in a tent", "everyone says bring a sleeping pad but we have beds".
 */
import { KIN, SPANISH_ARTICLE, SPANISH_DETERMINER } from '../../packing/reading/grammar';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ReadConcept } from './concept';
import type { Frame } from './frames';
import { bracketBehind } from './brackets';
import { elsewhere } from './elsewhere';
import { endsPiece } from './piece-ends';
import { CONNECTOR, type ThingGroup } from './mentions';
import { isJoined, lastPiece } from './joined-lists';
import type { Reading } from './reading';
import { providedByOthers } from './provided-by-others';
import { isOfGiver, ofGiver, ofLodging } from './of-lodging';
import { seenToByNamed } from './giver-behind';
import { goneAhead } from './gone-ahead';
import { leadOf, PARTED } from './lead-word';
import { isRefusedBehind } from './refused-behind';
import { isSaidAgainst, refusingVerb } from './said-against';
import { isName, isSomeoneElse, PROVIDER } from './somebody';
import { cutBehindPlaces, hadAtPlace } from './whereabouts';
import type { ThingsContext } from './whose';

/** Papers come from somewhere and are taken along all the same. */
const KEPT: ReadonlySet<string> = new Set(['document', 'papers', 'religious', 'medicine', 'gift']);
const HEAD_OF =
  /^(?:dept|department|boss|office|lab|uni|faculty|unit|regiment|council|charity|church|choir|band|theatre|studio)$/;
const SHOP =
  /^(?:shop|store|rental|rentals|hire|decathlon|ikea|outfitters?|centre|center|school|tienda|escuela|alquiler)$/;
/** Words between "from" and who gives, at most. */
const MOST_GIVER = 4;

/** Where "from the guide" after a list says who gives it; the place of the word that names the giver. */
const giverBehind = (tokens: readonly Token[], { end: behind }: ThingGroup): number => {
  let end = behind;
  while (end < behind + 2 && /^(?:comes?|is|are|'s|gets?)$/.test(tokens[end]?.text ?? '')) end += 1;
  if (PARTED.test(tokens[end]?.gap ?? '')) return -1;
  const lead = tokens[end]?.text ?? '';
  // "Tents by the agency"
  if (lead === 'by') {
    const at = tokens[end + 1]?.text === 'the' ? end + 2 : end + 1;
    return PROVIDER.test(tokens[at]?.text ?? '') && endsPiece(tokens, at + 1) ? at : -1;
  }
  if (!/^(?:from|off|via|thru|through)$/.test(lead)) return -1;
  for (let at = end + 1; at < Math.min(tokens.length, end + 1 + MOST_GIVER); at += 1) {
    const { text = '', gap = '' } = tokens[at] ?? {};
    if (PARTED.test(gap) || /^(?:home|last|my|mine|here|work)$/.test(text)) return -1;
    if (PROVIDER.test(text) || SHOP.test(text) || HEAD_OF.test(text)) return at;
  }
  return -1;
};

const EMPLOYER = /^(?:company|employer|firm|agency|contractor|boss|unit|army)$/;

/** A list cut where only its last piece is from somebody: "boots, crampons from the guide", "torch, mats the hut has". */
export const splitGiven = (view: SentenceView, groups: readonly ThingGroup[], context: ThingsContext): ThingGroup[] => {
  const { tokens } = view.sentence;
  const cut = groups.flatMap((group) => cutBehindPlaces(tokens, group, context));
  return cut.flatMap((group) => {
    if (group.mentions.length < 2) return [group];
    // "Hard hat, vest, whistle from the company": a sentence of what an employer gives.
    if (group.start <= 1 && EMPLOYER.test(tokens[giverBehind(tokens, group)]?.text ?? '')) return [group];
    // "Combs n cutters, the plant n grinder are his": two lists.
    if (isHisOrHers(tokens, group.end)) {
      const lists = lastPiece(tokens, group, false);
      return lists && someWord(tokens, lists[0].start, lists[0].end, CONNECTOR) ? lists : [group];
    }
    const kept =
      /^(?:lives|stays|hangs)$/.test(tokens[group.end]?.text ?? '') ||
      giverBehind(tokens, group) !== -1 ||
      isOfGiver(tokens, group.end);
    if (kept) return (!isJoined(tokens, group, group.end) && lastPiece(tokens, group, false)) || [group];
    const parts = lastPiece(tokens, group, false);
    // "Buckets, spades, windbreak: my sister has a shed full of them": after the colon of all of them.
    if (/[:–—]/.test(tokens[group.end]?.gap ?? '')) return [group];
    if (!parts) return [group];
    const isOneList = isJoined(tokens, group, group.end);
    // "Gloves, hi-vis and a knife the boss gives": a sentence of one list, closed by an "and".
    if (group.start <= 1 && isOneList && !isRefusedBehind(view.sentence, group)) return [group];
    const isOfLast =
      isRefusedBehind(view.sentence, parts[1]) ||
      (providedByOthers(view, parts[1], undefined, context) ??
        (isOneList
          ? undefined
          : (hadAtPlace(tokens, parts[1], context) ??
            seenToByNamed(view, parts[1], context) ??
            goneAhead(view, parts[1], undefined, context)))) !== undefined;
    return isOfLast ? parts : [group];
  });
};

/** "Crampons and helmet from the guide", "a wheelchair through the cruise line". */
const givenBy = (tokens: readonly Token[], group: ThingGroup, before: Frame | undefined): Reading | undefined => {
  const at = giverBehind(tokens, group);
  if (at === -1 || group.mentions.every(({ concept }) => KEPT.has(concept.kind))) return undefined;
  if (before && /^(?:bring|need|use|wear|forget|leave|send|have)$/.test(before.row.act)) return undefined;
  const by = tokens[at]?.text ?? '';
  const rented = SHOP.test(by) || before?.row.act === 'rent';
  return { fate: rented ? 'rented' : 'provided', by, travellers: [] };
};

/** "Paraguas el del hotel": whose it is follows the article. */
const ofTheirs = (tokens: readonly Token[], { end }: ThingGroup): Reading | undefined => {
  if (!SPANISH_ARTICLE.test(tokens[end]?.text ?? '') || !/^del?$/.test(tokens[end + 1]?.text ?? '')) return undefined;
  let at = end + 2;
  while (at < end + 4 && SPANISH_DETERMINER.test(tokens[at]?.text ?? '')) at += 1;
  const owner = tokens[at];
  if (!owner || !endsPiece(tokens, at + 1)) return undefined;
  return PROVIDER.test(owner.text) ? { fate: 'provided', by: owner.text, travellers: [] } : undefined;
};

const SHARES =
  /^(?:we|i|im|were|we 're|i 'm)? ?(?:share|sharing|use|using|borrow|borrowing) (?:my |our )?\w+ 's(?: |$)/;
/** "Tent: we share Priya's", "stove I'm using Dan's". */
const sharedWith = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  if (!SHARES.test(`${wordsOf(tokens, end, end + 7)} `)) return undefined;
  const owner = tokens.findIndex(({ text }, at) => at > end && text === "'s") - 1;
  return isSomeoneElse(view, owner, context)
    ? { fate: 'other-brings', by: tokens[owner]?.text ?? '', travellers: [] }
    : undefined;
};

/** "The rope's Jake's", "tent is my brother's", "the tripod is hers", "las cuerdas son de él": whose it is, as a whole piece. */
const belongsTo = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  if (!COPULA.test(tokens[end]?.text ?? '') || PARTED.test(tokens[end]?.gap ?? '')) return undefined;
  let at = end + 1;
  while (/^(?:my|our|the|all|actually|really)$/.test(tokens[at]?.text ?? '')) at += 1;
  const pronoun = HIS_OR_HERS.exec(wordsOf(tokens, at, at + 2))?.[0];
  if (pronoun !== undefined) at += pronoun.split(' ').length - 1;
  const owner = tokens[at];
  if (!owner || (pronoun === undefined && tokens[at + 1]?.text !== "'s")) return undefined;
  const behind = at + (pronoun === undefined ? 2 : 1);
  const next = tokens[behind];
  if (/^(?:van?|vienen?|comes?|coming)$/.test(tokens[behind + 1]?.text ?? '')) return undefined;
  if (next && !PARTED.test(next.gap) && !/^(?:and|so|but|n|not|y|asi|pero|no)$/.test(next.text)) return undefined;
  const whose = context.who(view, at);
  if (whose && !whose.away && !whose.packsAlone) return { fate: 'bring', travellers: whose.ids };
  if (pronoun !== undefined) return { fate: 'other-brings', travellers: [] };
  return whose || KIN.has(owner.text) || isName(owner, Math.max(1, at), context, '')
    ? { fate: 'other-brings', by: owner.text, travellers: [] }
    : undefined;
};
const COPULA = /^(?:'s|is|are|s|es|son)$/;
const HIS_OR_HERS = /^(?:his|hers|de el|de ella)\b/;
const isHisOrHers = (tokens: readonly Token[], at: number): boolean =>
  COPULA.test(tokens[at]?.text ?? '') && HIS_OR_HERS.test(wordsOf(tokens, at + 1, at + 3));

/** "Guante y pantalón de práctica son de él", "las botas son suyas": of the one who travels, and whom the list is for. */
const isHis = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  const verb = bracketBehind(tokens, end);
  if (!HIS.test(wordsOf(tokens, verb, verb + 3)) || PARTED.test(tokens[verb]?.gap ?? '')) return undefined;
  const travellers = context.about(view, clauseAt(view, verb));
  return travellers.length > 0 || context.writerStays ? { fate: 'bring', travellers } : undefined;
};
const HIS = /^(?:es|son) (?:tod[oa]s? )?(?:suy[oa]s?|de (?:el|ella)$)/;
const clauseAt = (view: SentenceView, at: number): number =>
  view.clauses.findIndex(({ from, to }) => at >= from && at < to);

/** "Malaria tablets not for Ruan": for one of them it stays. */
const notFor = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  let at = end;
  while (/^(?:is|are)$/.test(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.text !== 'not' || tokens[at + 1]?.text !== 'for' || PARTED.test(tokens[at]?.gap ?? ''))
    return undefined;
  const whose = context.who(view, at + 2) ?? context.who(view, at + 3);
  return whose ? { fate: 'stays', travellers: whose.ids } : undefined;
};

const ACQUIRES =
  /\b(?:get|gets|getting|got|pick up|picking up|picks up|find|finding|grab|grabbing|source|sourcing|borrow|borrowing|buy|buying)(?: (?:a|an|the|one|some|our|my|his|her|new|proper|long|decent|good))*$/;
const OVER_THERE =
  /^(?:(?:\w+ ){0,2}?(?:over|out|up|down) there|there|on arrival|locally|when (?:we|i) (?:land|arrive|get there)|(?:in|at|from) (?:(?:a|the|some) )?(?:local )?(?:shop|store|market|mall|supermarket|decathlon|ikea|target|walmart|costco|asda|tesco|aldi|lidl|spar|kmart|boots|coles))\b/;

/** "Getting a wheelchair over there", "pick up thermals in a shop when we land": it is had at the destination. */
const hadThere = (tokens: readonly Token[], group: ThingGroup): Reading | undefined => {
  if (!/^(?:get|pick|up|find|grab|sourc|borrow|buy|got)/.test(leadOf(tokens, group.start))) return undefined;
  if (!ACQUIRES.test(wordsOf(tokens, group.start - 7, group.start))) return undefined;
  if (!OVER_THERE.test(wordsOf(tokens, group.end, group.end + 6)) || PARTED.test(tokens[group.end]?.gap ?? ''))
    return undefined;
  const lent = group.mentions.every(({ concept }) => concept.kind === 'device');
  return { fate: lent ? 'rented' : 'buy-there', travellers: [] };
};

/** What goes with whoever needs it. */
const isHealth = ({ id, kind }: ReadConcept): boolean =>
  kind === 'device' || (kind === 'medicine' && id !== 'first-aid');

/** "Ella's on first aid", "Tom is on stove duty": who takes care of it, without a verb of bringing. */
const seenToBy = (view: SentenceView, { start, mentions }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  if (mentions.some(({ concept }) => isHealth(concept))) return undefined;
  const article = /^(?:the|a|an|our|all|some)$/.test(tokens[start - 1]?.text ?? '') ? start - 1 : start;
  const theirs = (at: number): Reading => ({ fate: 'other-brings', by: tokens[at]?.text ?? '', travellers: [] });
  if (tokens.slice(article, start + 1).some(({ gap }) => PARTED.test(gap))) return undefined;
  if (tokens[article - 1]?.text === 'on' && /^(?:'s|is|are|s)$/.test(tokens[article - 2]?.text ?? ''))
    return isSomeoneElse(view, article - 3, context) ? theirs(article - 3) : undefined;
  return undefined;
};

/** What stands right at a list says of it, or undefined. `next` is the sentence after. */
export function saidOf(
  view: SentenceView,
  group: ThingGroup,
  before: Frame | undefined,
  next: readonly Token[],
  context: ThingsContext,
): Reading | undefined {
  const { tokens } = view.sentence;
  const refuses = refusingVerb(tokens, group);
  if (refuses !== -1) {
    // "Dad refuses a suit": only he goes without.
    return {
      fate: 'stays',
      travellers: context.who(view, refuses - 1)?.ids ?? context.about(view, clauseAt(view, refuses)),
    };
  }
  if (isSaidAgainst(view.sentence, group, next, context.original)) return { fate: 'stays', travellers: [] };
  const open = !before || /^(?:give|given|have|none)$/.test(before.row.act);
  return (
    notFor(view, group, context) ??
    belongsTo(view, group, context) ??
    isHis(view, group, context) ??
    ofTheirs(tokens, group) ??
    ofLodging(tokens, group) ??
    (open
      ? (ofGiver(tokens, group) ?? hadAtPlace(tokens, group, context) ?? seenToByNamed(view, group, context))
      : undefined) ??
    goneAhead(view, group, before, context) ??
    sharedWith(view, group, context) ??
    seenToBy(view, group, context) ??
    givenBy(tokens, group, before) ??
    hadThere(tokens, group) ??
    elsewhere(view, group, before, context) ??
    providedByOthers(view, group, before, context)
  );
}
