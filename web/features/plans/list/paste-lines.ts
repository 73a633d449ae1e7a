import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { fold } from '../../../../worker/platform/shared/fold';

/** A thing to pack as a line of text says it. */
export interface Line {
  name: string;
  quantity: number;
  /** The line carried a tick. */
  packed: boolean;
  /** Its quantity was outside the range and was brought into it. */
  isCut: boolean;
}

/** What became of a pasted text. */
export interface Pasted {
  /** What is taken, each with the category its heading named, if one did. */
  taken: readonly (Line & { category: string | null })[];
  /** Names that were there already, on the list or further up. */
  repeated: readonly string[];
  tooLong: readonly string[];
  /** Lines beyond what the list has room for. */
  beyond: number;
}

/** Bullets, numbering and boxes at the start of a line, as other apps write them. */
const TICKED = /^(?:\[[xX✓✔]\]|[☑☒✓✔✅])\s*/u;
const UNTICKED = /^(?:\[\s?\]|[☐⬜◻□])\s*/u;
const BULLET = /^(?:[-–—*+•◦▪‣·○●]\s+|[-–—•◦▪‣·○●](?=\p{L})|\d{1,3}[.)]\s+)/u;

/** "3 socks", "3x socks", "3 × socks" */
const LEADING = /^(\d[\d.]*(?:e\d+)?)\s*(?:[x×]\s+|\s)(\S.*)$/iu;
/** "socks x3", "socks × 3", "socks (3)", "socks: 3" */
const TRAILING = /^(.*\S)(?:\s+[x×]\s*|\s*\(\s*[x×]?|\s*:\s*)(\d[\d.]*(?:e\d+)?)\s*\)?$/iu;
/** "x3 socks" */
const PREFIXED = /^[x×]\s?(\d+)\s+(\S.*)$/iu;
/** A number before one of these measures the thing and does not count it: "500 ml shampoo". */
const MEASURE = /^(?:ml|cl|dl|l|g|kg|mg|oz|lbs?|cm|mm|m|km|in|ft|w|wh|mah|gb|tb|v|€|\$|£|%|°)(?![\p{L}\p{N}])/iu;

const counted = (name: string, digits: string): Omit<Line, 'packed'> => {
  const number = Math.round(Number(digits));
  const quantity = Math.min(PLAN_LIMITS.quantity, Math.max(1, Number.isNaN(number) ? 1 : number));
  return { name: name.trim(), quantity, isCut: quantity !== number };
};

const nameAndQuantity = (text: string): Omit<Line, 'packed'> => {
  const prefixed = PREFIXED.exec(text);
  if (prefixed?.[1] && prefixed[2]) return counted(prefixed[2], prefixed[1]);
  const leading = LEADING.exec(text);
  if (leading?.[1] && leading[2] && !MEASURE.test(leading[2])) return counted(leading[2], leading[1]);
  const trailing = TRAILING.exec(text);
  if (trailing?.[1] && trailing[2]) return counted(trailing[1], trailing[2]);
  return { name: text, quantity: 1, isCut: false };
};

/** No name is this long; the rest of such a line is not read. */
const LONGEST_LINE = 500;

/** A line with its white space in order. */
const tidy = (line: string): string =>
  line
    .slice(0, LONGEST_LINE)
    .replace(/[\s\p{Cc}\u200B\uFEFF]+/gu, ' ')
    .trim();

/** One line: bullets and boxes taken off, a quantity read. Null when nothing is left to pack. */
export const readLine = (line: string): Line | null => {
  let rest = tidy(line);
  let packed = false;
  // "1. [ ] socks", "- ☑ hat": a bullet and a box, in either order.
  for (let before = ''; before !== rest;) {
    before = rest;
    if (TICKED.test(rest)) packed = true;
    rest = rest.replace(TICKED, '').replace(UNTICKED, '').replace(BULLET, '');
  }
  if (!/[\p{L}\p{N}\p{S}]/u.test(rest)) return null;
  return { ...nameAndQuantity(rest), packed };
};

/** The heading a tidy line is ("Clothes:", "## Clothes"), without its marks. */
const headingOf = (line: string): string | undefined => {
  const match = /^(?:#{1,6} (.+?):?|([^:]+):)$/u.exec(line);
  return (match?.[1] ?? match?.[2])?.replace(BULLET, '').trim();
};

/**
 * Reads a pasted list, one thing a line. `known` are the names on the list, `room` how many more it takes, and
 * `categoryOf` says which category a heading names, null when none.
 */
export const readLines = (
  text: string,
  {
    known,
    room,
    categoryOf,
  }: { known: Iterable<string>; room: number; categoryOf: (heading: string) => string | null },
): Pasted => {
  const seen = new Set(Array.from(known, fold));
  const taken: Pasted['taken'][number][] = [];
  const repeated: string[] = [];
  const tooLong: string[] = [];
  let beyond = 0;
  let category: string | null = null;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const heading = headingOf(tidy(raw));
    if (heading) {
      category = categoryOf(heading);
      continue;
    }
    const line = readLine(raw);
    if (!line) continue;
    const key = fold(line.name);
    if (line.name.length > PLAN_LIMITS.itemName) tooLong.push(line.name);
    else if (seen.has(key)) repeated.push(line.name);
    else if (taken.length >= room) beyond += 1;
    else {
      seen.add(key);
      taken.push({ ...line, category });
    }
  }
  return { taken, repeated, tooLong, beyond };
};
