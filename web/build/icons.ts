import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import type { Plugin } from 'vite';
import { CRITICAL_ICONS, LAZY_ICONS } from '../ui/icons/names.ts';

/** What is asked for by name otherwise, for a browser without a network. */
const ALL = '\0virtual:icons/all';

const collection = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.optional(z.record(z.string(), z.object({ parent: z.string() }))),
});

/** The icons named, out of the whole Lucide set; a name that it does not have fails the build. */
const pick = (names: readonly string[]): z.infer<typeof collection> => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { prefix, width, height, icons, aliases } = collection.parse(JSON.parse(readFileSync(path, 'utf8')));
  const picked = names.map((name) => {
    const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`Lucide has no icon ${name}; see web/ui/icons/names.ts`);
    return [name, { body: icon.body }] as const;
  });
  return { prefix, width, height, icons: Object.fromEntries(picked) };
};

/**
 * `virtual:icons` holds the icons that are part of the script (all of them for prerendered pages, which load no more);
 * the rest goes to icons/lucide.json, from which the Worker answers `/icons/lucide.json?icons=`, and to a file of the app
 * that a device keeps.
 */
export const icons = (): Plugin => ({
  name: 'icons',
  resolveId: { filter: { id: /^virtual:icons(\/all)?$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:icons(\/all)?$/ },
    handler(id) {
      const names = this.environment.name === 'client' ? CRITICAL_ICONS : [...CRITICAL_ICONS, ...LAZY_ICONS];
      // A screen that the Worker draws brings its icons along: the app takes them from there.
      const isServed = this.environment.name === 'firstScreen';
      if (id === ALL) return `export default ${JSON.stringify(isServed ? { icons: {} } : pick(LAZY_ICONS))}`;
      return `export default ${JSON.stringify({ ...pick(names), isServed })}`;
    },
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const source = JSON.stringify(pick([...CRITICAL_ICONS, ...LAZY_ICONS]));
    this.emitFile({ type: 'asset', fileName: 'icons/lucide.json', source });
  },
});
