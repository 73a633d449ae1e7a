/**
 * Finds the JSON objects in a streamed answer. Models wrap them in code fences, arrays, numbering or prose, break them
 * over several lines, or stop in the middle of one; whatever stands outside of braces is passed over.
 */

/** Longer than any valid line; what does not close by then is no line. In characters. */
const MAX_OBJECT = 2000;

export interface LineParser {
  /** Takes a piece of the answer and gives the objects that it completes, as JSON texts; `undefined` is a broken one. */
  push(text: string): (string | undefined)[];
  /** After the last piece: a broken one if the answer stops within an object. */
  end(): undefined[];
}

/** A parser for one answer. */
export const createLineParser = (): LineParser => {
  let object = '';
  let depth = 0;
  let inString = false;
  let escaped = false;

  const reset = () => {
    object = '';
    depth = 0;
    inString = false;
    escaped = false;
  };

  /** Takes one character; true when it closes an object, false when it breaks one. */
  const take = (char: string): boolean | undefined => {
    if (depth === 0 && char !== '{') return undefined;
    object += char;
    // JSON has no line break within a string, so that one shows a line that was never closed.
    if (object.length > MAX_OBJECT || (inString && char === '\n')) return false;
    if (escaped) escaped = false;
    else if (inString && char === '\\') escaped = true;
    else if (char === '"') inString = !inString;
    else if (!inString && char === '{') depth += 1;
    else if (!inString && char === '}') {
      depth -= 1;
      if (depth === 0) return true;
    }
    return undefined;
  };

  return {
    push(text) {
      const found: (string | undefined)[] = [];
      for (const char of text) {
        const closes = take(char);
        if (closes === undefined) continue;
        found.push(closes ? object : undefined);
        reset();
      }
      return found;
    },
    end() {
      const isOpen = depth > 0;
      reset();
      return isOpen ? [undefined] : [];
    },
  };
};
