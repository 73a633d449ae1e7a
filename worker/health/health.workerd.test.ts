import { expect, test } from 'vitest';
import { Browser } from '../../tests/workerd/browser';

test('health answers with its build', async () => {
  const { status, body } = await new Browser().get('/api/health');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', version: 'test' });
});
