import { type Audience, linesFor, memberView, sharedNameOf, type StoredItem, toItem } from '../../service';
import type { EditedPlan, ChangedItems } from '../../list/service';
import type { Compose } from '../live/sockets';
import type { EditResult, SyncOutput } from './contract';

/** How the items of an edit stand, as they are stored. */
export interface StoredEdits {
  plan: EditedPlan;
  revision: number;
  items: StoredItem[];
  removed: string[];
  results: EditResult[];
  /** False when all of it was known. */
  isNew: boolean;
}

/** The session that edits, and what it calls its device. */
export interface Sender {
  sessionId: string;
  clientId: string;
}

/** Who somebody is to a plan. */
export const audienceOf = (plan: Pick<EditedPlan, 'userId'>, userId: string): Audience =>
  plan.userId === userId ? 'owner' : 'member';

/** Items as somebody who is that to the plan may see them. */
const itemsFor = (items: readonly StoredItem[], plan: EditedPlan, audience: Audience) =>
  linesFor(items, audience, memberView(plan, plan.owner)).map(toItem);

/**
 * The messages of changed items, for each viewer as they may see them. Only its own session gets the id of the editing
 * device.
 */
export const newsFor =
  ({ plan, revision, items, removed }: ChangedItems, sender: Sender | undefined): Compose =>
  ({ userId, sessionId }) => ({
    type: 'items',
    clientId: sender?.sessionId === sessionId ? sender.clientId : '',
    revision,
    items: itemsFor(items, plan, audienceOf(plan, userId)),
    removed,
  });

/** What somebody is answered to their edits: the items, and what they replaced, as they may see them. */
export const answerFor = (userId: string, { plan, revision, items, removed, results }: StoredEdits): SyncOutput => {
  const audience = audienceOf(plan, userId);
  const known = new Map(items.map((item) => [item.id, item]));
  const theirsFor = (itemId: string, conflict: EditResult['conflicts'][number]): EditResult['conflicts'][number] => {
    const item = known.get(itemId);
    if (audience === 'owner' || !item || item.privacy !== 'private' || conflict.field !== 'name') return conflict;
    return { ...conflict, theirs: sharedNameOf(item, plan.locale) };
  };
  return {
    revision,
    items: itemsFor(items, plan, audience),
    removed,
    results: results.map((result) => ({
      ...result,
      conflicts: result.conflicts.map((conflict) => theirsFor(result.itemId, conflict)),
    })),
  };
};
