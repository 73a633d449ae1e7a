import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { luggageItems, plans } from '../service';
import { luggageBags } from './schema';

/** What a person decided of the luggage of their plans; for the export. It goes with the plans when they are erased. */
export const exportLuggage = async (db: Database, userId: string) => {
  const [bags, items] = await db.batch([
    db
      .select({
        planId: luggageBags.planId,
        id: luggageBags.id,
        kind: luggageBags.kind,
        name: luggageBags.name,
        limitGrams: luggageBags.limitGrams,
      })
      .from(luggageBags)
      .innerJoin(plans, eq(plans.id, luggageBags.planId))
      .where(eq(plans.userId, userId))
      .orderBy(asc(luggageBags.planId), asc(luggageBags.position)),
    db
      .select({
        planId: luggageItems.planId,
        itemId: luggageItems.itemId,
        bagId: luggageItems.bagId,
        worn: luggageItems.worn,
        grams: luggageItems.grams,
      })
      .from(luggageItems)
      .innerJoin(plans, eq(plans.id, luggageItems.planId))
      .where(eq(plans.userId, userId))
      .orderBy(asc(luggageItems.planId), asc(luggageItems.itemId)),
  ]);
  return { bags, items };
};
