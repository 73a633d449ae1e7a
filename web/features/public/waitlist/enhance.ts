import { WAITLIST_MESSAGES } from '../../../../worker/public/waitlist/contract';
import { pageLocale } from '../../../i18n/page-locale';
import { postJson, showError, whileBusy } from '../../../api/post-json';

const WORDS = {
  en: async () => (await import('../../../i18n/locales/en/waitlist')).waitlist,
  es: async () => (await import('../../../i18n/locales/es/waitlist')).waitlist,
} as const;

/** Sends the waitlist's form and says what came of it. */
export const submit = async (form: HTMLFormElement): Promise<void> => {
  const control = form.querySelector<HTMLInputElement>('[name=email]');
  if (!control) return;
  const locale = pageLocale();
  const { errors, sending, success } = await WORDS[locale]();
  const messages: Record<string, string> = {
    [WAITLIST_MESSAGES.required]: errors.required,
    [WAITLIST_MESSAGES.email]: errors.email,
    [WAITLIST_MESSAGES.invalid]: errors.invalid,
  };
  const refuse = (message: string) => {
    showError(control, message);
    control.focus();
  };
  const email = control.value.trim();
  if (!email) return refuse(errors.required);
  if (!control.validity.valid) return refuse(errors.email);
  showError(control, '');
  await whileBusy(form, sending, async () => {
    const { status, fields } = await postJson('/api/waitlist', { email, locale });
    if (status === 409) return refuse(errors.already);
    if (status === 422) return refuse(messages[fields['email'] ?? ''] ?? errors.failed);
    if (status !== 201) return refuse(errors.failed);
    const done = form.parentElement?.querySelector<HTMLElement>('[data-waitlist-done]');
    const sentTo = done?.querySelector('[data-sent-to]');
    if (!done || !sentTo) return;
    sentTo.textContent = success.text.replace('{{email}}', email);
    form.hidden = true;
    done.hidden = false;
    done.focus();
  });
};
