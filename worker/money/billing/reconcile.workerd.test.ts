import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { setClockAhead } from '../../../tests/workerd/people';
import { control, deliverAll, deliveriesOf, newBuyer, violations } from '../../../tests/workerd/stripe';
import { SCHEDULES, runSchedule } from '../../cron';
import { creditLedger } from '../credits/schema';
import { createDatabase } from '../../platform/db/client';

vi.setConfig({ testTimeout: 120_000 });

afterEach(async () => {
  await setClockAhead(0);
  expect(await violations()).toEqual([]);
});

const runAll = async () => {
  for (const cron of Object.keys(SCHEDULES)) await runSchedule(env, cron);
};
const ledgerSize = async () => (await createDatabase(env).select().from(creditLedger)).length;

test('events that never reached us are worked through once a day', async () => {
  const buyer = await newBuyer();
  await buyer.pay('subscription', 'nomad');
  await buyer.pay('pack', 'pack-20');
  await deliveriesOf(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ total: 2 });
  await runAll();
  expect(await buyer.credits()).toMatchObject({ subscription: 30, additional: 22 });
  const size = await ledgerSize();
  await runAll();
  expect(await ledgerSize()).toBe(size);
});

test('a month that was paid while nobody told us is granted; one that was not paid is not', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  const customer = await buyer.customer();
  await buyer.wait(31);
  // Its events are lost.
  await deliveriesOf(customer);
  await runSchedule(env, '7 * * * *');
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  const size = await ledgerSize();
  await runSchedule(env, '7 * * * *');
  await deliverAll(customer);
  expect(await ledgerSize()).toBe(size);

  await control({ op: 'decline', customer, declined: true });
  await buyer.wait(31, { stripe: true });
  await setClockAhead(62 * 86_400_000);
  await buyer.wait(62, { stripe: false });
  await deliveriesOf(customer);
  await runSchedule(env, '7 * * * *');
  expect(await buyer.credits()).toMatchObject({ subscription: 0, additional: 2 });
});
