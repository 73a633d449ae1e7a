import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenAi } from '../../worker/plans/generation/models/openai';
import { ModelFailure, type ModelChunk, type ModelRequest } from '../../worker/plans/generation/models/provider';
import { startOpenAiServer, type OpenAiServer } from '../fakes/openai-server';
import type { Behaviour } from '../fakes/openai-stream';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const REQUEST: ModelRequest = { system: 'Answer in English.', user: 'Trip: Köln, 3 días ☂', maxOutputTokens: 500 };

const read = async (behaviour: Behaviour, options: { model?: string; apiKey?: string; signal?: AbortSignal } = {}) => {
  server.behave(behaviour);
  const provider = createOpenAi({
    apiKey: options.apiKey ?? 'test-key',
    baseUrl: server.baseUrl,
    model: options.model,
  });
  const chunks: ModelChunk[] = [];
  for await (const chunk of provider.stream(REQUEST, options.signal ?? new AbortController().signal))
    chunks.push(chunk);
  return { text: chunks.map(({ text }) => text ?? '').join(''), usage: chunks.find(({ usage }) => usage)?.usage };
};

const failureOf = (reading: Promise<unknown>): Promise<ModelFailure> =>
  reading.then(
    () => Promise.reject(new Error('no failure')),
    (error: unknown) => {
      if (error instanceof ModelFailure) return error;
      throw error;
    },
  );

describe('the protocol', () => {
  test('sends what the API asks for and reads text and usage', async () => {
    const { text, usage } = await read({ text: '{"op":"add","name":"Crème solaire ☀"}\n' });
    expect(text).toBe('{"op":"add","name":"Crème solaire ☀"}\n');
    expect(usage).toEqual({ inputTokens: 10, outputTokens: 10 });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer test-key');
    expect(server.requests[0]?.body).toEqual({
      model: 'gpt-6-luna',
      messages: [
        { role: 'system', content: REQUEST.system },
        { role: 'user', content: REQUEST.user },
      ],
      stream: true,
      store: false,
      stream_options: { include_usage: true },
      max_completion_tokens: 500,
      reasoning_effort: 'none',
    });
  });

  test('reads events that the network cuts within characters', async () => {
    const { text } = await read({ text: 'ñandú ☂ 雨\n'.repeat(3), fragmentBytes: 7 });
    expect(text).toBe('ñandú ☂ 雨\n'.repeat(3));
  });

  test.each(['gpt-6-luna', 'gpt-5.4-mini', 'gpt-5-mini', 'o3', 'gpt-4.1-mini', 'llama3'])(
    'sends %s only parameters it knows',
    async (model) => {
      await expect(read({ text: 'x' }, { model })).resolves.toMatchObject({ text: 'x' });
    },
  );

  test('the fake server turns down a request without a key', async () => {
    const answer = await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });
});

describe('failures', () => {
  test.each([
    ['401', 'unauthorised'],
    ['404', 'bad-request'],
    ['429', 'rate-limited'],
    ['500', 'unavailable'],
    ['503', 'unavailable'],
    ['disconnect', 'disconnected'],
    ['truncated', 'disconnected'],
    ['broken-json', 'broken-stream'],
    ['no-stream', 'broken-stream'],
    ['error-event', 'unavailable'],
    ['refusal', 'refused'],
    ['content-filter', 'refused'],
  ] as const)('%s is %s', async (mode, kind) => {
    expect(await failureOf(read({ mode }))).toMatchObject({ kind });
  });

  test('429 says when to come back', async () => {
    expect(await failureOf(read({ mode: '429', retryAfter: 7 }))).toMatchObject({
      kind: 'rate-limited',
      detail: { status: 429, retryAfterMs: 7000 },
    });
  });

  test('reports a server that cannot be reached', async () => {
    const nobody = createOpenAi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1' });
    const reading = (async () => {
      for await (const chunk of nobody.stream(REQUEST, new AbortController().signal)) void chunk;
    })();
    expect(await failureOf(reading)).toMatchObject({ kind: 'unreachable' });
  });

  test.each(['hang', 'hang-after-headers', 'stall'] as const)(
    '%s ends when it is aborted, and the connection with it',
    async (mode) => {
      const controller = new AbortController();
      const failure = failureOf(read({ mode }, { signal: controller.signal }));
      await expect.poll(() => server.requests[0]?.isSilent).toBe(true);
      controller.abort();
      expect(await failure).toMatchObject({ kind: 'aborted' });
      await expect.poll(() => server.requests[0]?.isClosedEarly).toBe(true);
    },
  );

  test('a reader that leaves early closes the connection', async () => {
    server.behave({ mode: 'good', tokenMs: 20 });
    const provider = createOpenAi({ apiKey: 'k', baseUrl: server.baseUrl });
    for await (const { text } of provider.stream(REQUEST, new AbortController().signal)) if (text) break;
    await expect.poll(() => server.requests[0]?.isClosedEarly).toBe(true);
  });
});
