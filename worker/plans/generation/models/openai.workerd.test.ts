import { beforeEach, expect, inject, test } from 'vitest';
import { createOpenAi } from './openai';
import { ModelFailure } from './provider';

const baseUrl = inject('openAiBaseUrl');
const REQUEST = { system: 'Answer in English.', user: 'Trip', maxOutputTokens: 500 };

const behave = (behaviour: Record<string, unknown>) =>
  fetch(new URL('/__control', baseUrl), { method: 'POST', body: JSON.stringify(behaviour) });
beforeEach(() => behave({ mode: 'good' }));

const read = async (signal = new AbortController().signal): Promise<string> => {
  let answer = '';
  for await (const { text } of createOpenAi({ apiKey: 'k', baseUrl }).stream(REQUEST, signal)) answer += text ?? '';
  return answer;
};

const seen = async () => (await fetch(new URL('/__requests', baseUrl))).json();

const kindOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ModelFailure ? error.kind : String(error)),
  );

test('streams in workerd as it does on Node', async () => {
  await behave({ text: 'ñandú ☂\n', fragmentBytes: 7 });
  expect(await read()).toBe('ñandú ☂\n');
});

test.each([
  ['401', 'unauthorised'],
  ['429', 'rate-limited'],
  ['500', 'unavailable'],
  ['disconnect', 'disconnected'],
  ['truncated', 'disconnected'],
  ['broken-json', 'broken-stream'],
  ['no-stream', 'broken-stream'],
])('%s is %s', async (mode, kind) => {
  await behave({ mode });
  expect(await kindOf(read())).toBe(kind);
});

test.each(['hang', 'stall'])('%s ends when it is aborted, and the connection with it', async (mode) => {
  await behave({ mode });
  const controller = new AbortController();
  const kind = kindOf(read(controller.signal));
  await expect.poll(seen).toMatchObject([{ isSilent: true }]);
  controller.abort();
  expect(await kind).toBe('aborted');
  await expect.poll(seen).toMatchObject([{ isClosedEarly: true }]);
});

test('reports a server that cannot be reached', async () => {
  const nobody = createOpenAi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1' });
  const reading = (async () => {
    for await (const chunk of nobody.stream(REQUEST, new AbortController().signal)) void chunk;
  })();
  expect(await kindOf(reading)).toBe('unreachable');
});
