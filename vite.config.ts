import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { hardenSonner } from './web/build/harden-sonner';
import { icons } from './web/build/icons';
import { notDrawn } from './web/build/not-drawn';
import { readingLexicon } from './web/build/reading-lexicon';

/** Names this build for the browser's freshness check; `scripts/serve/build.ts` passes the digest of the sources. */
const buildId = process.env.BUILD_ID || `local-${Date.now().toString(36)}`;
const prerenderDirectory = resolve('node_modules/.cache/prerender');
/** `wrangler.toml` and the tests of the Worker know it by the name `first-screen`. */
const firstScreenDirectory = resolve('dist/first-screen');

/** Whether an entry imports a module at once, itself or through others. */
const isPartOf = (entry: string, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  seen.add(id);
  return (
    id === entry ||
    (context.getModuleInfo(id)?.importers ?? []).some(
      (importer) => !seen.has(importer) && isPartOf(entry, importer, context, seen),
    )
  );
};

/** What the public pages share with the app stays apart: they must not load any more of it. */
const SITE_CHUNK: Rolldown.CodeSplittingGroup = {
  debugName: 'common',
  name: (id, context) => (isPartOf(resolve('web/site.ts'), id, context) ? 'common' : null),
  priority: 8,
  minShareCount: 2,
};

/** Whether an entry imports a module at once, and is not that module. */
const isBelow = (entry: string, id: string, context: Rolldown.ChunkingContext): boolean =>
  id !== resolve(entry) && isPartOf(resolve(entry), id, context);

/** Each of these is run in a turn of its own (`web/prerender/load-app.ts`), so none may be large for its turn. */
const REACT_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler)\//,
  priority: 7,
};

/** What every screen of the app begins with. */
const SHELL_CHUNK: Rolldown.CodeSplittingGroup = {
  debugName: 'shell',
  name: (id, context) => (isBelow('web/app.tsx', id, context) ? 'shell' : null),
  priority: 6,
};

/** What floats over a page, menus and dialogs: no first screen needs it. */
const FLOATING_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'floating',
  test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(tabs|popover)\.tsx/,
  priority: 5,
};

/** What many screens share, but for forms. */
const BASE_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'base',
  test: (id) => !/react-hook-form|hookform/.test(id),
  minShareCount: 8,
  priority: 4,
};

/** Everything that a page has at once and other pages have, too, is one file. */
const pageChunk = (name: string, page: string, priority: number): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name: (id, context) => (isBelow(page, id, context) ? name : null),
  priority,
});

const PLANS_CHUNK = pageChunk('plans', 'web/features/plans/pages/plans-page.tsx', 3);
const PLAN_CHUNK = pageChunk('plan', 'web/features/plans/pages/plan-view.tsx', 2);
const ACCOUNT_CHUNK = pageChunk('account', 'web/features/identity/auth/login-page.tsx', 2);

/** The library of forms. */
const FORM_CHUNK: Rolldown.CodeSplittingGroup = { name: 'form', test: /react-hook-form|@hookform/, priority: 4 };

/** What the same screens share is one file. */
const SHARED_CHUNKS: Rolldown.CodeSplittingGroup = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 6_000,
};

/**
 * `vite build` makes the whole of web/dist: the hashed client files (the app and the small script of the public pages),
 * then a server build of web/prerender/, which writes every public page in every language and the app's shell, and one of
 * web/first-screen/, which becomes part of the Worker.
 */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), hardenSonner(), icons(), notDrawn()],
  // What a Web Worker needs only later is a file of its own.
  worker: { format: 'es', plugins: () => [readingLexicon()] },
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        target: ['chrome115', 'edge115', 'firefox128', 'safari17'],
        // A data: font or picture would need a wider Content-Security-Policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            app: resolve('web/app.tsx'),
            site: resolve('web/site.ts'),
            sw: resolve('web/service-worker/sw.ts'),
          },
          // A service worker keeps its address from build to build.
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                SITE_CHUNK,
                REACT_CHUNK,
                SHELL_CHUNK,
                FLOATING_CHUNK,
                BASE_CHUNK,
                PLANS_CHUNK,
                PLAN_CHUNK,
                ACCOUNT_CHUNK,
                FORM_CHUNK,
                SHARED_CHUNKS,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: prerenderDirectory,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: {
          input: { prerender: resolve('web/prerender/prerender.tsx') },
          output: { entryFileNames: '[name].mjs' },
        },
      },
    },
    firstScreen: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      // The Worker has zod already.
      resolve: { noExternal: true, external: ['zod', 'zod/mini'], conditions: ['workerd', 'module', 'production'] },
      build: {
        outDir: firstScreenDirectory,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        minify: true,
        rolldownOptions: {
          input: { 'first-screen': resolve('web/first-screen/render.tsx') },
          output: { entryFileNames: '[name].mjs', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, firstScreen } = builder.environments;
      if (!client || !ssr || !firstScreen) throw new Error('vite.config.ts: every environment must exist');
      await builder.build(client);
      await builder.build(ssr);
      await builder.build(firstScreen);
      const entry: unknown = await import(pathToFileURL(resolve(prerenderDirectory, 'prerender.mjs')).href);
      if (typeof entry !== 'object' || entry === null || !('prerender' in entry)) throw new Error('no prerender()');
      if (typeof entry.prerender !== 'function') throw new Error('prerender is not a function');
      await entry.prerender({ dist: resolve('web/dist'), buildId });
    },
  },
});
