/** Starts the fake Turnstile beside the tests that run inside workerd, and provides its address. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startTurnstileServer } from './turnstile-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTurnstileServer();
  project.provide('turnstileUrl', server.url);
  return () => server.close();
}
