import { useState } from 'react';
import type { Subscription } from '../../../../worker/money/billing/contract';

/** Whether a paid month is over and the bill of the next one, with its credits, is on its way. */
export const isRenewing = (subscription: Pick<Subscription, 'autoRenew' | 'periodEnd'> | null, now: number): boolean =>
  subscription !== null && subscription.autoRenew && Date.parse(subscription.periodEnd) <= now;

/** The same as of when the page was opened. */
export const useIsRenewing = (subscription: Subscription | null): boolean => {
  const [now] = useState(() => Date.now());
  return isRenewing(subscription, now);
};
