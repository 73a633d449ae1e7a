import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

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

/** Everything that one of these pages has at once, but for the module of the page, which has a file of its own. */
const pageGroup = (name: string, ...pages: readonly string[]): Group => ({
  debugName: name,
  name: (id, context) =>
    pages.map((page) => resolve('web', page)).some((page) => id !== page && isPartOf(page, id, context)) ? name : null,
});

const LATER_PARTS = ['reuse/plan-memory', 'reuse/left-out', 'exports/plan-print'].map((part) =>
  resolve(`web/features/plans/${part}.tsx`),
);

/** The files that the browser's code is cut into: a module goes to the first of these that takes it. */
const GROUPS: readonly Group[] = [
  // What the public pages share with the app stays apart: they must not load any more of it.
  {
    debugName: 'common',
    name: (id, context) => (isPartOf(resolve('web/site.ts'), id, context) ? 'common' : null),
    minShareCount: 2,
  },
  // What every screen begins with is three files: each is run in a turn of its own (web/prerender/load-app.ts).
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    debugName: 'library',
    name: (id, context) =>
      /node_modules\/(?!zod)/.test(id) && isPartOf(resolve('web/app.tsx'), id, context) ? 'library' : null,
  },
  pageGroup('shell', 'app.tsx'),
  // What floats over a page, menus and dialogs: no first screen needs it.
  {
    name: 'floating',
    test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(tabs|popover)\.tsx/,
  },
  { name: 'form', test: /react-hook-form|@hookform/ },
  // What many screens share.
  { name: 'base', minShareCount: 8 },
  pageGroup('plans', 'features/plans/pages/plans-page.tsx'),
  pageGroup('device', 'features/plans/device/device.ts'),
  pageGroup('account', 'features/identity/auth/login-page.tsx'),
  pageGroup('plan', 'features/plans/pages/plan-view.tsx'),
  // What a plan shows once it is there, and on paper.
  {
    debugName: 'plan-later',
    name: (id, context) => (LATER_PARTS.some((part) => isPartOf(part, id, context)) ? 'plan-later' : null),
  },
  // What the same screens share is one file.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
];

/** {@link GROUPS} as the bundler takes them. */
export const chunkGroups: Group[] = GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
