/** What the learned reader sees of somebody who is named beside the words of the text: what rules read. */
import type { Lexeme } from '../people/lexemes';
import type { Mention, Owner } from '../people/mention';
import type { Part } from '../people/part';
import type { TripDocument } from '../document';
import { conceptRow, type LearnedWords } from './words';

/** One mention as the network sees it; `from`, `head` and `last` are places of {@link LearnedWords.rows}. */
export interface PersonExample {
  from: number;
  head: number;
  last: number;
  role: number;
  /** The part that rules read, and whose they are; 0 stands for none. */
  part: number;
  owner: number;
  /** Numbers from 0 to 1. */
  signs: number[];
}

const PARTS: readonly Part[] = [
  'travels',
  'says',
  'host',
  'met',
  'home',
  'provider',
  'past',
  'spoken-of',
  'writer',
  'unknown',
];
const OWNERS: readonly Owner[] = ['', 'mine', 'ours', 'theirs', 'the', 'a'];
const MOST_COUNTED = 5;

/** One example for a mention. */
export function personExample(
  mention: Mention,
  part: Part,
  { document, lexemes, words }: { document: TripDocument; lexemes: readonly Lexeme[]; words: LearnedWords },
): PersonExample {
  const placeOf = (lexeme: number): number => {
    const { view = -1, at = -1 } = lexemes[lexeme] ?? {};
    const sentence = document.views[view];
    return sentence ? words.placeOf(sentence, at) : -1;
  };
  const { entry, kind, owner, count = entry?.count ?? 0, ages } = mention;
  return {
    from: placeOf(mention.from),
    head: placeOf(mention.head),
    last: placeOf(mention.to - 1),
    role: conceptRow(`role ${entry?.role ?? kind}`),
    part: PARTS.indexOf(part) + 1,
    owner: OWNERS.indexOf(owner),
    signs: [Math.min(count, MOST_COUNTED) / MOST_COUNTED, Number(ages.length > 0)],
  };
}
