import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppContext } from '../../platform/context';
import { clientAddress } from '../../platform/http/address';
import { locationOf } from '../../platform/http/location';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { validate } from '../../platform/http/validate';
import { demoListInput } from './contract';
import { makeDemoList } from './service';

/** One network address may make this many trial lists in an hour. */
const PER_ADDRESS = { max: 20, windowMs: 3_600_000 };
/** The longest destination, every character escaped, and the dates. */
const MAX_BODY_BYTES = 2048;

const smallBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** `POST /api/demo/list`: a list for visitors, to see what they would get. */
export const demo = new Hono<AppContext>().post('/list', smallBody, validate('json', demoListInput), async (c) => {
  const { env, db, clock } = c.var;
  const now = clock.now();
  const hit = await hitLimit(db, { key: limitKey(env, 'demo', clientAddress(c)), ...PER_ADDRESS }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  return c.json(await makeDemoList(env, c.req.valid('json'), { now, country: locationOf(c).country }));
});
