import type { Context } from 'hono';
import type { AppContext } from '../platform/context';
import type { RoomScope } from './access';
import { roomsOf } from './lines';

/** Takes what the services need from Hono's context, behind `requireSession`. */
export const planScopeOf = (c: Context<AppContext>): RoomScope => ({
  db: c.var.db,
  userId: c.var.user.id,
  now: c.var.clock.now(),
  rooms: roomsOf(c.var.env),
});
