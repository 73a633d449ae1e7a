import type { Item } from '../../../../worker/plans/contract';
import type { SyncEdit, SyncOutput } from '../../../../worker/plans/room/sync/contract';
import { ApiError } from '../../../api/error';
import { api, checked, escaped } from '../../../api/client';
import { repeatable } from '../../../api/retry';
import { queryClient } from '../../../api/query';
import { keep, readKept } from '../../../kept';
import { acceptStates, type ItemStates } from '../accept-states';
import { ItemEditor } from './item-editor';
import { planQuery, updatePlan } from '../plan-queries';
import { openQueue } from '../offline/edit-queue';

const CLIENT_KEY = 'valija.device';
let ownId: string | undefined;

/** This browser's random name, by which the server distinguishes its own earlier edits from those of others. */
const deviceId = (): string => {
  ownId ??= readKept(CLIENT_KEY) ?? crypto.randomUUID();
  keep(CLIENT_KEY, ownId);
  return ownId;
};

/** Deletes the id: the next person who signs in on this device has another one. */
export const forgetDeviceId = (): void => {
  ownId = undefined;
  keep(CLIENT_KEY, null);
};

/** Of each plan: at which revision an item went. */
const removed = new Map<string, Map<string, number>>();

/** Takes over into the cached plan how the server says that items stand. */
export const acceptInPlan = (planId: string, states: ItemStates): void => {
  const gone = removed.get(planId) ?? new Map<string, number>();
  removed.set(planId, gone);
  updatePlan(planId, (plan) => ({ ...plan, ...acceptStates(plan, states, gone) }));
};

const NOTHING: readonly Item[] = [];

let ownChannel: BroadcastChannel | undefined;
/** Opened when it is needed: the Worker, which draws first screens, has none. */
const channel = (): BroadcastChannel => (ownChannel ??= new BroadcastChannel('valija-edits'));

/** Listens for the moment when another tab of this browser has added to a plan's queue, or sent it; returns the unsubscribe function. */
export const onQueueChange = (planId: string, listener: () => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent) => {
    if (data === planId) listener();
  };
  channel().addEventListener('message', onMessage);
  return () => channel().removeEventListener('message', onMessage);
};

/** Browsers let little more than this go on after the page is left. */
const KEPT_ALIVE = 20;

/** Sends a queue of edits; a short one goes on when the page is left in the middle. */
const send = async (planId: string, edits: SyncEdit[]): Promise<SyncOutput> => {
  if (!navigator.onLine) throw new ApiError('network', { status: 0 });
  return checked(
    api.plans[':id'].sync.$post(
      { param: escaped({ id: planId }), json: { clientId: deviceId(), edits } },
      { headers: repeatable(), init: { keepalive: edits.length <= KEPT_ALIVE } },
    ),
    async () => (await import('../../../../worker/plans/room/sync/contract')).syncOutput,
  );
};

/** The editor of one plan's items: its queue on this device, its cached plan, and the way to the server. */
export const createEditor = (userId: string, planId: string): ItemEditor => {
  const queue = openQueue(userId, planId);
  return new ItemEditor({
    queue,
    send: (edits) => send(planId, edits),
    accept: (output) => acceptInPlan(planId, output),
    confirmed: () => queryClient.getQueryData(planQuery(planId).queryKey)?.items ?? NOTHING,
    withLock: (work) => ('locks' in navigator ? navigator.locks.request(`valija-edits-${planId}`, work) : work()),
    // A BroadcastChannel has no target: it reaches this origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    changed: () => channel().postMessage(planId),
  });
};
