import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import { CREDIT_PACKS } from '../../../../worker/money/billing/catalog';
import { api, json } from '../../../api/client';
import { PATHS } from '../../../paths';
import { toast } from '../../../ui/toast';
import { isPathOf, safeReturnPath, takeReturnPath } from '../../identity/auth/return-path';
import { refreshBilling } from './billing-queries';

/** Stripe confirms a payment within seconds; after so many polls it is shown as pending. */
const LOOKS = 12;
const LOOK_EVERY_MS = 1500;
/** An older purchase in the history is an earlier one. */
const RECENT_MS = 10 * 60_000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Has what was bought arrived in the history of the credits? Newest first; the server's own clock dates them. */
const hasArrived = async (item: string | null): Promise<boolean> => {
  const source = CREDIT_PACKS.some(({ id }) => id === item) ? 'pack' : 'subscription';
  const { rows } = await json(api.credits.history.$get({ query: { limit: '5' } }));
  return rows.some(
    (row) => row.reason === 'grant' && row.source === source && Date.now() - Date.parse(row.at) < RECENT_MS,
  );
};

/** What was bought, and the trip that it was bought for. */
export interface Purchase {
  item: string | null;
  /** The page of the trip to go on with; null where the purchase did not begin at one. */
  trip: string | null;
}

/** What the browser comes back with from Stripe, `?checkout=success|canceled`: the purchase once it has arrived. */
export const useReturnFromCheckout = (): Purchase | null => {
  const { t } = useTranslation('billing');
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('checkout');
  const item = search.get('item');
  const isSeen = useRef(false);
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  useEffect(() => {
    if (!outcome || isSeen.current) return;
    isSeen.current = true;
    setSearch({}, { replace: true });
    const kept = safeReturnPath(takeReturnPath());
    if (outcome !== 'success') {
      toast.info(t('checkout.canceled'));
      return;
    }
    const wait = async () => {
      const id = toast.loading(t('checkout.waiting'));
      for (let look = 0; look < LOOKS; look++) {
        const isThere = await hasArrived(item).catch(() => false);
        if (isThere) {
          await refreshBilling();
          toast.dismiss(id);
          setPurchase({ item, trip: isPathOf(kept, PATHS.app) ? kept : null });
          return;
        }
        await sleep(LOOK_EVERY_MS);
      }
      toast.info(t('checkout.slow'), { id });
    };
    void wait();
  }, [outcome, item, setSearch, t]);
  return purchase;
};
