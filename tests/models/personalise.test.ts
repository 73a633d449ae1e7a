/** Personalising as the generator calls it, against a loopback server that behaves and misbehaves as models do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../worker/platform/locale/locale';
import { createOpenAi } from '../../worker/plans/generation/models/openai';
import type { PersonaliseInput } from '../../worker/plans/generation/models/personalise';
import { PROMPT_VERSION } from '../../worker/plans/generation/models/prompts/version';
import { startOpenAiServer, type OpenAiServer } from '../fakes/openai-server';
import type { Behaviour } from '../fakes/openai-stream';
import { LIMITS, providerAt, runAt } from './personalise-run';
import { baseList } from './trip';

let first: OpenAiServer;
let second: OpenAiServer;
beforeAll(async () => {
  [first, second] = await Promise.all([startOpenAiServer(), startOpenAiServer()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const run = (behaviours: Behaviour[], overrides?: Partial<PersonaliseInput>) => runAt(first, behaviours, overrides);

/** The base list as it leaves when no model had a part in it. */
const untouched = (locale: Locale) => baseList(locale).map((item) => ({ ...item, origin: 'engine' }));

describe('an answer that works', () => {
  test.each(['en', 'es'] as const)('is applied, reported change by change and counted (%s)', async (locale) => {
    const result = await run([{ mode: 'good' }], { locale });
    expect(result).toMatchObject({
      outcome: 'applied',
      provider: 'openai',
      model: 'gpt-6-luna',
      promptVersion: PROMPT_VERSION,
      accepted: 5,
      rejected: {},
      failures: [],
    });
    expect(result.changes.map(({ op }) => op)).toEqual(['add', 'add', 'add', 'change', 'drop']);
    expect(result.items).toHaveLength(baseList(locale).length + 3 - 1);
    expect(result.items.slice(-3).map(({ origin }) => origin)).toEqual(['model', 'model', 'model']);
    expect(result.usage.inputTokens).toBeGreaterThan(500);
    expect(result.usage.outputTokens).toBeGreaterThan(50);
    expect(result.costMicros).toBe(Math.ceil(result.usage.inputTokens * 0.1 + result.usage.outputTokens * 0.5));
  });

  test('may be fenced, in an array and between prose', async () => {
    expect(await run([{ mode: 'fenced' }])).toMatchObject({ outcome: 'applied', accepted: 5 });
  });

  test('is applied line by line, long before it is over', async () => {
    const seen: number[] = [];
    const started = performance.now();
    await run([{ mode: 'good', tokenMs: 3 }], { onChange: () => void seen.push(performance.now() - started) });
    const elapsedMs = performance.now() - started;
    expect(seen).toHaveLength(5);
    expect(seen[0]).toBeLessThan(elapsedMs / 2);
  });

  test('a price that is not known is not guessed', async () => {
    const result = await run([{ mode: 'good' }], { providers: [providerAt(first, 'llama-at-home')] });
    expect(result).toMatchObject({ outcome: 'applied', model: 'llama-at-home', costMicros: null });
  });

  test('with no model configured nothing is done and nothing is refunded', async () => {
    const result = await run([{ mode: 'good' }], { providers: [] });
    expect(result).toMatchObject({ outcome: 'off', items: untouched('en'), costMicros: 0, failures: [] });
  });
});

describe('every kind of failure ends in the complete base list', () => {
  test.each([
    ['401', ['unauthorised']],
    ['404', ['bad-request']],
    ['429', ['rate-limited', 'rate-limited']],
    ['500', ['unavailable', 'unavailable']],
    ['503', ['unavailable', 'unavailable']],
    ['hang', ['first-token-timeout']],
    ['hang-after-headers', ['first-token-timeout']],
    ['stall', ['stalled']],
    ['disconnect', ['disconnected', 'disconnected']],
    ['truncated', ['disconnected', 'disconnected']],
    ['broken-json', ['broken-stream', 'broken-stream']],
    ['no-stream', ['broken-stream', 'broken-stream']],
    ['error-event', ['unavailable', 'unavailable']],
    ['refusal', ['refused']],
    ['content-filter', ['refused']],
    ['nonsense', ['no-valid-line', 'no-valid-line']],
    ['empty', ['no-valid-line', 'no-valid-line']],
    ['schema', ['no-valid-line', 'no-valid-line']],
    ['language', ['no-valid-line', 'no-valid-line']],
    ['weapons', ['no-valid-line', 'no-valid-line']],
    ['flood', ['untrustworthy', 'untrustworthy']],
    ['html', ['no-valid-line', 'no-valid-line']],
    ['leak', ['no-valid-line', 'no-valid-line']],
    ['scripts', ['no-valid-line', 'no-valid-line']],
  ] as const)('%s', async (mode, kinds) => {
    const result = await run([{ mode }]);
    expect(result).toMatchObject({ outcome: 'failed', provider: null, model: null, accepted: 0, kinds });
    expect(result.items).toEqual(untouched('en'));
    // What was shown of an answer that broke off is taken back.
    const shown = result.changes.filter(({ op }) => op !== 'reset').length;
    expect(result.changes.at(-1)?.op).toBe(shown > 0 ? 'reset' : undefined);
  });

  test('the model’s server cannot be reached', async () => {
    const nobody = createOpenAi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1' });
    expect(await run([], { providers: [nobody] })).toMatchObject({
      outcome: 'failed',
      kinds: ['unreachable', 'unreachable'],
    });
  });

  test('the overall time-out ends an answer in the middle', async () => {
    const result = await run([{ mode: 'good', tokenMs: 40 }], { limits: { ...LIMITS, total: 1500 } });
    expect(result).toMatchObject({ outcome: 'failed', kinds: ['total-timeout'], items: untouched('en') });
    // The whole answer would take about ten seconds.
    expect(result.tookMs).toBeLessThan(8000);
    await expect.poll(() => first.requests[0]?.isClosedEarly).toBe(true);
  });

  test('the plan is deleted meanwhile', async () => {
    const controller = new AbortController();
    const running = run([{ mode: 'good', tokenMs: 40 }], { signal: controller.signal });
    await expect.poll(() => first.requests).toHaveLength(1);
    controller.abort();
    expect(await running).toMatchObject({ outcome: 'failed', kinds: ['aborted'] });
    await expect.poll(() => first.requests[0]?.isClosedEarly).toBe(true);
  });
});

describe('second attempts', () => {
  test.each(['429', '500', 'disconnect', 'truncated', 'broken-json'] as const)(
    '%s once is tried again',
    async (mode) => {
      const result = await run([{ mode }, { mode: 'good' }]);
      expect(result).toMatchObject({
        outcome: 'applied',
        accepted: 5,
        failures: [{ provider: 'openai', model: 'gpt-6-luna' }],
      });
      expect(result.items.filter(({ origin }) => origin === 'model')).toHaveLength(3);
    },
  );

  test('an answer without a usable line is requested once more, with what was wrong', async () => {
    const result = await run([{ mode: 'schema' }, { mode: 'good' }]);
    expect(result).toMatchObject({ outcome: 'applied', kinds: ['no-valid-line'], rejected: { schema: 4, broken: 1 } });
    expect(first.requests).toHaveLength(2);
    expect(first.requests[0]?.prompt.user).not.toContain('no usable line');
    expect(first.requests[1]?.prompt.user).toContain('no usable line (schema 4, broken 1)');
    // Both answers are paid for.
    const both = first.requests.reduce(
      (sum, { prompt }) => sum + Math.ceil((prompt.system.length + prompt.user.length) / 4),
      0,
    );
    expect(result.usage.inputTokens).toBe(both);
  });

  test('a long Retry-After is not waited for', async () => {
    const result = await run([{ mode: '429', retryAfter: 30 }]);
    expect(result.kinds).toEqual(['rate-limited']);
    expect(result.tookMs).toBeLessThan(500);
  });
});

describe('the next model', () => {
  test.each(['401', '500', 'hang', 'stall', 'disconnect', 'nonsense', 'weapons', 'refusal'] as const)(
    'takes over after %s',
    async (mode) => {
      second.behave({ mode: 'good' });
      const result = await run([{ mode }], { providers: [providerAt(first), providerAt(second, 'gpt-6-sol')] });
      expect(result).toMatchObject({ outcome: 'applied', model: 'gpt-6-sol', accepted: 5 });
      expect(result.items).toHaveLength(baseList('en').length + 2);
    },
  );

  test('is not called when the first one answers', async () => {
    second.behave({ mode: 'good' });
    await run([{ mode: 'good' }], { providers: [providerAt(first), providerAt(second)] });
    expect(second.requests).toHaveLength(0);
  });

  test('every model is named when all of them fail', async () => {
    second.behave({ mode: '500' });
    const result = await run([{ mode: '401' }], { providers: [providerAt(first), providerAt(second, 'gpt-6-sol')] });
    expect(result).toMatchObject({ outcome: 'failed', items: untouched('en') });
    expect(result.failures).toEqual([
      { provider: 'openai', model: 'gpt-6-luna', kind: 'unauthorised', status: 401 },
      { provider: 'openai', model: 'gpt-6-sol', kind: 'unavailable', status: 500 },
      { provider: 'openai', model: 'gpt-6-sol', kind: 'unavailable', status: 500 },
    ]);
  });
});
