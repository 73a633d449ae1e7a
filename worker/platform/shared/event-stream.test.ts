import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, readEvents, type StreamEvent } from './event-stream';

const STREAM =
  ': hello\nretry: 1500\n\nid: 1\nevent: progress\ndata: {"percent":5}\n\nid: 2\r\nevent: item\r\ndata: a\r\ndata: b\r\n\r\nid: 3\rdata:x\r\revent: lost\n\nevent: done\ndata\n\n';
const EVENTS = [
  { id: '1', event: 'progress', data: '{"percent":5}', retry: 1500 },
  { id: '2', event: 'item', data: 'a\nb', retry: 1500 },
  { id: '3', event: 'message', data: 'x', retry: 1500 },
  { id: '3', event: 'done', data: '', retry: 1500 },
];

describe('event stream', () => {
  it('parses ids, names, several data lines, comments and every line break', () => {
    expect(createEventParser()(STREAM)).toEqual(EVENTS);
  });

  it('gives the same events however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 20 }), (cuts) => {
        const parse = createEventParser();
        const edges = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length];
        const found = edges.slice(1).flatMap((end, index) => parse(STREAM.slice(edges[index], end)));
        expect(found).toEqual(EVENTS);
      }),
    );
  });

  it('keeps back what is not complete', () => {
    const parse = createEventParser();
    expect(parse('id: 9\ndata: half')).toEqual([]);
    expect(parse('\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ id: '9', event: 'message', data: 'half' }]);
  });

  it('reads a response, letters cut between bytes too', async () => {
    const bytes = new TextEncoder().encode('data: maletín ☀️\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const found: StreamEvent[] = [];
    for await (const event of readEvents(body)) found.push(event);
    expect(found).toEqual([{ id: '', event: 'message', data: 'maletín ☀️' }]);
  });
});
