import type { Context } from 'hono';
import type { AppContext } from '../context';

/** Where a request came from; null is unknown. */
export interface Location {
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value.slice(0, 80) : null);

/** Where a request came from, as the edge says in `cf`. On one machine nobody knows: the runtime makes a place up there. */
export const whereFrom = (cf: object | undefined, environment: string): Location =>
  environment === 'development'
    ? { city: null, country: null }
    : { city: textOf(Reflect.get(cf ?? {}, 'city')), country: textOf(Reflect.get(cf ?? {}, 'country')) };

/** Where this request came from. */
export const locationOf = (c: Context<AppContext>): Location => whereFrom(c.req.raw.cf, c.var.env.ENVIRONMENT);

/** "Lisbon, PT", or what of it is known. */
export const placeOf = ({ city, country }: Location): string | null =>
  [city, country].filter(Boolean).join(', ') || null;
