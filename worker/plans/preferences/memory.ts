import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { StoredTemplateItem } from '../templates/contract';
import { plans, type RoomScope } from '../service';
import { alwaysItems } from './schema';
import { type Debrief, debriefs } from '../debrief/service';
import { templates } from '../templates/service';

/** What a new list is fitted to besides its trip. */
export interface Memory {
  always: readonly { subject: string; name: string; quantity: number; category: string }[];
  /** Newest first. */
  debriefs: readonly Debrief[];
  template: { name: string; items: readonly StoredTemplateItem[] } | null;
  /** What the traveller had added to the plan that this one took the place of. */
  carried: readonly StoredTemplateItem[];
}

/** Debriefs that still count; older ones say how somebody used to travel. */
const MEMORY_DEBRIEFS = 30;

/**
 * What the owner of a plan always brings, the reviews of past trips, and the template or the plan that it was begun
 * from.
 */
export const readMemory = async ({ db, rooms }: Pick<RoomScope, 'db' | 'rooms'>, planId: string): Promise<Memory> => {
  const owner = sql`(SELECT user_id FROM plans WHERE id = ${planId})`;
  const [always, told, [template], [from]] = await db.batch([
    db
      .select()
      .from(alwaysItems)
      .where(eq(alwaysItems.userId, owner))
      .orderBy(asc(alwaysItems.createdAt), asc(alwaysItems.id)),
    db
      .select({ trip: debriefs.trip, lines: debriefs.lines })
      .from(debriefs)
      .where(eq(debriefs.userId, owner))
      .orderBy(desc(debriefs.at), desc(debriefs.planId))
      .limit(MEMORY_DEBRIEFS),
    db
      .select({ name: templates.name, items: templates.items })
      .from(templates)
      .where(
        and(eq(templates.id, sql`(SELECT template_id FROM plans WHERE id = ${planId})`), eq(templates.userId, owner)),
      ),
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.id, sql`(SELECT items_from FROM plans WHERE id = ${planId})`), eq(plans.userId, owner))),
  ]);
  const source = from && (await rooms.linesOf(from.id));
  const carried = (source?.rows ?? [])
    .filter(({ origin, hidden }) => origin === 'user' && !hidden)
    .map(({ name, quantity, category, privacy }) => ({ name, quantity, category, isPrivate: privacy === 'private' }));
  return { always, debriefs: told, template: template ?? null, carried };
};
