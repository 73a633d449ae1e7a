import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { listDefaultItems } from './service';
import { debriefs } from '../debrief/schema';
import { listTemplates } from '../templates/service';

/** Templates, always-bring items and what was told of trips; for the export. They go with the account by their keys. */
export const exportReuse = async (db: Database, userId: string) => {
  const [templates, always, told] = await Promise.all([
    listTemplates({ db, userId }),
    listDefaultItems({ db, userId }),
    db.select().from(debriefs).where(eq(debriefs.userId, userId)),
  ]);
  return {
    templates,
    always,
    debriefs: told.map(({ planId, trip, lines, at }) => ({ planId, trip, lines, at: new Date(at).toISOString() })),
  };
};
