import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import { SUBSCRIPTION_PLANS } from '../../../../worker/money/billing/catalog';
import { toast } from '../../../ui/toast';
import { useCheckout } from './use-checkout';

/** Leads on to the checkout of the plan that was chosen on the public pages (`?choose=`), once; signing up came between. */
export const useChosenPlan = (): void => {
  const { t } = useTranslation('billing');
  const [search, setSearch] = useSearchParams();
  const checkout = useCheckout();
  const isSeen = useRef(false);
  const plan = SUBSCRIPTION_PLANS.find(({ id }) => id === search.get('choose'));
  useEffect(() => {
    if (!plan || isSeen.current) return;
    isSeen.current = true;
    // Coming back from the checkout must not lead there again.
    setSearch({}, { replace: true });
    const notice = toast.loading(t('checkout.leading', { plan: plan.name }));
    void checkout({ kind: 'subscription', id: plan.id }).finally(() => toast.dismiss(notice));
  }, [plan, setSearch, checkout, t]);
};
