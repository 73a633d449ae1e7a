/** Workers that only benchmarks have. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../run';

/** The bundle of a Worker of this folder, by the name of its file. */
export const bundleOf = async (name: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `valija-${name}-`));
  // A configuration of its own: the product's wants its Durable Objects.
  const config = join(folder, 'wrangler.toml');
  const main = resolve(`scripts/bench/${name}.ts`);
  writeFileSync(config, `name = "${name}"\nmain = ${JSON.stringify(main)}\ncompatibility_date = "2026-10-20"\n`);
  await run('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', join(folder, 'out')]);
  return readFileSync(join(folder, 'out', `${name}.js`), 'utf8');
};
