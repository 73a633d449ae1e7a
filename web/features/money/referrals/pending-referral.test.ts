import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REFERRAL_KEY, REFERRAL_LIFETIME_MS, captureReferral, processReferral, readReferral } from './pending-referral';

/** The part of the Web Storage standard that browsers have; Node has none without a file. */
class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear = () => this.items.clear();
  getItem = (key: string) => this.items.get(key) ?? null;
  key = (index: number) => [...this.items.keys()][index] ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const NOW = 1_795_000_000_000;
let storage: Storage;

beforeEach(() => {
  storage = new MemoryStorage();
});
afterEach(() => vi.restoreAllMocks());

const stored = () => storage.getItem(REFERRAL_KEY);

test('a valid username is stored trimmed and with the time', () => {
  captureReferral('?a=1&referred-by=%20ana_lopez-7%20', storage, NOW);
  expect(JSON.parse(stored() ?? '')).toEqual({ referredBy: 'ana_lopez-7', timestamp: NOW });
});

test('a page without the parameter leaves the stored referral as it is', () => {
  captureReferral('?plan=1', storage, NOW);
  expect(stored()).toBeNull();
});

test.each(['', 'ab', 'a'.repeat(31), 'ana lopez', 'ana@lopez', '<script>'])('%j is ignored with a warning', (name) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  captureReferral(`?referred-by=${encodeURIComponent(name)}`, storage, NOW);
  expect(stored()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('a pending referral is not overwritten, an expired one is', () => {
  captureReferral('?referred-by=first', storage, NOW);
  captureReferral('?referred-by=second', storage, NOW + REFERRAL_LIFETIME_MS);
  expect(readReferral(storage, NOW)?.referredBy).toBe('first');
  captureReferral('?referred-by=second', storage, NOW + REFERRAL_LIFETIME_MS + 1);
  expect(readReferral(storage, NOW + REFERRAL_LIFETIME_MS + 1)?.referredBy).toBe('second');
});

test('a referral expires after one hour', () => {
  captureReferral('?referred-by=ana', storage, NOW);
  expect(readReferral(storage, NOW + REFERRAL_LIFETIME_MS)).not.toBeNull();
  expect(readReferral(storage, NOW + REFERRAL_LIFETIME_MS + 1)).toBeNull();
  expect(stored()).toBeNull();
});

test.each([
  'not json',
  'null',
  '[]',
  '{}',
  '{"referredBy":"","timestamp":1}',
  '{"referredBy":"ana","timestamp":0}',
  '{"referredBy":"ana","timestamp":1.5}',
  '{"referredBy":"ana","timestamp":"1"}',
  '{"referredBy":7,"timestamp":1}',
])('what is no record is removed: %s', (text) => {
  storage.setItem(REFERRAL_KEY, text);
  expect(readReferral(storage, 2)).toBeNull();
  expect(stored()).toBeNull();
});

test('a referral is cleared after the server has noted it', async () => {
  captureReferral('?referred-by=ana', storage, NOW);
  const call = vi.fn(async () => ({ success: true, error: '' }));
  expect(await processReferral(call, storage, NOW)).toEqual({ processed: true, referrer: 'ana' });
  expect(call).toHaveBeenCalledExactlyOnceWith('ana');
  expect(stored()).toBeNull();
});

test.each([
  [async () => ({ success: false, error: 'Referrer not found' }), 'Referrer not found'],
  [async () => ({ success: false, error: '' }), 'Unknown error'],
  [async () => ({ success: false }), 'Unknown error'],
  [async () => 'nonsense', 'Unexpected response format'],
  [async () => null, 'Unexpected response format'],
  [() => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
])('after a failure it is kept', async (call, error) => {
  captureReferral('?referred-by=ana', storage, NOW);
  expect(await processReferral(call, storage, NOW)).toEqual({ processed: false, referrer: 'ana', error });
  expect(readReferral(storage, NOW)?.referredBy).toBe('ana');
});

test('without a pending referral the server is not called', async () => {
  const call = vi.fn(async () => ({ success: true, error: '' }));
  expect(await processReferral(call, storage, NOW)).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('a refused referral is kept until it expires and is not sent again', async () => {
  captureReferral('?referred-by=ana', storage, NOW);
  const call = vi.fn(async () => ({ success: false, error: 'Referrer not found' }));
  await processReferral(call, storage, NOW);
  expect(await processReferral(call, storage, NOW)).toBeNull();
  expect(call).toHaveBeenCalledOnce();
  captureReferral('?referred-by=other', storage, NOW + 1);
  expect(readReferral(storage, NOW + 1)?.referredBy).toBe('ana');
});

test('a referral that could not be sent is sent again', async () => {
  captureReferral('?referred-by=ana', storage, NOW);
  await processReferral(() => Promise.reject(new Error('Failed to fetch')), storage, NOW);
  expect(await processReferral(async () => ({ success: true, error: '' }), storage, NOW)).toMatchObject({
    processed: true,
  });
});

test('an expired or unreadable referral is removed on any page', () => {
  captureReferral('?referred-by=ana', storage, NOW);
  captureReferral('', storage, NOW + REFERRAL_LIFETIME_MS + 1);
  expect(stored()).toBeNull();
  storage.setItem(REFERRAL_KEY, 'not json');
  captureReferral('?plan=1', storage, NOW);
  expect(stored()).toBeNull();
});
