import { useTranslation } from '../../../i18n/use-translation';
import type { CheckoutInput } from '../../../../worker/money/billing/contract';
import { api, json } from '../../../api/client';
import { isApiError } from '../../../api/error';
import { repeatable } from '../../../api/retry';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { rememberReturnPath } from '../../identity/auth/return-path';
import { toast } from '../../../ui/toast';
import { lastTripPath } from '../../plans/last-trip-path';
import { refreshBilling } from './billing-queries';
import { useNavigate } from '../../../routing/pages';

/** Sends the browser to Stripe's page for a plan or a pack; what keeps it from going is said in a toast. */
export const useCheckout = () => {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { locale, to } = useLocale();
  return async (input: CheckoutInput): Promise<void> => {
    try {
      const { url } = await json(api.billing.checkout.$post({ json: { ...input, locale } }, { headers: repeatable() }));
      rememberReturnPath(lastTripPath() ?? '');
      window.location.assign(url);
      // The button stays pending until the page is gone.
      await new Promise(() => undefined);
    } catch (error) {
      if (isApiError(error, 'already_subscribed')) {
        toast.info(t('checkout.already'));
        await Promise.all([refreshBilling(), navigate(to(PATHS.billing))]);
      } else if (isApiError(error, 'unauthenticated')) {
        // The sign-in page says why, and leads back.
        rememberReturnPath(to(PATHS.billing));
        await navigate(to(PATHS.login));
      } else {
        toast.error(errorText(error));
      }
    }
  };
};
