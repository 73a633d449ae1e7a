import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, expect, test } from 'vitest';
import { ROOMS } from './rooms';

const folder = mkdtempSync(join(tmpdir(), 'valija-rooms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Asks the object of one name, of a class of this name, for what it keeps; it keeps what it is asked with. */
const ask = async (className: string, objects: { useSQLite: boolean; unsafeUniqueKey?: string }, keep: string) => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'valija',
      modules: true,
      compatibilityDate: '2026-10-20',
      resourcePersistencePath: folder,
      durableObjects: { OBJECTS: { ...objects, className } },
      script: `
        import { DurableObject } from 'cloudflare:workers';
        export class ${className} extends DurableObject {
          fetch(request) {
            const kept = this.ctx.storage.kv.get('kept') ?? 'nothing';
            this.ctx.storage.kv.put('kept', new URL(request.url).pathname);
            return new Response(kept);
          }
        }
        export default {
          fetch: (request, env) => env.OBJECTS.get(env.OBJECTS.idFromName('plan')).fetch(request),
        };`,
    }),
  );
  try {
    return await (await miniflare.dispatchFetch(`http://room.invalid/${keep}`)).text();
  } finally {
    await miniflare.dispose();
  }
};

test('a room’s data survives the renaming of its class', async () => {
  const { className, ...objects } = ROOMS.PLAN_ROOM;
  expect(await ask('PlanGenerator', { useSQLite: true }, 'before')).toBe('nothing');
  expect(await ask(className, objects, 'after')).toBe('/before');
});
