/** The customer portal, and the list of events. */
import * as z from 'zod';
import { findCustomer } from './customers';
import { invalidRequest, missing } from './fault';
import { address, expand, paging, readParams, whole } from './form';
import { type FakePortal, listOf } from './objects';
import { portalConfigurationRoutes } from './portal-configurations';
import type { Route } from './route';

export const portalRoutes: Route[] = [
  ...portalConfigurationRoutes,
  [
    'POST',
    '/v1/billing_portal/sessions',
    ({ account, form }) => {
      const params = readParams(
        z.object({
          customer: z.string(),
          return_url: address.optional(),
          locale: z.string().optional(),
          configuration: z.string().optional(),
          expand,
        }),
        form,
      );
      findCustomer(account, params.customer);
      if (!account.portalConfigurations.some((each) => each.id === params.configuration)) {
        if (params.configuration) throw missing('configuration', params.configuration, 'configuration');
        // As Stripe says it where the portal's settings were never saved.
        throw invalidRequest(
          'https://docs.stripe.com/customer-management/integrate-customer-portal',
          'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
        );
      }
      const id = account.newId('bps');
      const portal: FakePortal = {
        id,
        object: 'billing_portal.session',
        created: account.now(params.customer),
        customer: params.customer,
        return_url: params.return_url ?? null,
        url: `${account.origin}/portal/${id}`,
      };
      account.state.portals[id] = portal;
      return portal;
    },
  ],
];

export const eventRoutes: Route[] = [
  [
    'GET',
    '/v1/events',
    ({ account, form }) => {
      const filter = readParams(
        z.object({
          ...paging,
          types: z.array(z.string()).max(20).optional(),
          type: z.string().optional(),
          created: z.object({ gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }).optional(),
        }),
        form,
      );
      const limit = filter.limit ?? 10;
      const { gte = 0, lt = Number.MAX_SAFE_INTEGER, lte = Number.MAX_SAFE_INTEGER } = filter.created ?? {};
      const found = account.state.events
        .filter(
          (event) =>
            (!filter.types || filter.types.includes(event.type)) &&
            (!filter.type || event.type === filter.type) &&
            event.created >= gte &&
            event.created < lt &&
            event.created <= lte,
        )
        .toReversed();
      const from = filter.starting_after ? found.findIndex(({ id }) => id === filter.starting_after) + 1 : 0;
      return listOf('/v1/events', found.slice(from, from + limit), found.length > from + limit);
    },
  ],
  [
    'GET',
    '/v1/events/:id',
    ({ account, id }) => account.state.events.find((event) => event.id === id) ?? account.find('customers', id),
  ],
];
