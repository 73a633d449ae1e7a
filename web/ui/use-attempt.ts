import { useErrorText } from '../i18n/use-error-text';
import { toast } from './toast';

/** Awaits some work and says in a toast what went wrong with it; resolves with whether nothing did. */
export const useAttempt = (): ((work: () => Promise<unknown>) => Promise<boolean>) => {
  const errorText = useErrorText();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(errorText(error));
      return false;
    }
  };
};
