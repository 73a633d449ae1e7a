import { isObject } from './is-object';

/** What a call of a public page came to. `fields` is filled for what the API found wrong in the input. */
export interface Answer {
  status: number;
  body: unknown;
  fields: Record<string, string>;
}

const fieldsOf = (body: unknown): Record<string, string> => {
  const error = isObject(body) ? body['error'] : undefined;
  const fields = isObject(error) ? error['fields'] : undefined;
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, String(message)]));
};

/** Sends JSON to our own API, without the app's client: the public pages load as little as they can. */
export const postJson = async (path: string, data: object): Promise<Answer> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const body: unknown = await response.json();
    return { status: response.status, body, fields: fieldsOf(body) };
  } catch (error) {
    // No network, or an answer that is not ours.
    console.warn(`POST ${path} failed`, error);
    return { status: 0, body: null, fields: {} };
  }
};

/** Sets or clears a control's error, and its text in the element that describes it. */
export const showError = (control: HTMLInputElement, message: string): void => {
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  const note = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  if (note) note.textContent = message;
};

/** Disables the form's button with a label while `work` runs. */
export const whileBusy = async (form: HTMLFormElement, label: string, work: () => Promise<void>): Promise<void> => {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.ariaDisabled === 'true') return;
  const words = button.textContent;
  button.ariaDisabled = 'true';
  button.textContent = label;
  try {
    await work();
  } finally {
    button.ariaDisabled = null;
    button.textContent = words;
  }
};
