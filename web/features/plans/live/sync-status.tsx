import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { ItemEditor } from './item-editor';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { useOnline } from '../offline/use-online';

/** Shorter work is not worth a flicker, milliseconds. */
const REST_MS = 400;

const DOTS = {
  saved: 'bg-primary-ink',
  sending: 'bg-info-ink pulse',
  waiting: 'bg-warning-ink',
  offline: 'bg-warning-ink',
} as const;

/** Whether the changes of a plan are saved, being sent, or kept on this device until there is a network. */
export const SyncStatus = ({ editor }: { editor: ItemEditor }) => {
  const { t } = useTranslation('plans');
  const { waiting, isSending, isCut } = useSyncExternalStore(editor.subscribe, editor.state, editor.state);
  const isOnline = useOnline();
  const now = !isOnline ? 'offline' : waiting === 0 ? 'saved' : isSending && !isCut ? 'sending' : 'waiting';
  // Saving that is over in a moment is not worth a flicker.
  const isLong = useDebouncedValue(now, REST_MS) === now;
  const state = now === 'sending' && !isLong ? 'saved' : now;
  const isTold = useDebouncedValue(state === 'offline' || state === 'waiting' ? state : '', REST_MS) !== '';
  const texts = {
    saved: t('sync.saved'),
    sending: t('sync.sending'),
    waiting: t('sync.waiting', { count: waiting }),
    offline: waiting > 0 ? t('sync.offlineWaiting', { count: waiting }) : t('sync.offline'),
  };
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOTS[state]}`} />
      <span>{texts[state]}</span>
      {/* Said are the breaks alone: who ticks one thing after the other is not told of each. */}
      <output className="sr-only">
        {isTold && `${texts[state]} ${state === 'offline' ? t('sync.offlineHint') : ''}`}
      </output>
    </span>
  );
};
