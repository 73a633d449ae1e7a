import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Stripe } from 'stripe';
import { expect, inject, test, vi } from 'vitest';
import { app } from '../../worker/app';
import { Browser, ORIGIN } from './browser';
import { codeOf, signUpPerson } from './people';
import { deliver } from './stripe';
import { TRIP } from './plans';

const KB = 1024;

test('a body over 64 kB is refused with the usual error, with or without a Content-Length', async () => {
  const { browser } = await signUpPerson();
  const just = { ...TRIP, description: 'x'.repeat(2_000), padding: 'x'.repeat(55 * KB) };
  expect((await browser.post('/api/plans', just)).status).toBe(202);
  const long = { ...TRIP, description: 'x'.repeat(64 * KB) };
  const refused = await browser.post('/api/plans', long);
  expect([refused.status, codeOf(refused)]).toEqual([413, 'payload_too_large']);
  const streamed = await browser.post('/api/plans', JSON.stringify(long), { 'transfer-encoding': 'chunked' });
  expect([streamed.status, codeOf(streamed)]).toEqual([413, 'payload_too_large']);
});

test('a Stripe event may have up to 1 MB, so that an invoice with many lines is never refused', async () => {
  const { webhookSecret } = inject('stripe');
  const event = async (bytes: number) => {
    const payload = JSON.stringify({
      id: `evt_${bytes}`,
      object: 'event',
      type: 'customer.updated',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'cus_long', object: 'customer', description: 'x'.repeat(bytes) } },
    });
    const provider = Stripe.createSubtleCryptoProvider();
    const client = new Stripe('sk_test_none', { httpClient: Stripe.createFetchHttpClient() });
    const signature = await client.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      cryptoProvider: provider,
    });
    return { type: 'customer.updated', payload, signature };
  };
  expect(await deliver(await event(500 * KB))).toBe(200);
  expect(await deliver(await event(1025 * KB))).toBe(413);
});

test.each([
  ['/api/auth/login', true],
  ['/api/auth/login', false],
  ['/api/stripe/webhook', true],
])('a body of %s that breaks off is a client error, not a server error', async (path, hasLength) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":"a@exa')),
    pull: (controller) => controller.error(new TypeError('Network connection lost.')),
  });
  const request = new Request(ORIGIN + path, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...(hasLength && { 'content-length': '90' }) },
    body,
  });
  const answer = await app.fetch(request, env, createExecutionContext());
  expect([answer.status, (await answer.json<{ error: { code: string } }>()).error.code]).toEqual([400, 'invalid_json']);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('too many items and too long a query are refused with the name of the field', async () => {
  const { browser } = await signUpPerson();
  for (const path of [
    '/api/plans?limit=51',
    `/api/plans?query=${'x'.repeat(121)}`,
    `/api/plans?cursor=${'x'.repeat(121)}`,
  ]) {
    const answer = await browser.get(path);
    expect([path.slice(0, 20), answer.status, codeOf(answer)]).toEqual([path.slice(0, 20), 422, 'validation_failed']);
  }
});

test('deployed environments rate limit changes and reads at the edge, and signed events pass', async () => {
  const asked: string[] = [];
  const limiter = (name: string, success: boolean) => ({
    limit: ({ key }: { key: string }) => {
      asked.push(`${name} ${key}`);
      return Promise.resolve({ success });
    },
  });
  const RATE_LIMIT = limiter('changes', false);
  let READ_RATE_LIMIT = limiter('reads', true);
  const identity = { EMAIL_IDENTITY_SECRET: 'a-secret-of-the-test-suite-only-9876543210', APP_ORIGIN: ORIGIN };
  const ask = async (method: string, path: string) => {
    const headers = { origin: ORIGIN, 'cf-connecting-ip': '203.0.113.9', 'content-type': 'application/json' };
    const request = new Request(ORIGIN + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
    const bindings = {
      ...env,
      ...identity,
      ENVIRONMENT: 'production',
      CHEAP_PASSWORD_HASHES: undefined,
      RATE_LIMIT,
      READ_RATE_LIMIT,
    };
    const answer = await app.fetch(request, bindings, createExecutionContext());
    await answer.body?.cancel();
    return [answer.status, answer.headers.get('retry-after')];
  };
  for (const path of ['/api/plans', '/api/auth/login', '/api/waitlist', '/api/demo']) {
    expect(await ask('POST', path)).toEqual([429, '60']);
  }
  expect(asked).toEqual(Array(4).fill('changes 203.0.113.9'));
  expect(await ask('POST', '/api/stripe/webhook')).toEqual([400, null]);
  expect(await ask('GET', '/api/billing/catalog')).toEqual([200, null]);
  READ_RATE_LIMIT = limiter('reads', false);
  expect(await ask('GET', '/api/billing/catalog')).toEqual([429, '60']);
  expect(asked.slice(4)).toEqual(Array(2).fill('reads 203.0.113.9'));
  expect((await new Browser().get('/api/health')).status).toBe(200);
});
