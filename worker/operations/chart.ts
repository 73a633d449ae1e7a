/** A small picture of bars as PNG, drawn without a library: what a founder steers by, in a mail that loads nothing. */

/** One row of bars, the newest on the right. */
export interface Bars {
  values: readonly number[];
  color: readonly [red: number, green: number, blue: number];
}

const BAR = 22;
const GAP = 6;
const ROW = 64;
const PAPER = [255, 255, 255] as const;
const LINE = [214, 224, 218] as const;

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (bytes: Uint8Array): number => {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
};

/** A chunk of a PNG: length, name, data, checksum. https://www.w3.org/TR/png-3/#5Chunk-layout */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
};

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

/** Draws rows of bars under each other, each row to its own greatest value. */
export const drawBars = async (rows: readonly Bars[]): Promise<Uint8Array> => {
  const columns = Math.max(1, ...rows.map(({ values }) => values.length));
  const width = columns * (BAR + GAP) + GAP;
  const height = rows.length * (ROW + GAP) + GAP;
  // Each line begins with the number of its filter: none.
  const pixels = new Uint8Array(height * (1 + width * 3));
  const paint = (x: number, y: number, color: readonly [number, number, number]) =>
    pixels.set(color, y * (1 + width * 3) + 1 + x * 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) paint(x, y, PAPER);
  for (const [row, { values, color }] of rows.entries()) {
    const bottom = (row + 1) * (ROW + GAP) - 1;
    const most = Math.max(1, ...values);
    for (let x = GAP; x < width - GAP; x += 1) paint(x, bottom, LINE);
    for (const [column, value] of values.entries()) {
      const tall = Math.round((Math.max(0, value) / most) * (ROW - 4));
      for (let y = bottom - tall; y < bottom; y += 1)
        for (let x = 0; x < BAR; x += 1) paint(GAP + column * (BAR + GAP) + x, y, color);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a channel, red green blue.
  header.set([8, 2], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(pixels)),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
};
