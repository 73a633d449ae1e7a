import { and, eq, isNull, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import {
  balanceQuery,
  commitStatement,
  mayAskModel,
  refusal,
  releaseStatements,
  reserveStatements,
} from '../../money/credits/service';
import { derivedId, newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { affordableProviders, type ModelProvider } from '../generation/service';
import { NO_TRIP, ownPlan, type RoomScope } from '../service';
import { countProposal, forgetOldProposals } from './bounds';
import type { Revision, RevisionInput } from './contract';
import { findRevision } from './find';
import type { Proposal } from './proposal';
import { propose, type ProposalRequest, type ReadyPlan } from './propose';
import { toRevision } from './revision-json';
import { planRevisions, type RevisionRow } from './schema';

/** A person's plan that can be made again. */
const readyPlan = async (scope: RoomScope, planId: string): Promise<ReadyPlan> => {
  const plan = await ownPlan(scope, planId);
  const { trip } = (plan.status === 'ready' && (await scope.rooms.linesOf(planId))) || { trip: NO_TRIP };
  const { facts } = trip;
  if (!facts) throw new AppError('conflict');
  return { ...plan, ...trip, facts };
};

const hashOf = (planId: string, input: RevisionInput): string =>
  createHash('sha256')
    .update(JSON.stringify([planId, input]))
    .digest('base64url');

/**
 * Proposes how a list changes with its trip, or more for one category; nothing is changed yet. Where a language model is
 * asked, one credit is reserved, spent when it answered and given back when it failed; a request that dies in between is
 * ended by the sweep, like any generation. With a key the same proposal is made once. Throws `not_found`, `conflict`,
 * `insufficient_credits`, `too_many_generations`, `idempotency_conflict`, `rate_limited`, `validation_failed` (another
 * destination).
 */
export const createRevision = async (
  env: Env,
  scope: RoomScope,
  clock: Clock,
  planId: string,
  input: RevisionInput,
  key?: string,
): Promise<Revision> => {
  const { db, userId, now } = scope;
  const id = key === undefined ? newId('rev') : derivedId('rev', userId, planId, key);
  const plan = await readyPlan(scope, planId);
  const requestHash = hashOf(planId, input);
  const earlier = async (): Promise<Revision | undefined> => {
    const row = await findRevision(scope, planId, id);
    if (row && row.requestHash !== requestHash) throw new AppError('idempotency_conflict');
    return row && toRevision(row);
  };
  const known = key === undefined ? undefined : await earlier();
  if (known) return known;

  await countProposal(scope, env, planId);
  const mayAsk = input.model && (await mayAskModel(db, sql`${userId}`, now));
  const providers = mayAsk ? await affordableProviders(env, db, now) : [];
  const request: ProposalRequest = { env, scope, clock, plan, input, revisionId: id };
  const row: RevisionRow = {
    id,
    planId,
    generationId: null,
    requestHash,
    status: 'working',
    proposal: null,
    accepted: [],
    token: null,
    createdAt: now,
  };
  if (providers.length === 0) {
    const ready = { ...row, status: 'ready' as const, proposal: await propose(request, []) };
    await db.batch([
      insertWhere(db, planRevisions, ready, sql`WHERE TRUE`).onConflictDoNothing(),
      forgetOldProposals(db, planId),
    ]);
    return toRevision(ready);
  }

  const generationId = newId('gen');
  const [, , [begun], [balance]] = await db.batch([
    ...reserveStatements(db, {
      generationId,
      userId,
      planId,
      kind: 'regenerate',
      now,
      condition: sql`NOT EXISTS (SELECT 1 FROM plan_revisions same WHERE same.id = ${id})`,
    }),
    insertWhere(
      db,
      planRevisions,
      { ...row, generationId },
      sql`FROM generations work WHERE work.id = ${generationId}`,
    ).returning({ id: planRevisions.id }),
    balanceQuery(db, userId, now),
    forgetOldProposals(db, planId),
  ]);
  if (!begun) {
    const first = await earlier();
    if (first) return first;
    throw refusal(balance);
  }
  return finishRevision(request, generationId, providers);
};

/** Asks the model and settles its credit together with the proposal, all or nothing. */
const finishRevision = async (
  request: ProposalRequest,
  generationId: string,
  providers: readonly ModelProvider[],
): Promise<Revision> => {
  const { scope, clock, plan, revisionId } = request;
  const { db } = scope;
  const giveUp = () =>
    db.batch([
      ...releaseStatements(db, generationId, clock.now()),
      db.delete(planRevisions).where(and(eq(planRevisions.id, revisionId), isNull(planRevisions.proposal))),
    ]);
  let proposal: Proposal;
  try {
    proposal = await propose(request, providers);
  } catch (error) {
    await giveUp();
    throw error;
  }
  const settle = proposal.modelFailed
    ? releaseStatements(db, generationId, clock.now(), 'model')
    : ([commitStatement(db, generationId, clock.now())] as const);
  const state = proposal.modelFailed ? 'void' : 'done';
  const isBack = sql`EXISTS (SELECT 1 FROM generations work WHERE work.id = ${generationId} AND work.state = 'void')`;
  await db.batch([
    ...settle,
    db
      .update(planRevisions)
      .set({
        status: 'ready',
        // A failed model whose credit did not go back is not reported as one whose credit did.
        proposal: sql`json_set(${JSON.stringify(proposal)}, '$.modelFailed', json(iif(${isBack}, 'true', 'false')))`,
      })
      .where(
        and(
          eq(planRevisions.id, revisionId),
          eq(planRevisions.status, 'working'),
          sql`EXISTS (SELECT 1 FROM generations work WHERE work.id = ${generationId} AND work.state IN ('done', ${state}))`,
        ),
      ),
  ]);
  const stored = await findRevision(scope, plan.id, revisionId);
  // Ended by the sweep meanwhile: its credit went back, so there is nothing to show for it.
  if (stored?.status !== 'ready') throw new AppError('unavailable', { retryAfter: 1 });
  return toRevision(stored);
};
