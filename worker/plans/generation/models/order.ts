import type { Env } from '../../../platform/env';
import { createOpenAi } from './openai';
import type { ModelProvider } from './provider';
import { createWorkersAi } from './workers-ai';

/** The settings that name models. */
export type ModelEnv = Pick<
  Env,
  'AI' | 'WORKERS_AI_MODEL' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'MODEL_ORDER'
>;

const DEFAULT_ORDER = ['workers-ai', 'openai'];

/**
 * The models to try, in order. `MODEL_ORDER` names them (`workers-ai,openai`) and leaves out the others; empty means
 * whichever is configured, Workers AI first. None configured: an empty list, and the embedded engine works alone.
 */
export const configuredProviders = (env: ModelEnv): ModelProvider[] => {
  const order = env.MODEL_ORDER?.split(',').map((name) => name.trim()) ?? DEFAULT_ORDER;
  return [...new Set(order)].flatMap((name) => {
    if (name === 'workers-ai' && env.AI) return [createWorkersAi(env.AI, env.WORKERS_AI_MODEL)];
    if (name === 'openai' && env.OPENAI_API_KEY) {
      return [createOpenAi({ apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL })];
    }
    return [];
  });
};
