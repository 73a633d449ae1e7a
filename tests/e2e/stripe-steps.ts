/** Purchases at the local Stripe, behind the page's back. */
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import * as z from 'zod';
import type { Control } from '../workerd/stripe-protocol';
import { expect } from './fixtures';

/** The local Stripe of these journeys, as its dashboard and its clock see it. */
export const stripeAt = async (playwright: PlaywrightWorkerArgs['playwright']) => {
  const { E2E_STRIPE_PORT } = process.env;
  const request = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${E2E_STRIPE_PORT}`,
    extraHTTPHeaders: { authorization: 'Bearer sk_test_of_the_journeys' },
  });
  const control = async (input: Control): Promise<unknown> => {
    const answer = await request.post('/__control', { data: input });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const get = async (path: string): Promise<unknown> => (await request.get(path)).json();
  return { control, get };
};

/** Buys as the person of a cookie jar, without their seeing it; the customer they are at Stripe. */
export const buyThrough = async (
  { control, get }: Awaited<ReturnType<typeof stripeAt>>,
  request: APIRequestContext,
  origin: string,
  data: { kind: 'subscription' | 'pack'; id: string },
): Promise<string> => {
  const answer = await request.post('/api/billing/checkout', { headers: { origin }, data });
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const session = url.split('/').at(-1) ?? '';
  await control({ op: 'pay', session, outcome: 'pay' });
  return z.object({ customer: z.string() }).parse(await get(`/v1/checkout/sessions/${session}`)).customer;
};
