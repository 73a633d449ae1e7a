/**
 * `npx tsx scripts/bench/reader.ts [rounds]`: milliseconds for reading 2,000 characters of the evaluation trips in workerd, by the
 * clock: each text is read several times in one request, and a request that reads nothing is taken off.
 */
import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { readTrips } from '../../tests/eval/check';
import type { TripInput } from '../../worker/engine/trip/read-trip';
import { bundleOf } from './bundle';
import { report } from './cpu';
import type { ReadOrder } from './reader-worker';
import { median } from './statistics';

const LENGTH = 2000;
const MOST_TEXTS = 30;
const TIMES = 10;
const WARM_UP = 3;

/** The evaluation trips with the descriptions of those after them, so that each says 2,000 characters in one language. */
const longTrips = async (): Promise<TripInput[]> => {
  const inputs = (await readTrips()).map(({ input }) => input);
  return inputs
    .map((input) => {
      const others = inputs.filter(({ locale }) => locale === input.locale);
      const from = others.indexOf(input);
      const all = [...others.slice(from), ...others.slice(0, from)].map(({ description }) => description).join('\n');
      return { ...input, description: all.slice(0, LENGTH) };
    })
    .filter(({ description }) => description.length === LENGTH)
    .slice(0, MOST_TEXTS);
};

/** Milliseconds of one reading, for every text in every round. */
export const readingInWorkerd = async (rounds: number): Promise<number[]> => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'reader-worker.js', contents: await bundleOf('reader-worker') }],
      compatibilityDate: '2026-10-20',
    }),
  );
  const ask = async (order: ReadOrder): Promise<number> => {
    const started = performance.now();
    const answer = await miniflare.dispatchFetch('http://localhost/', { method: 'POST', body: JSON.stringify(order) });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
    return performance.now() - started;
  };
  try {
    const places = await readFile(new URL('../../web/public/data/places.txt', import.meta.url), 'utf8');
    await miniflare.dispatchFetch('http://localhost/places', { method: 'PUT', body: places });
    const learned = await readFile(new URL('../../web/public/data/learned.bin', import.meta.url));
    await miniflare.dispatchFetch('http://localhost/learned', { method: 'PUT', body: new Uint8Array(learned) });
    const inputs = await longTrips();
    const values: number[] = [];
    for (let round = -WARM_UP; round < rounds; round += 1) {
      for (const input of inputs) {
        const idle = median([
          await ask({ input, times: 0 }),
          await ask({ input, times: 0 }),
          await ask({ input, times: 0 }),
        ]);
        const busy = await ask({ input, times: TIMES });
        if (round >= 0) values.push(Math.max(0, busy - idle) / TIMES);
      }
    }
    return values;
  } finally {
    await miniflare.dispose();
  }
};

if (import.meta.filename === process.argv[1]) {
  report('reading in workerd', await readingInWorkerd(Number(process.argv[2] ?? 10)));
}
