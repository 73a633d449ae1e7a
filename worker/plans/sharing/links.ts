import { and, eq, sql } from 'drizzle-orm';
import { hashSecret } from '../../platform/crypto/secrets';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { isoTime } from '../../platform/iso-time';
import { linesFor, ownPlan, plans, roomsOf, toSummary } from '../service';
import type { SharedPlan, ShareLink } from './contract';
import { planLinks } from './schema';
import type { SharingScope, VisitorScope } from './scope';
import { makeToken, restoreToken } from './tokens';

/** SQL that holds for a plan's owner alone. */
export const ownsPlan = (userId: string, planId: string) =>
  sql`EXISTS (SELECT 1 FROM plans own WHERE own.id = ${planId} AND own.user_id = ${userId})`;

const urlOf = (origin: string, token: string): string => new URL(`/shared/${token}`, origin).href;

/** A stored link as its owner sees it. */
export const toShareLink = (
  { env, origin }: SharingScope,
  row: { id: string; tokenHash: string; createdAt: number },
): ShareLink => {
  const token = restoreToken(env, 'share-link', row);
  return { url: token && urlOf(origin, token), createdAt: isoTime(row.createdAt) };
};

/** Makes the read-only link of one's own plan, or a new one; the one before stops working in the same statement. */
export const makeLink = async (scope: SharingScope, planId: string): Promise<ShareLink> => {
  const { env, db, userId, now, origin } = scope;
  const id = newId('link');
  const { token, tokenHash } = makeToken(env, 'share-link', id);
  const made = await insertWhere(
    db,
    planLinks,
    { planId, id, tokenHash, createdAt: now },
    sql`WHERE ${ownsPlan(userId, planId)} AND (SELECT status FROM plans WHERE id = ${planId}) = 'ready'`,
  )
    .onConflictDoUpdate({ target: planLinks.planId, set: { id, tokenHash, createdAt: now } })
    .returning({ id: planLinks.id });
  if (made.length === 0) {
    await ownPlan(scope, planId);
    throw new AppError('conflict');
  }
  return { url: urlOf(origin, token), createdAt: isoTime(now) };
};

/** Ends the read-only link of one's own plan; there need not be one. */
export const revokeLink = async (scope: SharingScope, planId: string): Promise<void> => {
  const { db, userId } = scope;
  await ownPlan(scope, planId);
  await db.delete(planLinks).where(and(eq(planLinks.planId, planId), ownsPlan(userId, planId)));
};

/** Calls of one address, whether they find something or not: enough for a family behind one router. */
const VISITS = { max: 60, windowMs: 60_000 };
/** Documents of one address that name a link which does not exist. */
const GUESSES = { max: 30, windowMs: 10 * 60_000 };

/** Statement that gives the plan of a read-only link. */
export const linkedPlanQuery = ({ db }: Pick<VisitorScope, 'db'>, token: string) =>
  db
    .select({ plan: plans })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(planLinks.tokenHash, hashSecret(token)));

/** What a visitor sees with a link's token; throws `not_found` for one that was guessed or revoked. */
export const readShared = async (scope: VisitorScope, token: string): Promise<SharedPlan> => {
  const { env, db, now, address } = scope;
  const hit = await hitLimit(db, { key: limitKey(env, 'shared', address), ...VISITS }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const [row] = await linkedPlanQuery(scope, token);
  if (!row) throw new AppError('not_found');
  const list = await roomsOf(env).linesOf(row.plan.id);
  const view = { locale: row.plan.locale, owner: null, privateLines: row.plan.privateToLinks };
  const items = linesFor(list?.rows ?? [], 'link', view).filter(({ hidden }) => !hidden);
  const { name, destination, place, airport, startDate, endDate, days, locale, weather } = toSummary(row.plan, {
    items: items.length,
    packed: 0,
    spare: 0,
  });
  return {
    name,
    destination,
    place: place && { name: place.name, countryName: place.countryName },
    airport,
    startDate,
    endDate,
    days,
    locale,
    weather,
    items: items.map(({ name: called, quantity, category }) => ({ name: called, quantity, category })),
  };
};

/** What the document of a link shows of its trip, for the preview that messengers make. */
export type LinkedTrip = Pick<SharedPlan, 'name' | 'destination' | 'startDate' | 'endDate'>;

/** The trip that a token opens, or null; guessing too often is rate limited. */
export const findLinkedTrip = async (
  { env, db, now, address }: VisitorScope,
  token: string,
): Promise<LinkedTrip | null> => {
  const [trip] = await db
    .select({ name: plans.name, destination: plans.destination, startDate: plans.startDate, endDate: plans.endDate })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(planLinks.tokenHash, hashSecret(token)));
  if (trip) return trip;
  const hit = await hitLimit(db, { key: limitKey(env, 'shared-guess', address), ...GUESSES }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  return null;
};
