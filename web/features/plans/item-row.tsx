import { memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS, type Item } from '../../../worker/plans/contract';
import { Icon } from '../../ui/icon';
import { ItemDetails } from './item-details';
import type { ItemChange } from './item-edits';
import { QuantityField } from './quantity-field';

export interface ItemRowProps {
  item: Item;
  isOpen: boolean;
  /** Stays the same object, so that rows that did not change are not drawn again. */
  actions: ItemActions;
}

/** What a row asks for. */
export interface ItemActions {
  change: (item: Item, change: ItemChange) => void;
  remove: (item: Item) => void;
  hide: (item: Item) => void;
  toggleDetails: (item: Item) => void;
}

/** Renaming begins where the button was: the input takes the focus, its text selected. */
const focusAndSelect = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

const NameInput = ({ item, onEnd }: { item: Item; onEnd: (name: string | null) => void }) => {
  const { t } = useTranslation('plans');
  const [name, setName] = useState(item.name);
  const isOver = useRef(false);
  const end = (result: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(result);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end(name);
    if (event.key === 'Escape') end(null);
  };
  return (
    <input
      ref={focusAndSelect}
      aria-label={t('plan.name')}
      value={name}
      maxLength={PLAN_LIMITS.itemName}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(name)}
      className="my-1.5 h-9 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-2"
    />
  );
};

/** One thing to pack: a native check box, its name, how many, and what is behind it. */
export const ItemRow = memo(({ item, isOpen, actions }: ItemRowProps) => {
  const { t } = useTranslation('plans');
  const id = useId();
  const [isRenaming, setIsRenaming] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const rename = (name: string | null) => {
    setIsRenaming(false);
    const trimmed = name?.trim();
    if (trimmed && trimmed !== item.name) actions.change(item, { name: trimmed });
    toggle.current?.focus();
  };
  return (
    <li
      data-item={item.id}
      className={`item-row border-b border-line/70 last:border-0 ${item.hidden ? 'opacity-60' : ''} ${isOpen ? 'bg-text/3' : ''}`}
    >
      <div className="flex items-center gap-1 pl-1">
        {isRenaming ? (
          <NameInput item={item} onEnd={rename} />
        ) : (
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              checked={item.packed}
              onChange={(event) => actions.change(item, { packed: event.target.checked })}
              className="pack-box shrink-0"
            />
            <span className="item-name min-w-0 leading-snug break-words">{item.name}</span>
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
      {isOpen && <ItemDetails id={id} item={item} actions={actions} onRename={() => setIsRenaming(true)} />}
    </li>
  );
});
