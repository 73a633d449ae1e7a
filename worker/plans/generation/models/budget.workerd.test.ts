import { env } from 'cloudflare:workers';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createDatabase } from '../../../platform/db/client';
import { readEnv } from '../../../platform/env';
import { affordableProviders, modelCostMicros, noteModelCost } from './budget';

const db = createDatabase(env);
const JANUARY = Date.UTC(2027, 0, 20);
const FEBRUARY = Date.UTC(2027, 1, 1);
const withLimit = (limit: string) =>
  readEnv({ ...env, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: inject('openAiBaseUrl'), MODEL_MONTHLY_LIMIT_USD: limit });
const settings = withLimit('1');

afterEach(() => vi.restoreAllMocks());

test('after the monthly cost limit only the engine is used until the next month, and one alarm is raised', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await Promise.all(Array.from({ length: 9 }, () => noteModelCost(settings, db, 100_000, JANUARY)));
  expect(await modelCostMicros(db, JANUARY)).toBe(900_000);
  expect((await affordableProviders(settings, db, JANUARY)).map(({ id }) => id)).toEqual(['openai']);
  expect(errors).not.toHaveBeenCalled();
  await noteModelCost(settings, db, 99_999, JANUARY);
  // Nobody knows its price: it counts as much as a dear one.
  await noteModelCost(settings, db, null, JANUARY);
  await noteModelCost(settings, db, 5, JANUARY);
  expect(await affordableProviders(settings, db, JANUARY)).toEqual([]);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors.mock.calls.join()).toContain('the models of a month have cost their limit');
  expect((await affordableProviders(settings, db, FEBRUARY)).map(({ id }) => id)).toEqual(['openai']);
  expect(await affordableProviders(withLimit('1000'), db, JANUARY)).toHaveLength(1);
});
