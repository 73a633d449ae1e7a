import { Hono } from 'hono';
import * as z from 'zod/mini';
import { asset } from '../builds/service';
import type { AppContext } from '../../platform/context';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { validate } from '../../platform/http/validate';

const collection = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});
type Collection = z.infer<typeof collection>;

const query = z.object({ icons: z.string().check(z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/), z.maxLength(500)) });

const collections = new WeakMap<Env, Promise<Collection>>();

const load = (env: Env): Promise<Collection> => {
  const known = collections.get(env);
  if (known) return known;
  const loading = asset(env, '/icons/lucide.json').then(async (response) => collection.parse(await response.json()));
  collections.set(env, loading);
  loading.catch(() => collections.delete(env));
  return loading;
};

/** `GET /icons/lucide.json?icons=a,b`: Iconify's protocol over the icons of the product. */
export const icons = new Hono<AppContext>().get('/:file{[a-z]+\\.json}', validate('query', query), async (c) => {
  if (c.req.param('file') !== 'lucide.json') throw new AppError('not_found');
  const all = await load(c.get('env'));
  const names = [...new Set(c.req.valid('query').icons.split(','))];
  const missing = names.filter((name) => !Object.hasOwn(all.icons, name));
  const found = names.flatMap((name) => {
    const icon = Object.hasOwn(all.icons, name) ? all.icons[name] : undefined;
    return icon ? [[name, icon] as const] : [];
  });
  c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  return c.json({ ...all, icons: Object.fromEntries(found), ...(missing.length > 0 && { not_found: missing }) });
});
