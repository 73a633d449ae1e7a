import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a public page may load until it is there: HTML with its CSS inlined, and scripts; bytes, gzipped. */
const PAGE_BUDGET = 60 * 1024;
/**
 * A server's first flight is ten segments of 1,460 bytes, about a thousand of them headers. A document that fits into it
 * is there a round trip earlier, which on a phone is the whole difference in when the page is painted.
 */
const FIRST_FLIGHT = 13_600;

/** As tightly as can be, which no server does while somebody waits. */
export const pack = (text: string | Buffer): Buffer => {
  // How distances are coded decides half a percent, and which way is shorter differs from page to page.
  const [smallest = Buffer.alloc(0)] = [0, 1, 2, 3]
    .map((bits) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits } }))
    .toSorted((one, other) => one.length - other.length);
  return smallest;
};

/** Fails the build when a page has grown beyond one of the budgets. */
export const enforceBudget = (path: string, html: string, scripts: readonly string[]): void => {
  const total = [html, ...scripts].reduce((sum, text) => sum + gzipSync(text).length, 0);
  if (total > PAGE_BUDGET) throw new Error(`${path} loads ${total} bytes; the budget is ${PAGE_BUDGET}.`);
  const document = pack(html).length;
  if (document > FIRST_FLIGHT)
    throw new Error(`${path} has ${document} bytes; the first flight takes ${FIRST_FLIGHT}.`);
};
