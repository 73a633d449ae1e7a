import { Popover as BasePopover } from '@base-ui/react/popover';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  trigger: ReactElement;
  title?: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A small panel beside its trigger. */
export const Popover = ({ trigger, title, align = 'center', className, children }: PopoverProps) => (
  <BasePopover.Root>
    <BasePopover.Trigger render={trigger} />
    <BasePopover.Portal>
      <BasePopover.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-50">
        <BasePopover.Popup
          className={`floating max-w-80 rounded-md border border-line bg-raised p-4 text-sm shadow-2 outline-none ${className ?? ''}`}
        >
          {title && <BasePopover.Title className="mb-1 font-semibold">{title}</BasePopover.Title>}
          {children}
        </BasePopover.Popup>
      </BasePopover.Positioner>
    </BasePopover.Portal>
  </BasePopover.Root>
);

/** A word on what something is; never the only place for information. `children` is the trigger element. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <BaseTooltip.Root>
    <BaseTooltip.Trigger render={children} />
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-50">
        <BaseTooltip.Popup className="floating rounded-sm bg-inverse px-2 py-1 text-xs text-on-inverse">
          {text}
        </BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
);
