import { hc } from 'hono/client';
import type { App } from '../../worker/app';
import { apiFetch } from './fetch';

/** The typed client of every route: `api.plans.$get({ query })`. Failures are thrown as `ApiError`. */
export const { api } = hc<App>('/', { fetch: apiFetch });

/**
 * Parts of a path, escaped: the client puts them into it as they are, and some come out of the address bar. Every call
 * with a `param` goes through this.
 */
export const escaped = <Param extends Record<string, string>>(param: Param): { [Name in keyof Param]: string } => {
  const parts: { [Name in keyof Param]: string } = { ...param };
  for (const name in param) parts[name] = encodeURIComponent(param[name] ?? '');
  return parts;
};

/** The JSON of a call that went well: `const { plans } = await json(api.plans.$get({ query: {} }))`. */
export const json = async <Body>(call: Promise<{ json: () => Promise<Body> }>): Promise<Body> => (await call).json();

/**
 * The same, checked: `checked(api.credits.$get(), async () => (await import('…/contract')).creditsOutput)`. What checks is
 * on its way together with the call; a screen that came with its document needs neither.
 */
export const checked = async <Body>(
  call: Promise<{ json: () => Promise<unknown> }>,
  shape: () => Promise<{ parse: (body: unknown) => Body }>,
): Promise<Body> => {
  const coming = shape();
  // Report that nothing answered, not that the check could not be loaded.
  coming.catch(() => undefined);
  const body = await json(call);
  return (await coming).parse(body);
};
