import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readEnv } from '../../../platform/env';
import { configuredProviders } from './order';
import { ModelFailure, type ModelChunk, type ModelRequest } from './provider';
import { createWorkersAi } from './workers-ai';

const REQUEST: ModelRequest = { system: 'Answer in Spanish.', user: 'Trip', maxOutputTokens: 500 };

const read = async (mode: string, signal = new AbortController().signal) => {
  const chunks: ModelChunk[] = [];
  for await (const chunk of createWorkersAi(env.FAKE_AI, `@cf/fake/${mode}`).stream(REQUEST, signal))
    chunks.push(chunk);
  return { text: chunks.map(({ text }) => text ?? '').join(''), usage: chunks.find(({ usage }) => usage)?.usage };
};

const kindOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ModelFailure ? error.kind : String(error)),
  );

test.each(['native', 'chat'])('reads the %s shape, with usage', async (mode) => {
  expect(await read(mode)).toEqual({
    text: '{"op":"add","name":"Cuaderno","category":"comfort","quantity":1,"reason":"Para tus días ☂ de lluvia"}\n',
    usage: { inputTokens: 120, outputTokens: 30 },
  });
});

test('a token that arrives as a number stays part of the text', async () => {
  expect((await read('numbers')).text).toBe('{"quantity":10}');
});

test.each([
  ['3036', 'rate-limited'],
  ['3040', 'rate-limited'],
  ['3041', 'unauthorised'],
  ['5007', 'bad-request'],
  ['upstream', 'unavailable'],
  ['no-stream', 'broken-stream'],
  ['disconnect', 'disconnected'],
])('%s is %s', async (mode, kind) => {
  expect(await kindOf(read(mode))).toBe(kind);
});

test.each(['hang', 'stall'])('%s ends when it is aborted', async (mode) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  expect(await kindOf(read(mode, controller.signal))).toBe('aborted');
});

const order = (fields: Record<string, unknown>) =>
  configuredProviders(readEnv({ ...env, ...fields })).map(({ id, model }) => `${id} ${model}`);

test('configuration chooses and orders the models', () => {
  const both = { AI: env.FAKE_AI, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', WORKERS_AI_MODEL: '@cf/x' };
  expect(order({})).toEqual([]);
  expect(order({ AI: env.FAKE_AI })).toEqual(['workers-ai @cf/meta/llama-3.3-70b-instruct-fp8-fast']);
  expect(order({ OPENAI_API_KEY: 'k' })).toEqual(['openai gpt-6-luna']);
  expect(order(both)).toEqual(['workers-ai @cf/x', 'openai m']);
  expect(order({ ...both, MODEL_ORDER: ' openai, workers-ai ' })).toEqual(['openai m', 'workers-ai @cf/x']);
  expect(order({ ...both, MODEL_ORDER: 'openai' })).toEqual(['openai m']);
  expect(() => order({ MODEL_ORDER: 'openia' })).toThrow(/MODEL_ORDER/);
});
