import { and, eq, isNull, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import {
  balanceQuery,
  commitStatement,
  GENERATION_DEADLINE_MS,
  mayAskModel,
  refusal,
  releaseStatements,
  reserveStatements,
} from '../../money/credits/service';
import { derivedId, newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import {
  affordableProviders,
  createFromModel,
  settlePrivacy,
  type ModelProvider,
  noteModelCost,
  personalise,
  toModelItems,
} from '../generation/service';
import { applyCorrections } from '../../engine/packing/corrections';
import { packFacts } from '../../engine/packing/pack-facts';
import type { TripFacts } from '../../engine/packing/facts';
import { PLAN_LIMITS, tripLength } from '../contract';
import { fromEngine, type GeneratedItem, listRows } from '../list/service';
import { isOwn, ownPlan, type PlanRow, plans, type PlanScope, planSearchText, withPrivacy } from '../service';
import type { Revision, RevisionInput } from './contract';
import { factsToPack, readPlanTrip } from './facts';
import { personalizeList, readMemory } from '../preferences/service';
import { planRevisions, type RevisionRow } from './schema';
import { assertSameDestination, countProposal, forgetOldProposals } from './bounds';
import { type Proposal, proposeCategory, proposeList, type ProposedLine } from './proposal';
import { toRevision } from './revision-json';

/** A model that has not answered by then is given up; whoever asked is waiting. Milliseconds. */
const MODEL_LIMITS = { total: 40_000 };

type Plan = PlanRow & { facts: TripFacts };

/** What a proposal is worked out with. */
interface Request {
  env: Env;
  scope: PlanScope;
  clock: Clock;
  plan: Plan;
  input: RevisionInput;
  revisionId: string;
}

/** A person's plan that can be made again. */
const readyPlan = async (scope: PlanScope, planId: string): Promise<Plan> => {
  const plan = await ownPlan(scope, planId);
  const { facts } = plan;
  if (plan.status !== 'ready' || !facts) throw new AppError('conflict');
  return { ...plan, facts };
};

/** The plan with the trip as it is to be; a name that was the destination's stays that. */
const planFor = (plan: Plan, { trip }: RevisionInput): Plan => {
  if (!trip) return plan;
  const isSamePlace = trip.destination === plan.destination;
  const isNamedAfter = plan.name === plan.destination.slice(0, PLAN_LIMITS.name);
  return {
    ...plan,
    ...trip,
    name: isNamedAfter ? trip.destination.slice(0, PLAN_LIMITS.name) : plan.name,
    placeId: trip.placeId || (isSamePlace ? plan.placeId : null),
    days: tripLength(trip.startDate, trip.endDate),
  };
};

const changesOf = (before: Plan, after: Plan): Revision['changes'] => [
  ...(before.destination !== after.destination || before.placeId !== after.placeId ? (['destination'] as const) : []),
  ...(before.startDate !== after.startDate || before.endDate !== after.endDate ? (['dates'] as const) : []),
  ...(JSON.stringify(before.activities) !== JSON.stringify(after.activities) ? (['activities'] as const) : []),
  ...(before.description !== after.description ? (['description'] as const) : []),
];

const stateOf = (plan: PlanRow): Proposal['before'] => {
  const { name, destination, placeId, startDate, endDate, days, activities, description } = plan;
  const { took, weather, model, searchText, places, facts, warnings, leftOut } = plan;
  const trip = { name, destination, placeId, startDate, endDate, days, activities, description };
  return { ...trip, took, weather, model, searchText, places, facts, warnings, leftOut };
};

interface Personalised {
  items: GeneratedItem[];
  model: string | null;
  failed: boolean;
}

/** Lets the models propose their differences to the new list; when all fail, the engine's stands. */
const askModel = async (
  { env, scope, clock, plan, revisionId }: Request,
  base: readonly GeneratedItem[],
  facts: TripFacts,
  description: string,
  providers: readonly ModelProvider[],
): Promise<Personalised> => {
  const fromModel = createFromModel(base);
  const { items, outcome, model, costMicros } = await personalise({
    facts,
    description,
    items: toModelItems(base),
    locale: plan.locale,
    providers,
    clock,
    limits: MODEL_LIMITS,
  });
  await noteModelCost(env, scope.db, costMicros, clock.now());
  const known = new Set(base.map(({ key }) => key));
  return {
    // Another run of the model calls its additions the same; the list's own must not be taken for them.
    items: settlePrivacy(items.map(fromModel), base, facts).map((item) =>
      known.has(item.key) ? item : { ...item, key: `${revisionId}-${item.key}` },
    ),
    model,
    failed: outcome === 'failed',
  };
};

/** Works the proposal out. */
const propose = async (request: Request, providers: readonly ModelProvider[]): Promise<Proposal> => {
  const { env, scope, plan, input } = request;
  const { db, now } = scope;
  const next = planFor(plan, input);
  const { destination, weather, facts } = await readPlanTrip(env, next, now);
  const places = [...destination.places, ...destination.sideTrips];
  assertSameDestination(plan, next, places);
  const memory = await readMemory(db, plan.id);
  const toPack = plan.corrections ? applyCorrections(facts, plan.corrections) : facts;
  const before = personalizeList(factsToPack(plan), memory);
  const after = personalizeList(toPack, memory);
  const personalised =
    providers.length > 0 ? await askModel(request, after.items, toPack, next.description, providers) : undefined;
  const isPersonalised = personalised !== undefined && !personalised.failed;
  // What was removed says that it is not wanted.
  const rows = await listRows(db, plan.id);
  const lists = {
    planId: plan.id,
    before: before.items,
    after: personalised?.items ?? after.items,
    rows,
    isPersonalised,
  };
  const lines: ProposedLine[] = input.category
    ? proposeCategory(input.category, {
        ...lists,
        ideas: ideasFor(
          toPack,
          after.leftOut.map(({ name }) => name),
        ),
      })
    : proposeList(lists);
  const changed = { took: destination.took, weather, places, facts, warnings: after.warnings, leftOut: after.leftOut };
  const searchText = planSearchText({ name: next.name, destination: next.destination, places });
  return {
    before: stateOf(plan),
    // One category made again leaves the trip as it is.
    after: input.category
      ? stateOf(plan)
      : stateOf({ ...next, ...changed, searchText, model: personalised?.model ?? plan.model }),
    changes: changesOf(plan, next),
    model: personalised?.model ?? null,
    modelFailed: personalised?.failed ?? false,
    lines,
  };
};

/** Everything the engine would take if there were no end to the bag, without what past trips left out. */
const ideasFor = (facts: TripFacts, leftOut: readonly string[]): GeneratedItem[] =>
  withPrivacy(
    packFacts(facts, { maxItems: PLAN_LIMITS.items })
      .items.filter(({ name }) => !leftOut.includes(name))
      .map(fromEngine),
    facts,
  );

const hashOf = (planId: string, input: RevisionInput): string =>
  createHash('sha256')
    .update(JSON.stringify([planId, input]))
    .digest('base64url');

/** A revision of one's own plan as it is stored. */
export const findRevision = async (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  planId: string,
  id: string,
): Promise<RevisionRow | undefined> => {
  const [found] = await db
    .select({ revision: planRevisions })
    .from(planRevisions)
    .innerJoin(plans, eq(plans.id, planRevisions.planId))
    .where(and(eq(planRevisions.id, id), isOwn(userId, planId)));
  return found?.revision;
};

/** A proposal as it stands; `not_found` also for one whose model never answered. */
export const showRevision = async (scope: PlanScope, planId: string, id: string): Promise<Revision> => {
  const row = await findRevision(scope, planId, id);
  const isDead = row?.status === 'working' && row.createdAt <= scope.now - GENERATION_DEADLINE_MS;
  if (!row || isDead) throw new AppError('not_found');
  return toRevision(row);
};

/**
 * Proposes how a list changes with its trip, or more for one category; nothing is changed yet. Where a language model is
 * asked, one credit is reserved, spent when it answered and given back when it failed; a request that dies in between is
 * ended by the sweep, like any generation. With a key the same proposal is made once. Throws `not_found`, `conflict`,
 * `insufficient_credits`, `too_many_generations`, `idempotency_conflict`, `rate_limited`, `validation_failed` (another
 * destination).
 */
export const createRevision = async (
  env: Env,
  scope: PlanScope,
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
  const request: Request = { env, scope, clock, plan, input, revisionId: id };
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
  request: Request,
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
        // A failed model whose credit did not go back is not told as one whose credit did.
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
