import {
  memo,
  startTransition,
  Suspense,
  useId,
  useOptimistic,
  useRef,
  useState,
  useContext,
  useEffect,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { late } from '../../../ui/late';
import { afterPaint } from '../../../ui/after-paint';
import { Icon } from '../../../ui/icon';
import { PackedBy } from '../items/people';
import { ItemName } from './item-name';
import { QuantityField } from './quantity-field';
import { onRowKey } from './row-keys';
import type { ListActions } from './use-list-actions';
import { useTextInUnits } from '../../../units';
import { bagOf, hasOwnBag } from '../items/grouping';
import { RowViewContext } from './row-view';

/** Duration and tolerance of a long press on a row, milliseconds and pixels. */
const HOLD_MS = 450;
const SLIP = 10;

/** Handlers of a row that opens on a long press; the tap that ends the press does nothing else. */
const useLongPress = (open: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (pointerType !== 'touch') return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isHeld.current = true;
        open();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > SLIP) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Whom a thing is for, on a small luggage tag, and where it travels when that is not where most things do. */
const Labels = ({ item }: { item: Item }) => {
  const { t } = useTranslation('packing');
  const { by, usualBag } = useContext(RowViewContext);
  const bag = bagOf(item);
  return (
    <>
      {by !== 'person' &&
        item.for.map((name) => (
          <bdi key={name} className="for-tag">
            {name}
          </bdi>
        ))}
      {by !== 'bag' && hasOwnBag(item, usualBag) && <span className="bag-mark">{t(`bags.${bag}`)}</span>}
    </>
  );
};

/** The quiet second line of a row: whom it is for, where it travels, and why it is on the list. */
const RowNote = ({ id, item }: { id: string; item: Item }) => {
  const { by, usualBag, reasons } = useContext(RowViewContext);
  const inUnits = useTextInUnits();
  const isLabelled = (by !== 'person' && item.for.length > 0) || (by !== 'bag' && hasOwnBag(item, usualBag));
  const reason = reasons ? inUnits(item.reason) : '';
  if (!isLabelled && reason === '') return null;
  return (
    <p id={id} dir="auto" className="row-note">
      {isLabelled && <Labels item={item} />}
      {reason}
    </p>
  );
};

/** They come with the first touch of the page. */
export const ItemDetails = late(async () => (await import('./item-details')).ItemDetails);

export interface ItemRowProps {
  item: Item;
  isOpen: boolean;
  /** Stays the same object, so that rows that did not change are not drawn again. */
  actions: ListActions;
}

/**
 * One thing to pack: a native check box, its name, how many, and why. All of its face ticks it; its tools come with the
 * pointer or the focus, or when the row is opened.
 */
export const ItemRow = memo(({ item, isOpen, actions }: ItemRowProps) => {
  const { t } = useTranslation('plans');
  const id = useId();
  const [isPacked, showPacked] = useOptimistic(item.packed);
  const [isRenaming, setIsRenaming] = useState(false);
  const press = useLongPress(() => actions.toggleDetails(item));
  /** The tick itself is on screen at once; counts, rings and the sending follow it. */
  const pack = (packed: boolean) =>
    startTransition(async () => {
      showPacked(packed);
      await afterPaint();
      actions.change(item, { packed });
    });
  const wasRenamedByKey = useRef(false);
  const rename = (name: string | null, isByKey: boolean) => {
    wasRenamedByKey.current = isByKey;
    setIsRenaming(false);
    if (name) actions.change(item, { name });
  };
  /** The box that comes back after a renaming takes the focus where the keyboard left it. */
  const takeBox = (element: HTMLInputElement | null) => {
    if (element && wasRenamedByKey.current) element.focus();
    wasRenamedByKey.current = false;
  };
  return (
    // The keys and the press are short ways to what the row's own controls do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-item={item.id}
      data-open={isOpen || undefined}
      onKeyDown={(event) => onRowKey(event, item, actions, () => setIsRenaming(true))}
      className={`item-row border-b border-line/70 last:border-0 ${item.hidden ? 'opacity-60' : ''} ${isOpen ? 'bg-text/3' : ''}`}
    >
      <div {...press} className="row-face relative">
        <div className="flex flex-wrap items-center gap-1 pl-1">
          {isRenaming ? (
            <ItemName item={item} onEnd={rename} />
          ) : (
            <label className="row-label flex min-h-11 min-w-[min(9rem,100%)] flex-1 cursor-pointer items-center gap-3 py-1.5">
              <input
                ref={takeBox}
                type="checkbox"
                tabIndex={-1}
                checked={isPacked}
                aria-describedby={`${id}-count ${id}-note ${id}-by`}
                aria-expanded={isOpen || undefined}
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
            type="button"
            tabIndex={-1}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('plan.details', { item: item.name })}
            onClick={() => actions.toggleDetails(item)}
            className="row-tool row-more no-print relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-faint transition-[color,opacity] hover:text-text"
          >
            <Icon name={isOpen ? 'chevron-down' : 'ellipsis'} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </div>
        {/* Beside the box it is a field of its own: who walks the boxes would not hear how many. */}
        {item.quantity > 1 && (
          <span id={`${id}-count`} hidden>
            {t('plan.howMany', { quantity: item.quantity })}
          </span>
        )}
        <RowNote id={`${id}-note`} item={item} />
      </div>
      <PackedBy id={`${id}-by`} item={item} />
      {isOpen && (
        <Suspense>
          <ItemDetails id={id} item={item} actions={actions} onRename={() => setIsRenaming(true)} />
        </Suspense>
      )}
    </li>
  );
});
