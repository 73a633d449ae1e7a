import type { Plugin } from 'vite';

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;

/**
 * What of our libraries no page runs, by the text that is there; a new version without it fails the build. Of i18next: what
 * it tells whoever sets it up, formats of its own (ours are Intl's), files of words that it fetches itself, plugins, copies
 * of an instance, which way a language is written. Of the query cache: changes that it makes itself (ours are calls). Of
 * hono's client: cookies that a caller sends along.
 */
const CHANGES = [
  { file: I18NEXT, from: /\bthis\.logger\.(?:log|warn|error|deprecate)\(/g, to: '0&&(' },
  {
    file: I18NEXT,
    from: /^class Logger \{\n.*?^\}\n/ms,
    to: 'class Logger { init() {} create() { return this } }\n',
  },
  { file: I18NEXT, from: /^  (?:use|dir|cloneInstance)\([^\n]*\) \{\n.*?^  \}\n/gms, to: '' },
  {
    file: I18NEXT,
    from: /^class Formatter \{\n.*?^\}\n/ms,
    to: 'class Formatter { format(value) { return value } }\n',
  },
  {
    file: I18NEXT,
    from: /^class Connector extends EventEmitter \{\n.*?^\}\n/ms,
    to: 'class Connector extends EventEmitter { state = {}; load(languages, namespaces, callback) { callback() } }\n',
  },
  {
    file: /\/query-core\/build\/modern\/mutationCache\.js$/,
    from: /^.*export \{ MutationCache \};.*$/s,
    to: 'export class MutationCache { findAll() { return [] } clear() {} async resumePausedMutations() {} }',
  },
  {
    file: /\/hono\/dist\/client\/client\.js$/,
    from: /^import \{ serialize \} from "[^"]+";$/m,
    to: 'const serialize = () => "";',
  },
] as const;

/** The code of a library without that. */
export const lean = (code: string, id: string): string => {
  let next = code;
  for (const { file, from, to } of CHANGES) {
    if (!file.test(id)) continue;
    const before = next;
    next = next.replace(from, to);
    if (next === before) throw new Error(`${id} changed: ${String(from)} is gone; see web/build/lean-libraries.ts`);
  }
  return next;
};

/** Leaves them out of what browsers get. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CHANGES.map(({ file }) => file) },
    handler: (code, id) => ({ code: lean(code, id), map: null }),
  },
});
