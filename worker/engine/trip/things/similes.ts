/** "Feet like balloons", "as hard as bricks", "the size of a shoebox": a thing that another is only compared with. */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingMention } from './mentions';

const hasComparison = wordAnywhere('like as of');
const DETERMINED = '(?: (?:a|an|the|some|one|two))?(?: \\w+)?';
const COMPARED = new RegExp(
  `(?:^| )(?:(?:am|is|are|was|were|be|been|'s|'re|its|theyre|feels?|felt|feeling|looks?|looked|smells?|smelt|smelled|sounds?|sounded|packed|squashed|crammed|sleeps?|slept|shaped|built|dressed|went|goes) (?:\\w+ )?like${DETERMINED}|(?!(?:well|soon|long|far|much|many) )\\w+ as (?:a|an|the)(?: \\w+)?|(?:hard|soft|flat|thin|thick|heavy|light|blind|stiff|dry|cold|hot|quiet|sturdy|useful|useless|small|big|tough|sharp|white|red) as(?: \\w+)?|(?:size|shape|weight|colour|color|width|length) of (?:a|an|the)(?: \\w+)?) $`,
);

export const isCompared = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  hasComparison(tokens, start - 4, start) &&
  !/[,;:.(]/.test(tokens[start]?.gap ?? '') &&
  COMPARED.test(`${wordsOf(tokens, start - 6, start)} `);
