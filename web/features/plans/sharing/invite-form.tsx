import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { isLocale, LOCALES } from '../../../../worker/platform/locale/locale';
import { inviteInput, type Invite } from '../../../../worker/plans/sharing/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Field, Input, Select } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { formatDay } from '../dates';
import { LinkTag } from './link-tag';
import { invite } from './sharing-queries';
import { useOwnName } from './use-own-name';

export interface InviteFormProps {
  plan: { id: string; name: string };
  /** The link to pass on, if there is one. */
  link: Invite | undefined;
}

/** Invites by mail in the reader's language, or makes a link to pass on. */
export const InviteForm = ({ plan, link }: InviteFormProps) => {
  const { t } = useTranslation(['sharing', 'errors', 'auth']);
  const { locale: own } = useLocale();
  const errorText = useErrorText();
  const attempt = useAttempt();
  const ownName = useOwnName();
  const [email, setEmail] = useState('');
  const [locale, setLocale] = useState(own);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isNew, setNew] = useState(false);
  const mail = async () => {
    const input = inviteInput.safeParse({ email, locale });
    if (!input.success) {
      setError(t('auth:invalid.email'));
      return;
    }
    setSending(true);
    try {
      await ownName.save();
      await invite(plan.id, input.data);
      setEmail('');
      toast.success(t('dialog.invited', { email: input.data.email ?? '' }));
    } catch (problem) {
      setError(isApiError(problem, 'validation_failed') ? t('auth:invalid.email') : errorText(problem));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void mail();
  };
  const makeLink = () =>
    attempt(async () => {
      await ownName.save();
      await invite(plan.id, {});
      setNew(true);
    });
  return (
    <div className="grid gap-4">
      {ownName.field}
      <form onSubmit={submit} noValidate className="grid items-start gap-3 sm:grid-cols-[1fr_9rem]">
        <Field label={t('dialog.email')} error={error}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label={t('dialog.language')}>
          <Select value={locale} onChange={({ target: { value } }) => isLocale(value) && setLocale(value)}>
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {t(`dialog.languages.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" icon="mail" pending={isSending} className="justify-self-start">
          {t('dialog.invite')}
        </Button>
      </form>
      {link?.url ? (
        <div className="grid gap-2">
          <LinkTag
            key={link.url}
            label={t('dialog.inviteLinkLabel')}
            url={link.url}
            text={t('dialog.inviteText', { name: plan.name })}
            isNew={isNew}
          />
          <p className="text-xs text-muted">
            {t('dialog.inviteLinkNote', { count: link.usesLeft, date: formatDay(link.expiresAt.slice(0, 10), own) })}
          </p>
        </div>
      ) : (
        <Button variant="outline" color="neutral" icon="copy" className="justify-self-start" onClick={makeLink}>
          {t('dialog.inviteLink')}
        </Button>
      )}
    </div>
  );
};
