import inline from 'virtual:icons';
import { useCallback, useSyncExternalStore } from 'react';
import { iconBody, requestIcon } from './icons/loader';
import type { IconName } from './icons/names';

export interface IconProps {
  name: IconName;
  /** Tailwind size classes; 1.25em square when left out. */
  className?: string;
  /** What it says to a screen reader; decorative when left out. */
  label?: string;
}

/** An icon of the product's set; those of the shell are drawn at once, others arrive in one request. */
export const Icon = ({ name, className = 'size-[1.25em]', label }: IconProps) => {
  const known = inline.icons[name]?.body;
  const subscribe = useCallback(
    (listener: () => void) => (known === undefined ? requestIcon(name, listener) : () => undefined),
    [known, name],
  );
  const loaded = useSyncExternalStore(
    subscribe,
    () => iconBody(name),
    () => iconBody(name),
  );
  return (
    <svg
      viewBox={`0 0 ${inline.width} ${inline.height}`}
      className={`icon ${className}`}
      {...(inline.isServed && { 'data-icon': name })}
      // Lucide's own markup, taken at build time.
      dangerouslySetInnerHTML={{ __html: known ?? loaded ?? '' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
};
