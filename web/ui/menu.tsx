import { cloneElement, lazy, Suspense, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { IconName } from './icons/names';

// What a menu is drawn with comes when one is first reached for: a screen has many, and most are never opened.
const view = () => import('./menu-view');
const View = lazy(async () => ({ default: (await view()).MenuView }));
const Item = lazy(async () => ({ default: (await view()).MenuItemView }));
const Separator = lazy(async () => ({ default: (await view()).MenuSeparatorView }));

export interface MenuProps {
  /** The element that opens it, e.g. a `Button`. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  /** Brings what is in it, when somebody reaches for it. */
  onReach?: () => Promise<unknown>;
  children: ReactNode;
}

/** A menu of actions below its trigger. */
export const Menu = ({ trigger, onReach, ...rest }: MenuProps) => {
  const [isAsked, setAsked] = useState(false);
  const prefetch = (): void => void Promise.all([view(), onReach?.()]).catch(() => undefined);
  const opener = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => setAsked(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setAsked(true);
    },
  });
  return isAsked ? (
    <Suspense fallback={opener}>
      <View {...rest} trigger={trigger} />
    </Suspense>
  ) : (
    opener
  );
};

export interface MenuItemProps {
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One action of a menu. */
export const MenuItem = (props: MenuItemProps) => <Item {...props} />;

/** A line between groups of items. */
export const MenuSeparator = () => <Separator />;
