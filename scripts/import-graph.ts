/** Who imports whom, by feature: what the walls of docs/architecture.md are checked against. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One import that crosses from one feature into another. */
export interface Crossing {
  file: string;
  from: string;
  /** The file that is imported. */
  target: string;
  to: string;
}

/** Files that put the features together; they may import any of them. */
const COMPOSITION = new Set(['app', 'index', 'cron']);
/** Folders whose subfolders are features of their own; files beside those are one more. */
const GROUPS = new Set(['identity', 'money', 'plans', 'public']);

/** Where features live: those of the Worker, and those of the browser. */
type Root = 'worker' | 'web/features';

/** The feature that a file is of; nothing for those that put features together. */
export const featureOf = (file: string, root: Root = 'worker'): string | undefined => {
  const [top = '', second = '', ...rest] = file.slice(root.length + 1).split('/');
  if (COMPOSITION.has(top.replace(/\.ts$/, ''))) return undefined;
  return GROUPS.has(top) && rest.length > 0 ? `${top}/${second}` : top;
};

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const resolveImport = (file: string, specifier: string): string | undefined => {
  const path = join(dirname(file), specifier);
  return [`${path}.ts`, `${path}.tsx`, path, `${path}/index.ts`].find(
    (candidate) => existsSync(candidate) && candidate.includes('.'),
  );
};

/** Every import across features below `root`, without tests. */
export const crossings = (root: Root = 'worker'): Crossing[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, specifier = '']): Crossing | undefined => {
        const target = resolveImport(file, specifier);
        const from = featureOf(file, root);
        const to = target?.startsWith(`${root}/`) ? featureOf(target, root) : undefined;
        return target && from && to && from !== to ? { file, from, target, to } : undefined;
      }).filter((crossing) => crossing !== undefined),
    );

/** Groups of features that reach each other in a circle. */
export const cycles = (edges: readonly Pick<Crossing, 'from' | 'to'>[]): string[][] => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let feature = open.pop(); feature !== undefined; feature = open.pop()) {
      for (const other of next.get(feature) ?? []) if (!seen.has(other) && seen.add(other)) open.push(other);
    }
    return seen;
  };
  const reached = new Map(Array.from(next.keys(), (feature) => [feature, reach(feature)]));
  const groups = Array.from(reached.keys())
    .filter((feature) => reached.get(feature)?.has(feature))
    .map((feature) =>
      [...reached.keys()]
        .filter((other) => reached.get(feature)?.has(other) && reached.get(other)?.has(feature))
        .toSorted(),
    );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
};
