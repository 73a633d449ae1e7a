import { Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { asset } from './service';

const json = async (response: Response, cacheControl: string): Promise<Response> => {
  if (!response.ok) throw new AppError('not_found');
  return new Response(response.body, {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  });
};

/** `GET /builds/*`: which frontend build is out, for the browser's freshness check. */
export const builds = new Hono<AppContext>()
  .get('/latest.json', async (c) => json(await asset(c.get('env'), '/builds/latest.json'), 'no-store'))
  // Which hashed files this build and the kept ones have; a deployment asks for it.
  .get('/files.json', async (c) => json(await asset(c.get('env'), '/builds/files.json'), 'no-store'))
  .get('/meta/:file{[\\w-]+\\.json}', async (c) =>
    json(await asset(c.get('env'), `/builds/meta/${c.req.param('file')}`), 'public, max-age=300'),
  );
