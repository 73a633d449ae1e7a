import { afterEach, expect, test, vi } from 'vitest';
import { postJson } from './post-json';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the API finds wrong is reported by field', async () => {
  const error = { code: 'validation_failed', fields: { email: 'Invalid email' } };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }));
  expect(await postJson('/api/waitlist', {})).toEqual({
    status: 422,
    body: { error },
    fields: { email: 'Invalid email' },
  });
});

test('a failure of the network is logged with its message', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  expect(await postJson('/api/waitlist', {})).toEqual({ status: 0, body: null, fields: {} });
  expect(warn).toHaveBeenCalledExactlyOnceWith('POST /api/waitlist failed', failure);
});
