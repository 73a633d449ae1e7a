import { memo, startTransition, useId, useOptimistic, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../worker/plans/contract';
import { afterPaint } from '../../../ui/after-paint';
import { Icon } from '../../../ui/icon';
import { PackedBy } from '../sharing/people';
import { ItemDetails } from './item-details';
import { ItemName } from './item-name';
import { QuantityField } from './quantity-field';
import type { ListActions } from './use-list-actions';

export interface ItemRowProps {
  item: Item;
  isOpen: boolean;
  /** Stays the same object, so that rows that did not change are not drawn again. */
  actions: ListActions;
}

/** What the keys do in a row: Alt with an arrow moves it, with Shift too into the category beside. */
const moveByKey = (event: KeyboardEvent, item: Item, actions: ListActions): void => {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.altKey || by === 0) return;
  event.preventDefault();
  if (event.shiftKey) actions.moveToCategoryBeside(item, by);
  else actions.move(item, by);
};

/** One thing to pack: a native check box, its name, how many, and what is behind it. */
export const ItemRow = memo(({ item, isOpen, actions }: ItemRowProps) => {
  const { t } = useTranslation('plans');
  const id = useId();
  const [isPacked, showPacked] = useOptimistic(item.packed);
  const [isRenaming, setIsRenaming] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  /** The tick itself is on screen at once; counts, rings and the sending follow it. */
  const pack = (packed: boolean) =>
    startTransition(async () => {
      showPacked(packed);
      await afterPaint();
      actions.change(item, { packed });
    });
  const rename = (name: string | null, isByKey: boolean) => {
    setIsRenaming(false);
    if (name) actions.change(item, { name });
    if (isByKey) toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    moveByKey(event, item, actions);
    const isOnBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    if (event.key === 'F2' || (event.key === 'Enter' && isOnBox)) {
      event.preventDefault();
      setIsRenaming(true);
    }
  };
  return (
    // The keys are short ways to what the row's own controls do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-item={item.id}
      onKeyDown={onKeyDown}
      className={`item-row border-b border-line/70 last:border-0 ${item.hidden ? 'opacity-60' : ''} ${isOpen ? 'bg-text/3' : ''}`}
    >
      <div className={`flex items-center gap-1 pl-1 ${isOpen ? 'max-sm:flex-wrap' : ''}`}>
        {isRenaming ? (
          <ItemName item={item} onEnd={rename} />
        ) : (
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              checked={isPacked}
              onChange={(event) => pack(event.target.checked)}
              className="pack-box shrink-0"
            />
            <span dir="auto" className="item-name min-w-0 flex-1 text-left leading-snug break-words">
              {item.name}
            </span>
          </label>
        )}
        <QuantityField
          value={item.quantity}
          label={t('plan.quantity', { item: item.name })}
          isOpen={isOpen}
          onChange={(quantity) => actions.change(item, { quantity })}
        />
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('plan.details', { item: item.name })}
          onClick={() => actions.toggleDetails(item)}
          className="no-print grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-faint transition-colors hover:text-text"
        >
          <Icon name="chevron-down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <PackedBy item={item} />
      {isOpen && <ItemDetails id={id} item={item} actions={actions} onRename={() => setIsRenaming(true)} />}
    </li>
  );
});
