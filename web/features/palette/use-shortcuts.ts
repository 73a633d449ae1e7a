import { useCallback, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { toast } from '../../ui/toast';
import { isHelpKeyOn } from './shortcut-settings';

const FIELD = 'input, textarea, select, [contenteditable]';

const openPalette = async (): Promise<void> => {
  const { palette } = await import('./palette');
  await palette.open({});
};
/** Shows the list of keys. */
export const openKeys = async (): Promise<void> => {
  const { keysDialog } = await import('./keys-dialog');
  await keysDialog.open({});
};

/** Ctrl or ⌘ with K opens the palette, `?` the list of keys. */
export const useShortcuts = (): void => {
  const { t } = useTranslation();
  const run = useCallback(
    (open: () => Promise<void>) => {
      open().catch(() => toast.error(t('unexpected')));
    },
    [t],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
      const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!hasDialog) run(openPalette);
        return;
      }
      if (event.key !== '?' || event.ctrlKey || event.metaKey || hasDialog || !isHelpKeyOn()) return;
      if (event.target instanceof Element && event.target.closest(FIELD)) {
        const isBox = event.target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(event.target.type);
        if (!isBox) return;
      }
      event.preventDefault();
      run(openKeys);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [run]);
};
