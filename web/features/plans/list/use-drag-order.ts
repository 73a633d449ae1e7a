import { useRef, type PointerEvent } from 'react';

/** Within this many pixels of the window's edge a drag scrolls the page, so many pixels a frame at most. */
const EDGE = 90;
const FASTEST = 14;

interface Drag {
  row: HTMLElement;
  /** The list's rows when the drag began, with their middles on the page. */
  rows: readonly HTMLElement[];
  middles: readonly number[];
  from: number;
  to: number;
  /** Where the pointer was on the page, and is in the window. */
  startY: number;
  clientY: number;
  frame: number;
}

/** How far the page scrolls in the next frame for a pointer at this height of the window. */
const scrollFor = (clientY: number): number => {
  const below = clientY - (window.innerHeight - EDGE);
  const above = EDGE - clientY;
  if (below > 0) return Math.min(1, below / EDGE) * FASTEST;
  return above > 0 ? -Math.min(1, above / EDGE) * FASTEST : 0;
};

/** Moves the rows on screen as they would lie if the pointer were released now. */
const draw = (drag: Drag): void => {
  const shift = drag.clientY + window.scrollY - drag.startY;
  const middle = (drag.middles[drag.from] ?? 0) + shift;
  drag.to = drag.middles.filter((each, at) => at !== drag.from && each < middle).length;
  const height = drag.row.offsetHeight;
  for (const [at, row] of drag.rows.entries()) {
    if (row === drag.row) row.style.transform = `translateY(${shift}px)`;
    else if (at > drag.from && at <= drag.to) row.style.transform = `translateY(${-height}px)`;
    else if (at < drag.from && at >= drag.to) row.style.transform = `translateY(${height}px)`;
    else row.style.transform = '';
  }
};

/**
 * Handlers of the handle in each row of a list: dragging it, by mouse, pen or touch, takes the row along; `onDrop` gets
 * from which place to which. Escape puts it back.
 */
export const useDragOrder = (onDrop: (from: number, to: number) => void) => {
  const current = useRef<Drag>(null);
  const end = (isKept: boolean) => {
    const drag = current.current;
    if (!drag) return;
    current.current = null;
    cancelAnimationFrame(drag.frame);
    for (const row of drag.rows) row.style.transform = '';
    delete drag.row.dataset['dragged'];
    if (isKept && drag.from !== drag.to) onDrop(drag.from, drag.to);
  };
  const follow = () => {
    const drag = current.current;
    if (!drag) return;
    const by = scrollFor(drag.clientY);
    if (by !== 0) window.scrollBy(0, by);
    draw(drag);
    drag.frame = requestAnimationFrame(follow);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest<HTMLElement>('[data-item]');
      if (event.button !== 0 || !row?.parentElement || current.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = [...row.parentElement.querySelectorAll<HTMLElement>(':scope > [data-item]')];
      const from = rows.indexOf(row);
      const middles = rows.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return top + window.scrollY + height / 2;
      });
      row.dataset['dragged'] = '';
      const startY = event.clientY + window.scrollY;
      current.current = { row, rows, middles, from, to: from, startY, clientY: event.clientY, frame: 0 };
      current.current.frame = requestAnimationFrame(follow);
    },
    onPointerMove: (event: PointerEvent) => {
      if (current.current) current.current.clientY = event.clientY;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!current.current) return;
      current.current.clientY = event.clientY;
      draw(current.current);
      end(true);
    },
    onPointerCancel: () => end(false),
    /** Whether it was a key that ended a drag. */
    cancel: (): boolean => {
      const isDragging = current.current !== null;
      end(false);
      return isDragging;
    },
  };
};
