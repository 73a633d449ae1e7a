/** Settings of the customer portal. */
import type { Stripe } from 'stripe';
import * as z from 'zod';
import { missing } from './fault';
import { expand, flag, metadata, paging, readParams } from './form';
import { listOf } from './objects';
import type { Route } from './route';

const feature = z.object({ enabled: flag }).strict().optional();
const features = z
  .object({
    subscription_cancel: z
      .object({
        enabled: flag,
        mode: z.enum(['at_period_end', 'immediately']).optional(),
        proration_behavior: z.enum(['none', 'create_prorations']).optional(),
      })
      .strict()
      .optional(),
    payment_method_update: feature,
    invoice_history: feature,
    customer_update: z
      .object({ enabled: flag, allowed_updates: z.array(z.enum(['address', 'email', 'name', 'tax_id'])).optional() })
      .strict()
      .optional(),
    subscription_update: feature,
  })
  .strict();

const params = z.object({
  features,
  business_profile: z
    .object({ privacy_policy_url: z.url().optional(), terms_of_service_url: z.url().optional() })
    .strict()
    .optional(),
  default_return_url: z.url().optional(),
  metadata: metadata.optional(),
  expand,
});

export type FakePortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'metadata'
> & { features: { [Name in keyof z.infer<typeof features>]-?: NonNullable<z.infer<typeof features>[Name]> } };

/** A configuration as Stripe answers it, every feature that was not named being off. */
export const portalConfiguration = (
  id: string,
  app: string,
  asked: z.infer<typeof features> = {
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
  },
): FakePortalConfiguration => ({
  id,
  object: 'billing_portal.configuration',
  active: true,
  features: {
    customer_update: { enabled: false },
    invoice_history: { enabled: false },
    payment_method_update: { enabled: false },
    subscription_cancel: { enabled: false },
    subscription_update: { enabled: false },
    ...asked,
  },
  metadata: { app },
});

export const portalConfigurationRoutes: Route[] = [
  [
    'POST',
    '/v1/billing_portal/configurations',
    ({ account, form }) => {
      const asked = readParams(params, form);
      const created = portalConfiguration(account.newId('bpc'), asked.metadata?.['app'] ?? '', asked.features);
      account.portalConfigurations.push(created);
      return created;
    },
  ],
  [
    'GET',
    '/v1/billing_portal/configurations',
    ({ account, form }) => {
      const { limit = 10, active } = readParams(z.object({ ...paging, active: flag.optional() }), form);
      const found = account.portalConfigurations.filter((each) => active === undefined || each.active === active);
      return listOf('/v1/billing_portal/configurations', found.slice(0, limit));
    },
  ],
  [
    'POST',
    '/v1/billing_portal/configurations/:id',
    ({ account, id, form }) => {
      const asked = readParams(params.partial(), form);
      const known = account.portalConfigurations.find((each) => each.id === id);
      if (!known) throw missing('configuration', id);
      return Object.assign(known, portalConfiguration(id, asked.metadata?.['app'] ?? '', asked.features));
    },
  ],
];
