import type { Context } from 'hono';
import type { AppContext } from '../platform/context';
import type { RoomScope } from './access';
import { roomsOf } from './lines';

/** Takes what the services need from Hono's context, behind `requireSession`. */
export const planScopeOf = (c: Context<AppContext>): RoomScope => ({
  db: c.get('db'),
  userId: c.get('user').id,
  now: c.get('clock').now(),
  rooms: roomsOf(c.get('env')),
});
