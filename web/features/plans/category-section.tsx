import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../worker/plans/contract';
import { Icon } from '../../ui/icon';
import { ProgressRing } from '../../ui/feedback';
import { AddItem } from './add-item';
import { ItemRow, type ItemActions } from './item-row';
import type { Share } from './packed';
import { useCategoryLabel } from './use-category-label';

export interface CategorySectionProps {
  category: string;
  share: Share;
  /** The items to show of it. */
  items: readonly Item[];
  isOpen: boolean;
  /** The item whose details are open, if it is one of these. */
  openItem: string | null;
  actions: ItemActions;
  rowKey: (id: string) => string;
  onToggle: (category: string, isOpen: boolean) => void;
  onAdd: (name: string, category: string) => void;
}

/** A category of the list with its ring; folded away when all of it is packed. */
export const CategorySection = memo((props: CategorySectionProps) => {
  const { category, share, items, isOpen, openItem, actions, rowKey, onToggle, onAdd } = props;
  const { t } = useTranslation('plans');
  const label = useCategoryLabel()(category);
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);
  // The last tick folds the category and takes its row away: whoever ticked it goes on from the heading.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      header.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isPacked = share.total > 0 && share.packed === share.total;
  return (
    <section aria-labelledby={`${id}-name`} className="category rounded-lg border border-line bg-surface">
      <h2 className="font-body text-base tracking-normal">
        <button
          ref={header}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => onToggle(category, !isOpen)}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg px-4 py-2 text-left"
        >
          {/* The button's name says the same in words. */}
          <span aria-hidden className="grid">
            <ProgressRing percent={share.percent} size={30} stroke={4} label="">
              {isPacked && <Icon name="check" className="size-4 text-primary-ink" />}
            </ProgressRing>
          </span>
          <span className={`flex-1 font-display text-lg font-bold ${isPacked ? 'text-faint' : ''}`}>
            <span id={`${id}-name`}>{label}</span>
            <span className="sr-only">, {t('plan.packedOf', { packed: share.packed, total: share.total })}</span>
          </span>
          <span aria-hidden className="font-code text-xs font-bold text-faint">
            {t('plan.shareCount', { packed: share.packed, total: share.total })}
          </span>
          <Icon
            name="chevron-down"
            className={`no-print size-5 text-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={`${id}-list`} hidden={!isOpen} className="px-3 pb-2">
        <ul>
          {isOpen &&
            items.map((item) => (
              <ItemRow key={rowKey(item.id)} item={item} isOpen={openItem === item.id} actions={actions} />
            ))}
        </ul>
        {isOpen && <AddItem category={category} onAdd={onAdd} />}
      </div>
    </section>
  );
});
