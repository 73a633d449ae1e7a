import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';
import { PROFILE_MESSAGES, profileInput, type Profile } from '../../../../worker/identity/profile/contract';
import { api, json } from '../../../api/client';
import { isApiError } from '../../../api/error';
import { USER_KEY, queryClient } from '../../../api/query';
import { useErrorText } from '../../../i18n/use-error-text';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useForm } from '../../../ui/use-form';
import { useAccountMessage } from '../auth/form-errors';
import { PROFILE_KEY } from './profile-query';

const KEYS = {
  [PROFILE_MESSAGES.name]: 'invalid.name',
  [PROFILE_MESSAGES.phone]: 'invalid.phone',
  [PROFILE_MESSAGES.country]: 'invalid.country',
} as const;
const isKnown = (message: string): message is keyof typeof KEYS => Object.hasOwn(KEYS, message);

const FIELDS = [
  { name: 'username', autoComplete: 'nickname' },
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel' },
  { name: 'country', autoComplete: 'country-name' },
] as const;

/** Every field of the profile that a person may change; an emptied one is removed. */
export const ProfileForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const { t } = useTranslation(['profile', 'common']);
  const errorText = useErrorText();
  const accountMessage = useAccountMessage();
  const message = (text: string | undefined) =>
    text !== undefined && isKnown(text) ? t(KEYS[text]) : accountMessage(text);
  const { error, register, handleSubmit, setError, setFocus, isSubmitting } = useForm({
    schema: profileInput,
    initial: {
      username: profile.username ?? '',
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      phone: profile.phone ?? '',
      country: profile.country ?? '',
    },
  });
  useEffect(() => setFocus('username'), [setFocus]);

  const submit = handleSubmit(async (input) => {
    try {
      const answer = await json(api.profile.$patch({ json: input }));
      queryClient.setQueryData(PROFILE_KEY, answer.profile);
      await queryClient.invalidateQueries({ queryKey: USER_KEY });
      toast.success(t('saved'));
      onClose();
    } catch (error) {
      if (isApiError(error, 'username_taken')) {
        setError('username', ACCOUNT_MESSAGES.usernameTaken, { shouldFocus: true });
        return;
      }
      const wrong = isApiError(error, 'validation_failed') ? FIELDS.filter(({ name }) => error.fields[name]) : [];
      if (isApiError(error)) for (const { name } of wrong) setError(name, error.fields[name] ?? '');
      if (wrong.length === 0) toast.error(t('failed'), { description: errorText(error) });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, autoComplete }) => (
        <Field key={name} label={t(name)} error={message(error(name))}>
          <Input {...register(name)} autoComplete={autoComplete} />
        </Field>
      ))}
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          {t('common:save')}
        </Button>
        <Button variant="ghost" color="neutral" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
};
