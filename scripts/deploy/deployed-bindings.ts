/** The deployed database and mail of an environment, for commands that run on this machine. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';
import type { Env } from '../../worker/platform/env';
import type { TargetName } from './target';

/** What a command works with, and how it releases it. */
export interface DeployedBindings {
  bindings: Pick<Env, 'DB' | 'MAIL'>;
  close: () => Promise<void>;
}

/**
 * Writes a wrangler.toml in which the database and the mail of every deployed environment are remote, so that a command
 * has the deployed ones. Throws when they are not: it would work on an empty database of this machine and say nothing.
 */
export const writeRemoteConfig = (folder: string, environment: TargetName): string => {
  const path = join(folder, 'wrangler.toml');
  const text = readFileSync('wrangler.toml', 'utf8')
    .replaceAll('{ binding = "DB",', '{ binding = "DB", remote = true,')
    .replaceAll('[{ name = "MAIL" }]', '[{ name = "MAIL", remote = true }]');
  writeFileSync(path, text);
  const { d1_databases: databases, send_email: mails } = readConfig({ config: path, env: environment });
  const isRemote = [...databases, ...mails].every(({ remote }) => remote === true);
  if (!isRemote || databases.length === 0 || mails.length === 0) {
    throw new Error(`wrangler.toml does not name the database and the mail of ${environment} as this command expects.`);
  }
  return path;
};

/** Opens them; needs `wrangler login`. */
export const openDeployed = async (environment: TargetName): Promise<DeployedBindings> => {
  const folder = mkdtempSync(join(tmpdir(), 'valija-remote-'));
  const proxy = await getPlatformProxy<Pick<Env, 'DB' | 'MAIL'>>({
    configPath: writeRemoteConfig(folder, environment),
    environment,
    persist: false,
  });
  return {
    bindings: proxy.env,
    close: async () => {
      await proxy.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
