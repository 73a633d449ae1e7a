/** Whose a thing is by the words beside it: "Bren's tent", "la tienda de Pau". */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { hasSign, type Token } from '../../packing/reading/text';
import { isVerbal, KIN } from '../../packing/reading/grammar';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingsContext, Whose } from './whose';
import type { ReadConcept } from './concept';
import { PROVIDER, isName } from './somebody';

/** Somebody whose things these are, with how the words call them. */
export interface Owner extends Whose {
  name: string;
  /** The lodging, the club: what is theirs is there. */
  provider: boolean;
}

const NO_OWNER =
  /^(?:it|that|there|here|what|who|where|how|let|he|she|one|today|tomorrow|everyone|everybody|all|dont|this|these|god|valentine|mother|father|new)$/;
/** Before "'s" in the names of things. */
const TRADE =
  /^(?:seam[ae]n|sailor|fisherman|captain|chef|cook|butcher|baker|painter|carpenter|engineer|electrician|climber|swimmer|walker|diver|skier|judge|referee|umpire|doctor|nurse|vet|pilot|driver|traveller|student|teacher|men|women|ladies|gent|gents|boy|girl|child|children|kid|baby|toddler|bridesmaid|granny)$/;
const A_OR_MY = /^(?:a|an|my|his|her|one|two|some|own|new|old|good|spare|original)$/;
/** Whether the "'s" here belongs to a name, and is nobody's: "seaman's book", "my chef's knife", "a captain's hat". */
export const isKindOf = (tokens: readonly Token[], at: number): boolean =>
  TRADE.test(tokens[at - 1]?.text ?? '') &&
  (at < 2 || A_OR_MY.test(tokens[at - 2]?.text ?? '') || hasSign(tokens[at - 1], PARTED));
const OWN_WORDS = 3;
const hasAshes = wordAnywhere('ashes asthi urn cenizas urna');
const PARTED = /[,;:()=–—.]/;
const THEIRS = /^(?:his|her|their|su|sus)$/;
const BEFORE_OWN = /^(?:my|our|the|a|an|mi|el|la|los|las|un|una|with|for|in|on|to|of|i|we|own|some|no|not)$/;
/** Who makes papers out, and the papers. */
export const ISSUER = /^(?:doctor|dr|gp|consultant|specialist|surgeon|hospital|vet|dentist|midwife|school|landlord)$/;
export const ISSUED = /^(?:letter|note|cert|certificate|report|script|prescription|referral)s?$/;
const OURS: Owner = { ids: [], packsAlone: false, away: false, name: '', provider: false };

/** Whose a thing is: "Bramble's harness", "Tess's ankle brace", "Bren's tent", "su dinosaurio". */
export const ownerOf = (
  view: SentenceView,
  { start, concept }: { start: number; concept?: Pick<ReadConcept, 'kind'> },
  context: ThingsContext,
  least = 0,
): Owner | undefined => {
  const { tokens } = view.sentence;
  // "Appa's ashes": who is carried does not carry.
  if (hasAshes(tokens, start, start + 2)) return undefined;
  // A list after one owner is all theirs: "Bren's tent n stove".
  for (let at = start - 1; at >= Math.max(least, start - OWN_WORDS - 1, 0); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (hasSign(tokens[at + 1], PARTED)) return undefined;
    if (text === "'s") {
      const owner = tokens[at - 1];
      if (
        !owner ||
        NO_OWNER.test(owner.text) ||
        /^(?:got|been|on|in|a|an|the|not|our|my|so|too|just|all)$/.test(tokens[at + 1]?.text ?? '')
      )
        return undefined;
      if (context.pets.has(owner.text)) return OURS;
      // "My laptop and the firm's iPad": what one works with comes.
      if (concept?.kind === 'electronic' && /^(?:firm|company|work|office)$/.test(owner.text)) return OURS;
      // "Doctor's letter": made out for whoever brings it.
      if (ISSUER.test(owner.text) && ISSUED.test(tokens[start]?.text ?? '')) return OURS;
      const provider = PROVIDER.test(owner.text);
      if (isKindOf(tokens, at)) return undefined;
      const known = context.who(view, at - 1);
      if (known) return { ...known, name: owner.text, provider };
      if (provider) return { ids: [], packsAlone: false, away: true, name: owner.text, provider };
      // "Aiden's car seat": a child's thing comes with the child, whoever has not been told of before.
      if (concept?.kind === 'baby' && !KIN.has(owner.text)) return OURS;
      // "Barry's tea": a brand.
      if (concept?.kind === 'food' && !KIN.has(owner.text)) return undefined;
      // A name that is nobody of the trip's.
      return isName(owner, Math.max(1, at - 1), context, '')
        ? { ids: [], packsAlone: false, away: true, name: owner.text, provider: false }
        : undefined;
    }
    if (THEIRS.test(text)) {
      if (at !== start - 1) return undefined;
      const whose = context.who(view, at);
      if (whose) return { ...whose, name: text, provider: false };
      return tokens.some((token) => context.pets.has(token.text)) ? OURS : undefined;
    }
    if (BEFORE_OWN.test(text) || isVerbal(text)) return undefined;
  }
  return undefined;
};

/** Of the family anything is listed for somebody, of others what only they can use. */
export const isListedFor = (name: string, kind: string): boolean =>
  KIN.has(name) ||
  /^(?:his|her|their|sus?)$/.test(name) ||
  /^(?:medicine|device|garment|footwear|cosmetic)$/.test(kind);
