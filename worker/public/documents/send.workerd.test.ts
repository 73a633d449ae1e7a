import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendPacked } from './send';

const text = (chunks: readonly Uint8Array[], isWhole: boolean): string =>
  brotliDecompressSync(Buffer.concat(chunks), {
    finishFlush: isWhole ? constants.BROTLI_OPERATION_FINISH : constants.BROTLI_OPERATION_FLUSH,
  }).toString();

test('the start of a packed document is sent before the rest of it is known', async () => {
  const { readable, writable } = new IdentityTransformStream();
  const rest = Promise.withResolvers<string>();
  const sent = sendPacked(writable, '<head></head>', rest.promise);
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  const read = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (value) chunks.push(value);
    return !done;
  };
  await read();
  expect(text(chunks, false)).toBe('<head></head>');
  rest.resolve('<body>¡Ya está!</body>');
  while (await read());
  await sent;
  expect(text(chunks, true)).toBe('<head></head><body>¡Ya está!</body>');
});
