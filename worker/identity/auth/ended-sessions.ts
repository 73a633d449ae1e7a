/** Sessions that end: the rooms of plans that know them forget them before that is answered. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Scope } from '../../platform/http/scope';
import { logError } from '../../platform/http/log';
import { planRoomOf } from '../../plans/service';
import { sessions } from '../sessions/service';

type EndScope = Pick<Scope, 'env' | 'db'>;

/** Statement that selects the plans whose rooms cache these sessions; it runs before the one that ends them. */
export const roomsOfSessionsStatement = (db: Database, which: SQL | undefined) =>
  db
    .selectDistinct({ planId: sql<string>`followed.plan_id` })
    .from(sessions)
    .innerJoin(sql`followed_plans followed`, sql`followed.session_id = ${sessions.id}`)
    .where(which);

/** The same of the plans that somebody owns, whoever's sessions they are. */
export const roomsOfOwner = (db: Database, userId: string) =>
  db
    .selectDistinct({ planId: sql<string>`followed.plan_id` })
    .from(sql`plans own`)
    .innerJoin(sql`followed_plans followed`, sql`followed.plan_id = own.id`)
    .where(eq(sql`own.user_id`, userId));

/**
 * Makes rooms drop their cached rights and close the live connections of ended sessions.
 * A room that does not answer keeps its cache for half a minute at most.
 */
export const notifyEndedSessions = async (
  { env }: Pick<EndScope, 'env'>,
  rooms: readonly { planId: string }[],
): Promise<void> => {
  await Promise.all(
    rooms.map(({ planId }) =>
      planRoomOf(env, planId)
        .dismiss(planId)
        .catch((error: unknown) => logError('a room was not told of a session that ended', { planId }, error)),
    ),
  );
};

/** Ends sessions. Gives the ids of those that ended. */
export const endSessions = async ({ env, db }: EndScope, which: SQL | undefined): Promise<string[]> => {
  const [rooms, ended] = await db.batch([
    roomsOfSessionsStatement(db, which),
    db.delete(sessions).where(which).returning({ id: sessions.id }),
  ]);
  await notifyEndedSessions({ env }, rooms);
  return ended.map(({ id }) => id);
};
