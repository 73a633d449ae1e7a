import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Outlet, useLocation } from 'react-router';
import { currentTheme, onThemeChange } from '../../theme';
import { OverlayOutlet } from '../../ui/overlay';
import { Toaster } from '../../ui/toast';
import { usePendingReferral } from '../money/referrals/use-pending-referral';

/** What surrounds every page of the app: toasts, overlays and the move of focus to a new page. */
export const RootLayout = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [theme, setTheme] = useState(currentTheme);
  const shown = useRef(pathname);
  usePendingReferral();
  useEffect(() => onThemeChange(setTheme), []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    // The new page's own heading may have it already.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <CSPProvider disableStyleElements>
      <Outlet />
      <OverlayOutlet />
      <Toaster theme={theme} label={t('notifications')} />
    </CSPProvider>
  );
};
