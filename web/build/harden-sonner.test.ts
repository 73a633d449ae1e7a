import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hardenSonner } from './harden-sonner';

const folder = dirname(createRequire(import.meta.url).resolve('sonner'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('toasts have the numbers of the specification that have no option', () => {
  const { transform } = hardenSonner();
  if (typeof transform !== 'object') throw new Error('no transform');
  const answer: unknown = Reflect.apply(transform.handler, {}, [read('index.mjs')]);
  expect(answer).toMatchObject({ code: expect.stringContaining('SWIPE_THRESHOLD = 20;') });
  for (const number of ['TIME_BEFORE_UNMOUNT = 200;', 'velocity > 0.11)'])
    expect(answer).toMatchObject({ code: expect.stringContaining(number) });
  expect(read('styles.css')).toContain('--scale: var(--toasts-before) * 0.05 + 1;');
});
