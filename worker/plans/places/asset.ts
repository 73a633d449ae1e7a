/** Tables that the Worker has as static assets. */
import type { Env } from '../../platform/env';

/** An asset of `/data`. Throws where it is not there. */
export const fetchData = async ({ ASSETS }: Pick<Env, 'ASSETS'>, name: string): Promise<Response> => {
  const response = await ASSETS.fetch(`https://assets.invalid/data/${name}`);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response;
};
