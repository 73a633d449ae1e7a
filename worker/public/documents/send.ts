import { constants, createBrotliCompress } from 'node:zlib';

type Send = (to: WritableStream, start: string, rest: Promise<string>) => Promise<void>;

/** Sends the start of a document at once and the rest when it is there. */
export const sendPlain: Send = async (to, start, rest) => {
  const writer = to.getWriter();
  const encoder = new TextEncoder();
  await writer.write(encoder.encode(start));
  await writer.write(encoder.encode(await rest));
  await writer.close();
};

/** As tightly as the edge packs what is made while somebody waits: tighter costs more time than it saves. */
const QUALITY = 5;

/**
 * The same in brotli. The edge does not pack what nobody may rewrite (`no-transform`), and what workerd encodes itself goes
 * out when all of it is there; here the start goes ahead.
 */
export const sendPacked: Send = async (to, start, rest) => {
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  packer.write(start);
  packer.flush(constants.BROTLI_OPERATION_FLUSH);
  void rest.then((text) => packer.end(text));
  const writer = to.getWriter();
  for await (const chunk of packer) await writer.write(chunk);
  await writer.close();
};
