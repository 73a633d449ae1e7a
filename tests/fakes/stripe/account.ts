import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Stripe } from 'stripe';
import { CATALOG, CURRENCY } from '../../../worker/money/billing/contract';
import type { Terms } from './amounts';
import { missing } from './fault';
import { portalConfiguration, type FakePortalConfiguration } from './portal-configurations';
import type {
  FakeCharge,
  FakeCustomer,
  FakeDispute,
  FakeEvent,
  FakeInvoice,
  FakeInvoicePayment,
  FakePaymentIntent,
  FakePortal,
  FakePrice,
  FakeProduct,
  FakeRefund,
  FakeSubscription,
  FakeWebhookEndpoint,
  StoredSession,
} from './objects';

/** An answer that is given again to the same idempotency key. */
interface Replay {
  request: string;
  status: number;
  body: unknown;
}

/** What is kept by id. */
interface Objects {
  customers: FakeCustomer;
  sessions: StoredSession;
  subscriptions: FakeSubscription;
  invoices: FakeInvoice;
  invoicePayments: FakeInvoicePayment;
  paymentIntents: FakePaymentIntent;
  charges: FakeCharge;
  refunds: FakeRefund;
  disputes: FakeDispute;
  portals: FakePortal;
}
type Collections = { [Name in keyof Objects]: Record<string, Objects[Name]> };

/** Everything a fake account holds; it is what the state file has. */
interface State extends Collections {
  /** Where its pages were when it was written. */
  origin: string;
  events: FakeEvent[];
  /** Ids of events that no webhook endpoint has taken yet. */
  undelivered: string[];
  replays: Record<string, Replay>;
  /** Seconds each customer's clock is ahead. */
  ahead: Record<string, number>;
  /** Cards of these customers are declined. */
  declined: Record<string, boolean>;
  /** Coupons, tax and balances by customer. */
  terms: Record<string, Partial<Terms>>;
}

const emptyState = (origin: string): State => ({
  origin,
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  portals: {},
  events: [],
  undelivered: [],
  replays: {},
  ahead: {},
  declined: {},
  terms: {},
});

/** The objects of the one account that the fake serves, in memory and, when it has a file, beyond a restart. */
export class Account {
  readonly state: State;
  readonly products: FakeProduct[];
  readonly prices: FakePrice[];
  readonly webhookEndpoints: FakeWebhookEndpoint[] = [];
  /** What a person has filled in at the dashboard: where the terms are, and where the business has its seat. */
  hasTermsOfService: boolean;
  hasHeadOffice: boolean;
  readonly portalConfigurations: FakePortalConfiguration[] = [];
  /** Called with each new event. */
  onEvent: (event: FakeEvent) => void = () => undefined;

  constructor(
    /** Where pages of the fake are. */
    readonly origin: string,
    private readonly stateFile?: string,
    /** An account that nobody has set up has no products. */
    hasCatalogue = true,
  ) {
    this.state = { ...emptyState(origin), ...this.read() };
    [this.hasTermsOfService, this.hasHeadOffice] = [hasCatalogue, hasCatalogue];
    const catalogue = [
      ...CATALOG.plans.map((plan) => ({ ...plan, monthly: true })),
      ...CATALOG.packs.map((pack) => ({ ...pack, name: `${pack.credits} credits`, monthly: false })),
    ];
    const offers = hasCatalogue ? catalogue : [];
    const base = { active: true, created: 1_700_000_000, metadata: {} };
    this.products = offers.map(({ id, name }) => ({
      ...base,
      id: `prod_${id}`,
      object: 'product',
      description: null,
      name,
      updated: base.created,
    }));
    this.prices = offers.map(({ id, priceMinor, monthly }) => ({
      ...base,
      id: `price_${id}`,
      object: 'price',
      currency: CURRENCY,
      lookup_key: id,
      product: `prod_${id}`,
      tax_behavior: 'inclusive',
      recurring: monthly ? { interval: 'month', interval_count: 1 } : null,
      type: monthly ? 'recurring' : 'one_time',
      unit_amount: priceMinor,
    }));
    // What `npm run setup` makes in an account.
    if (hasCatalogue) this.portalConfigurations.push(portalConfiguration(this.newId('bpc'), 'valija'));
  }

  private read(): Partial<State> {
    if (!this.stateFile) return {};
    try {
      const text = readFileSync(this.stateFile, 'utf8');
      const { origin }: Partial<State> = JSON.parse(text);
      // The pages have moved with the port.
      return JSON.parse(origin ? text.replaceAll(origin, this.origin) : text);
    } catch {
      return {};
    }
  }

  save(): void {
    if (this.stateFile) writeFileSync(this.stateFile, JSON.stringify(this.state));
  }

  /** Seconds since the epoch on a customer's clock. */
  now(customer?: string | null): number {
    return Math.floor(Date.now() / 1000) + ((customer && this.state.ahead[customer]) || 0);
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
  }

  /** The object of an id, or Stripe's 404. */
  find<Name extends keyof Objects>(collection: Name, id: string): Objects[Name] {
    const collections: Collections = this.state;
    const found: Objects[Name] | undefined = collections[collection][id];
    if (!found) throw missing(collection.replace(/s$/, ''), id);
    return found;
  }

  price(id: string): FakePrice {
    const price = this.prices.find((each) => each.id === id);
    if (!price) throw missing('price', id);
    return price;
  }

  /** Records that something happened, with the object as it is now. */
  emit(type: string, object: object & { customer?: unknown }): void {
    const customer = typeof object.customer === 'string' ? object.customer : null;
    const event: FakeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now(customer),
      data: { object: structuredClone({ ...object }) },
      request: { id: null, idempotency_key: null },
      type,
    };
    this.state.events.push(event);
    this.state.undelivered.push(event.id);
    this.onEvent(event);
  }
}
