import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { afterPaint } from '../../../ui/after-paint';

const ROW = '[data-item]';
const BOX = `${ROW} .pack-box`;
/** What of a row is in the order of the Tab key only while the row is the current one. */
const STOPS = '.pack-box, .row-tool';

const setStops = (row: Element, tabIndex: 0 | -1): void => {
  // Set again, even to the same, it has the browser look whether what has the focus may keep it.
  for (const stop of row.querySelectorAll<HTMLElement>(STOPS)) if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
};

/** Makes a row the current one of its list: the only one that the Tab key stops at. */
const setCurrentRow = (list: Element, row: Element): void => {
  for (const other of list.querySelectorAll('[data-current]')) {
    if (other === row) continue;
    other.removeAttribute('data-current');
    setStops(other, -1);
  }
  row.setAttribute('data-current', '');
  setStops(row, 0);
};

const boxBeside = (list: Element, from: Element, by: 1 | -1): HTMLElement | undefined => {
  const wanted = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const boxes = [...list.querySelectorAll<HTMLElement>(BOX)].filter(
    (box) => box !== from && (from.compareDocumentPosition(box) & wanted) !== 0,
  );
  return by === 1 ? boxes[0] : boxes.at(-1);
};

/** Where a key leads from something in the list that does not use it itself. */
const targetOf = (list: Element, from: Element, key: string): HTMLElement | undefined => {
  if (key === 'ArrowDown') return boxBeside(list, from, 1);
  if (key === 'ArrowUp') return boxBeside(list, from, -1);
  const boxes = [...list.querySelectorAll<HTMLElement>(BOX)];
  if (key === 'Home') return boxes[0];
  if (key === 'End') return boxes.at(-1);
  if (key === 'n') return from.closest('section')?.querySelector<HTMLElement>('.add-line') ?? undefined;
  return undefined;
};

/** Where the focus was: a row, and how many boxes of its group stand before it. */
interface FocusedRow {
  row: Element;
  group: Element | null;
  at: number;
}

const focusedRow = (row: Element): FocusedRow => {
  const group = row.closest('section');
  const boxes = [...(group?.querySelectorAll(BOX) ?? [])];
  const at = boxes.filter((box) => (row.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_PRECEDING) !== 0).length;
  return { row, group, at };
};

/** What takes the focus when its row is gone: the next of its group, the one before, its line to add, else any, else the title. */
const heirOf = (list: Element, { group, at }: FocusedRow): HTMLElement | null => {
  const boxes = group?.isConnected ? [...group.querySelectorAll<HTMLElement>(BOX)] : [];
  return (
    boxes[Math.min(at, boxes.length - 1)] ??
    (group?.isConnected ? group.querySelector<HTMLElement>('.add-line') : null) ??
    list.querySelector<HTMLElement>(`[data-current] .pack-box, .add-line`) ??
    document.querySelector<HTMLElement>('h1')
  );
};

/** What walks by arrow keys: boxes, the tools of a row, and the headings. Fields and menus keep the arrows. */
const isWalked = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.matches('.pack-box, .row-tool:not(input), h2 > button, .spare-toggle') &&
  target.getAttribute('aria-haspopup') === null;

/**
 * One stop of the Tab key for the whole list, and the arrow keys to walk it. Set on the elements themselves: a row is not
 * drawn again because somebody walks past it. `undo` takes back what was last done.
 */
export const useListKeys = (undo: () => void) => {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedRow>(null);
  // Rows come and go with every edit: there is a current one as long as there is any.
  useEffect(() => {
    const row = list.current?.querySelector('[data-current]') ?? list.current?.querySelector(ROW);
    if (list.current && row) setCurrentRow(list.current, row);
    // Somebody else took the row off the list: the focus goes on from where it was.
    const last = focused.current;
    if (!list.current || !last || last.row.isConnected || document.activeElement !== document.body) return;
    heirOf(list.current, last)?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest(ROW);
    focused.current = null;
    if (!list.current || !row) return;
    const takeStop = () => {
      if (!list.current || !row.isConnected || !row.contains(document.activeElement)) return;
      setCurrentRow(list.current, row);
      focused.current = focusedRow(row);
    };
    // Who taps sees the tick first; the Tab key is for who came by key.
    if (target.matches(':focus-visible')) takeStop();
    else void afterPaint().then(takeStop);
  };
  const onBlur = ({ target }: FocusEvent) => {
    // Removing the focused element or switching the window is not leaving the list; and
    // an arrow key has moved it to the next row by the time that this is asked.
    queueMicrotask(() => {
      if (target.isConnected && !list.current?.contains(document.activeElement)) focused.current = null;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key === 'z' && isWalked(target)) {
      event.preventDefault();
      undo();
      return;
    }
    if (defaultPrevented || altKey || ctrlKey || metaKey || !list.current || !isWalked(target)) return;
    const next = targetOf(list.current, target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: list, onFocus, onBlur, onKeyDown };
};
