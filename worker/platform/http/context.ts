import { createMiddleware } from 'hono/factory';
import { createClock } from '../clock';
import type { AppContext } from '../context';
import { sendBookmark, bookmarkOf } from '../db/bookmark';
import { openSession } from '../db/client';
import { newId } from '../db/id';
import { readEnv } from '../env';

/** Gives every request its id, the validated environment, the database and the clock. */
export const requestContext = createMiddleware<AppContext>(async (c, next) => {
  c.set('requestId', newId('req'));
  const env = readEnv(c.env);
  const { db, bookmark } = openSession(env, bookmarkOf(c));
  c.set('env', env);
  c.set('db', db);
  c.set('clock', await createClock(env, db));
  await next();
  sendBookmark(c, bookmark());
  c.res.headers.set('X-Request-Id', c.get('requestId'));
});
