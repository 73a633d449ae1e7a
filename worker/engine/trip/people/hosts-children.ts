/** Children of people who do not come: "en casa de unos amigos que tienen dos niños". */
import { textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { SaidPart } from './part';

/** Words between hosts and their children: "unos amigos de Málaga que tienen". */
const MOST_TO_CHILDREN = 6;
/** "Unos amigos que tienen dos niños", "my aunt, who has a baby": before somebody's children. */
const THEY_HAVE = /\b(?:tienen?|tenian?|criaron|crian?|has|have|got)(?: (?:ya|already))?$/;
/** Who lives with a family to look after its children. */
const MINDS_CHILDREN =
  /\bau pair\b|\b(?:govie|governess|govy)\b|\bnanny for\b|\bnannying for\b|\b(?:de|como) (?:ninera|nana|canguro)\b/;
const OURS = /^(?:mine|ours)$/;

/** "Au pair with a French family, 3 kids": the children of the house are there already. */
export const markMindedChildren = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
  parts: SaidPart[],
): void => {
  if (!MINDS_CHILDREN.test(textBefore(lexemes, lexemes.length, lexemes.length))) return;
  for (const [index, { entry, owner }] of mentions.entries())
    if (entry?.role === 'child' && !OURS.test(owner)) parts[index] = 'met';
};

/** Turns the children of those who do not come into people who are met. */
export const markTheirChildren = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
  parts: SaidPart[],
): void => {
  for (const [index, { entry, owner, from, chain }] of mentions.entries()) {
    const whose = mentions[index - 1];
    if (entry?.role !== 'child' || /^(?:mine|ours)$/.test(owner) || !whose || whose.kind === 'self') continue;
    if (whose.entry === undefined || (whose.chain === chain && parts[index - 1] === 'travels')) continue;
    // "Me alojo con una pareja de Cork y sus tres hijos"
    const together = owner === 'theirs' && /^(?:y|e|and|&|con|with)$/.test(lexemes[from - 1]?.text ?? '');
    if (!(together || THEY_HAVE.test(textBefore(lexemes, from, 2))) || from - whose.to > MOST_TO_CHILDREN) continue;
    if (/^(?:host|met|home|past|spoken-of)$/.test(parts[index - 1] ?? '')) parts[index] = 'met';
  }
};
