import * as z from 'zod';
import { findCustomer } from './customer';
import type { Invoice } from './contract';
import { offersByPrice } from './offers';
import { orNull } from './stripe';
import type { BillingScope } from './subscription';
import { stripeInvoiceSchema } from './wire';

/** Bills that are shown; the portal has the older ones. */
const SHOWN = 24;

const listedInvoice = z.object({
  ...stripeInvoiceSchema.shape,
  number: z.string().nullish(),
  total: z.number(),
  status: z.enum(['paid', 'open', 'void', 'uncollectible', 'draft']),
  hosted_invoice_url: z.url().nullish(),
});

/** Somebody's newest bills, subscriptions and packs alike. */
export const listInvoices = async (scope: BillingScope, userId: string): Promise<Invoice[]> => {
  const customer = await findCustomer(scope, userId);
  if (!customer) return [];
  const [found, offers] = await Promise.all([
    orNull(scope.stripe.invoices.list({ customer, limit: SHOWN })),
    offersByPrice(scope.db, scope.stripe),
  ]);
  return (found?.data ?? [])
    .filter(({ status }) => status !== 'draft')
    .map((bill) => {
      const invoice = listedInvoice.parse(bill);
      const [line] = invoice.lines.data;
      const price = line?.pricing?.price_details?.price ?? line?.price?.id;
      return {
        id: invoice.id,
        number: invoice.number ?? null,
        at: new Date(invoice.created).toISOString(),
        amountMinor: invoice.total,
        currency: invoice.currency,
        status: invoice.status,
        itemId: (price && offers.get(price)) || null,
        url: invoice.hosted_invoice_url ?? null,
      };
    });
};
