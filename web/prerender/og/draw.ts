import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/** A WOFF 1.0 file as the plain font inside it: the same tables, each deflated on its own (W3C WOFF 1.0, section 4). */
const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER.woff + index * ENTRY.woff;
    const [tag, checksum] = [woff.readUInt32BE(at), woff.readUInt32BE(at + 16)];
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return { tag, checksum, data: packed < length ? inflateSync(data) : data };
  });
  const selector = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** selector, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(16 * (count - 2 ** selector), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = HEADER.sfnt + index * ENTRY.sfnt;
    for (const [part, value] of [tag, checksum, offset, data.length].entries())
      head.writeUInt32BE(value, at + part * 4);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
};

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
