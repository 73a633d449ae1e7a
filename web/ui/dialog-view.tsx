import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button, IconButton } from './button';
import type { ConfirmDialogProps, DialogProps } from './dialog';

const viewport = 'fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto p-0 sm:items-center sm:p-6';
const popup =
  'sheet w-full max-w-lg rounded-t-lg border border-line bg-surface p-6 shadow-2 outline-none sm:rounded-lg max-h-[92dvh] overflow-y-auto';

const FIELD = 'input:not([hidden]), textarea, select';

/** Whether fingers are what the device is used with first: a focused field would bring its keyboard up. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * A dialog: a sheet from below on a phone, a card in the middle elsewhere. The focus starts in its first field, if it has
 * one, except by touch, where the keyboard would cover what the dialog says.
 */
export const DialogView = (props: DialogProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      onOpenChangeComplete={(open) => !open && props.onAfterLeave?.()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim fixed inset-0 z-50 bg-(--color-scrim)" />
        <BaseDialog.Viewport className={viewport}>
          <BaseDialog.Popup
            ref={box}
            initialFocus={() => (isTouched() ? box.current : box.current?.querySelector<HTMLElement>(FIELD)) ?? true}
            className={`${popup} ${props.className ?? ''}`}
          >
            <div className="mb-4 flex items-start justify-between gap-4">
              <div className="grid gap-1">
                <BaseDialog.Title className="text-xl">{props.title}</BaseDialog.Title>
                {props.description && (
                  <BaseDialog.Description className="text-muted">{props.description}</BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close
                render={<IconButton size="sm" icon="x" label={t('close')} className="-mt-1 -mr-2 max-sm:size-11" />}
              />
            </div>
            {props.children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};

/** Asks before something that cannot be taken back; the focus starts on "cancel". */
export const ConfirmDialogView = (props: ConfirmDialogProps) => (
  <BaseAlert.Root
    open={props.open}
    onOpenChange={(open) => !open && props.onClose()}
    onOpenChangeComplete={(open) => !open && props.onAfterLeave?.()}
  >
    <BaseAlert.Portal>
      <BaseAlert.Backdrop className="scrim fixed inset-0 z-50 bg-(--color-scrim)" />
      <BaseAlert.Viewport className={viewport}>
        <BaseAlert.Popup className={popup}>
          <BaseAlert.Title className="text-xl">{props.title}</BaseAlert.Title>
          <BaseAlert.Description className="mt-2 text-muted">{props.description}</BaseAlert.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <BaseAlert.Close
              render={
                <Button variant="outline" color="neutral">
                  {props.cancelLabel}
                </Button>
              }
            />
            <Button color={props.color ?? 'error'} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </BaseAlert.Popup>
      </BaseAlert.Viewport>
    </BaseAlert.Portal>
  </BaseAlert.Root>
);
