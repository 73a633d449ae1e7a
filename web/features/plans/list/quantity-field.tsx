import {
  useState,
  type KeyboardEvent,
  useSyncExternalStore,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';

/** How long a button is held before it repeats, and how the pauses between two steps shrink, milliseconds. */
const HOLD_MS = 420;
const FIRST_PAUSE_MS = 180;
const SHORTEST_PAUSE_MS = 35;
const FASTER = 0.86;

/**
 * Handlers of buttons that step once when pressed and go on, faster and faster, while they are held. `step` says whether
 * it could step; when it could not, the hold is over.
 */
const useRepeatWhileHeld = (step: (by: number) => boolean) => {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (by: number, pause: number) => {
    hasRepeated.current = true;
    if (latest.current(by)) timer.current = setTimeout(repeat, pause, by, Math.max(SHORTEST_PAUSE_MS, pause * FASTER));
  };
  return (by: number) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, HOLD_MS, by, FIRST_PAUSE_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A long touch means "more", not the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // Keyboards and assistive technology click too; the click that ends a hold has been counted.
    onClick: () => {
      if (!hasRepeated.current) step(by);
      hasRepeated.current = false;
    },
  });
};

let query: MediaQueryList | undefined;
const roomy = (): MediaQueryList => (query ??= matchMedia('(hover: hover) and (width >= 40rem)'));

const subscribe = (listener: () => void): (() => void) => {
  const followed = roomy();
  followed.addEventListener('change', listener);
  return () => followed.removeEventListener('change', listener);
};

/** Whether every row has room for its tools, and a pointer that brings them up; the Worker does not know. */
const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => roomy().matches,
    () => true,
  );

export interface QuantityFieldProps {
  value: number;
  label: string;
  /** By touch the two buttons are there only in an open row. */
  isOpen: boolean;
  onChange: (value: number) => void;
}

const MOST = PLAN_LIMITS.quantity;
/** The nearest quantity of the range. */
const within = (value: number): number => Math.min(MOST, Math.max(1, value));

/** Digits that are typed at most; more than the range has, so that "1000000000" gets its message. */
const TYPED = 12;

/** One toast for all fields: the newest message replaces the one before. */
const TOAST = 'quantity';

/**
 * How many: typed, or one more and one fewer, which repeat while held. What is out of range is refused with a message.
 */
export const QuantityField = ({ value, label, isOpen, onChange }: QuantityFieldProps) => {
  const { t } = useTranslation(['plans', 'packing']);
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const tell = (typed: number) => {
    if (typed < 1) toast.warning(t('packing:item.tooFew'), { id: TOAST });
    if (typed > MOST) toast.warning(t('packing:item.tooMany', { max: MOST }), { id: TOAST });
  };
  const set = (next: number) => {
    if (next !== value) onChange(next);
  };
  const step = (by: number, from = value): boolean => {
    tell(from + by);
    set(within(from + by));
    // Also when the list has that many already, and another number was typed.
    setText(String(within(from + by)));
    return from + by === within(from + by);
  };
  /** What is being typed, as far as it is a quantity. */
  const typed = () => within(Math.round(Number(text)) || value);
  const leave = () => {
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isNaN(number)) {
      if (text.trim() !== '') toast.warning(t('packing:item.noNumber', { count: value }), { id: TOAST });
      setText(String(value));
      return;
    }
    tell(number);
    const next = Math.round(number);
    // What cannot be is refused and stays to be put right; the list keeps what it had.
    if (next !== within(next)) return;
    setText(String(next));
    set(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    if (event.key === 'Enter') leave();
    else if (event.key === 'Escape' && text !== String(value)) setText(String(value));
    else if (event.key === 'ArrowUp') step(1, typed());
    else if (event.key === 'ArrowDown') step(-1, typed());
    else return;
    event.preventDefault();
  };
  const isRefused = Number(text) !== value && within(Math.round(Number(text))) !== Math.round(Number(text));
  const hold = useRepeatWhileHeld(step);
  const button =
    'row-tool row-step no-print grid size-11 cursor-pointer touch-manipulation place-items-center rounded-md text-faint select-none hover:bg-text/8 hover:text-text sm:size-9 pointer-coarse:size-11';
  // Without them a row has half as much for the browser to lay out.
  const hasSteps = useIsRoomy() || isOpen;
  const byTouch = isOpen ? '' : 'max-sm:hidden [@media(hover:none)]:hidden';
  return (
    <span
      className={`quantity-field relative z-1 flex shrink-0 items-center ${isOpen ? 'max-sm:order-last max-sm:w-full max-sm:pl-7' : ''}`}
    >
      {hasSteps && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('plan.fewer')}: ${label}`}
          aria-disabled={value <= 1}
          {...hold(-1)}
          className={`${button} ${byTouch}`}
        >
          <Icon name="minus" className={`size-4 ${value <= 1 ? 'opacity-30' : ''}`} />
        </button>
      )}
      <input
        inputMode="numeric"
        tabIndex={-1}
        data-one={value === 1 || undefined}
        aria-label={label}
        value={text}
        aria-invalid={isRefused || undefined}
        maxLength={TYPED}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={`row-tool quantity h-11 w-9 rounded-sm border border-transparent bg-transparent text-center font-code text-sm font-bold hover:border-line-strong focus:border-primary aria-invalid:border-error sm:h-8 sm:w-8 ${value === 1 ? 'text-faint' : 'text-text'}`}
      />
      {hasSteps && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('plan.more')}: ${label}`}
          aria-disabled={value >= MOST}
          {...hold(1)}
          className={`${button} ${byTouch}`}
        >
          <Icon name="plus" className={`size-4 ${value >= MOST ? 'opacity-30' : ''}`} />
        </button>
      )}
    </span>
  );
};
