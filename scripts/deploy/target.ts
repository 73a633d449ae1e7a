import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { unstable_readConfig as readConfig } from 'wrangler';

/** The environments that are deployed; `wrangler.toml` and `web/wrangler.toml` have both. */
const TARGETS = ['preview', 'production'] as const;
export type TargetName = (typeof TARGETS)[number];

/** What a deployment goes to, from wrangler.toml. */
export interface Target {
  name: TargetName;
  worker: string;
  origin: string;
  /** Vars of wrangler.toml, which are no secrets. */
  vars: Record<string, unknown>;
  database: { name: string; id: string };
  /** The Pages project and the branch of it that serves this environment. */
  pages: { project: string; branch: string };
}

const PLACEHOLDER_ID = /^0{8}-/;

/** Nobody has put the id of a real database in yet. */
export const hasPlaceholderDatabase = ({ database }: Target): boolean => PLACEHOLDER_ID.test(database.id);

const pagesConfig = /^name = "([\w-]+)"$/m;

/** Reads a target; `config` is another wrangler.toml for tests. */
export const readTarget = (name: TargetName, config = 'wrangler.toml'): Target => {
  const { name: worker, vars, d1_databases: databases } = readConfig({ config, env: name });
  const [database] = databases;
  const project = pagesConfig.exec(readFileSync('web/wrangler.toml', 'utf8'))?.[1];
  if (!worker || !database?.database_name || !database.database_id || !project) {
    throw new Error(`wrangler.toml does not describe the environment ${name} in full.`);
  }
  const { APP_ORIGIN: origin } = z.looseObject({ APP_ORIGIN: z.url() }).parse(vars);
  return {
    name,
    worker,
    origin,
    vars,
    database: { name: database.database_name, id: database.database_id },
    pages: { project, branch: name === 'production' ? 'main' : 'preview' },
  };
};

/** Puts the id of a target's database into wrangler.toml and leaves every other line as it is. */
export const writeDatabaseId = (target: Target, id: string, config = 'wrangler.toml'): void => {
  const line = new RegExp(`(database_name = "${target.database.name}",\\s*database_id = ")[^"]*(")`);
  const text = readFileSync(config, 'utf8');
  if (!line.test(text)) throw new Error(`${config} has no database_id of ${target.database.name} to fill in.`);
  writeFileSync(config, text.replace(line, `$1${id}$2`));
};

/** The target that a command line names. */
export const targetOf = (argument: string | undefined): TargetName | undefined =>
  TARGETS.find((name) => name === argument);
