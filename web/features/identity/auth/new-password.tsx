import type { ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Field } from '../../../ui/field';
import { PasswordInput, StrengthHint } from '../../../ui/password-input';

export interface NewPasswordProps extends Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'> {
  label: string;
  /** What is typed so far, for the strength hint; left out where the password is only repeated. */
  typed?: string;
  error: string | undefined;
}

/** A field for a password that is being chosen; password managers offer one and keep it. */
export const NewPassword = ({ label, typed, error, ...rest }: NewPasswordProps) => {
  const { t } = useTranslation('auth');
  const hint = typed !== undefined && (
    <StrengthHint
      label={t('strength.label')}
      rules={[
        { text: t('strength.length'), met: typed.length >= 8 },
        { text: t('strength.upper'), met: /\p{Lu}/u.test(typed) },
        { text: t('strength.lower'), met: /\p{Ll}/u.test(typed) },
        { text: t('strength.digit'), met: /\d/.test(typed) },
      ]}
    />
  );
  return (
    <Field label={label} error={error} hint={hint}>
      <PasswordInput
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...rest}
      />
    </Field>
  );
};
