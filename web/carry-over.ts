/**
 * A page that was written at build time has its form before the app has taken over. What is typed and pressed meanwhile is
 * not lost: it is read before the app draws the form anew, and put in again after.
 */

/** Inlined: without the app a form would be sent as the address of the page, with what is in it. */
export const HOLD_SCRIPT =
  "addEventListener('submit',e=>{e.preventDefault();document.documentElement.dataset.pressed=''},true)";

const fieldsOf = (root: ParentNode): HTMLInputElement[] => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** React listens to the browser's events and sets values behind its back: both have to be the browser's own. */
const type = (field: HTMLInputElement, { value, checked }: HTMLInputElement): void => {
  if (field.type === 'checkbox') {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Watches the form that is there; the function that is returned puts what was typed into the one that took its place. The
 * old fields are read then, not now: somebody types until the very moment at which they go.
 */
export const carryOver = (root: HTMLElement): (() => void) => {
  const old = fieldsOf(root);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    const fields = new Map(fieldsOf(root).map((field) => [field.name, field]));
    for (const was of old) {
      const field = fields.get(was.name);
      if (field && field !== was && (was.value || was.checked)) type(field, was);
    }
    if (focused instanceof HTMLInputElement && !focused.isConnected) fields.get(focused.name)?.focus();
    const { dataset } = document.documentElement;
    if (dataset['pressed'] === undefined) return;
    delete dataset['pressed'];
    root.querySelector('form')?.requestSubmit();
  };
};
