import { lazy, memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import type { Item } from '../../../../worker/plans/contract';
import { ProgressRing } from '../../../ui/feedback';
import { AddItem } from './add-item';
import type { ArrangeRowsProps } from './arrange-rows';
import { DEFAULT_CATEGORY } from '../items/category-ids';
import { CategoryMenu } from './category-menu';
import { ItemRow } from './item-row';
import { isSameGroup, type ShownGroup } from '../items/packed';
import type { ListActions } from './use-list-actions';

const ArrangeRows = lazy(async () => ({ default: (await import('./arrange-rows')).ArrangeRows }));

export interface CategorySectionProps {
  group: ShownGroup;
  /** What the group is called. */
  label: string;
  /** Rows that are drawn already; the others keep their room, and so do the tools of a group that has none yet. */
  drawn: number;
  /** Things are added to it; null where the group is no category. */
  addsTo: string | null;
  /** What comes along only if there is room is shown with the rest, not folded below it. */
  isSpareShown: boolean;
  isSpareOpen: boolean;
  isOpen: boolean;
  /** The item whose details are open, if it is one of these. */
  openItem: string | null;
  /** The selected items while the list is arranged; null while it is packed. */
  arranging: Pick<ArrangeRowsProps, 'chosen' | 'onChoose'> | null;
  actions: ListActions;
  onToggle: (category: string, isOpen: boolean) => void;
  onToggleSpare: (category: string, isOpen: boolean) => void;
}

const isSame = (before: CategorySectionProps, now: CategorySectionProps): boolean =>
  isSameGroup(before.group, now.group) &&
  before.label === now.label &&
  Math.sign(before.drawn) === Math.sign(now.drawn) &&
  Math.min(before.drawn, before.group.shown.length) === Math.min(now.drawn, now.group.shown.length) &&
  before.addsTo === now.addsTo &&
  before.isSpareShown === now.isSpareShown &&
  before.isSpareOpen === now.isSpareOpen &&
  before.isOpen === now.isOpen &&
  before.openItem === now.openItem &&
  before.arranging === now.arranging &&
  before.actions === now.actions &&
  before.onToggle === now.onToggle;

interface RowsProps extends Pick<CategorySectionProps, 'openItem' | 'actions'> {
  items: readonly Item[];
}

/** What comes along only if there is room, behind one line at the end of a group. */
const Spare = ({
  items,
  isOpen,
  openItem,
  actions,
  onToggle,
}: RowsProps & { isOpen: boolean; onToggle: (isOpen: boolean) => void }) => {
  const { t } = useTranslation('packing');
  const id = useId();
  const isLaidOpen = isOpen || items.some((item) => item.id === openItem);
  const packed = items.filter((item) => item.packed).length;
  return (
    <div className="no-print border-t border-dashed border-line">
      <button
        type="button"
        aria-expanded={isLaidOpen}
        aria-controls={`${id}-spare`}
        onClick={() => onToggle(!isLaidOpen)}
        className="spare-toggle flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm pr-3 pl-1 text-left text-sm text-muted hover:text-text"
      >
        <Icon name="luggage" className="size-5.5 shrink-0 text-faint" />
        <span className="flex-1">
          {t('spare.title', { count: items.length })}
          {packed > 0 && <span className="text-primary-ink"> · {t('spare.packed', { count: packed })}</span>}
        </span>
        <Icon name="chevron-down" className={`size-4 text-faint ${isLaidOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={`${id}-spare`} hidden={!isLaidOpen}>
        {isLaidOpen && <Rows items={items} openItem={openItem} actions={actions} />}
      </div>
    </div>
  );
};

const Rows = ({ items, openItem, actions, drawn = Number.POSITIVE_INFINITY }: RowsProps & { drawn?: number }) => (
  <ul>
    {items.map((item, at) =>
      at < drawn || openItem === item.id ? (
        <ItemRow key={item.id} item={item} isOpen={openItem === item.id} actions={actions} />
      ) : (
        <li key={item.id} data-item={item.id} className="item-row border-b border-line/70 last:border-0" />
      ),
    )}
  </ul>
);

/** A group of the list with its ring; folded away when all of it is packed. */
export const CategorySection = memo((props: CategorySectionProps) => {
  const { group, label, drawn, addsTo, isSpareShown, isSpareOpen, isOpen, openItem, arranging, actions } = props;
  const { onToggle, onToggleSpare } = props;
  const { category, share, items, shown } = group;
  const { t } = useTranslation(['plans', 'packing']);
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);
  // The last tick folds the category and takes its row away: focus goes on from the heading.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      header.current?.focus({ preventScroll: true });
      header.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isDrawn = drawn > 0;
  const isPacked = share.total > 0 && share.packed === share.total;
  const spare = isSpareShown ? [] : shown.filter((item) => item.optional);
  const needed = isSpareShown ? shown : shown.filter((item) => !item.optional);
  return (
    <section aria-labelledby={`${id}-name`} className="rounded-lg border border-line bg-surface">
      {/* With letters twice as large a phone has no room for the ring and the count beside the name. */}
      <div className="@container flex items-center pr-1">
        {arranging && (
          <label className="ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={t('packing:arrange.all', { category: label })}
              checked={shown.length > 0 && shown.every((item) => arranging.chosen.has(item.id))}
              onChange={(event) =>
                arranging.onChoose(
                  shown.map((item) => item.id),
                  event.target.checked,
                )
              }
              className="choose-box"
            />
          </label>
        )}
        <h2 className="min-w-0 flex-1 font-body text-base tracking-normal">
          <button
            ref={header}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onClick={() => onToggle(category, !isOpen)}
            className={`flex min-h-14 w-full cursor-pointer items-center gap-2 rounded-lg py-2 pr-1 text-left sm:gap-3 @max-[14rem]:flex-wrap @max-[14rem]:gap-y-0 ${arranging ? 'pl-1' : 'pl-3 sm:pl-4'}`}
          >
            {/* The button's name says the same in words. */}
            <span aria-hidden className={`@max-[14rem]:hidden ${arranging ? 'hidden sm:grid' : 'grid'}`}>
              <ProgressRing percent={share.percent} size={30} stroke={4} label="">
                {isPacked && <Icon name="check" className="size-4 text-primary-ink" />}
              </ProgressRing>
            </span>
            <span
              className={`min-w-0 flex-1 font-display text-lg font-bold @max-[14rem]:basis-full ${isPacked ? 'text-faint' : ''}`}
            >
              <bdi id={`${id}-name`} className="hyphens-auto break-words">
                {label}
              </bdi>
              {share.total > 0 && (
                <span className="sr-only">, {t('plan.packedOf', { packed: share.packed, total: share.total })}</span>
              )}
            </span>
            {share.total > 0 && (
              <span
                aria-hidden
                className={`font-code text-xs font-bold text-faint ${arranging ? 'max-sm:hidden' : ''}`}
              >
                {t('plan.shareCount', { packed: share.packed, total: share.total })}
              </span>
            )}
            <Icon
              name="chevron-down"
              className={`no-print size-5 text-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        {isDrawn ? (
          <CategoryMenu
            label={label}
            items={items}
            actions={actions}
            onPaste={() => actions.paste('', addsTo ?? DEFAULT_CATEGORY)}
          />
        ) : (
          <span className="size-11" />
        )}
      </div>
      <div id={`${id}-list`} hidden={!isOpen} className="px-3 pb-2">
        {isOpen && arranging && <ArrangeRows items={[...needed, ...spare]} actions={actions} {...arranging} />}
        {isOpen && !arranging && <Rows items={needed} openItem={openItem} actions={actions} drawn={drawn} />}
        {isOpen && !isDrawn && (
          <>
            {spare.length > 0 && <div className="min-h-11 border-t border-transparent" />}
            {addsTo !== null && <div className="min-h-11" />}
          </>
        )}
        {isOpen && isDrawn && !arranging && spare.length > 0 && (
          <Spare
            items={spare}
            isOpen={isSpareOpen}
            openItem={openItem}
            actions={actions}
            onToggle={(open) => onToggleSpare(category, open)}
          />
        )}
        {isOpen && isDrawn && !arranging && addsTo !== null && (
          <AddItem category={addsTo} onAdd={actions.addOne} onPaste={actions.paste} />
        )}
      </div>
    </section>
  );
}, isSame);
