import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/** A WOFF 1.0 file as the plain font inside it: the same tables, each deflated on its own (W3C WOFF 1.0, section 4). */
export const unpackWoff = (woff: Buffer): Buffer => {
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
