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

/** Whether each of these pages has a module at once. */
const arePartsOf = (pages: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean =>
  pages.every((page) => isPartOf(resolve('web', page), id, context));

/** Everything that one of these modules has at once, itself included. */
const groupOf = (name: string, ...modules: readonly string[]): Group => ({
  debugName: name,
  name: (id, context) => (modules.some((module) => isPartOf(resolve('web', module), id, context)) ? name : null),
});

/** Parts of libraries that only a few pages use: texts with links in them. */
const OF_FEW = /\/react-i18next\/dist\/es\/(Trans|TransWithoutContext)\.js|\/html-parse-stringify\//;

const APP = resolve('web/app.tsx');
/** What the forms of the public pages run. */
const FORMS = ['features/public/waitlist/enhance.ts', 'features/public/demo/enhance.ts'];
const PLANS = 'features/plans/pages/plans-page.tsx';
const LIST = 'features/plans/pages/plan-list.tsx';
const PLAN = 'features/plans/pages/plan-view.tsx';
const LOGIN = 'features/identity/auth/login-page.tsx';
const NEW_PLAN = 'features/plans/pages/create-plan.tsx';
/** Header and footer, around each page of those who are not signed in. */
const LAYOUT = 'features/shell/default-layout.tsx';

/** Pieces so small that a page should not fetch another page's file for them. */
const SMALL =
  /\/web\/(ui\/(section|notice|dialog|feedback|flaps|waiting|use-(form|heading-focus|debounced-value)|pictures\/(barcode|suitcase))|api\/optimistic|features\/(money\/format|plans\/places\/data-credits))\.tsx?$|\/worker\/identity\/auth\/contract\.ts$/;
/** What dialogs of many screens call: it comes with the list of plans. */
const CALLS = 'features/plans/reuse/reuse-calls.ts';

/** What every page asks for as soon as it is idle: a few kilobytes, and a request less. */
const DEVICE = resolve('web/features/plans/device/device.ts');

/** What every page has: with the shell comes what the list of plans and the form for signing in both have. */
const isOfShell = (id: string, context: Rolldown.ChunkingContext): boolean =>
  id !== APP &&
  !OF_FEW.test(id) &&
  (SMALL.test(id) ||
    isPartOf(APP, id, context) ||
    isPartOf(DEVICE, id, context) ||
    arePartsOf([LIST, LOGIN], id, context));

const LATER_PARTS = ['reuse/plan-memory', 'reuse/left-out', 'exports/plan-print'].map(
  (part) => `features/plans/${part}.tsx`,
);

/** The files that the browser's code is cut into: a module goes to the first of these that takes it. */
const GROUPS: readonly Group[] = [
  // What the public pages share with the app stays apart: they must not load any more of it.
  { ...groupOf('common', 'site.ts'), minShareCount: 2 },
  // Nor do their forms, when one is touched: what crosses the wire is checked there as in the app.
  { ...groupOf('contracts', ...FORMS), minShareCount: 2 },
  // What every screen begins with is three files: each is run in a turn of its own (web/prerender/load-app.ts).
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|web\/drawing\.ts/ },
  {
    debugName: 'library',
    name: (id, context) =>
      /node_modules\/(?!zod)/.test(id) && !OF_FEW.test(id) && isPartOf(APP, id, context) ? 'library' : null,
  },
  // The script that starts all of it stays apart, and comes last.
  { debugName: 'shell', name: (id, context) => (isOfShell(id, context) ? 'shell' : null) },
  { name: 'linked-texts', test: OF_FEW },
  // What floats over a page, menus and dialogs: no first screen needs it.
  {
    name: 'floating',
    test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|web\/ui\/(tabs|popover)\.tsx/,
  },
  // Beside the page what a list and a plan both have: neither fetches the other's file for it.
  {
    debugName: 'plans',
    name: (id, context) =>
      [PLANS, CALLS].some((module) => isPartOf(resolve('web', module), id, context)) ||
      arePartsOf([LIST, PLAN], id, context)
        ? 'plans'
        : null,
  },
  groupOf('plan-list', LIST),
  groupOf('account', LOGIN, LAYOUT),
  groupOf('plan', PLAN),
  groupOf('new-plan', NEW_PLAN),
  // What a plan shows once it is there, and on paper.
  groupOf('plan-later', ...LATER_PARTS),
  // What the same screens share is one file.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
];

/** {@link GROUPS} as the bundler takes them. */
export const chunkGroups: Group[] = GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
