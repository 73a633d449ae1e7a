import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { unpackWoff } from './woff';

const CACHE = resolve('node_modules/.cache/og');
const WASM = '@resvg/resvg-wasm/index_bg.wasm';
/** The faces of the site in the weights that the card uses. The ones of the browser are variable and packed otherwise. */
const FONTS = [
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff',
] as const;

let ready: Promise<void> | undefined;

/** An SVG as PNG, without a browser; kept until the SVG, a font or the renderer changes. */
export const drawPng = async (svg: string): Promise<Buffer> => {
  const require = createRequire(import.meta.url);
  const read = (file: string): Buffer => readFileSync(require.resolve(file));
  const wasm = read(WASM);
  const fonts = FONTS.map(read);
  const hash = createHash('sha256').update(svg);
  for (const file of [wasm, ...fonts]) hash.update(file);
  const cached = resolve(CACHE, `${hash.digest('hex').slice(0, 24)}.png`);
  if (existsSync(cached)) return readFileSync(cached);
  ready ??= initWasm(wasm);
  await ready;
  const image = new Resvg(svg, { font: { fontBuffers: fonts.map(unpackWoff) } });
  const png = Buffer.from(image.render().asPng());
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, png);
  return png;
};
