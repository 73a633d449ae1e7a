import type { Plugin } from 'vite';

/** What is changed in sonner 2, by the exact text that is there; a new version without it fails the build. */
const CHANGES = [
  // Its own <style> would be refused by the Content-Security-Policy; web/styles/app.css imports the same rules.
  { from: /\n__insertCSS\(".*"\);\n/s, to: '\n' },
  // The specification's swipe distance is 20 px; sonner has no option for it.
  { from: 'const SWIPE_THRESHOLD = 45;', to: 'const SWIPE_THRESHOLD = 20;' },
] as const;

/** Adapts sonner to a strict Content-Security-Policy and to the specified swipe distance. */
export const hardenSonner = (): Plugin => ({
  name: 'harden-sonner',
  enforce: 'pre',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      let changed = code;
      for (const { from, to } of CHANGES) {
        const next = changed.replace(from, to);
        if (next === changed) this.error(`sonner changed: ${String(from)} is gone; see web/build/harden-sonner.ts`);
        changed = next;
      }
      return { code: changed, map: null };
    },
  },
});
