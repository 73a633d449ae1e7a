/** Making products, prices and webhook endpoints, as one sets an account up. */
import * as z from 'zod';
import { invalidRequest, missing } from './fault';
import { expand, flag, metadata, paging, readParams, whole } from './form';
import { type FakePrice, type FakeProduct, type FakeWebhookEndpoint, listOf } from './objects';
import type { Route } from './route';

const productParams = z.object({
  id: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

const priceParams = z.object({
  product: z.string(),
  currency: z.string().length(3),
  unit_amount: whole,
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  recurring: z
    .object({ interval: z.literal('month') })
    .strict()
    .optional(),
  metadata: metadata.optional(),
  expand,
});

const endpointParams = z.object({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  api_version: z.string().optional(),
  description: z.string().optional(),
  expand,
});

/** Only the answer to making an endpoint has its secret. */
const withoutSecret = ({ secret: _secret, ...shown }: FakeWebhookEndpoint) => shown;

export const catalogueRoutes: Route[] = [
  [
    'POST',
    '/v1/products',
    ({ account, form }) => {
      const { id = account.newId('prod'), name, ...rest } = readParams(productParams, form);
      if (account.products.some((each) => each.id === id)) {
        const source = 'https://docs.stripe.com/error-codes#resource-already-exists';
        throw invalidRequest(source, `Product already exists: ${id}`, 'id', 'resource_already_exists');
      }
      const product: FakeProduct = {
        id,
        object: 'product',
        active: true,
        created: account.now(),
        description: rest.description ?? null,
        metadata: rest.metadata ?? {},
        name,
        updated: account.now(),
      };
      account.products.push(product);
      return product;
    },
  ],
  [
    'POST',
    '/v1/prices',
    ({ account, form }) => {
      const params = readParams(priceParams, form);
      if (!account.products.some(({ id }) => id === params.product)) throw missing('product', params.product);
      const holder = account.prices.find((each) => each.lookup_key !== null && each.lookup_key === params.lookup_key);
      if (holder && !params.transfer_lookup_key) {
        const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
        const source = 'https://docs.stripe.com/products-prices/manage-prices';
        throw invalidRequest(source, message, 'lookup_key', 'resource_already_exists');
      }
      if (holder) holder.lookup_key = null;
      const price: FakePrice = {
        id: account.newId('price'),
        object: 'price',
        active: true,
        created: account.now(),
        currency: params.currency,
        lookup_key: params.lookup_key ?? null,
        metadata: params.metadata ?? {},
        product: params.product,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        recurring: params.recurring ? { interval: 'month', interval_count: 1 } : null,
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
      };
      account.prices.push(price);
      return price;
    },
  ],
  [
    'POST',
    '/v1/webhook_endpoints',
    ({ account, form }) => {
      const params = readParams(endpointParams, form);
      if (!params.url.startsWith('https://')) {
        const source = 'https://docs.stripe.com/webhooks';
        throw invalidRequest(source, 'Invalid URL: webhook endpoints have to be reached over HTTPS.', 'url');
      }
      const endpoint: FakeWebhookEndpoint = {
        id: account.newId('we'),
        object: 'webhook_endpoint',
        // Without a version it gets that of the account: https://docs.stripe.com/api/webhook_endpoints/create
        api_version: params.api_version ?? null,
        created: account.now(),
        enabled_events: params.enabled_events,
        metadata: {},
        secret: account.newId('whsec'),
        status: 'enabled',
        url: params.url,
      };
      account.webhookEndpoints.push(endpoint);
      return endpoint;
    },
  ],
  [
    'GET',
    '/v1/webhook_endpoints',
    ({ account, form }) => {
      const { limit = 10 } = readParams(z.object(paging), form);
      return listOf('/v1/webhook_endpoints', account.webhookEndpoints.slice(0, limit).map(withoutSecret));
    },
  ],
  [
    'POST',
    '/v1/webhook_endpoints/:id',
    ({ account, id, form }) => {
      const { enabled_events: events, disabled } = readParams(
        // No `api_version`: https://docs.stripe.com/api/webhook_endpoints/update knows none.
        z.object({ enabled_events: z.array(z.string()).min(1).optional(), disabled: flag.optional(), expand }),
        form,
      );
      const endpoint = account.webhookEndpoints.find((each) => each.id === id);
      if (!endpoint) throw missing('webhook endpoint', id);
      if (events) endpoint.enabled_events = events;
      if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
      return withoutSecret(endpoint);
    },
  ],
  [
    'DELETE',
    '/v1/webhook_endpoints/:id',
    ({ account, id }) => {
      const at = account.webhookEndpoints.findIndex((each) => each.id === id);
      if (at === -1) throw missing('webhook endpoint', id);
      account.webhookEndpoints.splice(at, 1);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  ],
];
