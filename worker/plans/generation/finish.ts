import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { commitStatement, releaseStatements } from '../../money/credits/service';
import type { Database } from '../../platform/db/client';
import type { ReadPlan } from '../../engine/make-plan';
import type { PackingWarning } from '../../engine/packing/engine';
import type { TripFacts } from '../../engine/packing/facts';
import type { Failure, LeftOut } from '../contract';
import { applyListChange, type GeneratedItem, toRow, wholeList } from '../list/service';
import { countOf, type ItemRow, plans, planSearchText, shownPlaces, storeWords } from '../service';
import type { GenerationInput } from './job';
import type { PersonaliseResult } from './models/personalise';

/** What is kept of a model's part in a plan, for the operator: no text of the trip or of the answer. */
type ModelReport = Pick<
  PersonaliseResult,
  'outcome' | 'provider' | 'promptVersion' | 'usage' | 'costMicros' | 'accepted' | 'rejected' | 'failures' | 'tookMs'
>;

/** Name and version of the embedded engine, as plans remember it. */
export const ENGINE = 'valija-engine 2';

/** A finished generation. */
export interface Outcome {
  destination: ReadPlan['destination'];
  facts: TripFacts;
  warnings: PackingWarning[];
  /** What past trips say is not on it. */
  leftOut: LeftOut[];
  items: readonly GeneratedItem[];
  /** The model that personalised the list; null when none did. */
  model: string | null;
  /** A model was configured and failed: the traveller keeps the list and gets the credit back. */
  modelFailed: boolean;
  report: ModelReport | null;
}

/** What a plan is after an attempt to end its generation; `gone` when it was deleted meanwhile. */
export type Ending = 'ready' | 'failed' | 'generating' | 'gone';

const statusQuery = (db: Database, planId: string) =>
  db.select({ status: plans.status }).from(plans).where(eq(plans.id, planId));

const statusRows = z.array(z.object({ status: z.enum(['ready', 'failed', 'generating']) }));

/** How the plan stands, from a batch whose last statement asked for it. */
const endingOf = (answers: readonly unknown[]): Ending => statusRows.parse(answers.at(-1))[0]?.status ?? 'gone';

/** The lines of a finished generation. */
export const generatedLines = (planId: string, { items }: Pick<Outcome, 'items'>, now: number): ItemRow[] =>
  applyListChange(
    wholeList(planId, []),
    items.map((item) => ({ kind: 'add', row: toRow(planId, item, 0, now) })),
    { now, revision: 0 },
  ).added;

/**
 * Saves a finished generation whose lines are in their room: credit, status and what is found of the list in one batch, all or
 * nothing. The second time, and after somebody else ended the generation, it changes nothing.
 */
export const savePlan = async (
  db: Database,
  { planId, generationId }: GenerationInput,
  outcome: Outcome,
  lines: readonly ItemRow[],
  now: number,
): Promise<Ending> => {
  const settle = outcome.modelFailed
    ? releaseStatements(db, generationId, now, 'model')
    : ([commitStatement(db, generationId, now)] as const);
  const isOurs = sql`EXISTS (SELECT 1 FROM plans own JOIN generations work ON work.id = own.generation_id
    WHERE own.id = ${planId} AND own.status = 'generating'
      AND work.id = ${generationId} AND work.state IN ('done', ${outcome.modelFailed ? 'void' : 'done'}))`;
  const places = shownPlaces(outcome.destination);
  const answers = await db.batch([
    ...settle,
    storeWords(db, planId, lines, isOurs),
    db
      .update(plans)
      .set({
        status: 'ready',
        counted: countOf(lines, 0),
        inRoom: true,
        places,
        took: outcome.destination.resolutionNote,
        weather: outcome.facts.weather,
        engine: ENGINE,
        model: outcome.model,
        // What it says is that the credit went back, which it does not any more after too many of a day.
        modelFailed: sql`EXISTS (SELECT 1 FROM generations work WHERE work.id = ${generationId} AND work.state = 'void')`,
        modelReport: outcome.report,
        // The name may have been changed while the list was being made.
        searchText: sql`${plans.searchText} || ' ' || ${planSearchText({ name: '', destination: '', places })}`,
        updatedAt: now,
      })
      .where(and(eq(plans.id, planId), isOurs)),
    statusQuery(db, planId),
  ]);
  return endingOf(answers);
};

/** Ends a generation without a list and gives its credit back, in one batch; the second time it changes nothing. */
export const failPlan = async (
  db: Database,
  { planId, generationId }: Pick<GenerationInput, 'planId' | 'generationId'>,
  failure: Failure,
  now: number,
): Promise<Ending> => {
  const answers = await db.batch([
    ...releaseStatements(db, generationId, now),
    db
      .update(plans)
      .set({ status: 'failed', failure, updatedAt: now })
      .where(
        and(
          eq(plans.id, planId),
          eq(plans.generationId, generationId),
          eq(plans.status, 'generating'),
          sql`EXISTS (SELECT 1 FROM generations work WHERE work.id = ${generationId} AND work.state = 'void')`,
        ),
      ),
    statusQuery(db, planId),
  ]);
  return endingOf(answers);
};
