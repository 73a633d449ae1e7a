import type { Plan } from '../contract';
import { listOf, WORDS } from './words';

/**
 * What a spreadsheet would run as a formula (also in the wide forms that some of them fold, and behind blanks) becomes
 * text by an apostrophe in front.
 */
const inert = (value: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r]/u.test(value) ? `'${value}` : value);

const cell = (value: string, separator: string): string => {
  const safe = inert(value);
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A list as a spreadsheet (RFC 4180): with a mark that tells Excel that it is UTF-8, and in Spanish with the separator
 * that Excel expects there, since the comma is the decimal sign.
 */
export const toCsv = (plan: Plan): string => {
  const words = WORDS[plan.locale];
  const separator = plan.locale === 'es' ? ';' : ',';
  const rows = listOf(plan).flatMap(({ label, items }) =>
    items.map(({ name, quantity, packed, reason }) => [
      label,
      name,
      String(quantity),
      packed ? words.yes : words.no,
      reason,
    ]),
  );
  const lines = [words.columns, ...rows].map((row) => row.map((value) => cell(value, separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
