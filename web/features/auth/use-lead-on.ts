import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../api/use-user';
import { useLocale } from '../../i18n/use-locale';
import { PATHS } from '../../paths';

/**
 * Leads on from a page for visitors once somebody has signed in in another tab. The tab that signs in (`isSigningIn`)
 * finds its own way: the path to return to is for it alone.
 */
export const useLeadOn = (isSigningIn = false): void => {
  const user = useUser();
  const { to } = useLocale();
  const navigate = useNavigate();
  const isLedOn = user !== null && !isSigningIn;
  useEffect(() => {
    if (isLedOn) void navigate(to(PATHS.app), { replace: true });
  }, [isLedOn, navigate, to]);
};
