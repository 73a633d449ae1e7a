import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client';
import type { TripFacts } from '../../../engine/packing/facts';
import type { TemplateItem, DebriefTrip } from '../contract';
import { alwaysItems, debriefs, templates } from '../schema';
import type { Debrief } from './lessons';

/** What a new list is fitted to besides its trip. */
export interface Memory {
  always: readonly { subject: string; name: string; quantity: number; category: string }[];
  /** Newest first. */
  debriefs: readonly Debrief[];
  template: { name: string; items: readonly TemplateItem[] } | null;
}

/** Debriefs that still count; older ones say how somebody used to travel. */
const MEMORY_DEBRIEFS = 30;

/** What the owner of a plan always brings, has told of past trips, and the template the plan was begun from. */
export const readMemory = async (db: Database, planId: string): Promise<Memory> => {
  const owner = sql`(SELECT user_id FROM plans WHERE id = ${planId})`;
  const [always, told, [template]] = await db.batch([
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
  ]);
  return { always, debriefs: told, template: template ?? null };
};

/** A trip as debriefs remember it. */
export const tripOf = ({ places, destination, weather, locale, tags }: TripFacts): DebriefTrip => ({
  place: places[0]?.name[locale] ?? destination,
  country: places[0]?.country ?? null,
  activities: Object.keys(tags).flatMap((tag) => (tag.startsWith('activity:') ? [tag.slice('activity:'.length)] : [])),
  weather: weather.source === 'unknown' ? null : { minC: weather.minC, maxC: weather.maxC, wetShare: weather.wetShare },
});
