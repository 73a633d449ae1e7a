/** The words of all phrase tables under one number each, so that a table compares numbers and not letters. */
const NUMBERS = new Map<string, number>();

/** The number of a word that no table has. */
export const UNKNOWN_WORD = 0;

/** The number of a word of a table, given to it the first time. */
export const learnWord = (word: string): number => {
  const known = NUMBERS.get(word);
  if (known !== undefined) return known;
  const number = NUMBERS.size + 1;
  NUMBERS.set(word, number);
  return number;
};

/** Tables that are learnt when the first text comes: a Worker that is asked for something else starts sooner. */
const waiting: (() => void)[] = [];

/** Has a table learnt before the first word of a text is looked up. */
export const learnLater = (learn: () => void): void => {
  waiting.push(learn);
};

/** The number of a word of a text; a text teaches nothing, whatever it says. */
export const wordNumber = (word: string): number => {
  if (waiting.length > 0) for (const learn of waiting.splice(0)) learn();
  return NUMBERS.get(word) ?? UNKNOWN_WORD;
};

/** Numbers of words as bits: a kilobyte answers for most words of a text that they are not in a table. */
export class WordSet {
  #bits = new Uint32Array(0);

  add(word: number): void {
    const cell = word >>> 5;
    if (cell >= this.#bits.length) {
      // Twice as long, so that a table that grows word by word is not copied each time.
      const bits = new Uint32Array(Math.max(cell + 1, 2 * this.#bits.length));
      bits.set(this.#bits);
      this.#bits = bits;
    }
    this.#bits[cell] = (this.#bits[cell] ?? 0) | (1 << (word & 31));
  }

  has(word: number): boolean {
    return ((this.#bits[word >>> 5] ?? 0) & (1 << (word & 31))) !== 0;
  }
}

/** Some words, with blanks between them, as numbers. */
export const wordSet = (words: string): WordSet => {
  const found = new WordSet();
  for (const word of words.split(/\s+/)) found.add(learnWord(word));
  return found;
};
