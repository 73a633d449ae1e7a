import type { ListChange } from '../../worker/plans/generation/models/list';
import { createOpenAi } from '../../worker/plans/generation/models/openai';
import { personalise, type PersonaliseInput } from '../../worker/plans/generation/models/personalise';
import type { ModelProvider } from '../../worker/plans/generation/models/provider';
import type { OpenAiServer } from '../fakes/openai-server';
import type { Behaviour } from '../fakes/openai-stream';
import { baseList, lisbon } from './trip';

/** A provider whose model is the loopback server. */
export const providerAt = (server: OpenAiServer, model?: string): ModelProvider =>
  createOpenAi({ apiKey: 'test-key', baseUrl: server.baseUrl, model });

/** Time-outs with room for a busy machine. */
export const LIMITS = { total: 20_000, firstToken: 2500, stall: 2000, retryAfter: 100, backoff: 10 };
/** For a model that falls silent the one time-out that ends it is short. */
const SILENCES: Partial<Record<string, Partial<typeof LIMITS>>> = {
  hang: { firstToken: 800 },
  'hang-after-headers': { firstToken: 800 },
  stall: { stall: 500 },
};

type Run = Awaited<ReturnType<typeof personalise>> & { changes: ListChange[]; kinds: string[] };

/** Personalises the list of Lisbon against a server that behaves so; returns the result and what was reported. */
export const runAt = async (
  server: OpenAiServer,
  behaviours: Behaviour[],
  overrides: Partial<PersonaliseInput> = {},
): Promise<Run> => {
  server.behave(...behaviours);
  const locale = overrides.locale ?? 'en';
  const changes: ListChange[] = [];
  const result = await personalise({
    facts: lisbon(locale),
    description: 'We walk a lot and love viewpoints.',
    items: baseList(locale),
    locale,
    providers: [providerAt(server)],
    clock: { now: () => performance.now() },
    onChange: (change) => void changes.push(change),
    limits: { ...LIMITS, ...SILENCES[behaviours[0]?.mode ?? 'good'] },
    ...overrides,
  });
  return { ...result, changes, kinds: result.failures.map(({ kind }) => kind) };
};
