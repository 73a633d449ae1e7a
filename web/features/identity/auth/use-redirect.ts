import { useEffect } from 'react';
import { onAuthChange } from '../../../api/auth-channel';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { useNavigate } from '../../../routing/pages';

/**
 * Leads on from a page for visitors once somebody has signed in in another tab. The tab that signs in finds its own
 * way: the path to return to is for it alone.
 */
export const useRedirectSignedIn = (): void => {
  const { to } = useLocale();
  const navigate = useNavigate();
  useEffect(
    () =>
      onAuthChange((user, origin) => {
        if (user && origin === 'elsewhere') void navigate(to(PATHS.app), { replace: true });
      }),
    [navigate, to],
  );
};
