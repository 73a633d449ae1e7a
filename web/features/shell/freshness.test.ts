import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let asked: string[];
let latest: object;
const assign = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  kept.clear();
  assign.mockClear();
  asked = [];
  vi.stubGlobal('__BUILD_ID__', 'this-one');
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(latest);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const watch = async () => {
  const freshness = await import('./freshness');
  freshness.watchFreshness(() => '/app');
  await vi.advanceTimersByTimeAsync(300_000);
  await vi.waitUntil(() => asked.length > 0);
  return freshness;
};

test('the manifest is asked for with the time, and its route rules say which pages are documents', async () => {
  latest = { id: 'a-newer-one', routeRules: { '/app': { shell: true }, '/app/billing': { prerender: true } } };
  const { isStale, isDocument } = await watch();
  await vi.waitUntil(isStale);
  expect(asked).toEqual([`/builds/latest.json?${1_795_000_000_000 + 300_000}`]);
  expect(isDocument('/app/billing')).toBe(true);
  expect(isDocument('/app')).toBe(false);
  expect(isDocument('/app/profile')).toBe(false);
  expect(isDocument('constructor')).toBe(false);
});

test('the same build, or a manifest that cannot be read, is no newer one', async () => {
  latest = { id: 'this-one', routeRules: {} };
  const { isStale } = await watch();
  latest = { id: 7 };
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(2);
  expect(isStale()).toBe(false);
});

test('the page is not loaded anew twice within ten seconds', async () => {
  const { reloadAt } = await import('./freshness');
  expect([reloadAt('/app'), reloadAt('/app')]).toEqual([true, false]);
  vi.advanceTimersByTime(10_000);
  expect(reloadAt('/app/billing')).toBe(true);
  expect(assign.mock.calls).toEqual([['/app'], ['/app/billing']]);
});
