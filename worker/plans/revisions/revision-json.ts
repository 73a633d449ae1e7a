import type { Revision } from './contract';
import type { RevisionRow } from './schema';

/** A revision as the contract has it; its lines are empty while it is worked on. */
export const toRevision = ({ id, status, proposal }: RevisionRow): Revision => ({
  id,
  status,
  model: proposal?.model ?? null,
  modelFailed: proposal?.modelFailed ?? false,
  changes: proposal?.changes ?? [],
  days: proposal?.after.days ?? 0,
  lines: (proposal?.lines ?? []).map(({ id, kind, before, after }) => ({ id, kind, before, after })),
});
