import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFiles } from './keep-files';

test('the files of the running build and the one before it are deployed beside the new ones', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'valija-dist-'));
  for (const folder of ['assets', 'builds']) mkdirSync(join(dist, folder));
  const listOf = (...ids: string[]) => ({
    builds: ids.map((id) => ({ id, files: [`app-${id}.js`, 'font-same.woff2'] })),
  });
  writeFileSync(join(dist, 'builds/files.json'), JSON.stringify(listOf('new')));
  for (const file of ['app-new.js', 'font-same.woff2', 'app-abandoned.js'])
    writeFileSync(join(dist, 'assets', file), file);
  const running = (url: string) =>
    Promise.resolve(
      url.endsWith('/builds/files.json')
        ? Response.json(listOf('running', 'before', 'oldest'))
        : new Response(`kept ${url.split('/').at(-1)}`),
    );
  expect(
    (await keepFiles({ dist, origin: 'https://valija.app', isFirst: false }, running)).builds.map(({ id }) => id),
  ).toEqual(['new', 'running', 'before']);
  expect(readdirSync(join(dist, 'assets')).toSorted()).toEqual([
    'app-before.js',
    'app-new.js',
    'app-running.js',
    'font-same.woff2',
  ]);
  const broken = (url: string) =>
    url.includes('/assets/') ? Promise.resolve(new Response('', { status: 500 })) : running(url);
  writeFileSync(join(dist, 'builds/files.json'), JSON.stringify(listOf('newer')));
  rmSync(join(dist, 'assets/app-running.js'));
  const build = { dist, origin: 'https://valija.app', isFirst: false };
  await expect(keepFiles(build, broken)).rejects.toThrow('would be lost');
  // A network that is away for a moment is no first deployment.
  const away = () => Promise.reject(new TypeError('fetch failed'));
  await expect(keepFiles(build, away)).rejects.toThrow('are not known');
  expect((await keepFiles({ ...build, isFirst: true }, away)).builds).toHaveLength(1);
});
