/**
 * What the product is compared with: Hono and D1 alone, doing the same statements for the same rows, without sessions,
 * validation, headers or rules. Who asks and for what comes in the query string.
 */
import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';

interface Bindings {
  DB: D1Database;
  /** The product's own statements, as JSON: text and how many parameters it has. */
  LIST_SQL: string;
}

const SESSION =
  'SELECT s.generation, s.confirmed_generation, u.email, u.username, u.premium_until, u.locale, u.created_at FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ? AND s.user_id = ? AND s.expires_at > ?';

export default new Hono<{ Bindings: Bindings }>()
  .use(async (c, next) => {
    const { session = '', user = '' } = c.req.query();
    await c.env.DB.prepare(SESSION).bind(session, user, Date.now()).raw();
    await next();
  })
  .get('/session', (c) => c.json({ user: { id: c.req.query('user') } }))
  .get('/list', async (c) => {
    const params: unknown[] = JSON.parse(c.req.query('params') ?? '[]');
    const rows = await c.env.DB.prepare(c.env.LIST_SQL)
      .bind(...params)
      .raw();
    return c.json({ plans: rows });
  })
  .get('/plan', async (c) => {
    const { user = '', plan = '' } = c.req.query();
    const [found, items] = await c.env.DB.batch([
      c.env.DB.prepare('SELECT * FROM plans WHERE id = ? AND user_id = ?').bind(plan, user),
      c.env.DB.prepare('SELECT * FROM plan_items WHERE plan_id = ? AND deleted_at IS NULL ORDER BY position, id').bind(
        plan,
      ),
    ]);
    return c.json({ plan: found?.results, items: items?.results });
  })
  .patch('/tick', async (c) => {
    const { user = '', plan = '', item = '' } = c.req.query();
    const { packed } = await c.req.json<{ packed: boolean }>();
    const answers = await c.env.DB.batch([
      c.env.DB.prepare('SELECT * FROM plans WHERE id = ? AND user_id = ?').bind(plan, user),
      c.env.DB.prepare(
        'UPDATE plan_items SET packed = ?, updated_at = ? WHERE id = ? AND plan_id = ? RETURNING *',
      ).bind(packed ? 1 : 0, Date.now(), item, plan),
    ]);
    return c.json({ item: answers[1]?.results });
  });
