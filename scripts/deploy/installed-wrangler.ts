/**
 * Does the installed wrangler take the commands that a deployment gives it? They are run against a loopback API that
 * refuses everything, without the credentials of this machine: what is looked at is that each command is understood.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../serve/port';

/** How wrangler says that it does not know what is meant. */
const MISUNDERSTOOD =
  /Unknown arguments?: .*|Unknown command.*|Not enough non-option arguments.*|Invalid values:.*|Missing required argument.*/;

/** Commands that are alike but for their values, once each. */
const shapeOf = (args: readonly string[]): string => {
  const first = args.findIndex((word) => word.startsWith('--'));
  const words = args.slice(0, 3).slice(0, first === -1 ? 3 : first);
  return [...words, ...args.filter((word) => word.startsWith('--'))].join(' ');
};

const startRefusingApi = async (): Promise<{ url: string; close: () => void }> => {
  const body = JSON.stringify({
    success: false,
    errors: [{ code: 10000, message: 'Authentication error' }],
    result: null,
  });
  const server = createServer((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/json' }).end(body);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => void server.close() };
};

const outputOf = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    // Pages reads its own wrangler.toml.
    const child = spawn('wrangler', args, { cwd: args[0] === 'pages' ? 'web' : '.', env, timeout: 120_000 });
    let all = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.on('error', reject);
    child.on('exit', () => resolve(all));
    child.stdin.end('{}');
  });

/** Says of each kind of command what the installed wrangler does not understand; null when it takes it. */
export const tryCommands = async (
  commands: readonly (readonly string[])[],
): Promise<{ command: string; problem: string | null }[]> => {
  const api = await startRefusingApi();
  const home = mkdtempSync(join(tmpdir(), 'valija-wrangler-home-'));
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_API_BASE_URL: api.url,
    CLOUDFLARE_API_TOKEN: 'of-nobody',
    CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
  };
  try {
    const found: { command: string; problem: string | null }[] = [];
    for (const [command, args] of new Map(commands.map((each) => [shapeOf(each), each]))) {
      const output = await outputOf(args, env);
      found.push({ command, problem: MISUNDERSTOOD.exec(output)?.[0] ?? null });
    }
    return found;
  } finally {
    api.close();
    rmSync(home, { recursive: true, force: true });
  }
};
