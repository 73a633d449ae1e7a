/** The database of a Cloudflare account as `wrangler` reaches it: migrations really run, on a SQLite of its own. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lintMigration } from '../../scripts/deploy/migration-lint';
import { cronMark } from '../../worker/platform/db/marks';
import { refuse } from './wrangler-refusals';

/** A D1 database with its migrations. */
export class FakeD1 {
  readonly sqlite = new DatabaseSync(':memory:');
  /** Files that were applied, in order. */
  readonly applied: string[] = [];

  constructor(private readonly migrations: string) {}

  #pending(): string[] {
    return readdirSync(this.migrations)
      .filter((file) => file.endsWith('.sql') && !this.applied.includes(file))
      .toSorted();
  }

  /** One file is one transaction, and those before one that fails stay. */
  migrate(): void {
    for (const file of this.#pending()) {
      const [fault] = lintMigration(file, readFileSync(join(this.migrations, file), 'utf8'));
      if (fault) {
        // What the remote splitter would cut in the wrong place.
        refuse(
          'https://github.com/cloudflare/workers-sdk/issues/3892',
          `incomplete input: SQLITE_ERROR [code: 7500] ${file}:${fault.line}`,
        );
      }
      this.sqlite.exec('BEGIN');
      try {
        this.sqlite.exec(readFileSync(join(this.migrations, file), 'utf8'));
      } catch (error) {
        this.sqlite.exec('ROLLBACK');
        refuse(
          'https://developers.cloudflare.com/d1/reference/migrations/',
          `Migration ${file} failed: ${String(error)} [code: 7500]`,
        );
      }
      this.sqlite.exec('COMMIT');
      this.applied.push(file);
    }
  }

  /** What `wrangler d1 migrations list` prints. */
  pendingList(): string {
    const pending = this.#pending();
    if (pending.length === 0) return '✅ No migrations to apply!';
    return `Migrations to be applied:\n┌──────┐\n${pending.map((name) => `│ ${name} │\n`).join('')}└──────┘`;
  }

  /** What a Worker that runs leaves in its database: the mark of the schedule of every minute. */
  ringCrons(): void {
    const table = this.sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'operation_marks'").get();
    if (!table) return;
    this.sqlite
      .prepare('INSERT OR REPLACE INTO operation_marks VALUES (?, ?, ?)')
      .run(cronMark('* * * * *'), 'ran', Date.now());
  }
}
