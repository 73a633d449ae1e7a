import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintMigration, lintMigrations } from './migration-lint';

test('no migration contains anything that D1 would split in the wrong place', () => {
  expect(lintMigrations()).toEqual([]);
});

test.each([
  ['-- first; second\nSELECT 1;\n', 1, /semicolon/],
  ["-- the ledger's rows\nSELECT 1;\n", 1, /lone quote/],
  ['SELECT 1; -- one\n', 1, /follows a statement/],
  ['SELECT 1;\n-- the end\n', 2, /after the last statement/],
  ['SELECT 1', 1, /no semicolon/],
  ['SELECT 1; /* one */\n', 1, /block comment/],
  ['CREATE TRIGGER t AFTER DELETE ON a begin DELETE FROM b; end;\n', 1, /trigger/],
  ['CREATE TRIGGER t AFTER DELETE ON a BEGIN\n  DELETE FROM b;\nEND;\n', 1, /trigger/],
  ['SELECT 1;\r\n', 1, /CR LF/],
  ['BEGIN TRANSACTION;\nSELECT 1;\n', 1, /transaction/],
])('%j is refused', (sql, line, problem) => {
  expect(lintMigration('x.sql', sql)).toContainEqual({ file: 'x.sql', line, problem: expect.stringMatching(problem) });
});

test('a string may contain what looks like a comment, and wrangler’s own splitter agrees on every file', () => {
  expect(lintMigration('x.sql', "INSERT INTO a VALUES ('-- no comment; it''s a text');\n")).toEqual([]);
  for (const file of readdirSync('migrations')) {
    const sql = readFileSync(`migrations/${file}`, 'utf8');
    // Cut at each semicolon that ends a line, comments aside, as the simplest of splitters does.
    const simple = sql
      .split('\n')
      .filter((line) => !line.trim().startsWith('--'))
      .join('\n')
      .split(/;\s*(?:\n|$)/)
      .filter((statement) => statement.trim() !== '');
    expect(splitSql(sql), file).toHaveLength(simple.length);
  }
});
