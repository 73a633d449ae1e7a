import { expect } from 'vitest';
import type { ChangeItemInput } from '../../worker/plans/contract';
import { type SyncEdit, type SyncOutput, syncOutput } from '../../worker/plans/room/sync/contract';
import type { Browser } from './browser';

/** One edit of a thing, made over revision `base`. */
export const change = (itemId: string, what: ChangeItemInput, base = 0): SyncEdit => ({
  kind: 'change',
  id: crypto.randomUUID(),
  itemId,
  base,
  change: what,
});

/** Sends a device's queue of edits. */
export const sendEdits = async (
  browser: Browser,
  planId: string,
  clientId: string,
  edits: SyncEdit[],
): Promise<SyncOutput> => {
  const answer = await browser.post(`/api/plans/${planId}/sync`, { clientId, edits });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return syncOutput.parse(answer.body);
};
