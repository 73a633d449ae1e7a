/** Lists in brackets or between dashes that tell what the thing before them consists of. */
import type { Token } from '../../packing/reading/text';
import type { ThingGroup } from './mentions';
import { isAllergen } from './no-decision';

const DASH = /[–—]|\s-\s/;
/** Words said of a thing before the dash after which it is told in parts, at most. */
const MOST_SAID = 10;

/** The list in brackets right after a thing or a frame: what becomes of that becomes of these. */
export const isElaboration = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: ThingGroup | undefined,
): boolean => {
  if (!previous) return false;
  // "nuts not at all, she's allergic (antihistamine)": a medicine is no kind of what is refused.
  if (group.mentions.every(({ concept }) => concept.kind === 'medicine')) return false;
  // "EpiPen (nuts)"
  if (group.mentions.some((mention) => isAllergen(tokens, mention))) return false;
  let open = -1;
  for (let at = previous.end; at <= group.start; at += 1) {
    const gap = tokens[at]?.gap ?? '';
    if (gap.includes('(')) open = at;
    else if (gap.includes(')')) return false;
  }
  return open !== -1 && open - previous.end <= 2;
};

/** "El traje me lo entrega el bordador — pollera, manta — y …": between dashes, what the thing before consists of. */
export const isBetweenDashes = (
  tokens: readonly Token[],
  group: ThingGroup,
  previous: ThingGroup | undefined,
): boolean => {
  if (!previous) return false;
  const dash = tokens.findIndex(({ gap }, at) => at >= previous.end && at <= group.start && DASH.test(gap));
  return (
    dash !== -1 &&
    group.start - dash <= 1 &&
    dash - previous.end <= MOST_SAID &&
    tokens.slice(group.end, group.end + 2).some(({ gap }) => DASH.test(gap))
  );
};
