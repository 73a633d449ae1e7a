import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { unstable_readConfig as readConfig } from 'wrangler';

/** The environments that are deployed; `wrangler.toml` and `web/wrangler.toml` have both. */
const TARGETS = ['preview', 'production'] as const;
export type TargetName = (typeof TARGETS)[number];

/** Near the people, or where its database is. */
export type Placement = 'off' | 'smart';

/** What a deployment goes to, from wrangler.toml. */
export interface Target {
  name: TargetName;
  worker: string;
  origin: string;
  /** Vars of wrangler.toml, which are not secrets. */
  vars: Record<string, unknown>;
  database: { name: string; id: string };
  /** Where the Worker runs; null until `npm run setup` has asked. */
  placement: Placement | null;
  /** The Pages project and the branch of it that serves this environment. */
  pages: { project: string; branch: string };
}

const PLACEHOLDER_ID = /^0{8}-/;

/** Whether the database id is still the placeholder. */
export const hasPlaceholderDatabase = ({ database }: Target): boolean => PLACEHOLDER_ID.test(database.id);

const pagesConfig = /^name = "([\w-]+)"$/m;

/** Reads a target; `config` is another wrangler.toml for tests. */
export const readTarget = (name: TargetName, config = 'wrangler.toml'): Target => {
  const { name: worker, vars, placement, d1_databases: databases } = readConfig({ config, env: name });
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
    placement: placement?.mode === 'smart' || placement?.mode === 'off' ? placement.mode : null,
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

/** Puts into wrangler.toml where the Worker of a target runs. */
export const writePlacement = (target: Target, placement: Placement, config = 'wrangler.toml'): void => {
  const line = `name = "${target.worker}"\n`;
  const text = readFileSync(config, 'utf8');
  if (!text.includes(line)) throw new Error(`${config} has no ${line.trim()}.`);
  writeFileSync(config, text.replace(line, `${line}placement = { mode = "${placement}" }\n`));
};

/** The target that a command line names. */
export const targetOf = (argument: string | undefined): TargetName | undefined =>
  TARGETS.find((name) => name === argument);
