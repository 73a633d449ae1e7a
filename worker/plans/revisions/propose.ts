/** Works out how a list changes with its trip, or what more there is for one category. */
import type { Clock } from '../../platform/clock';
import type { Env } from '../../platform/env';
import {
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
import { fromEngine, type GeneratedItem } from '../list/service';
import { type PlanRow, planSearchText, type RoomScope, shownPlaces, type TripRead, withPrivacy } from '../service';
import type { Revision, RevisionInput } from './contract';
import { factsToPack, readPlanTrip } from './facts';
import { personalizeList, readMemory } from '../preferences/service';
import { assertSameDestination } from './bounds';
import { type Proposal, proposeCategory, proposeList, type ProposedLine } from './proposal';

/** A model that has not answered by then is given up, since the caller waits. Milliseconds. */
const MODEL_LIMITS = { total: 40_000 };

/** A plan that can be made again. */
export type ReadyPlan = PlanRow & TripRead & { facts: TripFacts };

/** What a proposal is worked out with. */
export interface ProposalRequest {
  env: Env;
  scope: RoomScope;
  clock: Clock;
  plan: ReadyPlan;
  input: RevisionInput;
  revisionId: string;
}

/** The plan with the trip as it is to be; a name that was the destination's stays that. */
const planFor = (plan: ReadyPlan, { trip }: RevisionInput): ReadyPlan => {
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

const changesOf = (before: ReadyPlan, after: ReadyPlan): Revision['changes'] => [
  ...(before.destination !== after.destination || before.placeId !== after.placeId ? (['destination'] as const) : []),
  ...(before.startDate !== after.startDate || before.endDate !== after.endDate ? (['dates'] as const) : []),
  ...(JSON.stringify(before.activities) !== JSON.stringify(after.activities) ? (['activities'] as const) : []),
  ...(before.description !== after.description ? (['description'] as const) : []),
];

const stateOf = (plan: PlanRow & TripRead): Proposal['before'] => {
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
  { env, scope, clock, plan, revisionId }: ProposalRequest,
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
export const propose = async (request: ProposalRequest, providers: readonly ModelProvider[]): Promise<Proposal> => {
  const { env, scope, plan, input } = request;
  const { now } = scope;
  const next = planFor(plan, input);
  const { destination, weather, facts } = await readPlanTrip(env, next, now);
  const places = shownPlaces(destination);
  assertSameDestination(plan, next, places);
  const memory = await readMemory(scope, plan.id);
  const toPack = plan.corrections ? applyCorrections(facts, plan.corrections) : facts;
  const before = personalizeList(factsToPack(plan), memory);
  const after = personalizeList(toPack, memory);
  const personalised =
    providers.length > 0 ? await askModel(request, after.items, toPack, next.description, providers) : undefined;
  const isPersonalised = personalised !== undefined && !personalised.failed;
  // What was removed says that it is not wanted.
  const list = await scope.rooms.rowsOf(plan.id);
  const rows = list?.rows ?? [];
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
  const changed = {
    took: destination.resolutionNote,
    weather,
    places,
    facts,
    warnings: after.warnings,
    leftOut: after.leftOut,
  };
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
