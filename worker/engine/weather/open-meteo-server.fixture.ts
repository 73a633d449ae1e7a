/** A server on loopback that speaks Open-Meteo's protocol, for tests. It answers as the real one was seen to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { withoutAccents } from '../accents';

export interface FakeOpenMeteo {
  url: string;
  /** Every request since the last reset, path and query. */
  requests: URL[];
  /** Answers to give before the regular ones, first come first. */
  next: ((request: URL, response: ServerResponse) => void)[];
  /** Milliseconds: what the server takes for now. */
  now: number;
  close(): Promise<void>;
}

const DAY = 86_400_000;
const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** Refuses as the real service does. */
export const refuse =
  (status: number, reason: string, headers: Record<string, string> = {}) =>
  (_request: URL, response: ServerResponse): void =>
    json(response, status, { error: true, reason }, headers);

const TOWNS = [
  {
    id: 2643743,
    name: 'London',
    latitude: 51.50853,
    longitude: -0.12574,
    elevation: 25,
    feature_code: 'PPLC',
    country_code: 'GB',
    timezone: 'Europe/London',
    population: 8961989,
    country: 'United Kingdom',
    admin1: 'England',
  },
  {
    id: 9990001,
    name: 'Quintanilla del Agua y Tordueles',
    latitude: 42.03,
    longitude: -3.64,
    elevation: 880,
    feature_code: 'PPL',
    country_code: 'ES',
    timezone: 'Europe/Madrid',
    country: 'España',
    admin1: 'Castilla y León',
  },
  // Empty fields are left out.
  { id: 9990002, name: 'Málkova Lhota', latitude: 49.6, longitude: 14.9, country_code: 'CZ', country: 'Czechia' },
];

const plain = (text: string): string => withoutAccents(text).toLowerCase();

const search = (url: URL, response: ServerResponse): void => {
  const name = url.searchParams.get('name') ?? '';
  if (name.length < 2) return json(response, 200, { generationtime_ms: 0.1 });
  const wanted = plain(name);
  const results = TOWNS.filter((town) =>
    name.length === 2 ? plain(town.name) === wanted : plain(town.name).startsWith(wanted),
  );
  // Without a hit the key is absent.
  json(response, 200, results.length > 0 ? { results, generationtime_ms: 0.5 } : { generationtime_ms: 0.5 });
};

const forecast = (url: URL, response: ServerResponse, now: number): void => {
  const { searchParams } = url;
  const start = Date.parse(`${searchParams.get('start_date')}T00:00:00Z`);
  const end = Date.parse(`${searchParams.get('end_date')}T00:00:00Z`);
  const today = Math.floor(now / DAY) * DAY;
  if (Number.isNaN(start) || Number.isNaN(end))
    return json(response, 400, { error: true, reason: "Parameter 'start_date' is missing" });
  if (end > today + 15 * DAY)
    return json(response, 400, { error: true, reason: "Parameter 'end_date' is out of allowed range" });
  const latitudes = (searchParams.get('latitude') ?? '').split(',').map(Number);
  const longitudes = (searchParams.get('longitude') ?? '').split(',').map(Number);
  const time = Array.from({ length: (end - start) / DAY + 1 }, (_, at) =>
    new Date(start + at * DAY).toISOString().slice(0, 10),
  );
  const known: Record<string, (at: number, latitude: number) => number | null> = {
    weather_code: (at) => [0, 3, 61, 71, 95][at % 5] ?? 0,
    temperature_2m_max: (at, latitude) => (at > 12 ? null : 30 - Math.abs(latitude) / 2 + (at % 3)),
    temperature_2m_min: (at, latitude) => (at > 12 ? null : 20 - Math.abs(latitude) / 2),
    precipitation_sum: (at) => (at % 5 === 2 ? 6.4 : 0),
    precipitation_probability_max: (at) => (at % 5 === 2 ? 80 : 10),
    snowfall_sum: () => 0,
    wind_speed_10m_max: () => 18.4,
    uv_index_max: () => 6.35,
  };
  const wanted = (searchParams.get('daily') ?? '').split(',');
  const bad = wanted.find((name) => !(name in known));
  if (bad !== undefined)
    return json(response, 400, {
      error: true,
      reason: `Cannot initialize ForecastVariableDaily from invalid String value ${bad}`,
    });
  const places = latitudes.map((latitude, index) => ({
    // The grid cell's coordinates, not the ones asked for.
    latitude: Math.round(latitude * 16) / 16,
    longitude: Math.round((longitudes[index] ?? 0) * 16) / 16,
    timezone: 'Europe/Madrid',
    elevation: 12,
    daily_units: { time: 'iso8601' },
    daily: {
      time,
      ...Object.fromEntries(wanted.map((name) => [name, time.map((_, at) => known[name]?.(at, latitude) ?? null)])),
    },
  }));
  json(response, 200, places.length === 1 ? places[0] : places);
};

/** Starts it on a free port. */
export const startOpenMeteo = async (now: number): Promise<FakeOpenMeteo> => {
  const fake: FakeOpenMeteo = { url: '', requests: [], next: [], now, close: async () => undefined };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    fake.requests.push(url);
    const special = fake.next.shift();
    if (special) return special(url, response);
    if (url.pathname === '/v1/search') return search(url, response);
    if (url.pathname === '/v1/forecast') return forecast(url, response, fake.now);
    return json(response, 404, { error: true, reason: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  fake.url = `http://127.0.0.1:${address.port}`;
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return fake;
};
