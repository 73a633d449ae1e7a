import { hc } from 'hono/client';
import type { App } from '../../worker/app';
import { apiFetch } from './fetch';

/** The typed client of every route: `api.plans.$get({ query })`. Failures are thrown as `ApiError`. */
export const { api } = hc<App>('/', { fetch: apiFetch });

/** The JSON of a call that went well: `const { plans } = await json(api.plans.$get({ query: {} }))`. */
export const json = async <Body>(call: Promise<{ json: () => Promise<Body> }>): Promise<Body> => (await call).json();
