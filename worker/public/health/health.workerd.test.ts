import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { errorOf } from '../../../tests/workerd/people';
import { recording } from '../../../tests/workerd/recording';
import { PRODUCTION, workerWith } from '../../../tests/workerd/settings';

const ask = (bindings: object) => new Browser().before(workerWith({ ...PRODUCTION, ...bindings })).get('/api/health');

test('health reports its build and its dependencies', async () => {
  const { status, body } = await new Browser().get('/api/health');
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'ok',
    version: 'test',
    dependencies: { database: 'ok', payments: 'configured', models: [], weather: 'tables' },
  });
});

test('health costs one statement', async () => {
  const { db, recorded } = recording(env.DB);
  expect((await ask({ DB: db, OPENAI_API_KEY: 'key' })).body).toMatchObject({ dependencies: { models: ['openai'] } });
  expect(recorded.statements).toHaveLength(1);
});

test('without its database the product is not up, and says so in the form of every error', async () => {
  const failing = {
    prepare: () => {
      throw new Error('D1_ERROR: no such database');
    },
  };
  const answer = await ask({ DB: { ...failing, withSession: () => ({ ...failing, getBookmark: () => null }) } });
  expect(answer.status).toBe(503);
  expect(errorOf(answer)).toMatchObject({ code: 'unavailable' });
  expect(answer.headers.get('retry-after')).toBe('5');
});
