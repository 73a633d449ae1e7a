/** Starts the local Stripe beside the tests that run inside workerd, and provides its address. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startStripeServer } from './stripe/server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keys = { secretKey: 'sk_test_of_the_test_suite_only', webhookSecret: 'whsec_of_the_test_suite_only' };
  const server = await startStripeServer(keys);
  project.provide('stripe', { baseUrl: server.baseUrl, ...keys });
  return () => server.close();
}
