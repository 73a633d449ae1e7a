import { Hono } from 'hono';
import { account } from './account/routes';
import { auth } from './auth/routes';
import { billing, stripeWebhook } from './billing/routes';
import { builds } from './builds/routes';
import { serviceWorker } from './builds/service-worker';
import type { AppContext } from './context';
import { credits } from './credits/routes';
import { demo } from './demo/routes';
import { securityHeaders } from './documents/headers';
import { gallery } from './documents/gallery';
import { documents } from './documents/routes';
import { planExport } from './exports/routes';
import { health } from './health/routes';
import { requestContext } from './http/context';
import { AppError, handleError } from './http/errors';
import { apiHeaders } from './http/headers';
import { guardMutations, limitBody } from './http/mutations';
import { shield } from './http/shield';
import { icons } from './icons/routes';
import { luggage } from './luggage/routes';
import { inbox } from './mail/inbox';
import { plans } from './plans/routes';
import { places } from './places/routes';
import { profile } from './profile/routes';
import { referralList, rpc } from './referrals/routes';
import { search } from './search/routes';
import { invites, planSharing, shared } from './sharing/routes';
import { always, lessons, planReuse, templates } from './reuse/routes';
import { sitemap } from './sitemap/routes';
import { support } from './support/routes';
import { testing } from './testing/routes';
import { waitlist } from './waitlist/routes';

/** The route table. Every feature's routes are chained here so that the browser's client gets their types. */
export const app = new Hono<AppContext>()
  .use(requestContext, securityHeaders)
  .use('/api/*', apiHeaders, limitBody, guardMutations, shield)
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
  .route('/api/plans', plans)
  .route('/api/plans', planReuse)
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
