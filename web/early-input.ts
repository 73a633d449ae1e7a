/**
 * A page that was written at build time or by the Worker is there before the app has taken over. What is typed and pressed
 * meanwhile is not lost: it is read before the app renders the page again, and restored after.
 */

import { idle } from './idle';

/** What the inlined script keeps until the app has taken over. */
interface Held {
  /** What was pressed and the forms that were sent, in order. */
  pressed: Element[];
  stop: () => void;
}

declare global {
  interface Window {
    held?: Held;
  }
}

/**
 * Inlined: before hydration a form would navigate with its fields in the URL, and a button would do
 * nothing. Links and native controls keep their default behaviour.
 */
export const EARLY_INPUT_SCRIPT = [
  '(()=>{const p=[],c=new AbortController,on=(n,f)=>addEventListener(n,f,{capture:true,signal:c.signal});',
  'window.held={pressed:p,stop:()=>c.abort()};',
  "on('submit',e=>{e.preventDefault();p.push(e.target)});",
  "on('click',e=>{const b=e.target.closest('button,[type=checkbox]');",
  "if(b&&!b.popoverTargetElement&&!(b.form&&b.type=='submit'))p.push(b)})})()",
].join('');

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement | HTMLFormElement;

const isBox = (control: EventTarget): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
const isField = (control: EventTarget | null): control is Field =>
  (control instanceof HTMLInputElement && !isBox(control)) || control instanceof HTMLTextAreaElement;

const labelOf = (control: Control): string => {
  if (control instanceof HTMLFormElement) return '';
  const label = control instanceof HTMLButtonElement ? control : control.labels?.[0];
  return control.name || (control.ariaLabel ?? label?.textContent ?? '');
};

/** Everything that can be typed into, pressed or sent, by its name and how many of that name come before it. */
const controlsOf = (root: ParentNode): Map<string, Control> => {
  const seen = new Map<string, number>();
  return new Map(
    Array.from(root.querySelectorAll<Control>('input, textarea, button, form'), (control) => {
      const name = `${control.localName} ${labelOf(control)}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${name} ${count}`, control] as const;
    }),
  );
};

/** The text of a field, without React noticing, which watches the field's own property. */
const show = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};

/** React listens to the browser's events, and only to those that change something since it looked last. */
const type = (field: Field, value: string): void => {
  field.value = '';
  show(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Presses a control; a box ends as somebody left it. */
const press = (control: Element, isTicked: boolean | undefined): void => {
  if (control instanceof HTMLFormElement) {
    control.requestSubmit();
    return;
  }
  if (!(control instanceof HTMLElement)) return;
  // It still shows the tick that the app does not know of, unless React has taken that away.
  if (isBox(control) && control.checked === isTicked) control.checked = !control.checked;
  control.click();
};

/** React's own mark on what it has drawn or is about to take over. What waits for a script of its own gets it later. */
const isMarked = (control: EventTarget): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps$'));

const FRAME_MS = 16;
/** How long it is looked whether a control is taken over: a count of looks is soon used up where the browser has nothing to do. */
const LONGEST_MS = 30_000;

/**
 * Watches the page that is there; the function that is returned, called when the app is drawn, puts what was typed and
 * pressed into it, whether the app has hydrated the page or rendered it again.
 */
export const restoreEarlyInput = (root: HTMLElement): (() => void) => {
  const names = new Map<Element, string>(Array.from(controlsOf(root), ([name, control]) => [control, name]));
  const typed = new Map<Element, string>();
  const ticked = new Map<Element, boolean>();
  for (const control of names.keys()) {
    if (isField(control) && control.value !== control.defaultValue) typed.set(control, control.value);
    if (isBox(control)) ticked.set(control, control.checked);
  }
  /** What was marked at an earlier look: when the browser is idle, React has ended what it was at. */
  const listens = new WeakSet<Element>();
  const isReady = (control: Element | undefined): control is Element => {
    if (!control || !isMarked(control)) return false;
    const isKnown = listens.has(control);
    listens.add(control);
    return isKnown;
  };
  let focused = document.activeElement;
  // Somebody types until the very moment at which the app takes over.
  const watch = ({ type: kind, target }: Event) => {
    if (kind === 'focusin' && target instanceof Element) focused = target;
    if (kind === 'input' && isField(target) && !listens.has(target)) typed.set(target, target.value);
    if (kind === 'input' && target && isBox(target) && !listens.has(target)) ticked.set(target, target.checked);
  };
  const events = ['focusin', 'input'];
  for (const event of events) root.addEventListener(event, watch, true);

  /** A control, or what has taken its place. */
  const now = (control: Element): Element | undefined =>
    control.isConnected ? control : controlsOf(root).get(names.get(control) ?? '');

  const pressed = window.held?.pressed ?? [];
  /** React empties a field that it takes over, while somebody may be typing into it, and unticks a box. */
  const keepShown = () => {
    for (const [control, value] of typed) {
      const field = now(control);
      if (field && isField(field) && field.value !== value) show(field, value);
    }
    for (const control of pressed) {
      const box = now(control);
      if (box && isBox(box)) box.checked = ticked.get(control) ?? box.checked;
    }
  };
  let isPressing = false;
  /** Presses what was pressed first, if the app listens to it. */
  const pressNext = (): boolean => {
    const [first] = pressed;
    const control = first && now(first);
    if (!first || !isReady(control)) return false;
    isPressing = true;
    press(control, ticked.get(first));
    isPressing = false;
    pressed.shift();
    return true;
  };
  /** A form that is sent while something waits to be put back is sent behind it: presses count in their order. */
  const sendLater = (event: Event) => {
    const form = event.target;
    if (isPressing || !(form instanceof HTMLFormElement)) return;
    if (![...typed.keys(), ...pressed].some((control) => form.contains(now(control) ?? null))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(form);
  };

  const putBack = async (): Promise<void> => {
    const keeping = setInterval(keepShown, FRAME_MS);
    // What came with the document is used when the app listens, and not before.
    const until = performance.now() + LONGEST_MS;
    while (root.inert && performance.now() < until) {
      if (isReady(root.querySelector('main :is(input, button, a)') ?? undefined)) break;
      await idle();
    }
    root.inert = false;
    while ((typed.size > 0 || pressed.length > 0) && performance.now() < until) {
      // A form is sent with what was typed into it, and presses count in their order. Boxes do not wait for the texts: to
      // put one back draws the form, and a box that the app does not know of loses its tick by that.
      while (pressed[0] && (typed.size === 0 || isBox(pressed[0])) && pressNext());
      for (const [control, value] of typed) {
        const field = now(control);
        if (!isReady(field)) continue;
        typed.delete(control);
        if (isField(field)) type(field, value);
      }
      await idle();
    }
    clearInterval(keeping);
    for (const event of events) root.removeEventListener(event, watch, true);
    window.removeEventListener('submit', sendLater, true);
  };
  return () => {
    window.held?.stop();
    window.addEventListener('submit', sendLater, true);
    if (!focused?.isConnected && focused) {
      const successor = now(focused);
      if (successor instanceof HTMLElement) successor.focus();
    }
    void putBack();
  };
};
