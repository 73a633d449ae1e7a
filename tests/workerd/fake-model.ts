import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import './provided';

/** A part of what tests/fakes/openai-stream.ts can do. */
interface Behaviour {
  mode: 'good' | '500' | 'no-stream' | 'truncated' | 'nonsense' | 'disconnect' | 'hang-after-headers';
  /** Milliseconds between tokens. */
  tokenMs?: number;
}

/** The fake OpenAI that generations of this test file use; those that run at the same time have one of their own. */
const baseUrl = (): string => {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const url = inject('generationModelUrls')[worker - 1];
  if (url === undefined) throw new Error(`There is no fake OpenAI for the test worker ${worker}.`);
  return url;
};

/** Lets the plans of this test file be personalised by the fake OpenAI; to be called before anything asks for a plan. */
export const configureModel = (): void => {
  Object.assign(env, { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: baseUrl() });
};

/** What the model does with the requests to come, one each; the last one stays. */
export const modelBehaves = async (...behaviours: Behaviour[]): Promise<void> => {
  await fetch(new URL('/__control', baseUrl()), { method: 'POST', body: JSON.stringify(behaviours) });
};

/** How many requests the model has got since its behaviour was set. */
export const modelRequests = async (): Promise<number> => {
  const requests: unknown[] = await (await fetch(new URL('/__requests', baseUrl()))).json();
  return requests.length;
};
