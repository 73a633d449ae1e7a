import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';

/** Renaming begins where the name was: the input takes the focus, its text selected. */
const focusAndSelect = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

export interface ItemNameProps {
  item: Item;
  /** The new name, null when it stays; `isByKey` when the focus has nowhere to be now. */
  onEnd: (name: string | null, isByKey: boolean) => void;
}

/** An item's name being changed in its place: Enter or leaving keeps it, Escape does not. */
export const ItemName = ({ item, onEnd }: ItemNameProps) => {
  const { t } = useTranslation('plans');
  const [name, setName] = useState(item.name);
  const isOver = useRef(false);
  const end = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const trimmed = name.replace(/\s+/g, ' ').trim();
    onEnd(isKept && trimmed && trimmed !== item.name ? trimmed : null, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end(event.key === 'Enter', true);
    }
  };
  return (
    <input
      ref={focusAndSelect}
      dir="auto"
      aria-label={t('plan.name')}
      value={name}
      maxLength={PLAN_LIMITS.itemName}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, false)}
      className="my-0.5 h-10 w-full min-w-0 flex-1 rounded-sm border border-line-strong bg-raised px-2"
    />
  );
};
