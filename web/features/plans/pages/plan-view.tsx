import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { PageTitle } from '../../../ui/page-title';
import { useIsTouched } from '../../../ui/use-is-touched';
import { useOfferedList } from '../commands/open-list';
import { countdown } from '../dates';
import { PlanHeader } from '../head/plan-header';
import { PlanToolbar } from '../head/plan-toolbar';
import { PlanTools } from '../head/plan-tools';
import { CategorySection } from '../list/category-section';
import { groupItems, groupingsOf, usualBag } from '../items/grouping';
import { useListSettings } from '../items/list-settings';
import { packedShare, type ShownGroup } from '../items/packed';
import { ItemDetails } from '../list/item-row';
import { RowViewContext } from '../list/row-view';
import { useColumns } from '../list/use-columns';
import { useDrawnRows } from '../list/use-drawn-rows';
import { useGroupLabel } from '../items/use-group-label';
import { useItemEditor } from '../live/use-item-editor';
import { useRemovedElsewhere } from '../live/use-removed-elsewhere';
import { useListActions } from '../list/use-list-actions';
import { useListKeys } from '../list/use-list-keys';
import { useListView } from '../list/use-list-view';
import { useHighlightedItem } from '../list/use-highlighted-item';
import { LuggageLink } from '../luggage/luggage-link';
import { SyncStatus } from '../live/sync-status';
import { useReady } from '../ready/use-ready';
import { PeopleContext } from '../items/people';
import { isLeftOut } from '../understood/left-out-fates';
import { WeatherCredits } from '../weather/weather-credits';

const DebriefCard = lazy(async () => ({ default: (await import('../reuse/debrief-card')).DebriefCard }));
const LeftOut = lazy(async () => ({ default: (await import('../reuse/left-out')).LeftOut }));
const PackWithMe = lazy(async () => ({ default: (await import('../pack/pack-with-me')).PackWithMe }));
const ReadyDialog = lazy(async () => ({ default: (await import('../ready/ready-dialog')).ReadyDialog }));
const OthersTicks = lazy(async () => ({ default: (await import('../pack/others-ticks')).OthersTicks }));
const BulkBar = lazy(async () => ({ default: (await import('../list/bulk-bar')).BulkBar }));

/** What of a plan changes with its items, and is not in its header. */
const OF_ITEMS: ReadonlySet<string> = new Set(['items', 'progress', 'revision', 'updatedAt']);
const isSameHeader = (before: { plan: Plan }, now: { plan: Plan }): boolean =>
  Object.keys({ ...before.plan, ...now.plan }).every(
    (field) => OF_ITEMS.has(field) || Reflect.get(before.plan, field) === Reflect.get(now.plan, field),
  );
/** A tick changes the plan, and nothing of its header. */
const Header = memo(PlanHeader, isSameHeader);

/** Once one's own trip is over: how did the list do? */
const wasOwnTrip = ({ debriefed, shared, startDate, endDate }: Plan): boolean =>
  !debriefed && shared.role === 'owner' && countdown(startDate, endDate).kind === 'over';

/** A finished Bag Plan: its pass, and the list to pack from. */
export const PlanView = ({ plan }: { plan: Plan }) => {
  useWords('packing');
  const { t } = useTranslation('plans');
  const { items, editor } = useItemEditor(plan.id);
  const settings = useListSettings();
  const list = useListView();
  const [said, announce] = useState('');
  const [isPacking, setPacking] = useState(false);
  const share = packedShare(items);
  const { isAll, isReady, show } = useReady(share);
  // Once all is packed there is the pass to look at again.
  const pack = () => (isAll ? show(true) : setPacking(true));
  const { view, query, openItem, setOpenItem, arranging, isNarrowed } = list;
  const close = useCallback(() => setOpenItem(null), [setOpenItem]);
  useRemovedElsewhere(items, openItem, editor, close);
  const actions = useListActions({
    items,
    editor,
    isShown: list.isItemShown,
    setOpenItem: list.setOpenItem,
    announce,
    onPacked: list.keepShown,
  });
  useOfferedList({ plan, items, actions, view, changeView: list.changeView, pack, arrange: list.arrange });
  const by = groupingsOf(items).includes(settings.by) ? settings.by : 'category';
  const all = useMemo(() => groupItems(items, by), [items, by]);
  const highlighted = useHighlightedItem(items);
  const group = highlighted && all.find(({ items }) => items.includes(highlighted));
  if (highlighted && group) list.reveal(highlighted, group.category);

  const label = useGroupLabel(by);
  const usual = useMemo(() => usualBag(items), [items]);
  const rows = useMemo(() => ({ by, reasons: settings.reasons, usualBag: usual }), [by, settings.reasons, usual]);
  const keys = useListKeys(actions.undoLast);
  const isFirst = useColumns(all);
  const groups: readonly ShownGroup[] = all
    .map((group) => ({ ...group, shown: group.items.filter(list.isItemShown) }))
    .filter((group) => !isNarrowed || group.shown.length > 0);
  const drawn = useDrawnRows(items.length);
  const isTouched = useIsTouched();
  useEffect(() => {
    if (isTouched) void ItemDetails.ready().catch(() => undefined);
  }, [isTouched]);
  const staysHome = items.some(({ hidden }) => hidden) || plan.leftOut.length > 0 || plan.trip?.things.some(isLeftOut);
  const section = (group: ShownGroup, before: number) => (
    <CategorySection
      key={group.category}
      group={group}
      drawn={Math.max(drawn - before, 0)}
      label={label(group.category)}
      addsTo={by === 'category' ? group.category : null}
      isSpareShown={query !== ''}
      isSpareOpen={list.isSpareOpen(group.category)}
      isOpen={list.isOpen(group)}
      openItem={group.shown.some((item) => item.id === openItem) ? openItem : null}
      arranging={arranging}
      actions={actions}
      onToggle={list.toggle}
      onToggleSpare={list.toggleSpare}
    />
  );
  const column = (own: readonly ShownGroup[]) => {
    let rows = 0;
    return (
      <div className="grid grid-cols-1 gap-4">
        {own.map((group) => {
          const before = rows;
          if (list.isOpen(group)) rows += group.shown.length;
          return section(group, before);
        })}
      </div>
    );
  };
  return (
    <div className="plan-view grid grid-cols-1 gap-3 sm:gap-5">
      <PageTitle>{plan.name}</PageTitle>
      <Header plan={plan} />
      {wasOwnTrip(plan) && (
        <Suspense>
          <DebriefCard plan={plan} />
        </Suspense>
      )}
      <PlanTools
        items={items}
        settings={settings}
        actions={actions}
        isArranging={arranging !== null}
        onArrange={list.arrange}
        isPacked={isAll}
        onPack={pack}
      >
        {plan.shared.role === 'owner' && <LuggageLink planId={plan.id} />}
      </PlanTools>
      <PlanToolbar
        share={share}
        hiddenCount={items.filter((item) => item.hidden).length}
        view={view}
        onView={list.changeView}
        sign={<SyncStatus editor={editor} />}
        isArranging={arranging !== null}
      />
      {groups.length === 0 && (
        <p className="py-6 text-center text-muted">
          {query ? t('plan.nothingFound', { query }) : t('plan.nothingLeft')}
        </p>
      )}
      <PeopleContext value={plan.people}>
        <RowViewContext value={rows}>
          {/* The keys are those of the boxes and headings inside. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            {...keys}
            data-compact={!settings.reasons || undefined}
            aria-busy={drawn < items.length}
            className="plan-columns grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
          >
            {column(groups.filter(({ category }) => isFirst(category)))}
            {column(groups.filter(({ category }) => !isFirst(category)))}
          </div>
        </RowViewContext>
        {plan.people.length > 1 && !isPacking && (
          <Suspense>
            <OthersTicks items={items} />
          </Suspense>
        )}
        {isPacking && !isReady && (
          <Suspense>
            <PackWithMe items={items} actions={actions} onClose={() => setPacking(false)} />
          </Suspense>
        )}
      </PeopleContext>
      {isReady && (
        <Suspense>
          <ReadyDialog
            plan={plan}
            items={items}
            onClose={() => {
              show(false);
              setPacking(false);
            }}
          />
        </Suspense>
      )}
      {arranging && (
        <BulkBar chosen={items.filter(({ id }) => arranging.chosen.has(id))} actions={actions} onDone={list.arrange} />
      )}
      {staysHome && (
        <Suspense>
          <LeftOut
            plan={plan}
            items={items}
            onPutBack={({ name, quantity, category }) => editor.add({ name, quantity, category })}
            onTake={(item) => editor.change(item.id, { hidden: false })}
          />
        </Suspense>
      )}
      {plan.weather && <WeatherCredits weather={plan.weather} />}
      <output className="sr-only">{said}</output>
    </div>
  );
};
