import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync('{worker,web,scripts}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/*.test.ts'] });

/** What is done in one way, and the files that may do it. */
const ONE_WAY: readonly { what: string; pattern: RegExp; in: readonly string[] }[] = [
  { what: 'taking accents away', pattern: /normalize\('NFK?D'\)/, in: ['worker/engine/accents.ts'] },
  {
    what: 'waiting longer after each failure',
    pattern: /Math\.min\(.*\* 2 \*\* /,
    in: ['worker/platform/shared/backoff.ts'],
  },
  {
    what: 'reading server-sent events',
    pattern: /\bnew EventSource\b|=== 'data'/,
    in: ['worker/platform/shared/event-stream.ts'],
  },
  {
    what: 'opening the database of a device',
    pattern: /\b(?:openDB|indexedDB\.open)\b/,
    in: ['web/features/plans/offline/database.ts'],
  },
  // As a namespace it is bundled without its messages in forty languages, 60 kB gzipped.
  { what: 'importing zod', pattern: /^import \{ z \} from 'zod'/m, in: [] },
  { what: 'the client of our API', pattern: /\bhc</, in: ['web/api/client.ts'] },
];

test.each(ONE_WAY)('one way of $what', ({ pattern, in: allowed }) => {
  expect(SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(allowed);
});

/** Beside `hc`, which asks through web/api/retry.ts: pages that load no client, files, and what runs without the app. */
const FETCHES = [
  'web/api/post-json.ts',
  'web/api/retry.ts',
  'web/features/plans/pages/sample-list.tsx',
  'web/features/plans/understood/reader.worker.ts',
  'web/features/public/demo/enhance.ts',
  'web/features/shell/freshness.ts',
  'web/functions/[[path]].ts',
  'web/prerender/loader.ts',
  'web/service-worker/sw.ts',
  'web/ui/icons/loader.ts',
];

test('the browser calls our API through its client', () => {
  const fetching = SOURCES.filter((file) => file.startsWith('web/') && /\bfetch\(/.test(readFileSync(file, 'utf8')));
  expect(fetching.toSorted()).toEqual(FETCHES);
});
