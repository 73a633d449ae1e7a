/** How long the list may take to be there, milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Brings a thing of the list that is about to be drawn into view and gives its tick box the focus. Returns the way to
 * stop waiting for it; a thing that never comes is not waited for longer than a moment.
 */
export const showItem = (itemId: string): (() => void) => {
  const selector = `[data-item="${CSS.escape(itemId)}"] input[type="checkbox"]`;
  const show = (): boolean => {
    const box = document.querySelector<HTMLElement>(selector);
    if (!box) return false;
    // After the screen's own heading has had the focus.
    requestAnimationFrame(() => {
      box.scrollIntoView({ block: 'center' });
      box.focus({ preventScroll: true });
    });
    return true;
  };
  if (show()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (show()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
};
