import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { queryClient } from '../../../api/query';
import { toast } from '../../../ui/toast';
import { followPlan } from '../live/live-connection';
import { saveLuggage, savePlan } from '../offline/saved-plans';
import { currentUserId, forgetLists, isDeletedHere, planQuery } from '../plan-queries';
import { luggageChanges, luggageQuery } from './luggage-queries';

/** The luggage while it is open: what other devices do to the list or the bags shows, and it is kept on this device. */
export const useOpenLuggage = (planId: string) => {
  const { t } = useTranslation('plans');
  const { data: luggage, error, isPending, refetch } = useQuery(luggageQuery(planId));
  const { data: plan } = useQuery(planQuery(planId));
  useEffect(() => {
    if (plan?.status !== 'ready' || !luggage) return;
    const keep = async () => {
      // It is kept with its plan, which may never have been opened here.
      if (await savePlan(currentUserId(), plan)) await saveLuggage(currentUserId(), plan.id, luggage);
    };
    void keep();
  }, [plan, luggage]);
  useEffect(() => {
    const { queryKey } = planQuery(planId);
    const ask = (what: readonly string[]) => void queryClient.invalidateQueries({ queryKey: what });
    const askForBags = () => ask(luggageQuery(planId).queryKey);
    return followPlan(planId, {
      // The first time as well: edits of the list may still have been on their way when the luggage was asked for.
      onOpen: askForBags,
      onMessage: ({ type }) => {
        if (type === 'deleted' && !isDeletedHere(planId)) {
          toast.warning(t('sync.deletedElsewhere', { name: queryClient.getQueryData(queryKey)?.name ?? '' }));
          void forgetLists();
        }
        if (type === 'changed' || type === 'deleted') ask(queryKey);
        askForBags();
      },
    });
  }, [planId, t]);
  return { data: luggageChanges.useApplied(luggageQuery(planId).queryKey, luggage), error, isPending, refetch };
};
