import type { Plan } from '../contract';
import { listOf, WORDS } from './words';

/**
 * A program that separates by another character cuts a name in two, and reads what follows as a cell of its own. Quotes
 * do not help: to it they are in the middle of a cell.
 */
const BEHIND_SEPARATOR = /([;,\t|\r\n]\s*"*\s*)([=+\-@＝＋－＠])/gu;

/**
 * What a spreadsheet would run as a formula (also in the wide forms that some of them fold, and behind blanks) becomes
 * text by an apostrophe in front.
 */
const inert = (value: string): string => {
  const body = value.trimStart();
  const blanks = value.slice(0, value.length - body.length);
  const isFormula = /^[=+\-@＝＋－＠]/u.test(body) || /^[\t\r]/.test(value);
  return `${isFormula ? "'" : ''}${blanks}${body.replace(BEHIND_SEPARATOR, "$1'$2")}`;
};

const cell = (value: string, separator: string): string => {
  const safe = inert(value);
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A list as a spreadsheet (RFC 4180): with a byte order mark, so that Excel reads UTF-8, and in Spanish with the
 * separator that Excel expects there, since the comma is the decimal sign.
 */
export const toCsv = (plan: Plan): string => {
  const words = WORDS[plan.locale];
  const separator = plan.locale === 'es' ? ';' : ',';
  const rows = listOf(plan).flatMap(({ label, items }) =>
    items.map(({ name, quantity, packed, reason, for: names, bag }) => [
      label,
      name,
      String(quantity),
      packed ? words.yes : words.no,
      reason,
      // Behind what was always there: scripts that read the file by column still work.
      names.join(', '),
      words.bags[bag ?? ''] ?? '',
    ]),
  );
  const lines = [words.columns, ...rows].map((row) => row.map((value) => cell(value, separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
