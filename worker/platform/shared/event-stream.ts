/** One event of a `text/event-stream`, as the HTML standard's "event stream interpretation" has it. */
export interface StreamEvent {
  /** The last `id:` seen so far; empty until one was. */
  id: string;
  /** `message` when the stream names none. */
  event: string;
  data: string;
  /** What the server asks to wait before a reconnect, milliseconds, when it said so. */
  retry?: number;
}

/** Takes pieces of text as they arrive, cut anywhere, and gives the events that they complete. */
export const createEventParser = (): ((piece: string) => StreamEvent[]) => {
  let rest = '';
  let id = '';
  let event = '';
  let data: string[] = [];
  let retry: number | undefined;

  const take = (line: string, found: StreamEvent[]) => {
    if (line === '') {
      if (data.length > 0) {
        found.push({ id, event: event || 'message', data: data.join('\n'), ...(retry === undefined ? {} : { retry }) });
      }
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  };

  return (piece) => {
    const found: StreamEvent[] = [];
    // A carriage return at the very end may be the first half of a line break.
    const text = rest + piece;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(whole.length);
    for (const line of lines) take(line, found);
    return found;
  };
};

/** Reads a body as events, until it ends or its request is aborted. */
export async function* readEvents(body: ReadableStream<BufferSource> | null): AsyncGenerator<StreamEvent> {
  if (!body) return;
  const parse = createEventParser();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
