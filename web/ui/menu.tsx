import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icons/names';

const item = [
  'flex w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 text-sm outline-none',
  'data-highlighted:bg-text/8 data-disabled:cursor-not-allowed data-disabled:opacity-50',
].join(' ');

export interface MenuProps {
  /** The element that opens it, e.g. a `Button`. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu of actions below its trigger. */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  <BaseMenu.Root>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal>
      <BaseMenu.Positioner align={align} sideOffset={6} className="z-50 outline-none">
        <BaseMenu.Popup className="floating min-w-44 rounded-md border border-line bg-raised p-1 shadow-2 outline-none">
          {children}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);

export interface MenuItemProps {
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One action of a menu. */
export const MenuItem = ({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) => (
  <BaseMenu.Item disabled={disabled} onClick={onSelect} className={`${item} ${danger ? 'text-error-ink' : ''}`}>
    {icon && <Icon name={icon} className="size-4.5" />}
    {children}
  </BaseMenu.Item>
);

/** A line between groups of items. */
export const MenuSeparator = () => <BaseMenu.Separator className="my-1 h-px bg-line" />;
