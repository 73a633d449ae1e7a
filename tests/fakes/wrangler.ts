/** A Cloudflare account as `wrangler` shows it: the commands that setting up and deploying use, and what they print. */
import type { Wrangler } from '../../scripts/deploy/wrangler';

export class FakeAccount {
  readonly databases = new Map<string, string>();
  /** Values by environment and name. */
  readonly secrets = new Map<string, string>();
  readonly projects = new Set<string>();
  readonly pending: string[] = [];
  /** Every command that changed something, in order. */
  readonly changes: string[] = [];
  /** Commands that begin so fail. */
  failing: string | undefined;
  /** Nothing was ever deployed or given a secret. */
  hasWorker = false;

  readonly wrangler: Wrangler = (args, { input } = {}) => {
    const command = args.join(' ');
    if (this.failing !== undefined && command.startsWith(this.failing)) {
      return Promise.reject(new Error(`wrangler ${command} failed (1).`));
    }
    const [one, two, three = ''] = args;
    const environment = args[args.indexOf('--env') + 1] ?? '';
    switch (`${one} ${two}`) {
      case 'd1 list':
        return this.#table(Array.from(this.databases, ([name, uuid]) => ({ uuid, name, version: 'production' })));
      case 'secret list':
        // https://developers.cloudflare.com/workers: the Worker does not exist on this account.
        if (!this.hasWorker)
          return Promise.reject(new Error('This Worker does not exist on your account. [code: 10007]'));
        return this.#table(this.#secretsOf(environment).map((name) => ({ name, type: 'secret_text' })));
      case 'pages project':
        if (three === 'list') return this.#table(Array.from(this.projects, (name) => ({ 'Project Name': name })));
        this.projects.add(args[3] ?? '');
        break;
      case 'd1 create':
        this.databases.set(three, `4c5b3c52-0000-4000-8000-00000000000${this.databases.size}`);
        break;
      case 'secret put':
        this.hasWorker = true;
        this.secrets.set(`${environment} ${three}`, input ?? '');
        break;
      case 'd1 migrations':
        if (three === 'list') return Promise.resolve(this.#migrations());
        this.pending.length = 0;
        break;
      default:
    }
    this.changes.push(command);
    return Promise.resolve('');
  };

  #secretsOf(environment: string): string[] {
    return Array.from(this.secrets.keys())
      .filter((key) => key.startsWith(`${environment} `))
      .map((key) => key.slice(environment.length + 1));
  }

  #migrations(): string {
    if (this.pending.length === 0) return '✅ No migrations to apply!';
    return `Migrations to be applied:\n┌──────┐\n${this.pending.map((name) => `│ ${name} │\n`).join('')}└──────┘`;
  }

  #table(rows: object[]): Promise<string> {
    return Promise.resolve(`\n ⛅️ wrangler 4.155.0\n────────────────────\n${JSON.stringify(rows, null, 2)}\n`);
  }
}
