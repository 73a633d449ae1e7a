import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ButtonProps } from './button';

// What a dialog is drawn with comes when the first one is opened.
const view = () => import('./dialog-view');
const View = lazy(async () => ({ default: (await view()).DialogView }));
const ConfirmView = lazy(async () => ({ default: (await view()).ConfirmDialogView }));

/** Whether it was ever open: before that there is nothing to draw. */
const useAsked = (open: boolean): boolean => {
  const [isAsked, setAsked] = useState(open);
  if (open && !isAsked) setAsked(true);
  return isAsked;
};

export interface DialogProps {
  open: boolean;
  /** Escape, a press beside it or its close button; the caller closes it. */
  onClose: () => void;
  /** After the leaving animation. */
  onAfterLeave?: () => void;
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A dialog: a sheet from below on a phone, a card in the middle elsewhere. The focus starts in its first field, if it has
 * one, except by touch, where the keyboard would cover what the dialog says.
 */
export const Dialog = (props: DialogProps) => <Suspense>{useAsked(props.open) && <View {...props} />}</Suspense>;

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onAfterLeave?: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  color?: ButtonProps['color'];
  /** While its promise is open the button is pending; the caller closes the dialog. */
  onConfirm: () => unknown;
}

/** Asks before something that cannot be taken back; the focus starts on "cancel". */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Suspense>{useAsked(props.open) && <ConfirmView {...props} />}</Suspense>
);
