import { Hono } from 'hono';
import { requireSession } from '../sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { profileInput } from './contract';
import { getProfile, updateProfile } from './service';

/** `/api/profile`: the caller's own. */
export const profile = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => {
    const { db, clock, user } = c.var;
    return c.json({ profile: await getProfile({ db, now: clock.now() }, user.id) });
  })
  .patch('/', validate('json', profileInput), async (c) => {
    const { db, clock, user } = c.var;
    return c.json({ profile: await updateProfile({ db, now: clock.now() }, user, c.req.valid('json')) });
  });
