import { expect, test } from 'vitest';
import { env } from 'cloudflare:workers';
import { Browser } from '../../../tests/workerd/browser';
import { readEnv } from '../../platform/env';
import { demoList } from './contract';
import { makeDemoList } from './service';

let addresses = 0;
const visitor = () => new Browser(`198.51.100.${(addresses += 1)}`);
const LISBON = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };

const rowsInDatabase = async (): Promise<Record<string, number>> => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all<{
    name: string;
  }>();
  const counts: Record<string, number> = {};
  for (const { name } of results) {
    if (/^(_cf|sqlite_|d1_)/.test(name)) continue;
    counts[name] = (await env.DB.prepare(`SELECT count(*) AS rows FROM "${name}"`).first<number>('rows')) ?? 0;
  }
  return counts;
};

test.each([
  ['en', 'Lisbon', 'Portugal'],
  ['es', 'Lisboa', 'Portugal'],
])('a visitor gets a list with reasons in %s', async (locale, place, countryName) => {
  const answer = await visitor().post('/api/demo/list', { ...LISBON, locale });
  expect(answer.status).toBe(200);
  const list = demoList.parse(answer.body);
  expect(list).toMatchObject({ place: { name: place, country: 'PT', countryName }, days: 8 });
  expect(list.items).toHaveLength(12);
  expect(new Set(list.items.map(({ category }) => category)).size).toBeGreaterThan(5);
  for (const item of list.items) {
    expect(item.reason).not.toBe('');
    expect(item.quantity).toBeGreaterThan(0);
  }
  expect(list.items.some(({ reason }) => reason.includes(place))).toBe(true);
  expect(list.total).toBeGreaterThan(30);
  expect(list.weather?.maxC).toBeGreaterThan(list.weather?.minC ?? 99);
  expect(list.weather?.attribution).not.toBe('');
});

test('another trip gets another list', async () => {
  const [lisbon, tromso] = await Promise.all(
    [LISBON, { destination: 'Tromsø', startDate: '2027-01-10', endDate: '2027-01-14' }].map(async (trip) =>
      demoList.parse((await visitor().post('/api/demo/list', trip)).body),
    ),
  );
  expect(tromso?.items.map(({ name }) => name)).not.toEqual(lisbon?.items.map(({ name }) => name));
  expect(tromso?.weather?.maxC).toBeLessThan(5);
});

test('an unknown place still gets a general list', async () => {
  const answer = await visitor().post('/api/demo/list', { ...LISBON, destination: 'Xyzzyqwv' });
  expect(answer.status).toBe(200);
  const list = demoList.parse(answer.body);
  expect(list.place).toBeNull();
  expect(list.items.length).toBeGreaterThan(5);
});

test('a demo list stores nothing but the rate counter', async () => {
  const before = await rowsInDatabase();
  await visitor().post('/api/demo/list', LISBON);
  const { rate_counters: counters, ...after } = await rowsInDatabase();
  const { rate_counters: _, ...others } = before;
  expect(after).toEqual(others);
  expect(counters).toBe((before['rate_counters'] ?? 0) + 1);
  const rows = await env.DB.prepare('SELECT key FROM rate_counters').all<{ key: string }>();
  expect(JSON.stringify(rows.results)).not.toMatch(/198\.51\.100|Lisbon/);
});

test.each([
  [{}, ['destination', 'startDate', 'endDate']],
  [{ ...LISBON, destination: ' \t ' }, ['destination']],
  [{ ...LISBON, destination: 'x'.repeat(121) }, ['destination']],
  [{ ...LISBON, startDate: '2027-02-30' }, ['startDate']],
  [{ ...LISBON, endDate: '2027-04-30' }, ['endDate']],
  [{ ...LISBON, endDate: '2027-09-30' }, ['endDate']],
  [{ ...LISBON, locale: 'fr' }, ['locale']],
])('%j is refused', async (body, fields) => {
  const answer = await visitor().post('/api/demo/list', body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    error: { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) },
  });
});

test('a body over the form’s size is refused unread', async () => {
  const answer = await visitor().post('/api/demo/list', { ...LISBON, description: 'x'.repeat(3000) });
  expect(answer.status).toBe(413);
});

test('the twenty-first list of an hour has to wait', async () => {
  const browser = visitor();
  const statuses = await Promise.all(
    Array.from({ length: 23 }, async () => (await browser.post('/api/demo/list', LISBON)).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(20).fill(200), 429, 429, 429]);
});

test('a visitor from the country of the trip needs no foreign documents and plugs', async () => {
  const total = async (country: string | null) =>
    (await makeDemoList(readEnv(env), { ...LISBON, locale: 'en' }, { now: Date.now(), country })).total;
  expect(await total('PT')).toBeLessThan(await total('US'));
});
