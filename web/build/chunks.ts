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

/** Whether a module is, or needs, what checks what crosses the wire. */
const checks = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  seen.add(id);
  return (
    /node_modules\/zod\//.test(id) ||
    (context.getModuleInfo(id)?.importedIds ?? []).some(
      (imported) => !seen.has(imported) && checks(imported, context, seen),
    )
  );
};

/** Whether each of these pages has a module at once. */
const arePartsOf = (pages: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean =>
  pages.every((page) => isPartOf(resolve('web', page), id, context));

/** Whether one of these pages has a module at once. */
const isPartOfOne = (pages: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean =>
  pages.some((page) => isPartOf(resolve('web', page), id, context));

/** Everything that one of these modules has at once, itself included. */
const groupOf = (name: string, ...modules: readonly string[]): Group => ({
  debugName: name,
  name: (id, context) => (isPartOfOne(modules, id, context) ? name : null),
});

const APP = resolve('web/app.tsx');
/** What the forms of the public pages run. */
const FORMS = ['features/public/waitlist/enhance.ts', 'features/public/demo/enhance.ts'];
/** What only they run, or only what checks them. */
const OF_FORMS = /\/web\/api\/post-json\.ts|\/engine\/trip\/kinds\.ts/;
const PLANS = 'features/plans/pages/plans-page.tsx';
const LIST = 'features/plans/pages/plan-list.tsx';
const PLAN = 'features/plans/pages/plan-view.tsx';
const LOGIN = 'features/identity/auth/login-page.tsx';
const NEW_PLAN = 'features/plans/pages/create-plan.tsx';
/** Header and footer, around each page of those who are not signed in. */
const LAYOUT = 'features/shell/default-layout.tsx';

/** Pieces so small that a page should not fetch another page's file for them. */
const SMALL =
  /\/web\/(ui\/(dialog|feedback|waiting|use-(attempt|heading-focus|debounced-value))|features\/plans\/places\/data-credits)\.tsx?$/;

/** Pieces of most pages that an open plan, the heaviest of them, has no use for: one file. */
const BESIDE_PLAN = /\/web\/(ui\/(use-form|notice|flaps|pictures\/(suitcase|barcode))|features\/money\/format)\.tsx?$/;

/** What was typed into the form for a new plan. */
const DRAFT = resolve('web/features/plans/draft.ts');
/** What is kept on the device and waits to be sent: for an open plan, and for whoever has kept something. */
const DEVICE = 'features/plans/device/device.ts';

/**
 * What every page has, and what nearly every visit comes to: what two of the list, a plan and the form for signing in have,
 * and what is kept on the device.
 */
const isOfShell = (id: string, context: Rolldown.ChunkingContext): boolean =>
  id !== APP &&
  (SMALL.test(id) ||
    id === DRAFT ||
    isPartOfOne([DEVICE], id, context) ||
    isPartOf(APP, id, context) ||
    isPartOf(resolve('web', PLANS), id, context) ||
    arePartsOf([LIST, LOGIN], id, context) ||
    arePartsOf([LIST, PLAN], id, context));

/** Has React's drawing set up in the turn of the libraries. */
const DRAWING = resolve('web/drawing.ts');

/** What an open plan shows once somebody does something with it. */
const TOOLS = ['list/item-details', 'list/category-menu-items', 'head/plan-menu-items'].map(
  (tool) => `features/plans/${tool}.tsx`,
);
const LATER_PARTS = ['debrief-card', 'left-out'].map((part) => `features/plans/reuse/${part}.tsx`);

/** The files that the browser's code is cut into: a module goes to the first of these that takes it. */
const GROUPS: readonly Group[] = [
  // What the public pages share with the app stays apart: they must not load any more of it.
  {
    debugName: 'common',
    name: (id, context) =>
      isPartOfOne(['site.ts'], id, context) ||
      (isPartOfOne(FORMS, id, context) && !checks(id, context) && !OF_FORMS.test(id))
        ? 'common'
        : null,
    minShareCount: 2,
  },
  // What checks what crosses the wire, and the shapes it checks: for the forms of the public pages when one is touched,
  // for the app when something is sent.
  {
    debugName: 'contracts',
    name: (id, context) => (isPartOfOne(FORMS, id, context) && checks(id, context) ? 'contracts' : null),
    minShareCount: 2,
  },
  // By itself: what the bundler joins it with would bring the app along.
  { name: 'forms', test: OF_FORMS },
  // What every screen begins with is two files, each run in a turn of its own (web/prerender/load-app.ts): libraries, which
  // stay in the browser's cache from release to release, and what is ours.
  {
    debugName: 'library',
    name: (id, context) =>
      id === DRAWING || (/node_modules\/(?!zod)/.test(id) && isPartOf(APP, id, context)) ? 'library' : null,
  },
  // The script that starts all of it stays apart, and comes last.
  { debugName: 'shell', name: (id, context) => (isOfShell(id, context) ? 'shell' : null) },
  { name: 'pieces', test: BESIDE_PLAN },
  // What floats over a page, menus and dialogs: no first screen needs it.
  {
    name: 'floating',
    test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(tabs|popover)\.tsx/,
  },
  groupOf('plan-list', LIST),
  groupOf('account', LOGIN, LAYOUT),
  groupOf('plan', PLAN),
  groupOf('new-plan', NEW_PLAN),
  groupOf('plan-tools', ...TOOLS),
  // What some plans show besides.
  groupOf('plan-later', ...LATER_PARTS),
  // What the same screens share is one file.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
];

/** {@link GROUPS} as the bundler takes them. */
export const chunkGroups: Group[] = GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
