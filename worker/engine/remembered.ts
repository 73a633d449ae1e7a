/** Answers about words that are asked for at every word of a text, and again whenever the text is read while it is typed. */

const MOST_KEPT = 4000;
/** Longer words would keep the text alive that they were cut from. */
const LONGEST_KEPT = 12;

/** A function of a word alone that answers what it answered lately from memory. */
export const remembered = <Answer extends boolean | string | object>(
  answerTo: (word: string) => Answer | undefined,
): ((word: string) => Answer | undefined) => {
  const known = new Map<string, Answer | typeof NOTHING>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept === NOTHING ? undefined : kept;
    const answer = answerTo(word);
    if (word.length > LONGEST_KEPT) return answer;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(word, answer ?? NOTHING);
    return answer;
  };
};

const NOTHING = Symbol('nothing');

/** A question about a whole text that several rules ask one after the other, answered once. */
export const rememberedLast = <Answer>(answerTo: (text: string) => Answer): ((text: string) => Answer) => {
  let last: { text: string; answer: Answer } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: answerTo(text) };
    return last.answer;
  };
};
