import { Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { loadGazetteer } from './service';
import { placesQuery } from '../../engine/places/contract';
import { suggestPlaces } from '../../engine/places/suggest';

/** `GET /api/places`: suggestions for the destination field. Public: the text typed is neither stored nor logged. */
export const places = new Hono<AppContext>().get('/', validate('query', placesQuery), async (c) => {
  const { query, locale } = c.req.valid('query');
  const found = query === '' ? [] : await suggestPlaces(await loadGazetteer(c.var.env), c.var.env, query, locale);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json({ places: found });
});
