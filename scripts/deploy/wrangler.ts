import { spawn } from 'node:child_process';
import * as z from 'zod';

/** Runs wrangler; returns what it wrote to stdout, rejects with all it wrote when it fails. */
export type Wrangler = (args: readonly string[], options?: { input?: string; cwd?: string }) => Promise<string>;

/** The wrangler of this project, on the account that is signed in. */
export const realWrangler: Wrangler = (args, { input, cwd } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn('wrangler', args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    let answer = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      all += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(answer);
      else reject(new Error(`wrangler ${args.join(' ')} failed (${code}).\n${all.trim()}`));
    });
    // A secret goes through here and never onto a command line, where other processes could read it.
    child.stdin.end(input ?? '');
  });

/** Domains that a planned run would have enabled for sending. */
const enabled = new Set<string>();

/** Writes down what would be run, on an account that has nothing yet. */
export const plannedWrangler =
  (say: (line: string) => void): Wrangler =>
  (args, { input, cwd } = {}) => {
    const command = args.join(' ');
    if (command.startsWith('email sending enable')) enabled.add(args.at(-1) ?? '');
    say(`  ${cwd ? `(in ${cwd}) ` : ''}wrangler ${command}${input === undefined ? '' : ' < the secret'}`);
    const domain = args.at(-1) ?? '';
    if (command.startsWith('email sending list') && enabled.has(domain)) return Promise.resolve(`│ ${domain} │ yes │`);
    return Promise.resolve(args.includes('--json') || args.includes('json') ? '[]' : '');
  };

const rows = z.array(z.looseObject({}));

/** The rows of a JSON answer, without the lines that wrangler may write around it. */
const rowsOf = <Row>(text: string, row: z.ZodType<Row>): Row[] => {
  const json = text.slice(text.indexOf('['), text.lastIndexOf(']') + 1);
  return z.array(row).parse(rows.parse(JSON.parse(json || '[]')));
};

const database = z.looseObject({ name: z.string(), uuid: z.string() });
const secret = z.looseObject({ name: z.string() });
const project = z.looseObject({ 'Project Name': z.string() });

/** Ids of the account's databases by name. */
export const databasesOf = async (wrangler: Wrangler): Promise<Map<string, string>> =>
  new Map(rowsOf(await wrangler(['d1', 'list', '--json']), database).map(({ name, uuid }) => [name, uuid]));

/** Names of the secrets that an environment has; none as long as its Worker does not exist. */
export const secretsOf = async (wrangler: Wrangler, environment: string): Promise<Set<string>> => {
  try {
    const answer = await wrangler(['secret', 'list', '--env', environment, '--format', 'json']);
    return new Set(rowsOf(answer, secret).map(({ name }) => name));
  } catch (error) {
    if (error instanceof Error && /10007|not found|does not exist/i.test(error.message)) return new Set();
    throw error;
  }
};

/** Names of the account's Pages projects. */
export const projectsOf = async (wrangler: Wrangler): Promise<Set<string>> =>
  new Set(rowsOf(await wrangler(['pages', 'project', 'list', '--json']), project).map((row) => row['Project Name']));

/** Names of the migrations that the deployed database has not got yet. */
export const pendingMigrations = async (wrangler: Wrangler, environment: string): Promise<string[]> => {
  const answer = await wrangler(['d1', 'migrations', 'list', 'DB', '--env', environment, '--remote']);
  return Array.from(answer.matchAll(/\b\d{4}_\w+\.sql\b/g), ([file]) => file);
};

const results = z.looseObject({ results: z.array(z.unknown()) });

/** Rows of the deployed database. */
export const databaseRows = async <Row>(
  wrangler: Wrangler,
  environment: string,
  sql: string,
  row: z.ZodType<Row>,
): Promise<Row[]> => {
  const answer = await wrangler(['d1', 'execute', 'DB', '--env', environment, '--remote', '--json', '--command', sql]);
  return rowsOf(answer, results).flatMap((found) => z.array(row).parse(found.results));
};

/** Why mails of a domain reach verified addresses alone; null when the domain is enabled for sending. */
export const sendingProblem = async (wrangler: Wrangler, domain: string): Promise<string | null> => {
  try {
    const answer = await wrangler(['email', 'sending', 'list', domain]);
    // One line a subdomain, with whether it is enabled: https://developers.cloudflare.com/email-service/
    const line = answer
      .split('\n')
      .find((each) => each.includes(domain) && /\b(enabled|disabled|true|false|yes|no)\b/i.test(each));
    if (!line) return `${domain} is not enabled for sending: mails reach verified addresses alone`;
    return /\b(disabled|false|no)\b/i.test(line) ? `sending from ${domain} is disabled` : null;
  } catch (error) {
    return `the mail domain could not be looked at (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
  }
};

/**
 * Has the product ever run there? Its schedules leave marks. Only these prove it: a Worker with a version is there as
 * soon as it has its first secret. https://developers.cloudflare.com/workers/configuration/secrets/
 */
export const hasEverRun = async (wrangler: Wrangler, environment: string): Promise<boolean> => {
  const sql = "SELECT name FROM operation_marks WHERE name LIKE 'cron %' LIMIT 1";
  try {
    return (await databaseRows(wrangler, environment, sql, z.looseObject({}))).length > 0;
  } catch (error) {
    if (error instanceof Error && /no such table/i.test(error.message)) return false;
    throw error;
  }
};

const deployment = z.looseObject({
  versions: z.array(z.looseObject({ version_id: z.string(), percentage: z.number() })),
});

/** The version of the Worker that is deployed; null when there is none. */
export const runningVersion = async (wrangler: Wrangler, environment: string): Promise<string | null> => {
  try {
    const answer = await wrangler(['deployments', 'status', '--json', '--env', environment]);
    const json: unknown = JSON.parse(
      answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1) || '{"versions":[]}',
    );
    const [first] = deployment.parse(json).versions.toSorted((a, b) => b.percentage - a.percentage);
    return first?.version_id ?? null;
  } catch (error) {
    if (error instanceof Error && /10007|not found|does not exist|no deployments/i.test(error.message)) return null;
    throw error;
  }
};
