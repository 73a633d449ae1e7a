/** A question asked of many ranges of one sentence, answered without walking each of them. */
import type { Token } from './text';

/**
 * Whether something holds of a token anywhere from `from` up to `to`. Each token of a sentence is asked once: a long
 * list asks for every one of its things, which by walking would take the square of its length.
 */
export const anywhere = (holds: (tokens: readonly Token[], at: number) => boolean) => {
  const counted = new WeakMap<readonly Token[], number[]>();
  return (tokens: readonly Token[], from: number, to = tokens.length): boolean => {
    let counts = counted.get(tokens);
    if (!counts) {
      counts = [0];
      for (let at = 0; at < tokens.length; at += 1) counts.push((counts[at] ?? 0) + (holds(tokens, at) ? 1 : 0));
      counted.set(tokens, counts);
    }
    const end = Math.min(to, tokens.length);
    return end > from && (counts[end] ?? 0) > (counts[Math.max(0, from)] ?? 0);
  };
};
