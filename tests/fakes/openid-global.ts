/** Starts the OpenID provider beside the tests that run inside workerd, and tells them where it is. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startOpenIdServer } from './openid-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOpenIdServer();
  project.provide('openIdIssuer', server.issuer);
  return () => server.close();
}
