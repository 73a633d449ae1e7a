import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { processReferralInput, referralsQuery } from './contract';
import { listReferrals, processReferral } from './service';

/** `/api/referrals`: those whom the caller brought. */
export const referralList = new Hono<AppContext>()
  .use(requireSession)
  .get('/', validate('query', referralsQuery), async (c) =>
    c.json(await listReferrals(c.var.db, c.var.user.id, c.req.valid('query'))),
  );

/** `/api/rpc`: calls that are named as procedures. */
export const rpc = new Hono<AppContext>()
  .use(requireSession)
  .post('/process_referral', validate('json', processReferralInput), async (c) => {
    const { db, clock, user } = c.var;
    const { referring_username: username } = c.req.valid('json');
    return c.json(await processReferral({ db, now: clock.now() }, user, username));
  });
