import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { creditsOutput } from '../../../worker/credits/contract';
import {
  itemOutput,
  planOutput,
  plansOutput,
  type AddItemInput,
  type ChangeItemInput,
  type CreatePlanInput,
  type Item,
  type Plan,
} from '../../../worker/plans/contract';
import { apiFetch } from '../../api/fetch';
import { queryClient } from '../../api/query';

const BASE = '/api/plans';
const planUrl = (planId: string): string => `${BASE}/${encodeURIComponent(planId)}`;
const itemUrl = (planId: string, itemId: string): string => `${planUrl(planId)}/items/${encodeURIComponent(itemId)}`;

interface SendOptions {
  headers?: Record<string, string>;
  keepalive?: boolean;
}

const send = async (method: string, url: string, body?: object, options: SendOptions = {}): Promise<Response> => {
  const { headers, ...init } = options;
  return apiFetch(url, {
    ...init,
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** The credits of the signed-in person. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: async ({ signal }) => creditsOutput.parse(await (await apiFetch('/api/credits', { signal })).json()),
});

/** All Bag Plans, page by page, newest first. */
export const plansQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['plans', 'list', query],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...(query && { query }), ...(pageParam && { cursor: pageParam }) });
      return plansOutput.parse(await (await apiFetch(`${BASE}?${search}`, { signal })).json());
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** One Bag Plan with its items. */
export const planQuery = (planId: string) =>
  queryOptions({
    queryKey: ['plans', 'one', planId],
    queryFn: async ({ signal }) => planOutput.parse(await (await apiFetch(planUrl(planId), { signal })).json()).plan,
  });

/** Changes what is known of a plan without asking the server; nothing happens when it is not known. */
export const updatePlan = (planId: string, change: (plan: Plan) => Plan): void => {
  queryClient.setQueryData(planQuery(planId).queryKey, (known) => known && change(known));
};

/** The lists show names and packed shares, so they are asked for again when they are seen next. */
export const forgetLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['plans', 'list'] });

/** Asks for a Bag Plan; the same `key` again gives the same plan. */
export const createPlan = async (input: CreatePlanInput, key: string): Promise<Plan> => {
  const response = await send('POST', BASE, input, { headers: { 'idempotency-key': key } });
  const { plan } = planOutput.parse(await response.json());
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan);
  await Promise.all([forgetLists(), queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey })]);
  return plan;
};

/** Gives a plan another name. */
export const renamePlan = async (planId: string, name: string): Promise<void> => {
  const { plan } = planOutput.parse(await (await send('PATCH', planUrl(planId), { name })).json());
  updatePlan(planId, (known) => ({ ...known, name: plan.name, updatedAt: plan.updatedAt }));
  await forgetLists();
};

/** Deletes a plan for good. */
export const deletePlan = async (planId: string): Promise<void> => {
  await send('DELETE', planUrl(planId));
  await Promise.all([forgetLists(), queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey })]);
};

/** Forgets a deleted plan; only once no screen shows it, since that would ask for it again. */
export const forgetPlan = (planId: string): void => {
  queryClient.removeQueries({ queryKey: planQuery(planId).queryKey });
};

/** Opens the stream of a plan's progress behind an event. */
export const openProgress = (planId: string, lastEventId: number, signal: AbortSignal): Promise<Response> =>
  apiFetch(`${planUrl(planId)}/progress`, {
    headers: { accept: 'text/event-stream', ...(lastEventId > 0 && { 'last-event-id': String(lastEventId) }) },
    signal,
  });

/** Adds an item. */
export const addItem = async (planId: string, input: AddItemInput): Promise<Item> =>
  itemOutput.parse(await (await send('POST', `${planUrl(planId)}/items`, input)).json()).item;

/** Changes an item; goes on when the page is left in the middle. */
export const changeItem = async (planId: string, itemId: string, change: ChangeItemInput): Promise<Item> =>
  itemOutput.parse(await (await send('PATCH', itemUrl(planId, itemId), change, { keepalive: true })).json()).item;

/** Removes an item. */
export const removeItem = async (planId: string, itemId: string): Promise<void> => {
  await send('DELETE', itemUrl(planId, itemId), undefined, { keepalive: true });
};

/** Puts a removed item back; the server keeps it for a day. */
export const restoreItem = async (planId: string, itemId: string): Promise<Item> =>
  itemOutput.parse(await (await send('POST', `${itemUrl(planId, itemId)}/restore`)).json()).item;

/** What of the facts is put right; the engine's part of the list is made again, what the traveller did stays. */
export type Correction =
  | { remove: string[] }
  | { add: string[] }
  | { luggage: { kind: 'unknown' } }
  | { laundry: { available: false } }
  | { home: { country: null } | { nationality: null } }
  | { party: { adults: number; children: { ageMonths: number }[] } };

/** Corrects what was understood of the trip. */
export const correctFacts = async (planId: string, correction: Correction): Promise<void> => {
  const { plan } = planOutput.parse(await (await send('PATCH', `${planUrl(planId)}/facts`, correction)).json());
  updatePlan(planId, () => plan);
};
