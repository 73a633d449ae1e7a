/** What a test in another process asks of the fake: `POST /__control {"op": …}`. */
import type { Control } from '../../workerd/stripe-protocol';
import type { Account } from './account';
import { setTerms } from './amounts';
import { paySession, settleLater } from './checkout';
import type { FakeEvent } from './objects';
import { closeDispute, openDispute, refund } from './payments';
import { advanceClock, endSubscription, retryPayment } from './subscriptions';
import { type Pusher, arrange, sign } from './webhooks';

/** Events about a customer, which count as delivered from then on. */
const takeEvents = (account: Account, customer: string, again = false): FakeEvent[] => {
  const undelivered = new Set(account.state.undelivered);
  const charges = new Set(
    Object.values(account.state.charges)
      .filter((each) => each.customer === customer)
      .map(({ id }) => id),
  );
  const events = account.state.events.filter(({ id, data: { object } }) => {
    const { customer: owner, charge } = object;
    const isTheirs = owner === customer || (typeof charge === 'string' && charges.has(charge));
    return isTheirs && (again || undelivered.has(id));
  });
  const taken = new Set(events.map(({ id }) => id));
  account.state.undelivered = account.state.undelivered.filter((id) => !taken.has(id));
  return events;
};

/** Does what is asked; null when there is nothing to report. */
export const control = async (
  account: Account,
  { secret, pusher }: { secret: string; pusher?: Pusher },
  input: Control,
): Promise<unknown> => {
  switch (input.op) {
    case 'pay':
      return { paid: paySession(account, input.session, input.outcome) };
    case 'settle':
      settleLater(account, input.session, input.outcome);
      return null;
    case 'advance':
      advanceClock(account, input.customer, input.seconds);
      return null;
    case 'decline':
      account.state.declined[input.customer] = input.declined;
      return null;
    case 'terms': {
      const { op: _op, customer, ...terms } = input;
      setTerms(account, customer, terms);
      return null;
    }
    case 'retry-payment':
      retryPayment(account, account.find('subscriptions', input.subscription));
      return null;
    case 'refund':
      return refund(account, input.charge, input.amount);
    case 'dispute':
      return openDispute(account, input.charge);
    case 'close-dispute':
      return closeDispute(account, input.dispute, input.status);
    case 'end-subscription':
      endSubscription(account, account.find('subscriptions', input.subscription));
      return null;
    case 'deliveries': {
      const events = takeEvents(account, input.customer, input.again);
      return { deliveries: await Promise.all(arrange(events, input).map((event) => sign(event, secret))) };
    }
    default:
      if (pusher) pusher.arrival = { copies: input.copies, seed: input.seed };
      return null;
  }
};
