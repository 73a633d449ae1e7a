/** Steps of the tests of credits, on the database alone. */
import { env } from 'cloudflare:workers';
import { createDatabase } from '../../worker/platform/db/client';
import { newId } from '../../worker/platform/db/id';
import { type Grant, grantStatements, releaseStatements, reserveStatements } from '../../worker/money/credits/service';

export const db = createDatabase(env);
export const NOW = Date.UTC(2027, 0, 10);
export const DAY = 24 * 60 * 60_000;

/** Grants a lot of a pack. */
export const grant = (userId: string, lot: string, credits: number, more: Partial<Grant> = {}) =>
  db.batch([
    ...grantStatements(db, { lotId: `${lot}:${userId}`, userId, source: 'pack', credits, ref: lot, now: NOW, ...more }),
  ]);
/** Grants the lot of a subscription's month. */
export const month = (userId: string, start: number, credits: number, now = NOW) =>
  grant(userId, `sub:${start}`, credits, { source: 'subscription', period: { start, end: start + 30 * DAY }, now });
/** Reserves a credit for a new plan; returns the generation. */
export const reserve = async (userId: string, now = NOW) => {
  const generationId = newId('gen');
  await db.batch([...reserveStatements(db, { generationId, userId, planId: newId('plan'), kind: 'create', now })]);
  return generationId;
};
/** Gives a reserved credit back. */
export const release = (generationId: string, now = NOW) => db.batch([...releaseStatements(db, generationId, now)]);
