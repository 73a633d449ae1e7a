/**
 * What is said of a thing by what was said of the one before it: "stove too", "towels don't", "menos los guantes", a list
 * in brackets right behind its name, a list under a heading ("Outfitter: tents, mats").
 */
import { isVerbalAt, KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { FURNISHED } from './furnished';
import { LODGING } from '../../packing/reading/lodging-words';
import { LEFT_OUT, type Reading } from './reading';
import { lastPiece, type ThingGroup, type ThingMention } from './mentions';
import { isName, PROVIDER } from './subject';
import type { ThingsContext } from './whose';

const BOUNDARY = /[,;:.()+&/=–—!?]/;
const ends = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return !next || BOUNDARY.test(next.gap) || /^(?:and|y|but|pero|so|asi|que|because|porque|cos|since)$/.test(next.text);
};
const isOff = (reading: Reading | undefined): boolean => reading !== undefined && LEFT_OUT.has(reading.fate);

/** "stove too", "la hornalla también", "so does bedding": as the thing before. */
const saysSame = (tokens: readonly Token[], group: ThingGroup): boolean =>
  (/^(?:too|also|tambien|igual|likewise|idem|ditto)$/.test(tokens[group.end]?.text ?? '') &&
    !BOUNDARY.test(tokens[group.end]?.gap ?? '')) ||
  (/^(?:do|does|is|are|con)$/.test(tokens[group.start - 1]?.text ?? '') &&
    /^(?:so|as|same|mismo|igual)$/.test(tokens[group.start - 2]?.text ?? ''));

/** "Alcohol prohibido, cortaplumas también": what is banned before it need be nothing that one packs. */
const isBehindBan = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  tokens
    .slice(Math.max(0, start - 3), start)
    .some(({ text }) => /^(?:prohibid[oa]s?|vetad[oa]s?|banned|forbidden|prohibited)$/.test(text));

/** "towels yes", "toallas sí": the list before goes on. */
const saysYes = (tokens: readonly Token[], group: ThingGroup): boolean =>
  /^(?:yes|si|yep|yeah|only)$/.test(tokens[group.end]?.text ?? '') &&
  (ends(tokens, group.end + 1) ||
    /^(?:no|not|none)$/.test(tokens[group.end + 2]?.text ?? '') ||
    /^(?:me|nos) toca|^(?:lo|la|los|las) llev|^(?:llevo|llevamos|va|van|necesito|quiero)$|^o si$/.test(
      tokens
        .slice(group.end + 1, group.end + 3)
        .map(({ text }) => text)
        .join(' '),
    )) &&
  !/[,.;:]/.test(tokens[group.end]?.gap ?? '');

const isLackBehind = (tokens: readonly Token[], at: number): boolean =>
  /^(?:que|porque|pues|because|cos|since|as)(?: alli| alla| ahi)? (?:no (?:hay|dan|tiene|tienen|ponen|incluye|incluyen|lo|la|los|las)\b|there (?:is|are) no|they (?:dont|have no))/.test(
    tokens
      .slice(at, at + 5)
      .map(({ text }) => text)
      .join(' '),
  );

/** "towels don't", "towel isnt". */
/** "pañal ya no", "muletas ya no": no longer. */
const isNoLonger = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  tokens[end]?.text === 'ya' &&
  tokens[end + 1]?.text === 'no' &&
  ends(tokens, end + 2) &&
  !BOUNDARY.test(tokens[end]?.gap ?? '');

const saysNot = (tokens: readonly Token[], group: ThingGroup): boolean =>
  /^(?:dont|doesnt|isnt|arent|not|no|wont|tampoco)$/.test(tokens[group.end]?.text ?? '') && ends(tokens, group.end + 1);

/** "toallas no", "mosquitero y sábanas NO", "sábanas ni de broma": others do not give it, said right behind it. */
export const saysLack = (tokens: readonly Token[], group: ThingGroup): boolean =>
  saysNot(tokens, group) ||
  LACK.test(
    tokens
      .slice(group.end, group.end + 3)
      .map(({ text, gap }) => `${BOUNDARY.test(gap) ? '|' : ''}${text}`)
      .join(' '),
  );
const LACK =
  /^(?:ni (?:de (?:broma|cona|chiste|casualidad)|hablar|loc[oa]s?|en suenos|una)|para nada|no way|not a chance)(?:$|[ |])/;

/** "… but the boots", "pero las botas". */
const followsBut = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  tokens.slice(Math.max(0, start - 4), start).some(({ text }) => /^(?:but|pero|though|however|aunque)$/.test(text));

/** "… except the gloves", "menos los guantes". */
const isException = (tokens: readonly Token[], group: ThingGroup): boolean => {
  for (let at = group.start - 1; at >= Math.max(0, group.start - 3); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (/^(?:except|excepto|salvo|menos|excluding|minus|bar)$/.test(text)) return true;
    if (text === 'from' && tokens[at - 1]?.text === 'apart') return true;
    if (text === 'de' && tokens[at - 1]?.text === 'aparte') return true;
    if (!/^(?:for|the|my|our|mi|mis|el|la|los|las|de|a)$/.test(text) || BOUNDARY.test(tokens[at + 1]?.gap ?? ''))
      return false;
  }
  return false;
};

/** A list of these alone. */
const piece = (part: readonly ThingMention[]): ThingGroup[] => {
  const first = part[0];
  const last = part.at(-1);
  return first && last ? [{ mentions: [...part], start: first.start, end: last.end }] : [];
};

/** "torch, bucket no, notebook": an entry with an answer of its own is cut out of its list. */
const cutOutAnswered = (tokens: readonly Token[], group: ThingGroup): ThingGroup[] => {
  const { mentions } = group;
  const at = mentions.findIndex(
    ({ start, end }, index) =>
      index < mentions.length - 1 &&
      /^(?:no|not|si|yes)$/.test(tokens[end]?.text ?? '') &&
      !BOUNDARY.test(tokens[end]?.gap ?? '') &&
      (BOUNDARY.test(tokens[end + 1]?.gap ?? '') || mentions[index + 1]?.start === end + 1) &&
      (index === 0 || tokens.slice(mentions[index - 1]?.end, start + 1).some(({ gap }) => BOUNDARY.test(gap))),
  );
  const answered = mentions[at];
  if (!answered) return [group];
  return [
    ...piece(mentions.slice(0, at)),
    ...piece([answered]),
    ...piece(mentions.slice(at + 1)).flatMap((rest) => cutOutAnswered(tokens, rest)),
  ];
};

/** A list cut where its last piece alone is affirmed or denied: "bedding, towels don't". */
export const splitAnswers = (tokens: readonly Token[], groups: readonly ThingGroup[]): ThingGroup[] =>
  groups
    .flatMap((whole) => cutOutAnswered(tokens, whole))
    .flatMap((group) => {
      const answered = saysNot(tokens, group) || saysYes(tokens, group) || saysSame(tokens, group);
      return (answered && lastPiece(tokens, group, false)) || [group];
    });

/** Behind a "no" these say that somebody else has the thing. */
const HAVE_IT =
  /\b(?:(?:has|have|got|'s got|gives?|lends?|provides?|brings?|suppl\w+|own|owns) (?:it|them|one|those|some|that|mine|ours)|(?:is|are|'s) (?:one|some|there)|already there|sorted)\b/;

/** "Car seat no, drivers have them", "drone no": the answer right behind a thing, where nobody speaks of what a place has. */
const answeredNo = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: Reading | undefined,
  lodging: boolean,
): Reading | undefined => {
  const no = tokens[group.end];
  const next = tokens[group.end + 1];
  if (group.mentions.length !== 1 || !no || !/^(?:no|nope|nah)$/.test(no.text) || BOUNDARY.test(no.gap))
    return undefined;
  if (next && !/[,;:.()–—!?]|(?:^|\s)-+(?:\s|$)/.test(next.gap) && !/^(?:as|because|cos|bc|since)$/.test(next.text))
    return undefined;
  if (lodging || (previous && isOff(previous) && previous.fate !== 'stays')) return undefined;
  const behind = tokens.slice(group.end + 1, group.end + 8).map(({ text }) => text);
  return { fate: HAVE_IT.test(behind.join(' ')) ? 'provided' : 'stays', travellers: [] };
};

/** What the words around a list take from the thing before it; undefined where they take nothing. */
export function ellipsisOf(
  view: SentenceView,
  group: ThingGroup,
  previous: Reading | undefined,
  lodging: boolean,
): Reading | undefined {
  const { tokens } = view.sentence;
  if (isException(tokens, group) && previous)
    return {
      fate: isOff(previous) && previous.fate !== 'stays' ? 'bring' : previous.fate === 'stays' ? 'bring' : 'stays',
      travellers: previous.travellers,
    };
  if (isNoLonger(tokens, group)) return { fate: 'stays', travellers: [] };
  const refused = answeredNo(tokens, group, previous, lodging);
  if (refused) return refused;
  if (previous && saysSame(tokens, group)) return previous;
  if (!previous && saysSame(tokens, group) && isBehindBan(tokens, group)) return { fate: 'stays', travellers: [] };
  // "saco sí, que no hay sábanas": the reason says why it comes.
  if (saysYes(tokens, group) && isLackBehind(tokens, group.end + 1)) return { fate: 'bring', travellers: [] };
  if (saysYes(tokens, group)) {
    // "They lend me towels. ID card yes": papers and medicines are nobody else's to give.
    if (group.mentions.some(({ concept }) => /^(?:document|papers|medicine)$/.test(concept.kind)))
      return { fate: 'bring', travellers: [] };
    // "no need to bring bows but dance shoes YES": against what was said before.
    if (isOff(previous) && followsBut(tokens, group)) return { fate: 'bring', travellers: [] };
    if (isOff(previous) && previous?.fate !== 'stays') return previous;
    return { fate: lodging ? 'provided' : 'bring', travellers: [] };
  }
  if (previous && isOff(previous) && previous.fate !== 'stays' && saysNot(tokens, group))
    return { fate: 'bring', travellers: [] };
  return undefined;
}

/** The list in brackets right behind a thing or a frame: what becomes of that becomes of these. */
export const isElaboration = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: ThingGroup | undefined,
): boolean => {
  if (!previous) return false;
  // "nuts not at all, she's allergic (antihistamine)": a medicine is no kind of what is refused.
  if (group.mentions.every(({ concept }) => concept.kind === 'medicine')) return false;
  let open = -1;
  for (let at = previous.end; at <= group.start; at += 1) {
    const gap = tokens[at]?.gap ?? '';
    if (gap.includes('(')) open = at;
    else if (gap.includes(')')) return false;
  }
  return open !== -1 && open - previous.end <= 2;
};

const MOST_HEADING = 4;
/** Further places over whose lists their furniture stands. */
const PLACES_WITH = /^(?:ship|boat|huts|yurts|camps|unit|bothy|b)$/;
/** Headings over what others give; "camp:" and "hospital:" may as well stand over what one takes there. */
const SUPPLIER =
  /^(?:(?:the|el|la|los|las) )?(?:(?:material|equipo|kit) (?:comun|de grupo|del grupo|compartido)(?: del equipo)?|(?:group|shared|team|club|common|communal|crew) (?:kit|gear|equipment|stuff)|outfitter|operator|organi[sz]ers?|company|agency|agencia|empresa|operadora|organizacion|productora|guides?|crew|on board|onboard|on site|a bordo|provided|supplied|included|incluido|incluye|(?:piso|casa|depto|apartamento) de \w+)$/;

const NO_GIVER =
  /^(?:i|me|mine|ours|us|yo|mio|mios|nuestro|nuestros|no|not|nope|yes|si|must|need|mistake|obligatorio|important)$/;

/** Words between a list and who is said to see to it, at most. */
const GIVER_WITHIN = 12;

/** "tents, meals and handcarts = stake": who stands behind the sign sees to the list. */
const giverBehind = (tokens: readonly Token[], from: number): Token | undefined => {
  for (let at = from; at < Math.min(tokens.length, from + GIVER_WITHIN); at += 1) {
    const token = tokens[at];
    if (!token || /[;:.()!?]/.test(token.gap) || isVerbalAt(tokens, at)) return undefined;
    if (token.gap.includes('=')) return NO_GIVER.test(token.text) ? undefined : token;
  }
  return undefined;
};

/** Who stands over a list: "Outfitter: tents, mats", "On board: bedding", "Dave: the stove". */
export function underHeading(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  context: ThingsContext,
): Reading | undefined {
  const { tokens } = view.sentence;
  let colon = -1;
  for (let at = group.start; at > Math.max(0, group.start - 40); at -= 1)
    if (/[:=]/.test(tokens[at]?.gap ?? '')) {
      colon = at;
      break;
    }
  const giver = giverBehind(tokens, group.end);
  if (giver) return { fate: 'provided', by: giver.text, travellers: [] };
  if (colon <= 0) return undefined;
  let from = colon - 1;
  while (from > 0 && !/[,;:.()!?–—]/.test(tokens[from]?.gap ?? '')) from -= 1;
  const heading = tokens.slice(from, colon);
  if (heading.length > MOST_HEADING || heading.some((_, at) => isVerbalAt(tokens, from + at))) return undefined;
  const words = heading.map(({ text }) => text).join(' ');
  if (SUPPLIER.test(words)) return { fate: 'provided', by: words, travellers: [] };
  if (
    heading.some(({ text }) =>
      /^(?:i|me|my|mine|our|ours|we|us|yo|mio|mios|mia|mi|mis|nuestro|nuestros|nosotros|need|needs|bring|required|obligatorio|list|lista|kit|pack|packing|personal|rules|reglas|no|not)$/.test(
        text,
      ),
    )
  )
    return undefined;
  const [first] = heading;
  const last = heading.at(-1);
  // "Niño: bodies, gorrito": what a child needs, others bring.
  if (heading.length <= 2 && last && CHILD.test(last.text)) return undefined;
  // "Cottage: bedding, towels": what a lodging has; "hotel: swimwear" is for the traveller to bring.
  const lodging = [first, last].find((one) => one && (LODGING.test(one.text) || PLACES_WITH.test(one.text)));
  if (lodging && FURNISHED.has(mention.concept.kind)) return { fate: 'provided', by: lodging.text, travellers: [] };
  const whose = first && context.who(view, from);
  if (heading.length === 1 && first && (whose ? whose.away || whose.packsAlone : KIN.has(first.text)))
    return { fate: 'other-brings', by: first.text, travellers: [] };
  return undefined;
}

const CHILD =
  /^(?:nin[oa]s?|beb[ea]s?|nen[ea]s?|peques?|crios?|crias?|hij[oa]s?|guaguas?|enan[oa]s?|chiquill[oa]s?|baby|babies|kids?|child|children|toddler|newborn|son|daughter|boys?|girls?)$/;

/** "Sashes by the maid of honour": those who see to things on an outing. */
const ROLES_THERE =
  /^(?:maid|bridesmaid|bride|groom|coach|captain|organisers?|organizers?|teacher|caterers?|host|hosts)$/;

/** "walker from the Red Cross is at …": where a thing comes from, or what it is for, stands before the verb. */
const behindOrigin = (tokens: readonly Token[], start: number): number => {
  if (!/^(?:from|for|of|del?)$/.test(tokens[start]?.text ?? '')) return start;
  const verb = tokens.findIndex(
    ({ text }, at) => at > start + 1 && at <= start + MOST_OF_ORIGIN && /^(?:is|are|esta|estan)$/.test(text),
  );
  const plain = tokens.slice(start, verb + 1).every(({ gap }) => gap.trim() === '');
  return verb === -1 || !plain ? start : verb;
};
const MOST_OF_ORIGIN = 5;

/** "Stroller's at my sister's", "the kit is with the lawyer", "está donde mi tía": where a thing already is. */
export function alreadyAt(view: SentenceView, group: ThingGroup, context: ThingsContext): Reading | undefined {
  const { tokens } = view.sentence;
  let at = group.end;
  if (tokens[at]?.text === 'by' && !BOUNDARY.test(tokens[at]?.gap ?? '')) {
    const by = tokens[/^(?:the|my|our|his|her)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1];
    return by && (ROLES_THERE.test(by.text) || KIN.has(by.text) || isName(by, Math.max(1, at), context, ''))
      ? { fate: 'other-brings', by: by.text, travellers: [] }
      : undefined;
  }
  at = behindOrigin(tokens, at);
  if (!/^(?:'s|is|are|esta|estan|r)$/.test(tokens[at]?.text ?? '')) return undefined;
  at += 1;
  while (/^(?:already|still|all|both|ya|todo|todos|todas|down|up|over|out|round)$/.test(tokens[at]?.text ?? ''))
    at += 1;
  const where = tokens[at]?.text ?? '';
  // "wetsuits are already down there in the shed", "the kayaks are over there".
  if (where === 'there' && !BOUNDARY.test(tokens[at]?.gap ?? '')) return { fate: 'provided', travellers: [] };
  if (!/^(?:at|with|in|on|en|con|donde)$/.test(where)) return undefined;
  let who = at + 1;
  while (/^(?:my|our|the|his|her|their|mi|mis|el|la|los|las|su|casa|de|del)$/.test(tokens[who]?.text ?? '')) who += 1;
  const token = tokens[who];
  if (!token || /^(?:me|us|mi|nosotros|bag|bags|case|suitcase|maleta|mochila|bolso|hand|hold)$/.test(token.text))
    return undefined;
  const person = KIN.has(token.text) || isName(token, Math.max(1, who), context, '');
  if (PROVIDER.test(token.text) || (where === 'at' && person) || where === 'donde')
    return { fate: 'provided', by: token.text, travellers: [] };
  if (person || /^(?:lawyer|abogado|abogada|tailor|sastre|modista|mechanic|vet|agent|gestor)$/.test(token.text))
    return /^(?:with|con)$/.test(where)
      ? { fate: 'other-brings', by: token.text, travellers: [] }
      : { fate: 'provided', by: token.text, travellers: [] };
  return undefined;
}
