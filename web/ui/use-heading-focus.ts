import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * The heading that a screen begins with gets the focus when somebody came here within the app, so that a screen reader
 * says where one is and Tab goes on from there. A freshly loaded page keeps the focus at its beginning.
 */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFreshLoad = useLocation().key === 'default';
  useEffect(() => {
    if (!isFreshLoad) heading.current?.focus({ preventScroll: true });
  }, [isFreshLoad]);
  return heading;
};
