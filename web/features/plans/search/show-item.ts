/** How long the list may take to be there, milliseconds. */
const PATIENCE_MS = 10_000;
/** How long after it the screen may still give its own heading the focus, milliseconds. */
const SETTLE_MS = 1500;
/** How long it stands out: the focus alone cannot be seen where somebody pressed a link with a pointer. */
const MARK_MS = 4000;

/**
 * Brings a thing of the list that is about to be drawn into view and gives its tick box the focus, also after the
 * screen's heading had it. Returns the unsubscribe function; the wait for a thing is bounded, and a person who
 * touches a key or the screen is left alone at once.
 */
export const showItem = (itemId: string): (() => void) => {
  const selector = `[data-item="${CSS.escape(itemId)}"] input[type="checkbox"]`;
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort();
  const show = (): void => {
    const box = document.querySelector<HTMLElement>(selector);
    if (!box || signal.aborted) return;
    watch.disconnect();
    setTimeout(stop, SETTLE_MS);
    const row = box.closest('[data-item]');
    row?.toggleAttribute('data-found', true);
    setTimeout(() => row?.toggleAttribute('data-found', false), MARK_MS);
    const focus = () => {
      box.scrollIntoView({ block: 'center' });
      box.focus({ preventScroll: true });
    };
    document.addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches('h1, main')) focus();
      },
      { signal },
    );
    focus();
  };
  const watch = new MutationObserver(show);
  signal.addEventListener('abort', () => watch.disconnect());
  for (const touch of ['keydown', 'pointerdown', 'wheel']) {
    document.addEventListener(touch, stop, { signal, passive: true });
  }
  setTimeout(stop, PATIENCE_MS);
  watch.observe(document.body, { childList: true, subtree: true });
  show();
  return stop;
};
