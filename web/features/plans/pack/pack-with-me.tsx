import { Dialog } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent, useCallback, useEffect, useState, type PointerEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { useTextInUnits } from '../../../units';
import { Button, IconButton } from '../../../ui/button';
import { bagOf } from '../items/grouping';
import type { ListActions } from '../list/use-list-actions';
import { BagFill } from './bag-fill';
import './pack.css';
import { bagFill, type VoiceCommand, commandIn } from './pack-queue';
import { useLastTickOfOthers } from './use-last-tick-of-others';
import { usePacking } from './use-packing';
import { useLocale } from '../../../i18n/use-locale';
import { useDictation } from '../form/use-dictation';

/** How far a card moves before its release counts as a swipe, pixels. */
const FAR = 96;
/** A finger that moves less has pressed, pixels. */
const STILL = 8;

/** Handlers of a card that is swiped to either side; `by` is where it is now. Whatever a swipe does, a button does too. */
const useSwipe = (onSwipe: (to: 'left' | 'right') => void) => {
  const from = useRef<{ x: number; id: number } | null>(null);
  const [by, setBy] = useState(0);
  const end = ({ clientX, pointerId }: PointerEvent, isKept: boolean) => {
    const start = from.current;
    if (!start || start.id !== pointerId) return;
    from.current = null;
    setBy(0);
    const moved = clientX - start.x;
    if (isKept && Math.abs(moved) >= FAR) onSwipe(moved > 0 ? 'right' : 'left');
  };
  return {
    by,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, id: event.pointerId };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current;
        if (!start || start.id !== event.pointerId) return;
        const moved = event.clientX - start.x;
        if (Math.abs(moved) < STILL && by === 0) return;
        if (by === 0) event.currentTarget.setPointerCapture(event.pointerId);
        setBy(moved);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
};

/** Hands-free packing: the item is read aloud, and a spoken command answers. */
const useVoice = (text: string, onCommand: (command: VoiceCommand) => void) => {
  const { locale } = useLocale();
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  const hear = useCallback((phrase: string) => {
    const command = commandIn(phrase);
    if (command) latest.current(command);
  }, []);
  const { isListening, interim, problem, start, stop } = useDictation(locale, hear);
  useEffect(() => {
    if (!isListening || !('speechSynthesis' in window)) return undefined;
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = locale;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(speech);
    return () => window.speechSynthesis.cancel();
  }, [isListening, locale, text]);
  return { isListening, interim, problem, toggle: isListening ? stop : start };
};

export interface PackWithMeProps {
  items: readonly Item[];
  actions: Pick<ListActions, 'change'>;
  onClose: () => void;
}

const KEYS: Record<string, VoiceCommand> = {
  ArrowRight: 'packed',
  p: 'packed',
  ArrowLeft: 'later',
  l: 'later',
  ArrowUp: 'back',
  Backspace: 'back',
  h: 'leave',
};

/** The thing that is asked about, on its luggage tag. */
const ThingTag = ({ item, by }: { item: Item; by: number }) => {
  const { t } = useTranslation('packing');
  const inUnits = useTextInUnits();
  const bag = bagOf(item);
  return (
    <div
      className="thing-tag"
      data-to={by > 0 ? 'right' : by < 0 ? 'left' : undefined}
      style={{ transform: `translateX(${by}px) rotate(${by / 40}deg)` }}
    >
      <p className="flex flex-wrap gap-x-3 text-sm font-semibold text-tag-muted">
        <span>{t(`bags.${bag}`)}</span>
        {item.for.length > 0 && <bdi>{item.for.join(', ')}</bdi>}
      </p>
      <h2 dir="auto" className="mt-2 text-3xl leading-[1.1]! wrap-anywhere sm:text-4xl">
        {item.quantity > 1 && <span className="code mr-3 text-[0.85em]">{item.quantity}× </span>}
        {item.name}
      </h2>
      {item.reason !== '' && (
        <p dir="auto" className="mt-3 max-w-prose sm:text-lg">
          {inUnits(item.reason)}
        </p>
      )}
    </div>
  );
};

/** The whole screen for one thing after the other: packed, put off, or left at home, by key, swipe or voice. */
export const PackWithMe = ({ items, actions, onClose }: PackWithMeProps) => {
  const { t } = useTranslation(['packing', 'common']);
  const packing = usePacking(items, actions);
  const { item, left } = packing;
  const said = useLastTickOfOthers(items);
  const first = useRef<HTMLButtonElement>(null);
  const run = (command: VoiceCommand) =>
    ({
      packed: packing.pack,
      later: packing.putOff,
      leave: packing.leave,
      back: packing.back,
      stop: onClose,
    })[command]();
  const voice = useVoice(item ? [item.quantity > 1 ? item.quantity : '', item.name].join(' ') : '', run);
  const swipe = useSwipe((to) => run(to === 'right' ? 'packed' : 'later'));
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
    if (!command) return;
    event.preventDefault();
    run(command);
  };
  const heard = voice.problem ? t(`pack.voice.${voice.problem}`) : voice.isListening ? t('pack.voice.listening') : '';
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={first}
          onKeyDown={onKeyDown}
          className="pack-screen fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] gap-4 overflow-y-auto bg-bg p-5 outline-none sm:p-8"
        >
          <header className="flex items-center gap-3">
            <Dialog.Title className="min-w-0 flex-1 text-lg">
              {t('pack.title')}{' '}
              <span className="ml-3 font-code text-sm font-bold text-muted">{t('pack.left', { count: left })}</span>
            </Dialog.Title>
            <Button
              variant={voice.isListening ? 'soft' : 'ghost'}
              color="neutral"
              icon="mic"
              aria-pressed={voice.isListening}
              aria-label={t('pack.voice.label')}
              onClick={voice.toggle}
              className="size-11!"
            />
            <Dialog.Close render={<IconButton icon="x" label={t('common:close')} className="size-11!" />} />
          </header>
          <div className="grid min-h-0 content-center justify-items-center gap-6">
            {item ? (
              // Swiping is a short way to the buttons below.
              <div {...swipe.handlers} className="w-full max-w-2xl touch-pan-y select-none">
                <ThingTag key={item.id} item={item} by={swipe.by} />
              </div>
            ) : (
              <p className="text-center text-2xl font-semibold">{t('pack.nothingLeft')}</p>
            )}
            <BagFill {...bagFill(items)} />
            <p className="min-h-5 text-sm text-muted" aria-live="polite">
              {heard || said}
            </p>
            <output className="sr-only">
              {item && `${item.quantity > 1 ? `${item.quantity} × ` : ''}${item.name}. ${item.reason}`}
            </output>
          </div>
          <footer className="mx-auto grid w-full max-w-2xl grid-cols-[auto_1fr_1fr] gap-2.5">
            <Button ref={first} size="xl" icon="check" onClick={item ? packing.pack : onClose} className="col-span-3">
              {t(item ? 'pack.packed' : 'pack.finish')}
            </Button>
            <Button
              variant="outline"
              color="neutral"
              icon="undo-2"
              aria-label={t('pack.back')}
              aria-disabled={!packing.canGoBack}
              onClick={packing.back}
              className="size-12!"
            />
            <Button variant="outline" color="neutral" aria-disabled={!item} onClick={packing.putOff} className="h-12!">
              {t('pack.later')}
            </Button>
            <Button variant="outline" color="neutral" aria-disabled={!item} onClick={packing.leave} className="h-12!">
              {t('pack.leave')}
            </Button>
            <p aria-hidden className="col-span-3 hidden justify-center gap-4 text-xs text-faint sm:flex">
              {t('pack.keys')}
            </p>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
