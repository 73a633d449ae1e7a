/**
 * Starts a fake OpenAI for each test file that runs at the same time, for the generations of tests inside workerd: how it
 * behaves is set on one server, so two files must not share it.
 */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startOpenAiServer } from './openai-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.vitest.config;
  const servers = await Promise.all(
    Array.from({ length: maxWorkers }, () => startOpenAiServer({ isStructured: false })),
  );
  project.provide(
    'generationModelUrls',
    servers.map(({ baseUrl }) => baseUrl),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
