import { gzipSync } from 'node:zlib';

/** What a public page may load until it is there: HTML with its CSS inlined, and scripts; bytes, gzipped. */
const BUDGET = 60 * 1024;

const gzipped = (text: string): number => gzipSync(text, { level: 6 }).length;

/** Fails the build when a page has grown beyond the budget. */
export const enforceBudget = (path: string, html: string, scripts: readonly string[]): void => {
  const bytes = [html, ...scripts].reduce((sum, text) => sum + gzipped(text), 0);
  if (bytes > BUDGET) throw new Error(`${path} needs ${bytes} bytes until it is loaded; the budget is ${BUDGET}.`);
};
