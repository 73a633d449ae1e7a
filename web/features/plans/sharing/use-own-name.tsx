import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { api, json } from '../../../api/client';
import { queryClient } from '../../../api/query';
import { Field, Input } from '../../../ui/field';
import { PROFILE_KEY, profileQuery } from '../../identity/profile/profile-query';

/** As long as the profile takes a first name. */
const NAME_MAX = 80;

/**
 * Asks somebody without a name what the others shall call them. `field` is null where a name is known; `save` keeps what
 * was typed, and does nothing when that is nothing.
 */
export const useOwnName = (): { field: ReactNode; save: () => Promise<void> } => {
  const { t } = useTranslation('sharing');
  const [name, setName] = useState('');
  const { data } = useQuery(profileQuery);
  const isUnknown = data !== undefined && data.username === null && data.firstName === null;
  return {
    field: isUnknown ? (
      <Field label={t('ownName')} hint={t('ownNameHint')}>
        <Input
          autoComplete="given-name"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    ) : null,
    save: async () => {
      const firstName = name.trim();
      if (!isUnknown || !firstName) return;
      const { profile } = await json(api.profile.$patch({ json: { firstName } }));
      queryClient.setQueryData(PROFILE_KEY, profile);
    },
  };
};
