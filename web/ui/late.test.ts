import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { late } from './late';

const Page = ({ name }: { name: string }) => createElement('p', null, name);
const drawn = (Late: ReturnType<typeof late<{ name: string }>>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'wait' }, createElement(Late, { name: 'Lisbon' })));

test('preloaded code is rendered at once, and a placeholder is shown for other code', async () => {
  const Late = late(() => Promise.resolve(Page));
  expect(drawn(Late)).toBe('wait');
  await Late.ready();
  expect(drawn(Late)).toBe('<p>Lisbon</p>');
});

test('code that is loaded or loading is not requested again, and a failed load is', async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  load.mockRejectedValueOnce(new Error('no network'));
  const Late = late(load);
  await expect(Late.ready()).rejects.toThrow('no network');
  await Promise.all([Late.ready(), Late.ready()]);
  await Late.ready();
  expect(load).toHaveBeenCalledTimes(2);
});
