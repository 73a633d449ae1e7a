import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf } from '../service';
import { searchInput } from './contract';
import { search as find } from './service';

/** `GET /api/search`: the plans that the caller may pack, and the things on them. */
export const search = new Hono<AppContext>().use(requireSession).get('/', validate('query', searchInput), async (c) => {
  return c.json(await find(planScopeOf(c), c.req.valid('query').query));
});
