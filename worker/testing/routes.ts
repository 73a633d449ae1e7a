import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { users } from '../identity/sessions/service';
import { systemClock } from '../platform/clock';
import type { AppContext } from '../platform/context';
import { grantStatements, proveCredits } from '../money/credits/service';
import { runSchedule, SCHEDULES } from '../cron';
import { newId } from '../platform/db/id';
import { AppError } from '../platform/http/errors';
import { optionalJson } from '../platform/http/optional-json';
import { validate } from '../platform/http/validate';
import { testSettings } from '../platform/db/schema';
import { recordedMailsTo } from '../platform/mail/record';

/** `GET /__test/mail?to=`: what was mailed to an address, newest first; without `to`, to anybody. */
const mail = new Hono<AppContext>().get('/mail', async (c) => {
  const mails = await recordedMailsTo(c.var.db, c.req.query('to'));
  return c.json(mails.map(({ to, subject, text, html, links }) => ({ to, subject, text, html, links })));
});

const creditsInput = z.object({
  email: z.string().trim().toLowerCase().max(254),
  amount: z.int().min(1).max(1_000_000),
});
const clockInput = z.object({ now: z.int().min(0).max(8_640_000_000_000_000).nullable() });
const cronInput = z.object({ cron: z.enum(Object.keys(SCHEDULES)).optional() });

const CLOCK = 'clock_offset_ms';

/** `/__test/*`: exists in ENVIRONMENT=test alone; everywhere else the answer is 404. */
export const testing = new Hono<AppContext>()
  .use(async (c, next) => {
    if (c.var.env.ENVIRONMENT !== 'test') throw new AppError('not_found');
    await next();
  })
  .route('/', mail)
  // Grants permanent credits through the ledger.
  .post('/credits', validate('json', creditsInput), async (c) => {
    const { email, amount } = c.req.valid('json');
    const { db, clock } = c.var;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new AppError('not_found');
    const lotId = `test:${newId('lot')}`;
    await db.batch([
      ...grantStatements(db, { lotId, userId: user.id, source: 'test', credits: amount, ref: lotId, now: clock.now() }),
    ]);
    return c.json({ granted: amount });
  })
  // Sets the one clock, which runs on from there; null gives real time back.
  .post('/clock', validate('json', clockInput), async (c) => {
    const { now } = c.req.valid('json');
    const { db } = c.var;
    if (now === null) {
      await db.delete(testSettings).where(eq(testSettings.key, CLOCK));
    } else {
      await db
        .insert(testSettings)
        .values({ key: CLOCK, value: String(now - systemClock.now()) })
        .onConflictDoUpdate({ target: testSettings.key, set: { value: sql`excluded.value` } });
    }
    return c.json({ now: now ?? systemClock.now() });
  })
  // Runs one schedule, or all, and answers when it is done.
  .post('/cron', optionalJson, validate('json', cronInput), async (c) => {
    const { cron } = c.req.valid('json');
    const ran = cron === undefined ? Object.keys(SCHEDULES) : [cron];
    for (const each of ran) await runSchedule(c.env, each);
    return c.json({ ran });
  })
  .get('/proof', async (c) => c.json({ violations: await proveCredits(c.var.db) }));
