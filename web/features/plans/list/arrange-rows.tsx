import { memo, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { Icon } from '../../../ui/icon';
import { useDragOrder } from './use-drag-order';
import type { ListActions } from './use-list-actions';

type DragHandlers = ReturnType<typeof useDragOrder>;

interface ArrangeRowProps {
  item: Item;
  isChosen: boolean;
  actions: ListActions;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  drag: DragHandlers;
}

const ArrangeRow = ({ item, isChosen, actions, onChoose, drag }: ArrangeRowProps) => {
  const { t } = useTranslation('packing');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.cancel()) event.stopPropagation();
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.shiftKey) actions.moveToCategoryBeside(item, by);
    else actions.move(item, by);
  };
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = drag;
  return (
    <li
      data-item={item.id}
      className={`item-row arrange-row flex items-center gap-2 border-b border-line/70 pl-1 last:border-0 ${isChosen ? 'bg-primary/10' : ''}`}
    >
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
        <span className="grid size-8 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={t('arrange.select', { item: item.name })}
            checked={isChosen}
            onChange={(event) => onChoose([item.id], event.target.checked)}
            className="choose-box"
          />
        </span>
        <span
          dir="auto"
          className={`item-name min-w-0 flex-1 leading-snug break-words ${item.packed ? 'text-faint line-through' : item.hidden ? 'opacity-60' : ''}`}
        >
          {item.name}
        </span>
      </label>
      {item.quantity > 1 && <span className="font-code text-xs font-bold text-faint">×{item.quantity}</span>}
      <button
        type="button"
        aria-label={t('arrange.drag', { item: item.name })}
        title={t('arrange.dragHint')}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint hover:text-text active:cursor-grabbing"
      >
        <Icon name="grip-vertical" className="size-5" />
      </button>
    </li>
  );
};

export interface ArrangeRowsProps {
  /** What is shown of a category. */
  items: readonly Item[];
  chosen: ReadonlySet<string>;
  actions: ListActions;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** The rows of a category while the list is arranged: to choose, to put in another order. */
export const ArrangeRows = memo(({ items, chosen, actions, onChoose }: ArrangeRowsProps) => {
  const drag = useDragOrder((from, to) => {
    const item = items[from];
    const before = items.filter((_, at) => at !== from)[to - 1];
    if (item) actions.placeAfter(item, before?.id ?? null);
  });
  return (
    <ul>
      {items.map((item) => (
        <ArrangeRow
          key={item.id}
          item={item}
          isChosen={chosen.has(item.id)}
          actions={actions}
          onChoose={onChoose}
          drag={drag}
        />
      ))}
    </ul>
  );
});
