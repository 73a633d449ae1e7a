/** What Spanish says right after a thing to leave it out, whatever the verb: "dron no cruza la aduana", "jabón ni aunque …". */
import { type Token, wordsOf } from '../../packing/reading/text';
import { FURNISHED } from './furnished';
import type { ThingMention } from './mentions';
import { PIECE_END } from './piece-ends';

/** Words that are read after a thing. */
const REACH = 6;

const CLITICS = '(?:(?:me|te|se|le|les|nos|os|lo|la|los|las) )*';
/** After a "no": how a thing is, or that it does not weigh or may not be missing. */
const NO_REFUSAL =
  '(?!(?:un[oa]?s?|idea|muy|much[oa]s?|mas|menos|despeg|preocup|demasiado|tan|tanto|todo|toda|todos|todas|siempre|solo|solamente|pero|porque|pues|que|por|si|se|es|son|estan?|creo|sea|sean|hay|habra|falt|olvid|perdon|pes|ocup|abult|molest|estorb|cuest|cab|encontr|encuentr|aparec|pierd|perder|llegu|llegaron|recuerd|acuerd|caduc|venc|te[nr]|tien|acab|trae|tra[ij]|pon|dan?|presta|da[nr]?|inclu|suelt)\\w*\\b|\\w+(?:bles?|ntes?)\\b)';
const REFUSED = new RegExp(
  `^(?:eso )?(?:ya no|no|tampoco) ${CLITICS}${NO_REFUSAL}[a-z]{3,}|^ni (?!un[oa]?\\b|idea\\b)[a-z]+`,
);
/** "Bañador qué ironía", "monopatín ¿para qué?": asked rhetorically. */
const IN_VAIN = /^(?:(?:pa|para|por|y) )?que(?: (\w+))?/;
/** "Abrigo qué frío": the exclamation is the reason for it. */
const REASON = /^(?:frio|calor|lluvia|solazo|sol|viento|bien|bueno|lind[oa]|ric[oa]|falta|mas|se|remedio|maravilla)$/;

/** Whether the words right after a thing refuse it. */
export const isRefusedAfter = (
  tokens: readonly Token[],
  { end, concept: { kind } }: ThingMention,
  original: string,
  isThing: (at: number) => boolean,
): boolean => {
  const first = tokens[end];
  if (!first || PIECE_END.test(first.gap.replace('¿', '')) || NEVER.has(kind)) return false;
  const words = wordsOf(tokens, end, end + REACH);
  const vain = IN_VAIN.exec(words);
  if (vain) {
    const que = tokens.findIndex(({ text }, at) => at >= end && text === 'que');
    const { start = 0, end: last = 0 } = tokens[que] ?? {};
    return original.slice(start, last).toLowerCase() === 'qué' && !REASON.test(vain[1] ?? '');
  }
  if (FURNISHED.has(kind)) return false;
  // "Linterna NO frontal", "libros ni libreta": the no belongs to the next thing.
  if (first.text === 'no' && isThing(end + 1)) return false;
  return REFUSED.test(words) && ![1, 2].some((next) => first.text === 'ni' && isThing(end + next));
};
const NEVER: ReadonlySet<string> = new Set(['document', 'papers', 'medicine', 'fixture']);
