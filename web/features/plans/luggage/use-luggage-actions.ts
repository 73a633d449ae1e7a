import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Bag, LuggageItem, PlaceItemInput } from '../../../../worker/plans/luggage/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/toast';
import { leaveItem, packItem, placeItem, removeBag, takeItem } from './luggage-queries';
import { useBagName } from './use-bag-name';

export interface LuggageActions {
  /** Resolves with whether it was saved. */
  place: (itemId: string, change: PlaceItemInput) => Promise<boolean>;
  pack: (itemId: string, packed: boolean) => Promise<boolean>;
  leave: (item: LuggageItem) => Promise<boolean>;
  removeBag: (bag: Bag) => Promise<boolean>;
}

/** What can be done with the luggage: it shows at once, and is put back with the reason when it fails. */
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
      pack: (itemId, packed) => attempt(() => packItem(planId, itemId, packed)),
      leave: async (item) => {
        const isDone = await attempt(() => leaveItem(planId, item.itemId));
        if (isDone) {
          toast.message(t('advice.left', { item: item.name }), {
            duration: 6000,
            action: { label: t('common:undo'), onClick: () => void attempt(() => takeItem(planId, item.itemId)) },
          });
        }
        return isDone;
      },
      removeBag: async (bag) => {
        const removal = attempt(() => removeBag(planId, bag.id));
        // The button that was pressed is gone.
        document.getElementById('content')?.focus({ preventScroll: true });
        const isDone = await removal;
        if (isDone) toast.success(t('bagRemoved', { bag: bagName(bag) }));
        return isDone;
      },
    };
  }, [planId, t, errorText, bagName]);
};
