import { queryOptions } from '@tanstack/react-query';
import {
  luggageOutput,
  type AddBagInput,
  type ChangeBagInput,
  type Luggage,
  type PlaceItemInput,
} from '../../../../worker/plans/luggage/contract';
import { api, escaped, json } from '../../../api/client';
import { ApiError, isApiError } from '../../../api/error';
import { createOptimisticChanges } from '../../../api/optimistic';
import { queryClient } from '../../../api/query';
import { readSavedLuggage } from '../offline/saved-plans';
import { currentUserId, planQuery } from '../plan-queries';
import { withoutBag, withoutItem, withPlaced } from './luggage-changes';

const calls = api.plans[':id'].luggage;

/**
 * The luggage of a plan, asked for at each visit, since the list may have changed; without a network, as it was when it
 * was last seen on this device.
 */
export const luggageQuery = (planId: string) =>
  queryOptions({
    queryKey: ['luggage', planId],
    queryFn: async () => {
      try {
        if (!navigator.onLine) throw new ApiError('network', { status: 0 });
        return luggageOutput.parse(await json(calls.$get({ param: escaped({ id: planId }) }))).luggage;
      } catch (error) {
        const saved = isApiError(error, 'network') ? await readSavedLuggage(currentUserId(), planId) : null;
        if (!saved) throw error;
        return saved;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

const show = (planId: string, answer: unknown): Luggage => {
  const { luggage } = luggageOutput.parse(answer);
  queryClient.setQueryData(luggageQuery(planId).queryKey, luggage);
  return luggage;
};

export const addBag = async (id: string, input: AddBagInput): Promise<Luggage> =>
  show(id, await json(calls.bags.$post({ param: escaped({ id }), json: input })));

export const changeBag = async (id: string, bagId: string, change: ChangeBagInput): Promise<Luggage> =>
  show(id, await json(calls.bags[':bagId'].$patch({ param: escaped({ id, bagId }), json: change })));

/** Changes of the luggage that are shown before the server has answered. */
export const luggageChanges = createOptimisticChanges<Luggage>();

/** Takes a bag away; what was in it shows again once the server has said where it goes. */
export const removeBag = async (id: string, bagId: string): Promise<void> => {
  await luggageChanges.run(
    luggageQuery(id).queryKey,
    (luggage) => withoutBag(luggage, bagId),
    async () =>
      luggageOutput.parse(await json(calls.bags[':bagId'].$delete({ param: escaped({ id, bagId }) }))).luggage,
    (_, luggage) => luggage,
  );
};

/** Decides of a thing. */
export const placeItem = async (id: string, itemId: string, change: PlaceItemInput): Promise<void> => {
  await luggageChanges.run(
    luggageQuery(id).queryKey,
    (luggage) => withPlaced(luggage, itemId, change),
    async () =>
      luggageOutput.parse(await json(calls.items[':itemId'].$patch({ param: escaped({ id, itemId }), json: change })))
        .luggage,
    (_, luggage) => luggage,
  );
};

const changeItem = async (
  id: string,
  itemId: string,
  change: { hidden: boolean } | { packed: boolean },
): Promise<void> => {
  await api.plans[':id'].items[':itemId'].$patch({ param: escaped({ id, itemId }), json: change });
  void queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey });
};

/** Ticks a thing off in its bag. */
export const packItem = async (id: string, itemId: string, packed: boolean): Promise<void> => {
  await luggageChanges.run(
    luggageQuery(id).queryKey,
    (luggage) => ({
      ...luggage,
      items: luggage.items.map((item) => (item.itemId === itemId ? { ...item, packed } : item)),
    }),
    () => changeItem(id, itemId, { packed }),
  );
};

/** Leaves a thing at home. What the rest weighs and needs then, the server says. */
export const leaveItem = async (id: string, itemId: string): Promise<void> => {
  const { queryKey } = luggageQuery(id);
  await luggageChanges.run(
    queryKey,
    (luggage) => withoutItem(luggage, itemId),
    () => changeItem(id, itemId, { hidden: true }),
  );
  await queryClient.invalidateQueries({ queryKey });
};

/** Takes a thing along after all. */
export const takeItem = async (id: string, itemId: string): Promise<void> => {
  await changeItem(id, itemId, { hidden: false });
  await queryClient.invalidateQueries({ queryKey: luggageQuery(id).queryKey });
};
