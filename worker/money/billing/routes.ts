import { Hono, type Context } from 'hono';
import { linkTo } from '../../platform/http/links';
import { scopeOf } from '../../platform/http/scope';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { optionalJson } from '../../platform/http/optional-json';
import { validate } from '../../platform/http/validate';
import { openCheckout } from './checkout';
import { CATALOG, changeSubscriptionInput, checkoutInput, withdrawalInput } from './contract';
import { handleEvent } from './events';
import { listInvoices } from './invoices';
import { cancelSubscription, changePlan, getSubscription, openPortal, resumeSubscription } from './service';
import { askStripe, hasStripe, stripeOf, verifyEvent } from './stripe';
import type { BillingScope } from './subscription';
import { declareWithdrawal } from './withdrawal';

/** Of a signed-in person's call; throws `unavailable` where payments are not configured. */
const billingScope = (c: Context<AppContext>): BillingScope => {
  const { env, db, clock } = c.var;
  return { db, stripe: stripeOf(env), now: clock.now() };
};

/** `/api/billing`: what can be bought, and the caller's subscription and bills. */
export const billing = new Hono<AppContext>()
  .get('/catalog', (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(CATALOG);
  })
  .use(requireSession)
  .get('/subscription', async (c) => {
    const { db, clock, user } = c.var;
    return c.json({ subscription: await getSubscription(db, user.id, clock.now()) });
  })
  .get('/invoices', async (c) => {
    if (!hasStripe(c.var.env)) return c.json({ invoices: [] });
    return c.json({ invoices: await askStripe(() => listInvoices(billingScope(c), c.var.user.id)) });
  })
  .post('/checkout', validate('json', checkoutInput), async (c) => {
    const { user } = c.var;
    const input = c.req.valid('json');
    const link = (checkout: string) =>
      linkTo(scopeOf(c), input.locale ?? user.locale, '/app/billing', { checkout, item: input.id });
    const urls = { success: link('success'), cancel: link('canceled') };
    return c.json({
      url: await askStripe(() => openCheckout(billingScope(c), user, input, urls, c.var.env.CHECKOUT_RULES)),
    });
  })
  .post('/cancel', async (c) =>
    c.json({ subscription: await askStripe(() => cancelSubscription(billingScope(c), c.var.user.id)) }),
  )
  .post('/resume', async (c) =>
    c.json({ subscription: await askStripe(() => resumeSubscription(billingScope(c), c.var.user.id)) }),
  )
  .post('/change-plan', validate('json', changeSubscriptionInput), async (c) => {
    const { id } = c.req.valid('json');
    return c.json({ subscription: await askStripe(() => changePlan(billingScope(c), c.var.user.id, id)) });
  })
  .post('/withdrawal', validate('json', withdrawalInput), async (c) => {
    const { invoiceId } = c.req.valid('json');
    return c.json({ withdrawal: await declareWithdrawal(scopeOf(c), c.var.user, invoiceId) });
  })
  .post('/portal', optionalJson, async (c) => {
    const { user } = c.var;
    const url = linkTo(scopeOf(c), user.locale, '/app/billing');
    return c.json({ url: await askStripe(() => openPortal(billingScope(c), user, url)) });
  });

/** `/api/stripe/webhook`: proves itself by its signature over the raw body, instead of by session and origin. */
export const stripeWebhook = new Hono<AppContext>().post('/webhook', async (c) => {
  const { env, db, clock } = c.var;
  const event = await verifyEvent(env, await c.req.text(), c.req.header('stripe-signature'));
  await handleEvent({ db, stripe: stripeOf(env), now: clock.now() }, event);
  return c.json({ received: true });
});
