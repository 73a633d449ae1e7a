import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TripCorrections } from '../../../worker/engine/trip/contract';
import type { ChangePlanInput, CreatePlanBody, Plan } from '../../../worker/plans/contract';
import type { User } from '../../../worker/identity/sessions/contract';
import { api, checked, escaped } from '../../api/client';
import { ApiError, isApiError } from '../../api/error';
import { queryClient, USER_KEY } from '../../api/query';
import { differenceOf, type ListDifference } from './list-difference';

const planCalls = api.plans[':id'];
const at = (planId: string) => escaped({ id: planId });
const planShape = async () => (await import('../../../worker/plans/contract')).planOutput;
const plansShape = async () => (await import('../../../worker/plans/contract')).plansOutput;
const creditsShape = async () => (await import('../../../worker/money/credits/contract')).creditsOutput;

/** The credits of the signed-in person. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => checked(api.credits.$get({}, { init: { signal } }), creditsShape),
});

/** All Bag Plans, page by page: the trips ahead, then those that are over. */
export const plansQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['plans', 'list', query],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const search = { order: 'trip', ...(query && { query }), ...(pageParam && { cursor: pageParam }) } as const;
      try {
        if (!navigator.onLine) throw new ApiError('network', { status: 0 });
        return await checked(api.plans.$get({ query: search }, { init: { signal } }), plansShape);
      } catch (error) {
        if (query || pageParam || !isApiError(error, 'network')) throw error;
        const saved = await (await savedPlans()).listSavedPlans(currentUserId());
        if (saved.length === 0) throw error;
        return { plans: saved, nextCursor: null };
      }
    },
    // Without a network it answers, too: with what this device keeps.
    networkMode: 'always',
    refetchOnReconnect: true,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What this device keeps is looked at only where it is needed. */
const savedPlans = () => import('./offline/saved-plans');

/** Whose plans this device keeps; empty while nobody is signed in. */
export const currentUserId = (): string => queryClient.getQueryData<User | null>(USER_KEY)?.id ?? '';

/** An answer that was on its way while edits were confirmed is asked for again, this often. */
const FETCHES = 3;

/** One Bag Plan with its items; without a network, as it was when it was last seen on this device. */
export const planQuery = (planId: string) =>
  queryOptions({
    queryKey: ['plans', 'one', planId],
    queryFn: async ({ signal }): Promise<Plan> => {
      try {
        if (!navigator.onLine) throw new ApiError('network', { status: 0 });
        for (let fetches = 1; ; fetches += 1) {
          const { plan } = await checked(planCalls.$get({ param: at(planId) }, { init: { signal } }), planShape);
          const newer = newerThan(plan);
          if (!newer) return plan;
          if (fetches === FETCHES) return newer;
        }
      } catch (error) {
        if (!isApiError(error, 'not_found', 'network')) throw error;
        const { forgetSavedPlan, readSavedPlan } = await savedPlans();
        const saved = error.code === 'network' ? await readSavedPlan(currentUserId(), planId) : null;
        if (error.code === 'not_found') await forgetSavedPlan(currentUserId(), planId);
        if (!saved) throw error;
        return saved;
      }
    },
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Where the version of a plan is kept that came with the document. */
export const documentVersion = (planId: string) => ['plans', 'version', planId];

/**
 * What the server has sent of a plan since an answer of it was made; undefined when the answer is the
 * newest. What only this device keeps is never newer: the database may have been set back.
 */
const newerThan = (plan: Plan): Plan | undefined => {
  const known = queryClient.getQueryState(planQuery(plan.id).queryKey);
  return known?.data && known.dataUpdatedAt > 0 && known.data.revision > plan.revision ? known.data : undefined;
};

/** Shows a whole plan that an answer brought; when something newer arrived meanwhile, asks for it again instead. */
export const acceptPlan = async (plan: Plan): Promise<void> => {
  const { queryKey } = planQuery(plan.id);
  if (newerThan(plan)) await queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, plan);
};

/** Shows what this device keeps of a plan until the server has answered. */
export const showSavedPlan = async (planId: string): Promise<void> => {
  const { queryKey } = planQuery(planId);
  const saved = await (await savedPlans()).readSavedPlan(currentUserId(), planId);
  if (saved && !queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, saved, { updatedAt: 0 });
};

/** Changes what is known of a plan without asking the server; nothing happens when it is not known. */
export const updatePlan = (planId: string, change: (plan: Plan) => Plan): void => {
  queryClient.setQueryData(planQuery(planId).queryKey, (known) => known && change(known));
};

/** The lists show names and packed shares, so they are asked for again when they are seen next. */
export const forgetLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['plans', 'list'] });

/** Asks for a Bag Plan; the same `key` again gives the same plan. */
export const createPlan = async (input: CreatePlanBody, key: string): Promise<Plan> => {
  const { plan } = await checked(api.plans.$post({ json: input }, { headers: { 'idempotency-key': key } }), planShape);
  await acceptPlan(plan);
  // Whoever waits for the list does not wait for these.
  void forgetLists();
  void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey });
  return plan;
};

/** Changes what of a plan may be changed after it is made: its name. */
export const changePlan = async (planId: string, change: ChangePlanInput): Promise<void> => {
  const { plan } = await checked(planCalls.$patch({ param: at(planId), json: change }), planShape);
  // Its list may have been edited meanwhile, and stays as it is shown.
  updatePlan(planId, ({ items, revision }) => ({ ...plan, items, revision }));
  await forgetLists();
};

const deletedHere = new Set<string>();

/** Whether this page deleted the plan itself, which is no news then. */
export const isDeletedHere = (planId: string): boolean => deletedHere.has(planId);

/** Deletes a plan for good. */
export const deletePlan = async (planId: string): Promise<void> => {
  deletedHere.add(planId);
  await planCalls.$delete({ param: at(planId) }).catch((error: unknown) => {
    deletedHere.delete(planId);
    throw error;
  });
  await (await savedPlans()).forgetSavedPlan(currentUserId(), planId);
  await Promise.all([forgetLists(), queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey })]);
};

/** Forgets a deleted plan; only once no screen shows it, since that would ask for it again. */
export const forgetPlan = (planId: string): void => {
  queryClient.removeQueries({ queryKey: planQuery(planId).queryKey });
};

/** Opens the stream of a plan's progress behind an event. */
export const openProgress = (planId: string, lastEventId: number, signal: AbortSignal): Promise<Response> =>
  planCalls.progress.$get(
    { param: at(planId) },
    {
      headers: { accept: 'text/event-stream', ...(lastEventId > 0 && { 'last-event-id': String(lastEventId) }) },
      init: { signal },
    },
  );

/** What of the facts is put right; the engine's part of the list is made again, what the traveller did stays. */
export type Correction =
  | { remove: string[] }
  | { add: string[] }
  | { luggage: { kind: 'unknown' } }
  | { laundry: { available: false } }
  | { home: { country: null } | { nationality: null } }
  | { party: { adults: number; children: { ageMonths: number }[] } }
  | { trip: TripCorrections };

/** Corrects what was understood of the trip; returns what that changed of the list. */
export const correctFacts = async (planId: string, correction: Correction): Promise<ListDifference> => {
  const before = queryClient.getQueryData(planQuery(planId).queryKey)?.items ?? [];
  const { plan } = await checked(planCalls.facts.$patch({ param: at(planId), json: correction }), planShape);
  await acceptPlan(plan);
  return differenceOf(before, plan.items);
};
