/**
 * What makes D1 cut a migration in the wrong place. wrangler and D1's import split a file at `;` without reading all of
 * SQL, and differ in what they overlook: https://github.com/cloudflare/workers-sdk/issues/3892 (comments),
 * https://github.com/cloudflare/workers-sdk/issues/14991 (triggers, line ends). So nothing is written that either could
 * mistake.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that is wrong in a migration. */
export interface MigrationFault {
  file: string;
  line: number;
  problem: string;
}

const withoutStrings = (sql: string): string => sql.replaceAll(/'(?:[^']|'')*'/g, "''");

const problemOf = (line: string): string | null => {
  const text = line.trim();
  if (text.startsWith('--')) {
    if (text.includes(';')) return 'a comment has a semicolon: the statement would be cut there';
    if (/['"`]/.test(text.replaceAll(/`[^`]*`/g, ''))) return 'a comment has a lone quote: a string would begin there';
    return null;
  }
  const bare = withoutStrings(text);
  if (bare.includes('--')) return 'a comment follows a statement on its line';
  if (bare.includes('/*')) return 'a block comment';
  if (/\bCREATE\s+TRIGGER\b/i.test(bare) && !/\bBEGIN\b.*;\s*END;$/.test(bare)) {
    return 'a trigger is not on one line with BEGIN and END in capitals';
  }
  if (/^(BEGIN|COMMIT|SAVEPOINT|PRAGMA\s+foreign_keys)\b/i.test(bare))
    return 'D1 runs each file in a transaction of its own';
  return null;
};

/** What is wrong in the text of one migration. */
export const lintMigration = (file: string, sql: string): MigrationFault[] => {
  if (sql.includes('\r')) return [{ file, line: 1, problem: 'lines end with CR LF' }];
  const lines = sql.split('\n');
  const faults = lines.flatMap((text, index) => {
    const problem = problemOf(text);
    return problem ? [{ file, line: index + 1, problem }] : [];
  });
  const last = lines.findLastIndex((text) => text.trim() !== '');
  const end = lines[last]?.trim() ?? '';
  if (end.startsWith('--')) faults.push({ file, line: last + 1, problem: 'a comment stands after the last statement' });
  else if (!end.endsWith(';')) faults.push({ file, line: last + 1, problem: 'the last statement has no semicolon' });
  return faults;
};

/** What is wrong in all migrations of a folder. */
export const lintMigrations = (folder = 'migrations'): MigrationFault[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) => lintMigration(file, readFileSync(join(folder, file), 'utf8')));
