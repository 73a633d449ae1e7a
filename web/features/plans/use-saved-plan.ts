import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { toast } from '../../ui/toast';
import { savePlan } from './offline/saved-plans';
import { currentUserId, planQuery } from './plan-queries';

/** A plan is kept on the device once it has not changed for so long, milliseconds. */
const REST_MS = 300;

/** Keeps what the server confirmed of a plan on this device, to read without a network. */
export const useSavedPlan = (planId: string): void => {
  const { t } = useTranslation('plans');
  const { data: plan } = useQuery(planQuery(planId));
  useEffect(() => {
    if (plan?.status !== 'ready') return undefined;
    const save = async () => {
      if (!(await savePlan(currentUserId(), plan))) toast.warning(t('sync.unsaved'), { id: 'device-full' });
    };
    const timer = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer);
  }, [plan, t]);
};
