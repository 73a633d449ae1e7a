import { Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import { clientAddress } from '../../platform/http/address';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { validate } from '../../platform/http/validate';
import { negotiateLocale } from '../../platform/locale/negotiate';
import { joinWaitlist } from './service';
import { joinWaitlistInput } from './contract';

/** One network address may put this many people on the list in an hour. */
const PER_ADDRESS = { max: 20, windowMs: 3_600_000 };

/** `POST /api/waitlist` */
export const waitlist = new Hono<AppContext>().post('/', validate('json', joinWaitlistInput), async (c) => {
  const { env, db, clock } = c.var;
  const { email, locale = negotiateLocale(c.req.raw.headers) } = c.req.valid('json');
  const now = clock.now();
  const hit = await hitLimit(db, { key: limitKey(env, 'waitlist', clientAddress(c)), ...PER_ADDRESS }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  await joinWaitlist(db, { email, locale }, now);
  return c.json({}, 201);
});
