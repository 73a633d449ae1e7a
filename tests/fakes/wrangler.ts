/**
 * A Cloudflare account as `wrangler` shows it: the commands that setting up and deploying use, what they print, and what
 * they refuse, each refusal with its source. What is deployed can be
 * asked for with `fetch`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Wrangler } from '../../scripts/deploy/wrangler';
import { FakeD1 } from './d1';
import { answerAt, DRAFT, type Build } from './deployed-site';
import { needLocation, needPagesLimits, refuse, refuseMissingWorker, WRANGLER } from './wrangler-refusals';

interface Version extends Build {
  versionId: string;
}

const fileList = z.object({ builds: z.array(z.object({ id: z.string(), files: z.array(z.string()) })) });

export class FakeAccount {
  readonly databases = new Map<string, string>();
  /** Values by environment and name. */
  readonly secrets = new Map<string, string>();
  readonly projects = new Set<string>();
  /** Zones of the account, and domains that may send mail. */
  readonly zones = new Set<string>(['valija.app']);
  readonly sending = new Map<string, boolean>();
  readonly d1: FakeD1;
  /** Every command that changed something, in order. */
  readonly changes: string[] = [];
  /** Versions of the Worker that were deployed, the running one last. */
  readonly versions: Version[] = [];
  pages: Build | undefined;
  /** Commands that begin so fail. */
  failing: string | undefined;
  /** The deployed Worker of this build does not start. */
  sickBuild: string | undefined;

  constructor(
    private readonly folders: { migrations: string; dist: string; config?: string } = {
      migrations: 'migrations',
      dist: 'web/dist',
    },
  ) {
    this.d1 = new FakeD1(folders.migrations);
  }

  readonly wrangler: Wrangler = (args, { input } = {}) => {
    const command = args.join(' ');
    return Promise.resolve().then(() => {
      if (this.failing !== undefined && command.startsWith(this.failing))
        throw new Error(`wrangler ${command} failed.`);
      return this.#run(args, input ?? '');
    });
  };

  /** What the public origin answers: Pages before the Worker, as web/functions/ has it. */
  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const answer = await answerAt(url, init, { pages: this.pages, worker: this.versions.at(-1), sick: this.sickBuild });
    answer.headers.set('date', new Date().toUTCString());
    return answer;
  };

  #run(args: readonly string[], input: string): string {
    const [one, two = '', three = ''] = args;
    const environment = args[args.indexOf('--env') + 1] ?? '';
    const name = one === 'deploy' || one === 'rollback' ? one : `${one} ${two}`;
    switch (name) {
      case 'd1 list':
        return this.#table(Array.from(this.databases, ([each, uuid]) => ({ uuid, name: each, version: 'production' })));
      case 'd1 execute':
        this.#needDatabase();
        return this.#table([{ results: this.d1.sqlite.prepare(args.at(-1) ?? '').all(), success: true }]);
      case 'secret list':
        if (this.versions.length === 0) refuseMissingWorker();
        return this.#table(this.#secretsOf(environment).map((each) => ({ name: each, type: 'secret_text' })));
      case 'deployments status':
        if (this.versions.length === 0) refuseMissingWorker();
        return JSON.stringify({ versions: [{ version_id: this.versions.at(-1)?.versionId, percentage: 100 }] });
      case 'email sending':
        if (three === 'list') return this.#sendingList(args[3] ?? '');
        this.#enableSending(args[3] ?? '');
        break;
      case 'pages project':
        if (three === 'list') return this.#table(Array.from(this.projects, (each) => ({ 'Project Name': each })));
        this.#createProject(args);
        break;
      case 'pages deploy':
        this.#deployPages(args[args.indexOf('--project-name') + 1] ?? '');
        break;
      case 'd1 create':
        if (this.databases.has(three)) refuse(`${WRANGLER}/d1/create.ts`, 'A database with that name already exists');
        needLocation(args);
        this.databases.set(three, `4c5b3c52-0000-4000-8000-00000000000${this.databases.size}`);
        break;
      case 'd1 migrations':
        this.#needDatabase();
        if (three === 'list') return this.d1.pendingList();
        this.d1.migrate();
        break;
      case 'secret put':
        this.#draftWorker();
        this.secrets.set(`${environment} ${three}`, input);
        break;
      case 'secret bulk':
        this.#draftWorker();
        for (const [key, value] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(input)))) {
          this.secrets.set(`${environment} ${key}`, value);
        }
        break;
      case 'deploy':
        this.#deployWorker();
        break;
      case 'rollback': {
        const version = this.versions.find(({ versionId }) => versionId === two);
        if (!version) {
          return refuse(
            'https://developers.cloudflare.com/workers/configuration/versions-and-deployments/rollbacks/',
            `There is no version ${two} of this Worker.`,
          );
        }
        this.versions.push({ ...version });
        break;
      }
      default:
        refuse('https://developers.cloudflare.com/workers/wrangler/commands/', `Unknown arguments: ${args.join(', ')}`);
    }
    this.changes.push(args.join(' '));
    return '';
  }

  /** The newest build on this machine, with the files that lie beside it. */
  #builtHere(): Build {
    const list = fileList.parse(JSON.parse(readFileSync(join(this.folders.dist, 'builds/files.json'), 'utf8')));
    return { id: list.builds[0]?.id ?? '', files: new Set(readdirSync(join(this.folders.dist, 'assets'))), list };
  }

  #needDatabase(): void {
    if (this.databases.size > 0) return;
    refuse(`${WRANGLER}/d1/utils.ts`, "Couldn't find a D1 DB named 'valija' (bound as 'DB') in the API.");
  }

  #createProject(args: readonly string[]): void {
    const name = args[3] ?? '';
    // In an automated shell wrangler would make a Worker of it instead, and fail for want of files.
    if (!args.includes('--force')) {
      refuse(`${WRANGLER}/pages/delegate-to-workers.ts`, 'Could not detect a directory containing static files');
    }
    if (this.projects.has(name)) {
      refuse(
        'https://developers.cloudflare.com/api/resources/pages/subresources/projects/methods/create/',
        'A project with this name already exists. Choose a different project name.',
      );
    }
    this.projects.add(name);
  }

  #deployPages(project: string): void {
    if (!this.projects.has(project)) {
      refuse(
        'https://github.com/cloudflare/workers-sdk/issues/10818',
        'Project not found. The specified project name does not match any of your existing projects. [code: 8000007]',
      );
    }
    if (this.versions.length === 0) {
      refuse(
        'https://developers.cloudflare.com/pages/functions/bindings/#service-bindings',
        'The service binding WORKER names a Worker that does not exist.',
      );
    }
    needPagesLimits(this.folders.dist);
    this.pages = this.#builtHere();
  }

  /** The first secret makes a Worker that does nothing: see `createDraftWorker` of wrangler's src/secret/index.ts. */
  #draftWorker(): void {
    if (this.versions.length > 0) return;
    this.versions.push({ id: DRAFT, files: new Set(), list: { builds: [] }, versionId: 'version-of-the-draft' });
  }

  #deployWorker(): void {
    const { config } = this.folders;
    const named = config === undefined ? null : readFileSync(config, 'utf8');
    const ids = Array.from(this.databases.values());
    if (ids.length === 0 || (named !== null && !ids.some((id) => named.includes(id)))) {
      refuse(
        `${WRANGLER}/deployment-bundle/bundle-reporter.ts`,
        'binding DB of type d1 must have a valid `id` specified. [code: 10021]',
      );
    }
    const build = this.#builtHere();
    this.versions.push({ ...build, versionId: `version-${this.versions.length + 1}` });
    if (build.id !== this.sickBuild) this.d1.ringCrons();
  }

  #needZone(domain: string): void {
    if (this.zones.has(domain)) return;
    refuse(
      `${WRANGLER}/email-routing/utils.ts`,
      `Could not find a zone for \`${domain}\`. Make sure the domain or its parent zone exists in your account.`,
    );
  }

  #enableSending(domain: string): void {
    this.#needZone(domain);
    this.sending.set(domain, true);
  }

  #sendingList(domain: string): string {
    this.#needZone(domain);
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
