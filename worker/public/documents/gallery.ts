import { Hono } from 'hono';
import { currentBuild } from '../builds/service';
import type { AppContext } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { serve } from './routes';

/** `/__dev/gallery`: the app's shell, whose router shows the gallery there. In development and tests alone. */
export const gallery = new Hono<AppContext>().get('/', async (c) => {
  const { env } = c.var;
  if (env.ENVIRONMENT !== 'development' && env.ENVIRONMENT !== 'test') throw new AppError('not_found');
  return serve(c, await currentBuild(env), '/documents/app.en.html', false);
});
