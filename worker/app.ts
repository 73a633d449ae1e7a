import { Hono } from 'hono';
import { account } from './identity/account/routes';
import { auth } from './identity/auth/routes';
import { billing, stripeWebhook } from './money/billing/routes';
import { builds } from './public/builds/routes';
import { serviceWorker } from './public/builds/service-worker';
import type { AppContext } from './platform/context';
import { credits } from './money/credits/routes';
import { demo } from './public/demo/routes';
import { securityHeaders } from './public/documents/headers';
import { gallery } from './public/documents/gallery';
import { documents } from './public/documents/routes';
import { planExport } from './plans/exports/routes';
import { health } from './public/health/routes';
import { requestContext } from './platform/http/context';
import { AppError, handleError } from './platform/http/errors';
import { apiHeaders } from './platform/http/headers';
import { guardMutations, limitBody } from './platform/http/mutations';
import { edgeRateLimit } from './platform/http/edge-rate-limit';
import { packedFile } from './platform/shared/packed-file';
import { icons } from './public/icons/routes';
import { luggage } from './plans/luggage/routes';
import { inbox } from './platform/mail/inbox';
import { planEdits } from './plans/lifecycle/item-routes';
import { plans } from './plans/lifecycle/routes';
import type { PlanRoom } from './plans/room/plan-room';
import { places } from './plans/places/routes';
import { profile } from './identity/profile/routes';
import { referralList, rpc } from './money/referrals/routes';
import { search } from './plans/search/routes';
import { invites, planSharing, shared } from './plans/sharing/routes';
import { planCopy } from './plans/copies/routes';
import { lessons, planDebrief } from './plans/debrief/routes';
import { always } from './plans/preferences/routes';
import { planRevisionRoutes } from './plans/revisions/routes';
import { planTemplate, templates } from './plans/templates/routes';
import { sitemap } from './public/sitemap/routes';
import { support } from './public/support/routes';
import { testing } from './testing/routes';
import { waitlist } from './public/waitlist/routes';

declare global {
  namespace Cloudflare {
    /** The binding whose class is the product's; the platform hands it on without knowing what it does. */
    interface Env {
      PLAN_ROOM: DurableObjectNamespace<PlanRoom>;
    }
  }
}

/** The route table. Every feature's routes are chained here so that the browser's client gets their types. */
export const app = new Hono<AppContext>()
  .use(requestContext)
  .get('/assets/*', (c) => packedFile(c.get('env').ASSETS, c.req.raw))
  .use(securityHeaders)
  .use('/api/*', apiHeaders, limitBody, guardMutations, edgeRateLimit)
  .route('/api', health)
  .route('/api/auth', auth)
  .route('/api/profile', profile)
  .route('/api/account', account)
  .route('/api/credits', credits)
  .route('/api/places', places)
  .route('/api/billing', billing)
  .route('/api/stripe', stripeWebhook)
  .route('/api/referrals', referralList)
  .route('/api/rpc', rpc)
  .route('/api/plans', planSharing)
  .route('/api/plans', luggage)
  .route('/api/plans', planExport)
  // Before the other routes of plans, which ask for the session in a trip of its own.
  .route('/api/plans', planEdits)
  .route('/api/plans', plans)
  .route('/api/plans', planCopy)
  .route('/api/plans', planTemplate)
  .route('/api/plans', planDebrief)
  .route('/api/plans', planRevisionRoutes)
  .route('/api/templates', templates)
  .route('/api/always', always)
  .route('/api/lessons', lessons)
  .route('/api/shared', shared)
  .route('/api/invites', invites)
  .route('/api/search', search)
  .route('/api/support', support)
  .route('/api/waitlist', waitlist)
  .route('/api/demo', demo)
  .route('/__dev/inbox', inbox)
  .route('/__dev/gallery', gallery)
  .route('/__test', testing)
  .route('/icons', icons)
  .route('/builds', builds)
  .route('/', sitemap)
  .route('/', serviceWorker)
  // Last: it answers every other path.
  .route('/', documents);

app.notFound(() => {
  throw new AppError('not_found');
});
app.onError(handleError);

export type App = typeof app;
