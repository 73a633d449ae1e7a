/** What a checkout is opened with, and what Stripe refuses of it. */
import * as z from 'zod';
import type { Account } from './account';
import { findCustomer } from './customers';
import { invalidRequest } from './fault';
import { address, expand, flag, metadata, whole } from './form';
import type { FakePrice } from './objects';

/** What each parameter is for, and in which mode. */
const CREATE = 'https://docs.stripe.com/api/checkout/sessions/create';

/** What a checkout may be opened with. */
export const checkoutParams = z.object({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(z.object({ price: z.string(), quantity: whole })).length(1),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  success_url: address,
  cancel_url: address.optional(),
  locale: z.string().optional(),
  expires_at: whole.optional(),
  allow_promotion_codes: flag.optional(),
  payment_intent_data: z.object({ metadata: metadata.optional() }).strict().optional(),
  subscription_data: z.object({ metadata: metadata.optional() }).strict().optional(),
  invoice_creation: z.object({ enabled: flag }).strict().optional(),
  automatic_tax: z.object({ enabled: flag }).strict().optional(),
  customer_update: z
    .object({ address: z.enum(['auto', 'never']) })
    .strict()
    .optional(),
  consent_collection: z
    .object({ terms_of_service: z.enum(['required', 'none']) })
    .strict()
    .optional(),
  custom_text: z
    .object({ terms_of_service_acceptance: z.object({ message: z.string().max(1200) }).strict() })
    .strict()
    .optional(),
  expand,
});

export type CheckoutParams = z.infer<typeof checkoutParams>;

/** Throws for parameters that exclude each other, or that the account is not set up for. */
export const assertCheckoutParams = (account: Account, params: CheckoutParams, price: FakePrice): void => {
  if (!price.active) {
    const source = 'https://docs.stripe.com/api/prices/object';
    throw invalidRequest(
      source,
      'The price specified is inactive. This field only accepts active prices.',
      'line_items',
    );
  }
  if ((price.type === 'recurring') !== (params.mode === 'subscription')) {
    throw invalidRequest(
      CREATE,
      `You specified \`${params.mode}\` mode but passed a price of the other kind.`,
      'line_items',
    );
  }
  if (params.mode === 'subscription' && (params.payment_intent_data || params.invoice_creation)) {
    throw invalidRequest(CREATE, 'This parameter is of `payment` mode alone.', 'payment_intent_data');
  }
  if (params.mode === 'payment' && params.subscription_data) {
    throw invalidRequest(CREATE, 'You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  }
  if (params.customer) findCustomer(account, params.customer);
  if (params.customer_update && !params.customer) {
    throw invalidRequest(CREATE, '`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (params.automatic_tax?.enabled) {
    if (!account.hasHeadOffice) {
      throw invalidRequest(
        'https://docs.stripe.com/tax/set-up',
        'You must have a valid head office address to enable automatic tax calculation.',
      );
    }
    // An address to reckon by, and prices that say whether tax is in them.
    const source = 'https://docs.stripe.com/tax/checkout';
    if (params.customer && params.customer_update?.address !== 'auto') {
      throw invalidRequest(
        source,
        "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      );
    }
    if (price.tax_behavior === 'unspecified') {
      throw invalidRequest(source, `You must specify \`tax_behavior\` on the price ${price.id} to use automatic tax.`);
    }
  }
  // The account has to have the address of its terms.
  const policies = 'https://docs.stripe.com/payments/checkout/customization/policies';
  if (params.consent_collection?.terms_of_service === 'required' && !account.hasTermsOfService) {
    throw invalidRequest(
      policies,
      'You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard.',
    );
  }
  if (params.custom_text?.terms_of_service_acceptance && params.consent_collection?.terms_of_service !== 'required') {
    throw invalidRequest(
      policies,
      '`custom_text[terms_of_service_acceptance]` needs `consent_collection[terms_of_service]`.',
    );
  }
};
