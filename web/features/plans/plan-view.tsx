import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS, type Item, type Plan } from '../../../worker/plans/contract';
import { toast } from '../../ui/toast';
import { PageTitle } from '../shell/page-title';
import { CATEGORY_ORDER } from './category-ids';
import { CategorySection } from './category-section';
import type { ItemActions } from './item-row';
import { groupByCategory, isShown, packedShare, type CategoryGroup, type ListView } from './packed';
import { PlanHeader } from './plan-header';
import { PlanToolbar } from './plan-toolbar';
import { useItemEditor } from './use-item-editor';

/** How long a removal can be taken back, milliseconds. */
const UNDO_MS = 6000;

/** Lines that a category takes: its heading, its items, and the line to add one. */
const linesOf = (group: CategoryGroup): number => group.items.length + 2;

/** The categories of the first of two columns that are about equally long. */
const firstColumnOf = (groups: readonly CategoryGroup[]): ReadonlySet<string> => {
  const half = groups.reduce((sum, group) => sum + linesOf(group), 0) / 2;
  const first = new Set<string>();
  let lines = 0;
  for (const group of groups) {
    if (lines + linesOf(group) / 2 > half) break;
    first.add(group.category);
    lines += linesOf(group);
  }
  return first;
};

/** The row that gets the focus when one goes: the next, else the one before, else the category's heading. */
const neighbourOf = (itemId: string): HTMLElement | null => {
  const row = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    beside?.querySelector<HTMLElement>('input[type="checkbox"]') ??
    row?.closest('section')?.querySelector<HTMLElement>('button') ??
    null
  );
};

/** A finished Bag Plan: its pass, and the list to pack from. */
export const PlanView = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation(['plans', 'common']);
  const { items, editor } = useItemEditor(plan.id);
  const [view, setView] = useState<ListView>({ query: '', onlyUnpacked: false, showHidden: false });
  const [openItem, setOpenItem] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [justPacked, setJustPacked] = useState<ReadonlySet<string>>(new Set());
  const query = useDeferredValue(view.query);

  const share = packedShare(items);
  const hiddenCount = items.filter((item) => item.hidden).length;
  const groups = useMemo(() => groupByCategory(items, CATEGORY_ORDER), [items]);
  // A category keeps its column while items come and go.
  const layoutKey = groups.map(({ category }) => category).join('\n');
  const [layout, setLayout] = useState({ key: layoutKey, first: firstColumnOf(groups) });
  if (layout.key !== layoutKey) setLayout({ key: layoutKey, first: firstColumnOf(groups) });

  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    order.current = items.map(({ id }) => id);
  }, [items]);
  const remove = useCallback(
    (item: Item) => {
      const next = neighbourOf(item.id);
      const before = order.current;
      editor.remove(item.id);
      setOpenItem(null);
      next?.focus();
      toast.message(t('plan.removed', { item: item.name }), {
        duration: UNDO_MS,
        action: { label: t('common:undo'), onClick: () => editor.restore(item, before) },
      });
    },
    [editor, t],
  );
  const actions = useMemo<ItemActions>(
    () => ({
      change: (item, change) => {
        if (change.packed) setJustPacked((known) => new Set(known).add(item.id));
        editor.change(item.id, change);
      },
      remove,
      hide: (item) => {
        const next = neighbourOf(item.id);
        editor.change(item.id, { hidden: !item.hidden });
        if (item.hidden) return;
        setOpenItem(null);
        next?.focus();
        toast.message(t('plan.hidden', { item: item.name }), {
          duration: UNDO_MS,
          action: { label: t('common:undo'), onClick: () => editor.change(item.id, { hidden: false }) },
        });
      },
      toggleDetails: (item) => setOpenItem((open) => (open === item.id ? null : item.id)),
    }),
    [editor, remove, t],
  );
  const count = items.length;
  const add = useCallback(
    (name: string, category: string) => {
      if (count >= PLAN_LIMITS.items) toast.warning(t('plan.itemsMax', { max: PLAN_LIMITS.items }));
      else editor.add({ name, category, quantity: 1 });
    },
    [editor, count, t],
  );
  const toggle = useCallback(
    (category: string, isOpen: boolean) => setFolded((known) => new Map(known).set(category, isOpen)),
    [],
  );
  const rowKey = useCallback((id: string) => editor.rowKey(id), [editor]);
  const changeView = (next: ListView) => {
    if (next.onlyUnpacked !== view.onlyUnpacked) setJustPacked(new Set());
    setView(next);
  };

  const isNarrowed = view.onlyUnpacked || query.trim() !== '';
  const shown = groups
    .map((group) => ({
      ...group,
      shown: group.items.filter((item) => isShown(item, { ...view, query: query.trim() }, justPacked)),
    }))
    .filter((group) => !isNarrowed || group.shown.length > 0);
  const section = (group: (typeof shown)[number]) => (
    <CategorySection
      key={group.category}
      category={group.category}
      share={group.share}
      items={group.shown}
      isOpen={isNarrowed || (folded.get(group.category) ?? (group.share.percent < 100 || group.share.total === 0))}
      openItem={group.shown.some((item) => item.id === openItem) ? openItem : null}
      actions={actions}
      rowKey={rowKey}
      onToggle={toggle}
      onAdd={add}
    />
  );
  const isFirst = (group: CategoryGroup) => layout.first.has(group.category);
  return (
    <div className="plan-view grid grid-cols-1 gap-5">
      <PageTitle>{plan.name}</PageTitle>
      <PlanHeader plan={plan} />
      <PlanToolbar share={share} hiddenCount={hiddenCount} view={view} onView={changeView} />
      {shown.length === 0 && (
        <p className="py-6 text-center text-muted">
          {query.trim() ? t('plan.nothingFound', { query: query.trim() }) : t('plan.nothingLeft')}
        </p>
      )}
      <div className="plan-columns grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">{shown.filter(isFirst).map(section)}</div>
        <div className="grid grid-cols-1 gap-4">{shown.filter((group) => !isFirst(group)).map(section)}</div>
      </div>
    </div>
  );
};
