/**
 * A Cloudflare account as `wrangler` shows it: the commands that setting up and deploying use, what they print, and what
 * they refuse. Migrations really run, on a SQLite of its own, and what is deployed can be asked for with `fetch`.
 */
import { DatabaseSync } from 'node:sqlite';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lintMigration } from '../../scripts/deploy/migration-lint';
import type { Wrangler } from '../../scripts/deploy/wrangler';

/** Files of a build: the Worker has them beside its code, Pages has them alone. */
interface Build {
  id: string;
  files: Set<string>;
  /** Its builds/files.json. */
  list: unknown;
}

interface Version extends Build {
  versionId: string;
}

const fileList = z.object({ builds: z.array(z.object({ id: z.string(), files: z.array(z.string()) })) });

const refuse = (message: string): never => {
  throw new Error(message);
};

export class FakeAccount {
  readonly databases = new Map<string, string>();
  /** Values by environment and name. */
  readonly secrets = new Map<string, string>();
  readonly projects = new Set<string>();
  /** Zones of the account, and domains that may send mail. */
  readonly zones = new Set<string>(['valija.app']);
  readonly sending = new Map<string, boolean>();
  readonly sqlite = new DatabaseSync(':memory:');
  readonly applied: string[] = [];
  /** Every command that changed something, in order. */
  readonly changes: string[] = [];
  /** Versions of the Worker that were deployed, the running one last. */
  readonly versions: Version[] = [];
  pages: Build | undefined;
  /** Commands that begin so fail, before or after they have done their work. */
  failing: string | undefined;
  failsAfterwards = false;
  /** The deployed Worker of this build does not start. */
  sickBuild: string | undefined;
  /** Nothing was ever deployed or given a secret. */
  hasWorker = false;

  constructor(
    private readonly folders: { migrations: string; dist: string } = { migrations: 'migrations', dist: 'web/dist' },
  ) {}

  readonly wrangler: Wrangler = (args, { input } = {}) => {
    const command = args.join(' ');
    const fails = this.failing !== undefined && command.startsWith(this.failing);
    return Promise.resolve().then(() => {
      if (fails && !this.failsAfterwards) refuse(`wrangler ${command} failed (1).`);
      const answer = this.#run(args, input ?? '');
      if (fails) refuse(`wrangler ${command} failed (1).`);
      return answer;
    });
  };

  /** What the public origin answers: Pages before the Worker, as web/functions/ has it. */
  readonly fetch = (url: string): Promise<Response> => {
    const { pathname } = new URL(url);
    const worker = this.versions.at(-1);
    if (!this.pages) return Promise.reject(new TypeError('fetch failed'));
    const [, asset] = /^\/assets\/(.+)$/.exec(pathname) ?? [];
    if (asset)
      return Promise.resolve(
        this.pages.files.has(asset) || worker?.files.has(asset)
          ? new Response(asset)
          : new Response('', { status: 404 }),
      );
    if (!worker) return Promise.resolve(new Response('', { status: 404 }));
    if (worker.id === this.sickBuild) return Promise.resolve(new Response('', { status: 500 }));
    if (pathname === '/api/health') return Promise.resolve(Response.json({ status: 'ok', version: worker.id }));
    if (pathname === '/builds/files.json') return Promise.resolve(Response.json(worker.list));
    return Promise.resolve(new Response('', { status: 404 }));
  };

  #run(args: readonly string[], input: string): string {
    const [one, two = '', three = ''] = args;
    const environment = args[args.indexOf('--env') + 1] ?? '';
    const name = one === 'deploy' || one === 'rollback' ? one : `${one} ${two}`;
    switch (name) {
      case 'd1 list':
        return this.#table(Array.from(this.databases, ([each, uuid]) => ({ uuid, name: each, version: 'production' })));
      case 'd1 execute':
        return this.#table([{ results: this.sqlite.prepare(args.at(-1) ?? '').all(), success: true }]);
      case 'secret list':
        // WORKER_NOT_FOUND_ERR_CODE of wrangler 4.155
        if (!this.hasWorker) refuse('This Worker does not exist on your account. [code: 10007]');
        return this.#table(this.#secretsOf(environment).map((each) => ({ name: each, type: 'secret_text' })));
      case 'deployments status':
        // The same code: https://github.com/cloudflare/workers-sdk, src/utils/worker-not-found-error.ts
        if (this.versions.length === 0) refuse('This Worker has no deployments. [code: 10007]');
        return JSON.stringify({ versions: [{ version_id: this.versions.at(-1)?.versionId, percentage: 100 }] });
      case 'email sending':
        if (three === 'list') return this.#sendingList(args[3] ?? '');
        this.#enableSending(args[3] ?? '');
        break;
      case 'pages project':
        if (three === 'list') return this.#table(Array.from(this.projects, (each) => ({ 'Project Name': each })));
        this.projects.add(args[3] ?? '');
        break;
      case 'pages deploy':
        this.#deployPages(args[args.indexOf('--project-name') + 1] ?? '');
        break;
      case 'd1 create':
        // https://github.com/cloudflare/workers-sdk/pull/2143
        if (this.databases.has(three)) refuse('A database with that name already exists');
        this.databases.set(three, `4c5b3c52-0000-4000-8000-00000000000${this.databases.size}`);
        break;
      case 'd1 migrations':
        // wrangler 4.155, src/d1/utils.ts
        if (this.databases.size === 0) refuse("Couldn't find a D1 DB named 'valija' (bound as 'DB') in the API.");
        if (three === 'list') return this.#pendingList();
        this.#migrate();
        break;
      case 'secret put':
        this.hasWorker = true;
        this.secrets.set(`${environment} ${three}`, input);
        break;
      case 'secret bulk':
        this.hasWorker = true;
        for (const [key, value] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(input)))) {
          this.secrets.set(`${environment} ${key}`, value);
        }
        break;
      case 'deploy':
        this.#deployWorker();
        break;
      case 'rollback': {
        // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/rollbacks/
        const version = this.versions.find(({ versionId }) => versionId === two);
        if (!version) return refuse(`There is no version ${two} of this Worker.`);
        this.versions.push({ ...version });
        break;
      }
      default:
        refuse(`Unknown arguments: ${args.join(', ')}`);
    }
    this.changes.push(args.join(' '));
    return '';
  }

  /** The newest build on this machine, with the files that lie beside it. */
  #builtHere(): Build {
    const list = fileList.parse(JSON.parse(readFileSync(join(this.folders.dist, 'builds/files.json'), 'utf8')));
    return { id: list.builds[0]?.id ?? '', files: new Set(readdirSync(join(this.folders.dist, 'assets'))), list };
  }

  #deployPages(project: string): void {
    // https://github.com/cloudflare/workers-sdk/issues/10818
    if (!this.projects.has(project))
      refuse(
        'Project not found. The specified project name does not match any of your existing projects. [code: 8000007]',
      );
    // The Worker first, then what binds to it: https://developers.cloudflare.com/pages/functions/bindings/#service-bindings
    if (!this.hasWorker) refuse('The service binding WORKER names a Worker that does not exist.');
    this.pages = this.#builtHere();
  }

  #deployWorker(): void {
    // The words that wrangler 4.155 looks for, src/deploy/deploy.ts
    if (this.databases.size === 0) refuse('binding DB of type d1 must have a valid `id` specified. [code: 10021]');
    this.hasWorker = true;
    this.versions.push({ ...this.#builtHere(), versionId: `version-${this.versions.length + 1}` });
  }

  #pending(): string[] {
    return readdirSync(this.folders.migrations)
      .filter((file) => file.endsWith('.sql') && !this.applied.includes(file))
      .toSorted();
  }

  /**
   * One file is one transaction, and those before one that fails stay: https://developers.cloudflare.com/d1/reference/migrations/.
   * What the remote splitter would cut in the wrong place is refused: https://github.com/cloudflare/workers-sdk/issues/3892
   */
  #migrate(): void {
    for (const file of this.#pending()) {
      const [fault] = lintMigration(file, readFileSync(join(this.folders.migrations, file), 'utf8'));
      if (fault) refuse(`incomplete input: SQLITE_ERROR [code: 7500] (${file}:${fault.line})`);
      this.sqlite.exec('BEGIN');
      try {
        this.sqlite.exec(readFileSync(join(this.folders.migrations, file), 'utf8'));
      } catch (error) {
        this.sqlite.exec('ROLLBACK');
        refuse(`Migration ${file} failed: ${String(error)} [code: 7500]`);
      }
      this.sqlite.exec('COMMIT');
      this.applied.push(file);
    }
  }

  #pendingList(): string {
    const pending = this.#pending();
    if (pending.length === 0) return '✅ No migrations to apply!';
    return `Migrations to be applied:\n┌──────┐\n${pending.map((name) => `│ ${name} │\n`).join('')}└──────┘`;
  }

  #enableSending(domain: string): void {
    // wrangler's own words: src/email-routing/utils.ts of wrangler 4.155
    if (!this.zones.has(domain)) {
      refuse(
        `Could not find a zone for \`${domain}\`. Make sure the domain or its parent zone exists in your account.`,
      );
    }
    this.sending.set(domain, true);
  }

  #sendingList(domain: string): string {
    if (!this.zones.has(domain)) {
      refuse(
        `Could not find a zone for \`${domain}\`. Make sure the domain or its parent zone exists in your account.`,
      );
    }
    const isEnabled = this.sending.get(domain);
    if (isEnabled === undefined) return 'No sending subdomains found for this domain.';
    return `│ name │ enabled │ tag │\n│ ${domain} │ ${isEnabled ? 'yes' : 'no'} │ 7f2 │`;
  }

  #secretsOf(environment: string): string[] {
    return Array.from(this.secrets.keys())
      .filter((key) => key.startsWith(`${environment} `))
      .map((key) => key.slice(environment.length + 1));
  }

  #table(rows: object[]): string {
    return `\n ⛅️ wrangler 4.155.0\n────────────────────\n${JSON.stringify(rows, null, 2)}\n`;
  }
}
