import { expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { setClockAhead, signInPerson } from '../../../tests/workerd/people';
import {
  control,
  deliver,
  deliverAll,
  deliveriesOf,
  newBuyer,
  type Buyer,
  proveCreditsAfterEach,
} from '../../../tests/workerd/stripe';
import { creditHistoryOutput } from '../credits/contract';
import { referralsOutput } from './contract';
import { maskEmail } from './mask-email';
import { rewardOf } from './service';

vi.setConfig({ testTimeout: 120_000 });

proveCreditsAfterEach();

let count = 0;
const newReferrer = async () => {
  const username = `guide_${(count += 1)}_${Date.now().toString(36)}`;
  return { username, referrer: await newBuyer({ username }) };
};
const process = async ({ browser }: Buyer, username: string) =>
  (await browser.post('/api/rpc/process_referral', { referring_username: username })).body;
const listOf = async ({ browser }: Buyer, query = '') =>
  referralsOutput.parse((await browser.get(`/api/referrals${query}`)).body);

test.each([
  [5, 1],
  [10, 1],
  [20, 2],
  [30, 3],
  [60, 6],
  [80, 8],
])('a first purchase of %i credits is rewarded with %i', (bought, reward) => {
  expect(rewardOf(bought)).toBe(reward);
});

test.each([
  ['ana.lopez@example.com', 'a••••••@e••••••.com'],
  ['a@b.co', 'a••@b••.co'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('a visitor cannot process a referral', async () => {
  const answer = await new Browser().post('/api/rpc/process_referral', { referring_username: 'ana' });
  expect(answer.status).toBe(401);
});

test('a referred person is listed, and their first purchase is rewarded once, in permanent credits', async () => {
  const { username, referrer } = await newReferrer();
  const friend = await newBuyer();
  expect(await process(friend, ` ${username.toUpperCase()} `)).toEqual({ success: true, error: '' });
  expect(await listOf(referrer)).toMatchObject({
    rows: [{ email: maskEmail(friend.email), purchased: false, rewardAmount: null, rewardedAt: null }],
    total: 1,
    page: 1,
    pageSize: 10,
    stats: { total: 1, withPurchase: 0, rewardTotal: 0 },
  });
  await friend.buy('subscription', 'nomad');
  expect(await referrer.credits()).toMatchObject({ subscription: 0, additional: 5 });
  // Purchases of the same second have no order but their ids'.
  await control({ op: 'advance', customer: await friend.customer(), seconds: 60 });
  await friend.buy('pack', 'pack-60');
  expect(await referrer.credits(), 'only the first').toMatchObject({ additional: 5 });
  const { rows } = creditHistoryOutput.parse((await referrer.browser.get('/api/credits/history')).body);
  expect(rows.filter(({ source }) => source === 'referral').map(({ delta }) => delta)).toEqual([3]);
  expect(await listOf(referrer)).toMatchObject({
    rows: [{ purchased: true, rewardAmount: 3, rewardedAt: expect.any(String) }],
    stats: { total: 1, withPurchase: 1, rewardTotal: 3 },
  });
  expect((await listOf(referrer, '?status=not_purchased')).total).toBe(0);
  expect((await listOf(referrer, '?status=purchased')).total).toBe(1);
});

test('ten concurrent deliveries of a first purchase give one reward', async () => {
  const { username, referrer } = await newReferrer();
  const friend = await newBuyer();
  await process(friend, username);
  await friend.pay('pack', 'pack-60');
  const deliveries = await deliveriesOf(await friend.customer(), { copies: 10, seed: 7 });
  const statuses = await Promise.all(deliveries.map(deliver));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await referrer.credits()).toMatchObject({ additional: 8 });
  expect(await friend.credits()).toMatchObject({ additional: 62 });
});

test('a refunded first purchase takes the reward back', async () => {
  const { username, referrer } = await newReferrer();
  const friend = await newBuyer();
  await process(friend, username);
  await friend.buy('pack', 'pack-60');
  const [charge] = await friend.charges();
  await control({ op: 'refund', charge: charge?.id ?? '' });
  const customer = await friend.customer();
  await deliverAll(customer);
  expect(await referrer.credits()).toMatchObject({ additional: 2 });
  expect(await listOf(referrer)).toMatchObject({ rows: [{ rewardAmount: 0 }], stats: { rewardTotal: 0 } });
  // Stripe's clock has seconds: which of two purchases within one came first, nobody can say.
  await control({ op: 'advance', customer, seconds: 60 });
  await friend.buy('pack', 'pack-60');
  expect(await referrer.credits(), 'the second purchase is no first one').toMatchObject({ additional: 2 });
});

test('the first purchase is rewarded, also when a later one is reported before it', async () => {
  const { username, referrer } = await newReferrer();
  const friend = await newBuyer();
  await process(friend, username);
  await friend.pay('pack', 'pack-20');
  const customer = await friend.customer();
  const first = await deliveriesOf(customer);
  await control({ op: 'advance', customer, seconds: 60 });
  await friend.pay('pack', 'pack-60');
  const [charge] = await friend.charges();
  await deliverAll(customer);
  expect(await referrer.credits(), 'as far as we know').toMatchObject({ additional: 2 + 6 });
  for (const delivery of first) expect(await deliver(delivery)).toBe(200);
  expect(await referrer.credits()).toMatchObject({ additional: 2 + 2 });
  expect(await friend.credits()).toMatchObject({ additional: 2 + 20 + 60 });
  expect(await listOf(referrer)).toMatchObject({ rows: [{ rewardAmount: 2 }], stats: { rewardTotal: 2 } });
  // Refunding the later one touches no reward; the history says what happened in plain rows.
  await control({ op: 'refund', charge: charge?.id ?? '' });
  await deliverAll(customer);
  expect(await referrer.credits()).toMatchObject({ additional: 4 });
  const { rows } = creditHistoryOutput.parse((await referrer.browser.get('/api/credits/history')).body);
  expect(rows.map(({ reason, source, delta }) => [reason, source, delta])).toEqual([
    ['clawback', 'referral', -6],
    ['grant', 'referral', 2],
    ['grant', 'referral', 6],
    ['grant', 'signup', 2],
  ]);
});

test('repeating a referral whose answer was lost succeeds', async () => {
  const { username, referrer } = await newReferrer();
  const friend = await newBuyer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => process(friend, username)));
  expect(answers).toEqual(answers.map(() => ({ success: true, error: '' })));
  await friend.buy('pack', 'pack-5');
  expect(await process(friend, username)).toEqual({ success: true, error: '' });
  expect(await listOf(referrer)).toMatchObject({ total: 1, stats: { rewardTotal: 1 } });
});

test('nobody can refer themselves, and the referrer must exist', async () => {
  const { username, referrer } = await newReferrer();
  expect(await process(referrer, username)).toMatchObject({ success: false, error: expect.stringMatching(/./) });
  expect(await process(referrer, '')).toMatchObject({ success: false });
  expect(await process(referrer, 'nobody-has-this-name')).toMatchObject({ success: false });
  expect((await listOf(referrer)).total).toBe(0);
});

test('a second referral, one after a purchase and one after an hour are ignored', async () => {
  const [first, second] = [await newReferrer(), await newReferrer()];
  const friend = await newBuyer();
  expect(await process(friend, first.username)).toMatchObject({ success: true });
  expect(await process(friend, second.username)).toMatchObject({ success: false });

  const customer = await newBuyer();
  await customer.buy('pack', 'pack-5');
  expect(await process(customer, second.username)).toMatchObject({ success: false });

  const late = await newBuyer();
  await setClockAhead(3_600_000 + 60_000);
  await signInPerson(late.email, late.password, late.browser);
  expect(await process(late, second.username)).toMatchObject({ success: false });
  await signInPerson(second.referrer.email, second.referrer.password, second.referrer.browser);
  expect((await listOf(second.referrer)).total).toBe(0);
});

test('people with equal masked addresses have different, stable tags', async () => {
  const { username, referrer } = await newReferrer();
  for (let friend = 0; friend < 3; friend += 1) await process(await newBuyer(), username);
  const [first, again] = [await listOf(referrer), await listOf(referrer)];
  const tags = first.rows.map(({ tag }) => tag);
  expect(new Set(first.rows.map(({ email }) => email)).size).toBe(1);
  expect(new Set(tags).size).toBe(3);
  expect(again.rows.map(({ tag }) => tag)).toEqual(tags);
});
