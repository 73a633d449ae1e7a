import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { currentBuild } from '../builds/service';
import { AppError } from '../../platform/http/errors';

/** What the Worker needs or may use, and how it stands. Only the database is asked: others cost money or time. */
const dependenciesOf = (env: Env) => ({
  database: 'ok' as const,
  payments: env.STRIPE_SECRET_KEY ? ('configured' as const) : ('off' as const),
  models: [...(env.AI ? ['workers-ai' as const] : []), ...(env.OPENAI_API_KEY ? ['openai' as const] : [])],
  weather: env.OPEN_METEO_BASE_URL || env.OPEN_METEO_API_KEY ? ('open-meteo' as const) : ('tables' as const),
});

/** One row of the table that everything hangs on: the database answers and has its schema. */
const pingDatabase = async ({ env, db }: { env: Env; db: Database }): Promise<void> => {
  try {
    await db.run(sql`SELECT 1 FROM users LIMIT 1`);
  } catch (cause) {
    throw new AppError('unavailable', {
      cause,
      retryAfter: 5,
      ...(env.ENVIRONMENT === 'development' && {
        message: 'The database has no tables: npx wrangler d1 migrations apply valija --local makes them.',
      }),
    });
  }
};

/** Under `wrangler dev` nobody has named the Worker's build: it is the one of the frontend beside it. */
const buildId = async (env: Env): Promise<string> =>
  typeof __BUILD_ID__ === 'undefined' ? (await currentBuild(env)).id : __BUILD_ID__;

/** `GET /api/health`: is the product up, which build is it, and what does it stand on. 503 without its database. */
export const health = new Hono<AppContext>().get('/health', async (c) => {
  const { env, db } = c.var;
  await pingDatabase({ env, db });
  return c.json({ status: 'ok' as const, version: await buildId(env), dependencies: dependenciesOf(env) });
});
