/**
 * Two builds against each other in the deployed shape: the Worker of one beside the Pages of the other, in both orders, a
 * tab that was open across a deployment, and a rollback of either. Whatever document is answered, all its files are there.
 */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Marks the files of the second build. */
const MARK = '-second.';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

/** Hashed scripts and styles of a build; the second build has none of their names. */
const hashedFiles = (dist: string): string[] =>
  readdirSync(join(dist, 'assets')).filter((file) => /\.(?:js|css)$/.test(file) && !file.includes(MARK));

const renamed = (name: string): string => name.replace(/\.(\w+)$/, `${MARK}$1`);

/** Makes another build of a copy of one: every hashed script and style gets another name, wherever it is named. */
export const makeSecondBuild = (dist: string): void => {
  const names = hashedFiles(dist);
  for (const file of filesUnder(dist).filter((path) => /\.(?:js|css|html|json)$/.test(path))) {
    const text = readFileSync(file, 'utf8');
    const changed = names.reduce((all, name) => (all.includes(name) ? all.replaceAll(name, renamed(name)) : all), text);
    if (changed !== text) writeFileSync(file, changed);
    if (changed !== text && file.endsWith('.html')) writeFileSync(`${file}.br`, brotliCompressSync(changed));
  }
  for (const name of names) renameSync(join(dist, 'assets', name), join(dist, 'assets', renamed(name)));
};

/** Puts the files of one build beside those of another, as a deployment does. */
export const keepFilesOf = (older: string, newer: string): void =>
  cpSync(join(older, 'assets'), join(newer, 'assets'), { recursive: true });

/** Scripts and styles that a document names, and those that its scripts load later. */
const namedFiles = (text: string): string[] =>
  Array.from(
    new Set(Array.from(text.matchAll(/[\w./-]*?([\w-]+(?:\.[\w-]+)*\.(?:js|css))\b/g), ([, name]) => name ?? '')),
  );

/** Opens `/app` and asks for everything that it names; returns the files of its build. */
export const openApp = async (origin: string, isSecond: boolean): Promise<string[]> => {
  const document = await fetch(`${origin}/app/login`);
  assert.equal(document.status, 200);
  const names = namedFiles(await document.text()).filter((name) => /-[\w-]{8}/.test(name));
  assert.ok(names.length > 3, 'the document names its files');
  assert.ok(
    names.every((name) => name.includes(MARK) === isSecond),
    `the document is of the ${isSecond ? 'second' : 'first'} build`,
  );
  await expectFiles(origin, names);
  return names;
};

/** Every one of these files is there, as what it is. */
export const expectFiles = async (origin: string, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const answer = await fetch(`${origin}/assets/${name}`);
    assert.equal(answer.status, 200, `${name} is there`);
    assert.match(answer.headers.get('content-type') ?? '', /javascript|css/, name);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/, name);
    await answer.body?.cancel();
  }
};
