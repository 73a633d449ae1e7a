/**
 * The one reader of a plan's lines: all code that needs those of one plan reads them here, and shows them to others
 * through {@link linesFor}.
 */
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import type { StoredItem } from './privacy';
import { planItems } from './schema';

/** What stands on a plan's list; what was removed does not. */
const standing = (planId: string | SQL) => and(eq(planItems.planId, planId), isNull(planItems.deletedAt));

const asJson = sql`json_group_array(json_object('id', id, 'name', name, 'quantity', quantity, 'category', category,
    'reason', reason, 'origin', origin, 'packed', json(iif(packed, 'true', 'false')), 'packedBy', packed_by,
    'hidden', json(iif(hidden, 'true', 'false')), 'position', position, 'revision', revision, 'for', json(for_names), 'bag', bag,
    'optional', json(iif(optional, 'true', 'false')), 'weightGrams', weight_grams,
    'privacy', privacy, 'sharedName', shared_name, 'sharedReason', shared_reason) ORDER BY position, id)`.mapWith(
  (text: string): StoredItem[] => JSON.parse(text),
);

/**
 * Statement that gives the lines of a plan in their order, to be shown: one row with all of them as one JSON text, since
 * D1 says each column's name for each row, which for a list is longer than what it says.
 */
export const linesOf = (db: Database, planId: string | SQL) =>
  db.select({ lines: asJson }).from(planItems).where(standing(planId));

/** Statement that gives the rows of a plan's lines in their order, to be worked on; `also` adds others to them. */
export const lineRowsOf = (db: Database, planId: string, also?: SQL) =>
  db
    .select()
    .from(planItems)
    .where(or(standing(planId), also))
    .orderBy(asc(planItems.position), asc(planItems.id));
