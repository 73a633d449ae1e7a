/** Starts a second fake OpenAI, for the generations of tests inside workerd, which runs at the same time as the first's. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startOpenAiServer } from './openai-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOpenAiServer({ isStructured: false });
  project.provide('generationModelUrl', server.baseUrl);
  return () => server.close();
}
