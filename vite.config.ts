import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { knownSupports } from './web/build/known-supports';
import { chunkGroups } from './web/build/chunks';
import { hardenSonner } from './web/build/harden-sonner';
import { icons } from './web/build/icons';
import { leanLibraries } from './web/build/lean-libraries';
import { omitFromServerRender } from './web/build/omit-from-server-render';
import { readingLexicon } from './web/build/reading-lexicon';

/** Names this build for the browser's freshness check; `scripts/serve/build.ts` passes the digest of the sources. */
const buildId = process.env.BUILD_ID || `local-${Date.now().toString(36)}`;
const prerenderDirectory = resolve('node_modules/.cache/prerender');
/** `wrangler.toml` and the tests of the Worker know it by the name `first-screen`. */
const firstScreenDirectory = resolve('dist/first-screen');

/**
 * `vite build` makes the whole of web/dist: the hashed client files (the app and the small script of the public pages),
 * then a server build of web/prerender/, which writes every public page in every language and the app's shell, and one of
 * web/first-screen/, which becomes part of the Worker.
 */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), knownSupports(), leanLibraries(), hardenSonner(), icons(), omitFromServerRender()],
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
          input: { app: resolve('web/app.tsx'), site: resolve('web/site.ts'), sw: resolve('web/service-worker/sw.ts') },
          // A service worker keeps its address from build to build.
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: { groups: chunkGroups },
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
