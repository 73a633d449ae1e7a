import { withoutAccents } from './accents';

const FILLER = new Set(
  'a an the my our your his her their own some of for to in with and or el la los las un una unos unas mi mis tu tus su sus de del con para y o u e al en'.split(
    ' ',
  ),
);

const KNOWN = new Map<string, readonly string[]>();
const MOST_KNOWN = 4000;

const stem = (word: string): string =>
  word.length > 4
    ? word
        .replace(/ies$/u, 'y')
        .replace(/(?<=[^aeious])es$/u, '')
        .replace(/s$/u, '')
    : word.replace(/(?<=..)s$/u, '');

/** The words of a text as they are compared: lower case, no accents, no plural ending, no articles. */
export const stems = (text: string): readonly string[] => {
  const known = KNOWN.get(text);
  if (known) return known;
  const words = withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !FILLER.has(word))
    .map(stem);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(text, words);
  return words;
};
