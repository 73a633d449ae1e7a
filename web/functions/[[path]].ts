import { packedFile } from '../../worker/platform/shared/packed-file';

/** Something that answers a request: the Worker over a service binding, or the files of this deployment. */
interface Answerer {
  fetch(request: Request): Promise<Response>;
}

interface Context {
  request: Request;
  env: {
    WORKER: Answerer;
    ASSETS: Answerer;
    /** The address that people know; empty on one machine. */
    APP_ORIGIN?: string;
  };
}

/** Files whose names have a hash of what is in them. */
const HASHED = '/assets/';

/**
 * The public face of the deployed product: the browser sees one origin, so that cookies stay first-party, and the
 * Worker answers. `_routes.json` keeps files with fixed names from coming here at all. A hashed file is taken from this
 * deployment, and from the Worker's when it is not here: after a rollback of either side the other's documents still
 * find their files. The platform's own address leads to the real one.
 */
export const onRequest = async ({ request, env }: Context): Promise<Response> => {
  const url = new URL(request.url);
  if (env.APP_ORIGIN && url.hostname.endsWith('.pages.dev')) {
    return Response.redirect(new URL(url.pathname + url.search, env.APP_ORIGIN).href, 308);
  }
  if (!url.pathname.startsWith(HASHED)) return env.WORKER.fetch(request);
  const file = await packedFile(env.ASSETS, request);
  return file.status === 404 ? env.WORKER.fetch(request) : file;
};
