/** Fails when a page of the documentation names a path of this repository, or a command, that does not exist. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as z from 'zod';

const pages = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Paths in backticks start with one of our top folders; placeholders such as `<feature>` are not paths. */
const CODE_PATH = /`((?:web|worker|migrations|tests|scripts|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;
const NPM_RUN = /npm run ([\w:-]+)/g;

const problems: string[] = [];
for (const page of pages) {
  const text = readFileSync(page, 'utf8');
  for (const [, path = ''] of text.matchAll(LINK)) {
    if (!existsSync(normalize(join(dirname(page), path)))) problems.push(`${page}: link to ${path}`);
  }
  for (const [, path = ''] of text.matchAll(CODE_PATH)) {
    if (!existsSync(path)) problems.push(`${page}: ${path}`);
  }
  for (const [, name = ''] of text.matchAll(NPM_RUN)) {
    if (!(name in scripts)) problems.push(`${page}: npm run ${name}`);
  }
}
if (problems.length > 0) {
  process.stderr.write(`These do not exist:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
  process.exit(1);
}
