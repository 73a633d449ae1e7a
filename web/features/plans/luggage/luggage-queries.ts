import { queryOptions } from '@tanstack/react-query';
import {
  luggageOutput,
  type AddBagInput,
  type ChangeBagInput,
  type Luggage,
  type PlaceItemInput,
} from '../../../../worker/plans/luggage/contract';
import { api, json } from '../../../api/client';
import { ApiError, isApiError } from '../../../api/error';
import { queryClient } from '../../../api/query';
import { readSavedLuggage } from '../offline/saved-plans';
import { currentUserId, planQuery } from '../plan-queries';

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
        return luggageOutput.parse(await json(calls.$get({ param: { id: planId } }))).luggage;
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
  show(id, await json(calls.bags.$post({ param: { id }, json: input })));

export const changeBag = async (id: string, bagId: string, change: ChangeBagInput): Promise<Luggage> =>
  show(id, await json(calls.bags[':bagId'].$patch({ param: { id, bagId }, json: change })));

export const removeBag = async (id: string, bagId: string): Promise<Luggage> =>
  show(id, await json(calls.bags[':bagId'].$delete({ param: { id, bagId } })));

/** The luggage with a thing already where and how it is wanted; what it weighs then, the server says. */
const placed = (luggage: Luggage, itemId: string, { bagId, worn }: PlaceItemInput): Luggage => ({
  ...luggage,
  items: luggage.items.map((item) =>
    item.itemId === itemId
      ? { ...item, ...(worn !== undefined && { worn }), ...(bagId && { bagId, chosen: true }) }
      : item,
  ),
});

/** Decides of a thing; shown at once, and taken back when it fails. */
export const placeItem = async (id: string, itemId: string, change: PlaceItemInput): Promise<Luggage> => {
  const { queryKey } = luggageQuery(id);
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, before && placed(before, itemId, change));
  try {
    return show(id, await json(calls.items[':itemId'].$patch({ param: { id, itemId }, json: change })));
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
};

/** Leaves a thing at home, or takes it along after all. */
export const setHidden = async (id: string, itemId: string, hidden: boolean): Promise<void> => {
  await api.plans[':id'].items[':itemId'].$patch({ param: { id, itemId }, json: { hidden } });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: luggageQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey }),
  ]);
};
