/**
 * Three letters that stand for a destination on a tag or a board, as airlines write theirs: "Lisbon" → LIS,
 * "San Sebastián" → SSE, "Rio de Janeiro" → RJA. A picture, not an IATA code, so it is hidden from screen readers.
 */
export const destinationCode = (destination: string): string => {
  const words = (destination.split(/[,(/·–]/)[0] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const [first = '', second] = telling.length > 0 ? telling : words;
  const letters = second
    ? [...lettersOf(first).slice(0, 1), ...lettersOf(second).slice(0, 2)]
    : lettersOf(first).slice(0, 3);
  return letters.join('').toLocaleUpperCase('en').padEnd(3, '·');
};

const lettersOf = (word: string): string[] => Array.from(word);

const SMALL_WORDS = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'of',
  'the',
  'and',
  'y',
  'a',
  'en',
  'in',
  'to',
  'da',
  'do',
  // What is left of an article before an apostrophe: d’Ampezzo, L’Aquila.
  'd',
  'l',
]);
