import { useEffect } from 'react';
import { api, json } from '../../../api/client';
import { repeatable } from '../../../api/retry';
import { useUser } from '../../../api/use-user';
import { keepReferral } from './keep-referral';
import { processReferral } from './pending-referral';

const call = async (username: string): Promise<unknown> => {
  const { processReferralOutput } = await import('../../../../worker/money/referrals/contract');
  const answer = await json(
    api.rpc.process_referral.$post({ json: { referring_username: username } }, { headers: repeatable() }),
  );
  return processReferralOutput.safeParse(answer).data;
};

/** Hands a pending referral to the server once somebody is signed in. A failure is only logged. */
export const usePendingReferral = (): void => {
  const userId = useUser()?.id;
  useEffect(() => {
    keepReferral();
    if (!userId) return;
    const hand = async () => {
      const outcome = await processReferral(call, window.localStorage, Date.now());
      if (outcome && !outcome.processed) console.warn('The referral was not processed.', outcome);
    };
    hand().catch(() => undefined);
  }, [userId]);
};
