/** Customers, products and prices. */
import * as z from 'zod';
import type { Account } from './account';
import { invalidRequest, missing } from './fault';
import { expand, flag, metadata, paging, readParams } from './form';
import { type FakeCustomer, listOf } from './objects';
import type { Route } from './route';
import { endSubscription, isLive } from './subscriptions';

const customerParams = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(z.string()).optional(),
  expand,
});

/** A customer that a parameter names; a deleted one is not found: https://docs.stripe.com/api/customers/delete */
export const findCustomer = (account: Account, id: string): FakeCustomer => {
  const customer = account.state.customers[id];
  if (!customer || customer.deleted) throw missing('customer', id, 'customer');
  return customer;
};

const needEmail = (email: string | undefined): void => {
  if (email === undefined || z.email().safeParse(email).success) return;
  const source = 'https://docs.stripe.com/error-codes#email-invalid';
  throw invalidRequest(source, `Invalid email address: ${email}`, 'email', 'email_invalid');
};

export const customerRoutes: Route[] = [
  [
    'POST',
    '/v1/customers',
    ({ account, form }) => {
      const params = readParams(customerParams, form);
      needEmail(params.email);
      const customer: FakeCustomer = {
        id: account.newId('cus'),
        object: 'customer',
        created: account.now(),
        description: params.description ?? null,
        email: params.email ?? null,
        metadata: params.metadata ?? {},
        name: params.name ?? null,
        preferred_locales: params.preferred_locales ?? [],
      };
      account.state.customers[customer.id] = customer;
      return customer;
    },
  ],
  [
    'GET',
    '/v1/customers/:id',
    ({ account, id }) => {
      const customer = account.find('customers', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  ],
  [
    'DELETE',
    '/v1/customers/:id',
    ({ account, id }) => {
      const customer = account.find('customers', id);
      if (customer.deleted) throw missing('customer', id);
      for (const subscription of Object.values(account.state.subscriptions)) {
        if (subscription.customer === id && isLive(subscription)) endSubscription(account, subscription);
      }
      Object.assign(customer, { deleted: true, email: null, name: null, metadata: {} });
      return { id, object: 'customer', deleted: true };
    },
  ],
  [
    'GET',
    '/v1/prices',
    ({ account, form }) => {
      const params = readParams(
        z.object({
          ...paging,
          lookup_keys: z.array(z.string()).max(10).optional(),
          active: flag.optional(),
        }),
        form,
      );
      const found = account.prices.filter(
        (price) =>
          (!params.lookup_keys || params.lookup_keys.includes(price.lookup_key ?? '')) &&
          (params.active === undefined || price.active === params.active),
      );
      return listOf('/v1/prices', found.slice(0, params.limit ?? 10));
    },
  ],
  ['GET', '/v1/prices/:id', ({ account, id }) => account.price(id)],
  [
    'GET',
    '/v1/products',
    ({ account, form }) => {
      const { ids } = readParams(z.object({ ...paging, ids: z.array(z.string()).optional() }), form);
      const found = account.products.filter(({ id }) => !ids || ids.includes(id));
      return listOf('/v1/products', found);
    },
  ],
];
