/** What a verb after a list says of others of its kind, or of somebody named in it. */
import { KIN, SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';

/** "pañales ecológicos, los de tela se quedan", "hay tres sacos, el cuarto lo presta mi tío": others of the kind. */
export const isOfOthers = (tokens: readonly Token[], { end }: ThingGroup, frame: Frame): boolean => {
  const { start } = frame;
  if (REST.test(wordsOf(tokens, Math.max(end, start - 5), frame.end + 2))) return true;
  for (let at = end; at < start; at += 1)
    if (
      /[,;(]/.test(tokens[tokens[at - 1]?.text === 'pero' ? at - 1 : at]?.gap ?? '') &&
      SPANISH_ARTICLE.test(tokens[at]?.text ?? '') &&
      (OTHER_OF_KIND.test(tokens[at + 1]?.text ?? '') ||
        // "Botas las viejas, las nuevas se quedan": an article and what it is like.
        (at + 2 === start &&
          /(?:[aeo]s?|al(?:es)?)$/.test(tokens[at + 1]?.text ?? '') &&
          tokens[start]?.gap.trim() === ''))
    )
      return true;
  // "the folding chair, the electric one stays"
  return (
    /^ones?$/.test(tokens[start - 1]?.text ?? '') &&
    someWord(tokens, Math.max(end, start - 4), start, /^(?:the|our|his|her|my)$/)
  );
};
/** "My own mask and fins, everything else rented", "casco, lo demás lo alquilo": what was not named. */
const REST =
  /\b(?:(?:everything|all|anything) else|the rest|the other (?:stuff|gear|kit|things)|lo demas|el resto|lo otro)\b(?! of\b| del?\b)/;
const OTHER_OF_KIND = /^(?:de|otr[oa]s?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|demas)$/;

/** "La tienda de mi cuñado, que no viene": it is he who does not come. */
export const isOfPerson = (tokens: readonly Token[], { end }: ThingGroup, { start }: Frame): boolean =>
  start - 2 >= end && /^(?:que|who)$/.test(tokens[start - 1]?.text ?? '') && KIN.has(tokens[start - 2]?.text ?? '');
