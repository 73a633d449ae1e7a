import { lazy, memo, startTransition, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../worker/plans/contract';
import { useWords } from '../../i18n/lazy-words';
import { PeopleContext } from './sharing/people';
import { LuggageLink } from './luggage/luggage-link';
import { PageTitle } from '../shell/page-title';
import { CATEGORY_ORDER } from './list/category-ids';
import { CategorySection } from './list/category-section';
import { SyncSign } from './offline/sync-sign';
import { groupByCategory, isShown, packedShare, type ListView, type ShownGroup } from './list/packed';
import { PlanHeader } from './head/plan-header';
import { PlanToolbar } from './head/plan-toolbar';
import { PlanTools } from './head/plan-tools';
import { useColumns } from './list/use-columns';
import { useItemEditor } from './list/use-item-editor';
import { useListActions } from './list/use-list-actions';
import { useSoughtOnList } from './list/use-sought-on-list';

const PlanMemory = lazy(async () => ({ default: (await import('./reuse/plan-memory')).PlanMemory }));
const BulkBar = lazy(async () => ({ default: (await import('./list/bulk-bar')).BulkBar }));

/** What of a plan changes with its items, and is not in its header. */
const OF_ITEMS: ReadonlySet<string> = new Set(['items', 'progress', 'revision', 'updatedAt']);
const isSameHeader = (before: { plan: Plan }, now: { plan: Plan }): boolean =>
  Object.keys({ ...before.plan, ...now.plan }).every(
    (field) => OF_ITEMS.has(field) || Reflect.get(before.plan, field) === Reflect.get(now.plan, field),
  );
/** A tick changes the plan, and nothing of its header. */
const Header = memo(PlanHeader, isSameHeader);

const NONE: ReadonlySet<string> = new Set();

/** A finished Bag Plan: its pass, and the list to pack from. */
export const PlanView = ({ plan }: { plan: Plan }) => {
  useWords('packing');
  const { t } = useTranslation('plans');
  const { items, editor } = useItemEditor(plan.id);
  const [view, setView] = useState<ListView>({ query: '', onlyUnpacked: false, showHidden: false });
  const [openItem, setOpenItem] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [justPacked, setJustPacked] = useState(NONE);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [said, announce] = useState('');
  const query = useDeferredValue(view.query).trim();

  const isItemShown = (item: Plan['items'][number]) => isShown(item, { ...view, query }, justPacked);
  const actions = useListActions({
    items,
    editor,
    isShown: isItemShown,
    setOpenItem,
    announce,
    onPacked: (id) => view.onlyUnpacked && setJustPacked((known) => new Set(known).add(id)),
  });
  const toggle = useCallback(
    (category: string, isOpen: boolean) => setFolded((known) => new Map(known).set(category, isOpen)),
    [],
  );
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosen((known) => {
        const next = new Set(known);
        for (const id of ids) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const arranging = useMemo(() => chosen && { chosen, onChoose: choose }, [chosen, choose]);
  const arrange = () => {
    setOpenItem(null);
    startTransition(() => setChosen((known) => (known ? null : NONE)));
  };
  const changeView = (next: ListView) => {
    if (next.onlyUnpacked !== view.onlyUnpacked) setJustPacked(NONE);
    setView(next);
  };

  const sought = useSoughtOnList(items);
  if (sought) {
    // Nothing may stay between who looks for a thing and the thing.
    toggle(sought.category, true);
    setChosen(null);
    if (!isItemShown(sought))
      changeView({ query: '', onlyUnpacked: false, showHidden: view.showHidden || sought.hidden });
  }

  const all = useMemo(() => groupByCategory(items, CATEGORY_ORDER), [items]);
  const isFirst = useColumns(all);
  const isNarrowed = view.onlyUnpacked || query !== '';
  const groups: readonly ShownGroup[] = all
    .map((group) => ({ ...group, shown: group.items.filter(isItemShown) }))
    .filter((group) => !isNarrowed || group.shown.length > 0);
  const isOpen = ({ category, share }: ShownGroup) =>
    isNarrowed || arranging !== null || (folded.get(category) ?? (share.percent < 100 || share.total === 0));
  const section = (group: ShownGroup) => (
    <CategorySection
      key={group.category}
      group={group}
      isOpen={isOpen(group)}
      openItem={group.shown.some((item) => item.id === openItem) ? openItem : null}
      arranging={arranging}
      actions={actions}
      onToggle={toggle}
    />
  );
  return (
    <div className="plan-view grid grid-cols-1 gap-5">
      <PageTitle>{plan.name}</PageTitle>
      <Header plan={plan} />
      <Suspense>
        <PlanMemory
          plan={plan}
          items={items}
          onPutBack={({ name, quantity, category }) => editor.add({ name, quantity, category })}
        />
      </Suspense>
      <PlanTools items={items} actions={actions} isArranging={arranging !== null} onArrange={arrange}>
        {plan.shared.role === 'owner' && <LuggageLink planId={plan.id} />}
      </PlanTools>
      <PlanToolbar
        share={packedShare(items)}
        hiddenCount={items.filter((item) => item.hidden).length}
        view={view}
        onView={changeView}
        sign={<SyncSign editor={editor} />}
      />
      {groups.length === 0 && (
        <p className="py-6 text-center text-muted">
          {query ? t('plan.nothingFound', { query }) : t('plan.nothingLeft')}
        </p>
      )}
      <PeopleContext value={plan.people}>
        <div className="plan-columns grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-4">
            {groups.filter(({ category }) => isFirst(category)).map(section)}
          </div>
          <div className="grid grid-cols-1 gap-4">
            {groups.filter(({ category }) => !isFirst(category)).map(section)}
          </div>
        </div>
      </PeopleContext>
      {chosen && <BulkBar chosen={items.filter(({ id }) => chosen.has(id))} actions={actions} onDone={arrange} />}
      <output className="sr-only">{said}</output>
    </div>
  );
};
