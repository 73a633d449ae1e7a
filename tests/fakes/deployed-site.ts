/** What the public origin of a deployed product answers, as far as a deployment asks it. */

/** Files of a build: the Worker has them beside its code, Pages has them alone. */
export interface Build {
  id: string;
  files: Set<string>;
  /** Its builds/files.json. */
  list: unknown;
}

/** The Worker that a first secret makes, before anything is deployed. */
export const DRAFT = 'draft';

const empty = (status: number): Response => new Response('', { status });

/** Pages before the Worker, as web/functions/ has it. Rejects as long as no domain leads anywhere. */
export const answerAt = async (
  url: string,
  init: RequestInit | undefined,
  { pages, worker, sick }: { pages: Build | undefined; worker: Build | undefined; sick: string | undefined },
): Promise<Response> => {
  const { pathname } = new URL(url);
  if (!pages) throw new TypeError('fetch failed');
  const [, asset] = /^\/assets\/(.+)$/.exec(pathname) ?? [];
  if (asset) return pages.files.has(asset) || worker?.files.has(asset) ? new Response(asset) : empty(404);
  if (!worker) return empty(404);
  if (worker.id === sick || worker.id === DRAFT) return empty(500);
  if (pathname === '/api/health') return Response.json({ status: 'ok', version: worker.id, dependencies: {} });
  if (pathname === '/builds/files.json') return Response.json(worker.list);
  if (pathname === '/api/stripe/webhook' && init?.method === 'POST') {
    // An event without a signature, as the product itself answers it.
    return Response.json({ error: { code: 'invalid_signature' } }, { status: 400 });
  }
  return empty(404);
};
