import { eq, type Placeholder, sql } from 'drizzle-orm';
import { users } from '../identity/sessions/service';
import type { Database } from '../platform/db/client';
import type { Person } from './contract';
import { planMembers } from './schema';

/** What fellow travellers call somebody: never by e-mail. Null has to be put into words by the reader's side. */
export const nameOf = ({ username, firstName }: { username: string | null; firstName: string | null }): string | null =>
  username ?? firstName;

/** SQL of the same for a plan's owner, where `plans` is selected from. */
export const OWNER_NAME = sql<
  string | null
>`(SELECT coalesce(person.username, person.first_name) FROM users person WHERE person.id = plans.user_id)`;

/** What {@link peopleQuery} selects. */
export const PERSON_COLUMNS = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  joinedAt: planMembers.joinedAt,
};

/** Statement that gives everybody who packs a plan: its owner, and the members in the order in which they came. */
export const peopleQuery = (db: Database, planId: string | Placeholder) =>
  db
    .select(PERSON_COLUMNS)
    .from(users)
    .leftJoin(planMembers, sql`${planMembers.planId} = ${planId} AND ${eq(planMembers.userId, users.id)}`)
    .where(
      sql`${users.id} IN (SELECT user_id FROM plans WHERE id = ${planId}
        UNION ALL SELECT user_id FROM plan_members WHERE plan_id = ${planId})`,
    );

/** A row of {@link peopleQuery}. */
export type PersonRow = Awaited<ReturnType<typeof peopleQuery>>[number];

/** Everybody who packs, as `userId` sees them; the owner first. */
export const toPeople = (rows: readonly PersonRow[], userId: string): Person[] =>
  rows
    .toSorted((a, b) => (a.joinedAt ?? 0) - (b.joinedAt ?? 0))
    .map((row) => ({
      id: row.id,
      name: nameOf(row),
      role: row.joinedAt === null ? 'owner' : 'member',
      isYou: row.id === userId,
    }));
