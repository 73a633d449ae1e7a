/** What a whole party wears together, which no lexicon has: "theme is denim & diamonds", "everybody in tartan". */
import { someWord } from '../../packing/reading/text';
import { phraseSet } from '../../packing/reading/phrases';
import type { SentenceView } from '../../packing/reading/view';

/** Tokens of a theme, `end` exclusive. */
interface Stretch {
  start: number;
  end: number;
}

const MOST_WORDS = 4;
const THEME = phraseSet('theme is/was, the theme, theme, dress code is');
const ALL_WEAR = phraseSet(
  'we wear, we are wearing, we re wearing, everybody/everyone in, all of us in, us all in, girls in, guests in, everybody/everyone wears, dress up in',
);
const COLOURS =
  /^(?:black|red|pink|denim|florals?|neon|sequins?|gold|silver|tartan|linen|pastels?|glitter|leopard|green|blue|yellow|purple|orange|navy|beige|sparkles?|diamonds?|stripes|animal|tropical|hawaiian|western|cowboy|eighties|70s|80s|90s)$/;
const THEME_ENDS =
  /^(?:bride|groom|then|but|so|with|for|on|at|which|because|except|in|and|y|is|was|this|that|no|not|the|party|night|smart|formal|casual|cocktail|black tie)$/;

/** Spans of what everybody wears. */
export function themes({ sentence: { tokens } }: SentenceView): Stretch[] {
  const found: Stretch[] = [];
  const spanFrom = (start: number): Stretch => {
    let end = start;
    while (
      end < tokens.length &&
      end - start < MOST_WORDS &&
      !(end > start && /[,;:.()–—=!?]/.test(tokens[end]?.gap ?? '')) &&
      !THEME_ENDS.test(tokens[end]?.text ?? '')
    )
      end += 1;
    return { start, end };
  };
  for (const { end: start } of THEME.find(tokens)) found.push(spanFrom(start));
  for (const { end: start } of ALL_WEAR.find(tokens))
    if (COLOURS.test(tokens[tokens[start]?.text === 'all' ? start + 1 : start]?.text ?? ''))
      found.push(spanFrom(start));
  for (let at = 0; at < tokens.length; at += 1)
    if (tokens[at]?.gap.includes('=') && COLOURS.test(tokens[at]?.text ?? '')) found.push(spanFrom(at));
  return found.filter(({ start, end }) => end > start && someWord(tokens, start, end, COLOURS));
}
