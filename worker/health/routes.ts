import { Hono } from 'hono';
import type { AppContext } from '../context';

/** `GET /api/health`: is the Worker up, and which build is it. */
export const health = new Hono<AppContext>().get('/health', (c) =>
  c.json({ status: 'ok' as const, version: __BUILD_ID__ }),
);
