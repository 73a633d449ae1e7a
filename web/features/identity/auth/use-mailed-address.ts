import { useLocation } from 'react-router';
import { useNavigate } from '../../../routing/pages';

const isState = (state: unknown): state is { sentTo: string } =>
  typeof state === 'object' && state !== null && 'sentTo' in state && typeof state.sentTo === 'string';

/**
 * The address that a mail has gone to, kept with the entry of the browser's history: a reload stays at "Check your
 * email", and going back leads to the form.
 */
export const useMailedAddress = (): [sentTo: string | null, setSentTo: (email: string) => void, back: () => void] => {
  const { state, pathname, search }: { state: unknown; pathname: string; search: string } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  return [
    isState(state) ? state.sentTo : null,
    (email) => void navigate(here, { state: { sentTo: email } }),
    () => void navigate(here, { replace: true, state: null }),
  ];
};
