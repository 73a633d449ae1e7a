/**
 * A page that was written at build time has its form before the app has taken over. What is typed and pressed meanwhile is
 * not lost: it is read before the app draws the form anew, and put in again after.
 */

/** Inlined: without the app a form would be sent as the address of the page, with what is in it. */
export const HOLD_SCRIPT =
  "addEventListener('submit',e=>{e.preventDefault();document.documentElement.dataset.pressed=''},true)";

interface Typed {
  name: string;
  value: string;
  checked: boolean;
}

const fieldsOf = (root: ParentNode): HTMLInputElement[] => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** React listens to the browser's events and sets values behind its back: both have to be the browser's own. */
const type = (field: HTMLInputElement, { value, checked }: Typed): void => {
  if (field.type === 'checkbox') {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Reads what somebody has typed; the function that is returned puts it into the form that took its place. */
export const carryOver = (root: ParentNode): (() => void) => {
  const typed = fieldsOf(root).map(({ name, value, checked }): Typed => ({ name, value, checked }));
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
  return () => {
    const fields = new Map(fieldsOf(root).map((field) => [field.name, field]));
    for (const each of typed) {
      const field = fields.get(each.name);
      if (field && (each.value || each.checked)) type(field, each);
    }
    if (focused) fields.get(focused)?.focus();
    const { dataset } = document.documentElement;
    if (dataset['pressed'] === undefined) return;
    delete dataset['pressed'];
    root.querySelector('form')?.requestSubmit();
  };
};
