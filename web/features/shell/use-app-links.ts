import { useCallback, type MouseEvent } from 'react';
import { isLocale } from '../../../worker/platform/locale/locale';
import { PATHS, splitLocale } from '../../paths';
import { isDocument } from './freshness';
import { useNavigate } from '../../routing/pages';

const isAppPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return (path === PATHS.app || path.startsWith(`${PATHS.app}/`)) && !isDocument(path);
};

/**
 * Header and language links are plain links, so that the public pages can share them. Inside the app this click handler
 * keeps those between pages of the app in the app; a change of language keeps page, search and scroll.
 */
export const useAppLinks = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || link.hash) return;
      const isLanguage = isLocale(link.dataset['locale']);
      if (!isLanguage && !isAppPath(link.pathname)) return;
      event.preventDefault();
      const search = isLanguage ? location.search : link.search;
      void navigate(link.pathname + search, { preventScrollReset: isLanguage, replace: isLanguage });
    },
    [navigate],
  );
};
