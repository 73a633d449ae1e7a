/** Starts the fake OpenAI beside the tests that run inside workerd, and provides its address. */
import type { TestProject } from 'vitest/node';
import '../workerd/provided';
import { startOpenAiServer } from './openai-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOpenAiServer();
  project.provide('openAiBaseUrl', server.baseUrl);
  return () => server.close();
}
