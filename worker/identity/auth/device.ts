import type { Context } from 'hono';
import type { AppContext } from '../../platform/context';
import { type Location, locationOf } from '../../platform/http/location';

/** Where and on what somebody signed in, as their list of sessions shows it; null is unknown. */
export interface Device extends Location {
  browser: string | null;
  os: string | null;
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

/** Reads the device from the request. The user agent itself is not kept, only what the list shows. */
export const deviceOf = (c: Context<AppContext>): Device => {
  const agent = c.req.header('user-agent') ?? '';
  return {
    browser: match(BROWSERS, agent),
    os: match(SYSTEMS, agent),
    ...locationOf(c),
  };
};
