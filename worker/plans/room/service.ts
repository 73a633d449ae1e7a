import type { Env } from '../../platform/env';
import type { SessionClaims } from '../../platform/context';
import { keyedHash } from '../../platform/crypto/secrets';
import { AppError } from '../../platform/http/errors';
import { logError } from '../../platform/http/log';
import { openStatus, type PlanScope, planRoomOf } from '../service';
import { followedPlans } from './schema';
import { MAX_OWN_SOCKETS, MAX_SOCKETS } from './live/sockets';
import type { Announcement, SyncEdit, SyncInput, SyncOutput } from './sync/contract';
import type { Sender } from './sync/answer';

export { planMutations } from './schema';
export { RESTORE_LIFE_MS } from './sync/merge';
export { setBackStatement } from './set-back';

/** What a device is called in a plan: its own name within its session, which nobody else can give. */
const boundDevice = (env: Env, sessionId: string, clientId: string): string =>
  keyedHash(env.JWT_SECRET, 'device', `${sessionId}\0${clientId}`).slice(0, 22);

/** Who edits, when. */
export interface Editor {
  session: SessionClaims;
  /** Milliseconds since the epoch. */
  now: number;
}

const sendEdits = async (
  env: Env,
  { session, now }: Editor,
  planId: string,
  { edits, clientId }: SyncInput,
  sender?: Sender,
): Promise<SyncOutput> => {
  const output = await planRoomOf(env, planId)
    .edit({ edits, clientId, planId, session, now }, sender)
    .catch((error: unknown) => {
      // The edits are the sender's until they are answered: sent again, they count once.
      throw new AppError('unavailable', { retryAfter: 1, cause: error });
    });
  if (!('refused' in output)) return output;
  const { refused, retryAfter } = output;
  throw new AppError(refused, retryAfter === undefined ? {} : { retryAfter });
};

/**
 * Applies a device's edits of a plan's items in the order in which its Durable Object gets them, and broadcasts them.
 * Throws `unauthenticated` where the session has ended.
 */
export const syncItems = (env: Env, editor: Editor, planId: string, input: SyncInput): Promise<SyncOutput> => {
  const { sessionId } = editor.session;
  const { clientId } = input;
  const device = boundDevice(env, sessionId, clientId);
  return sendEdits(env, editor, planId, { ...input, clientId: device }, { sessionId, clientId });
};

/**
 * Applies one edit that comes from no device's queue; it is broadcast to every viewer, also to its own session.
 */
export const applySingleEdit = (env: Env, editor: Editor, planId: string, edit: SyncEdit): Promise<SyncOutput> =>
  sendEdits(env, editor, planId, { clientId: crypto.randomUUID(), edits: [edit] });

/** Broadcasts that something about a plan changed that is no edit of an item. */
export const announceChange = async (env: Env, planId: string, what: Announcement = 'changed'): Promise<void> => {
  try {
    await planRoomOf(env, planId).announce(planId, what);
  } catch (error) {
    logError('a change was not announced', { planId }, error);
  }
};

/**
 * Opens a live connection to a plan for the session of the caller. When the plan is no longer the version that the caller
 * has, the connection receives `changed` at once.
 */
export const followPlan = async (
  env: Env,
  scope: PlanScope & { sessionId: string },
  planId: string,
  { isUpgrade, have }: { isUpgrade: boolean; have: string | undefined },
): Promise<Response> => {
  await openStatus(scope, planId);
  if (!isUpgrade) throw new AppError('upgrade_required');
  const { userId, sessionId } = scope;
  await scope.db.insert(followedPlans).values({ sessionId, planId }).onConflictDoNothing();
  const viewer = new URLSearchParams({ userId, sessionId, planId, ...(have && { have }) });
  const answer = await planRoomOf(env, planId).fetch(`https://room.invalid/live?${viewer.toString()}`, {
    headers: { upgrade: 'websocket' },
  });
  if (answer.status === 429) {
    throw new AppError('rate_limited', {
      message: `At most ${MAX_SOCKETS} pages can follow one Bag Plan at once, ${MAX_OWN_SOCKETS} of one person.`,
      retryAfter: 30,
    });
  }
  return answer;
};
