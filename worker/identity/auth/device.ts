import type { Context } from 'hono';
import type { AppContext } from '../../platform/context';

/** Where and on what somebody signed in, as their list of sessions shows it; null is unknown. */
export interface Device {
  browser: string | null;
  os: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

// Order matters: Edge and Opera also say Chrome, Chrome also says Safari, Android also says Linux.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const match = (table: readonly [RegExp, string][], text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value.slice(0, 80) : null);

/** Where a request came from, as the edge knows it. On one machine nobody does: the runtime makes a place up there. */
export const whereFrom = (cf: object | undefined, environment: string): Pick<Device, 'city' | 'country'> =>
  environment === 'development'
    ? { city: null, country: null }
    : { city: textOf(Reflect.get(cf ?? {}, 'city')), country: textOf(Reflect.get(cf ?? {}, 'country')) };

/** Reads the device from the request. The user agent itself is not kept, only what the list shows. */
export const deviceOf = (c: Context<AppContext>): Device => {
  const agent = c.req.header('user-agent') ?? '';
  return {
    browser: match(BROWSERS, agent),
    os: match(SYSTEMS, agent),
    ...whereFrom(c.req.raw.cf, c.var.env.ENVIRONMENT),
  };
};

/** "Lisbon, PT", or what of it is known. */
export const placeOf = ({ city, country }: Pick<Device, 'city' | 'country'>): string | null =>
  [city, country].filter(Boolean).join(', ') || null;
