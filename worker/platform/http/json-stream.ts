/**
 * A JSON object as it is written: all of `head`, and one more field that is an array of `rows`, each read when the
 * reader is ready for it. So an answer of any length needs the memory of one row.
 */
export const jsonStream = (
  head: Record<string, unknown>,
  field: string,
  rows: AsyncGenerator,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(field)}:[`));
    },
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) {
        controller.enqueue(encoder.encode(']}'));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(`${isFirst ? '' : ','}${JSON.stringify(value)}`));
      isFirst = false;
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
};
