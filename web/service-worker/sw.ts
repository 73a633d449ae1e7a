import { handlingOf } from './shells';

/**
 * Opens the app without a network. It keeps one build's shell and hashed files together, so that an old shell never
 * meets new files; which build is asked for is still the network's to say, whenever there is one.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in once the frontend has been built; see web/prerender/service-worker.ts. */
const BUILD = '%BUILD%';
const FILES = '%FILES%'.split(' ');

const PREFIX = 'valija-app-';
const OWN = PREFIX + BUILD;
/** A network that is slower than this is as good as none for a document that is here already, milliseconds. */
const PATIENCE_MS = 4000;

const precache = async (): Promise<void> => {
  const cache = await caches.open(OWN);
  await cache.addAll(FILES);
  await self.skipWaiting();
};

const cleanup = async (): Promise<void> => {
  // The build before this one stays for pages that are still open with it.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(precache()));
self.addEventListener('activate', (event) => event.waitUntil(cleanup()));
// A page whose document was on its way meanwhile is not claimed with the others: it asks once it is open. There is no
// other message, and a constant shared with the page would make this classic script import a chunk.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

/** The network's document; when that takes too long or fails, the one that is kept. */
const shell = async (request: Request, kept: string): Promise<Response> => {
  const answer = fetch(request);
  const cached = await (await caches.open(OWN)).match(kept);
  if (!cached) return answer;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached), PATIENCE_MS);
  });
  return Promise.race([answer, late]).catch(() => cached);
};

/** A file whose name says what is in it: any build's copy of it is the same, the browser's own too. */
const file = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
};

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling.kind === 'shell') event.respondWith(shell(event.request, handling.url));
  if (handling.kind === 'asset') event.respondWith(file(event.request));
});
