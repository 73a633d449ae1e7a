import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Icon } from './icon';
import type { MenuItemProps, MenuProps } from './menu';

const item = [
  'flex w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 text-sm outline-none',
  'data-highlighted:bg-text/8 data-disabled:cursor-not-allowed data-disabled:opacity-50',
].join(' ');

/** A menu of actions below its trigger, open from the start: it is drawn when it is asked for. */
export const MenuView = ({ trigger, align = 'end', children }: MenuProps) => (
  <BaseMenu.Root defaultOpen>
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

/** One action of a menu. */
export const MenuItemView = ({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) => (
  <BaseMenu.Item disabled={disabled} onClick={onSelect} className={`${item} ${danger ? 'text-error-ink' : ''}`}>
    {icon && <Icon name={icon} className="size-4.5" />}
    {children}
  </BaseMenu.Item>
);

/** A line between groups of items. */
export const MenuSeparatorView = () => <BaseMenu.Separator className="my-1 h-px bg-line" />;
