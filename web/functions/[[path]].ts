/** What this Function is given: the Worker, over a service binding. */
interface Context {
  request: Request;
  env: { WORKER: { fetch(request: Request): Promise<Response> } };
}

/**
 * The public face of the deployed product: the browser sees one origin, so that cookies stay first-party, and the
 * Worker answers. `_routes.json` keeps files with hashed or fixed names from coming here at all.
 */
export const onRequest = ({ request, env }: Context): Promise<Response> => env.WORKER.fetch(request);
