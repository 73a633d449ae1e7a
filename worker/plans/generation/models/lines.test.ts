import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineParser } from './lines';

/** All objects of an answer that arrives in pieces of `size` characters. */
const parse = (text: string, size = text.length || 1): (string | undefined)[] => {
  const parser = createLineParser();
  const found: (string | undefined)[] = [];
  for (let start = 0; start < text.length; start += size) found.push(...parser.push(text.slice(start, start + size)));
  return [...found, ...parser.end()];
};

test.each([
  ['one a line', '{"a":1}\n{"a":2}\n', ['{"a":1}', '{"a":2}']],
  ['a code fence', '```json\n{"a":1}\n```', ['{"a":1}']],
  ['an array', '[{"a":1},\n {"a":2}]', ['{"a":1}', '{"a":2}']],
  ['numbering and prose', 'Sure!\n1. {"a":1}\n- {"a":2} (important)', ['{"a":1}', '{"a":2}']],
  ['several lines', '{\n  "a": 1\n}', ['{\n  "a": 1\n}']],
  ['braces and quotes within strings', '{"a":"} \\" {"}', ['{"a":"} \\" {"}']],
  ['one that is cut off', '{"a":1}\n{"a":"x', ['{"a":1}', undefined]],
  ['a string that is never closed', '{"a":"x\n{"a":2}', [undefined, '{"a":2}']],
  ['nothing but prose', 'Have a nice trip', []],
])('finds objects: %s', (_, text, objects) => {
  expect(parse(text)).toEqual(objects);
});

test('an object that never closes is abandoned instead of buffered forever', () => {
  expect(parse(`{${'x'.repeat(5000)}\n{"a":1}`)).toEqual([undefined, '{"a":1}']);
});

test('the result does not depend on how the answer is chunked', () => {
  const object = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxKeys: 4 });
  fc.assert(
    fc.property(fc.array(object, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (objects, size) => {
      const lines = objects.map((value) => JSON.stringify(value));
      expect(parse(lines.join('\n'), size)).toEqual(lines);
    }),
  );
});
