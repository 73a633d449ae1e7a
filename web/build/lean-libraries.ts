import type { Plugin } from 'vite';

/**
 * What of our libraries no page runs, by the text that is there; a new version without it fails the build: what i18next
 * tells whoever sets it up, changes that the query cache makes itself (ours are calls), cookies that a client sends along.
 */
const CHANGES = [
  { file: /\/i18next\/dist\/esm\/i18next\.js$/, from: /\bthis\.logger\.(?:log|warn|error|deprecate)\(/g, to: '0&&(' },
  {
    file: /\/query-core\/build\/modern\/mutationCache\.js$/,
    from: /^.*export \{ MutationCache \};.*$/s,
    to: [
      'export class MutationCache {',
      'findAll() { return [] }',
      'clear() {}',
      'async resumePausedMutations() {}',
      '}',
    ].join('\n'),
  },
  {
    file: /\/hono\/dist\/client\/client\.js$/,
    from: /^import \{ serialize \} from "[^"]+";$/m,
    to: 'const serialize = () => "";',
  },
] as const;

/** Leaves them out of what browsers get. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CHANGES.map(({ file }) => file) },
    handler(code, id) {
      const change = CHANGES.find(({ file }) => file.test(id));
      const next = change ? code.replace(change.from, change.to) : code;
      if (next === code) this.error(`${id} changed: see web/build/lean-libraries.ts`);
      return { code: next, map: null };
    },
  },
});
