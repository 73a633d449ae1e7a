import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bag, LuggageItem, PlaceItemInput } from '../../../../worker/plans/luggage/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/toast';
import { placeItem, removeBag, setHidden } from './luggage-queries';
import { useBagName } from './use-bag-name';

export interface LuggageActions {
  /** Resolves with whether it was saved. */
  place: (itemId: string, change: PlaceItemInput) => Promise<boolean>;
  leave: (item: LuggageItem) => Promise<boolean>;
  removeBag: (bag: Bag) => Promise<boolean>;
}

/** What can be done with the luggage; what fails is told and changes nothing. */
export const useLuggageActions = (planId: string): LuggageActions => {
  const { t } = useTranslation(['luggage', 'common']);
  const errorText = useErrorText();
  const bagName = useBagName();
  return useMemo(() => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        const reason = isApiError(error, 'conflict')
          ? t('lastBag')
          : isApiError(error, 'network')
            ? t('offline.notSaved')
            : errorText(error);
        toast.error(t('notSaved'), { description: reason });
        return false;
      }
    };
    return {
      place: (itemId, change) => attempt(() => placeItem(planId, itemId, change)),
      leave: async (item) => {
        const isDone = await attempt(() => setHidden(planId, item.itemId, true));
        if (isDone) {
          toast.message(t('advice.left', { item: item.name }), {
            duration: 6000,
            action: {
              label: t('common:undo'),
              onClick: () => void attempt(() => setHidden(planId, item.itemId, false)),
            },
          });
        }
        return isDone;
      },
      removeBag: async (bag) => {
        const isDone = await attempt(() => removeBag(planId, bag.id));
        if (isDone) toast.success(t('bagRemoved', { bag: bagName(bag) }));
        return isDone;
      },
    };
  }, [planId, t, errorText, bagName]);
};
