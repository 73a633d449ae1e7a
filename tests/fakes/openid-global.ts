/** Starts the OpenID provider beside the tests that run inside workerd, and provides its address. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startOpenIdServer } from './openid-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOpenIdServer();
  project.provide('openIdIssuer', server.issuer);
  return () => server.close();
}
