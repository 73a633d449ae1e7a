import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf } from '../service';
import { debriefInput } from './contract';
import { debriefPlan, forgetLesson, listLessons } from './service';

/** `/api/lessons`: what past trips have taught, and forgetting it. */
export const lessons = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json({ lessons: await listLessons(planScopeOf(c)) }))
  .delete('/:id', async (c) => {
    await forgetLesson(planScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  });

/** `/api/plans/:id/debrief`. Mounted behind the session of `/api/plans`. */
export const planDebrief = new Hono<AppContext>().post('/:id/debrief', validate('json', debriefInput), async (c) =>
  c.json({ learned: await debriefPlan(planScopeOf(c), c.req.param('id'), c.req.valid('json')) }),
);
