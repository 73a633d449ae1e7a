import { useRef, useState, type PointerEvent } from 'react';

/** How far a card moves before its release counts as a swipe, pixels. */
const FAR = 96;
/** A finger that moves less has pressed, pixels. */
const STILL = 8;

/** Handlers of a card that is swiped to either side; `by` is where it is now. Whatever a swipe does, a button does too. */
export const useSwipe = (onSwipe: (to: 'left' | 'right') => void) => {
  const from = useRef<{ x: number; id: number } | null>(null);
  const [by, setBy] = useState(0);
  const end = ({ clientX, pointerId }: PointerEvent, isKept: boolean) => {
    const start = from.current;
    if (!start || start.id !== pointerId) return;
    from.current = null;
    setBy(0);
    const moved = clientX - start.x;
    if (isKept && Math.abs(moved) >= FAR) onSwipe(moved > 0 ? 'right' : 'left');
  };
  return {
    by,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, id: event.pointerId };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current;
        if (!start || start.id !== event.pointerId) return;
        const moved = event.clientX - start.x;
        if (Math.abs(moved) < STILL && by === 0) return;
        if (by === 0) event.currentTarget.setPointerCapture(event.pointerId);
        setBy(moved);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
};
