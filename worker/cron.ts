import { purgeExpired } from './identity/auth/service';
import { continueReconcile, reconcileEvents, renewSubscriptions, retryUnmatched } from './money/billing/reconcile';
import { createClock } from './platform/clock';
import { expireEndedMonths } from './money/credits/service';
import { createDatabase, type Database } from './platform/db/client';
import { readEnv, type Env } from './platform/env';
import { logError } from './platform/http/log';
import { closeEndedConnections } from './operations/ended-connections';
import { cronMark, setMark } from './platform/db/marks';
import { reportDay } from './operations/daily-report';
import { sweepGenerations } from './plans/generation/service';
import { moveLists } from './plans/room/open-list';
import { setBackRooms } from './plans/room/set-back';
import { cleanUpRooms } from './plans/room/clean-up';
import { purgePlanLeftovers } from './plans/lifecycle/purge';
import { purgeInvites } from './plans/sharing/service';
import { purgeWaitlist } from './public/waitlist/service';

/** One thing to do on a schedule. It may run twice, late, or not for a week: the state it leaves is the same. */
type Task = (env: Env, db: Database, now: number) => Promise<void>;

/** What runs when; the schedules are those of wrangler.toml, which a test compares. */
export const SCHEDULES: Record<string, Record<string, Task>> = {
  '* * * * *': { sweepGenerations, closeEndedConnections, cleanUpRooms, moveLists, setBackRooms },
  '7 * * * *': {
    renewSubscriptions,
    retryUnmatched,
    continueReconcile,
    expireEndedMonths: (_env, db, now) => expireEndedMonths(db, now),
    purgeExpired: (_env, db, now) => purgeExpired(db, now),
    purgePlanLeftovers: (_env, db, now) => purgePlanLeftovers(db, now),
    purgeInvites: (_env, db, now) => purgeInvites({ db, now }),
    purgeWaitlist: (_env, db, now) => purgeWaitlist(db, now),
  },
  '23 3 * * *': { reconcileEvents: (env, db, now) => reconcileEvents(env, db, now), reportDay },
};

/** Runs the tasks of one schedule; one that fails does not keep the others from running, but the run has failed. */
export const runSchedule = async (rawEnv: object, cron: string): Promise<void> => {
  const env = readEnv(rawEnv);
  const db = createDatabase(env);
  const clock = await createClock(env, db);
  const failed: string[] = [];
  for (const [task, run] of Object.entries(SCHEDULES[cron] ?? {})) {
    try {
      await run(env, db, clock.now());
    } catch (error) {
      failed.push(task);
      logError('a scheduled task failed', { cron, task }, error);
    }
  }
  if (failed.length === 0) await setMark(db, cronMark(cron), 'ran', clock.now());
  if (failed.length > 0) throw new Error(`scheduled tasks failed: ${failed.join(', ')}`);
};
