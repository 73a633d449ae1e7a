import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a button is held before it repeats, and how the pauses between two steps shrink, milliseconds. */
const HOLD_MS = 420;
const FIRST_PAUSE_MS = 180;
const SHORTEST_PAUSE_MS = 35;
const FASTER = 0.86;

/**
 * Handlers of buttons that step once when pressed and go on, faster and faster, while they are held. `step` says whether
 * it could step; when it could not, the hold is over.
 */
export const useRepeatWhileHeld = (step: (by: number) => boolean) => {
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
