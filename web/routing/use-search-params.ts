import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { NavigateOptions } from './app-router';
import { useNavigate } from './pages';

type SetSearch = (search: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** What the address asks of its page, and what asks for something else. */
export const useSearchParams = (): [URLSearchParams, SetSearch] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const set = useCallback<SetSearch>(
    (next, options) => void navigate(`?${new URLSearchParams(next).toString()}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
};
