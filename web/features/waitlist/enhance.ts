import { postJson, tell, textsOf, whileBusy } from '../home/post-json';

/** Sends the waitlist's form and says what came of it. */
export const submit = async (form: HTMLFormElement): Promise<void> => {
  const control = form.querySelector<HTMLInputElement>('[name=email]');
  if (!control) return;
  const messages = textsOf(form, 'messages');
  const refuse = (message: string | undefined) => {
    tell(control, message ?? form.dataset['failed'] ?? '');
    control.focus();
  };
  const email = control.value.trim();
  if (!email) return refuse(form.dataset['required']);
  if (!control.validity.valid) return refuse(form.dataset['invalid']);
  tell(control, '');
  await whileBusy(form, form.dataset['sending'] ?? '', async () => {
    const { status, fields } = await postJson('/api/waitlist', { email, locale: document.documentElement.lang });
    if (status === 409) return refuse(form.dataset['already']);
    if (status === 422) return refuse(messages[fields['email'] ?? '']);
    if (status !== 201) return refuse(undefined);
    const done = form.parentElement?.querySelector<HTMLElement>('[data-waitlist-done]');
    const sentTo = done?.querySelector('[data-sent-to]');
    if (!done || !sentTo) return;
    sentTo.textContent = (form.dataset['sent'] ?? '').replace('{{email}}', email);
    form.hidden = true;
    done.hidden = false;
    done.focus();
  });
};
