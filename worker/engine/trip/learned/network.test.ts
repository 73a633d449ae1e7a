import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../document';
import type { FateExample } from './fate-examples';
import { parseLearned } from './network';
import type { PersonExample } from './person-examples';
import { LEARNED_FATES } from './reader';

const bytes: ArrayBuffer = new Uint8Array(await readFile('web/public/data/learned.bin')).buffer;

/** The same numbers under another header. */
const withShape = (shape: string, other: string): ArrayBuffer => {
  const lineEnd = new Uint8Array(bytes).indexOf(10);
  const header = new TextDecoder().decode(bytes.slice(0, lineEnd));
  if (!header.includes(shape)) throw new Error(`no ${shape} in the header`);
  const changed = new TextEncoder().encode(header.replace(shape, other));
  const whole = new Uint8Array(changed.length + bytes.byteLength - lineEnd);
  whole.set(changed);
  whole.set(new Uint8Array(bytes, lineEnd), changed.length);
  return whole.buffer;
};

describe('the weights of the learned reader', () => {
  test.each([
    ['nothing', new ArrayBuffer(0)],
    ['a page', new Uint8Array(new TextEncoder().encode('<!doctype html>\n')).buffer],
    ['shapes alone', bytes.slice(0, new Uint8Array(bytes).indexOf(10) + 1)],
    ['half of them', bytes.slice(0, bytes.byteLength / 2)],
    ['of another shape', withShape('"forwards": [96, 32]', '"forwards": [48, 64]')],
  ])('are refused where they are %s', (_, some) => {
    expect(() => parseLearned(some)).toThrow();
  });
});

describe('the network', () => {
  const textOf = (description: string) => parseLearned(bytes).read(readDocument(description, 'en'));
  const thing: FateExample = {
    from: 2,
    last: 2,
    concept: 2,
    kind: 2,
    fate: 1,
    signs: Array.from({ length: 11 }, () => 0),
  };
  const person: PersonExample = { from: 1, head: 2, last: 2, role: 2, part: 1, owner: 1, signs: [0, 0] };

  test('gives shares of one', () => {
    const [answer] = textOf('the tent is hired').fates([thing]);
    expect(Array.from(answer ?? []).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    const [along = -1] = textOf('my sister is a nurse').travels([person]);
    expect(along).toBeGreaterThanOrEqual(0);
    expect(along).toBeLessThanOrEqual(1);
  });

  test('hears the words on both sides, whatever was asked before', () => {
    const answer = (description: string): readonly number[] => Array.from(textOf(description).fates([thing])[0] ?? []);
    expect(answer('the tent is hired')).not.toEqual(answer('the tent is mine'));
    expect(answer('their tent is hired')).not.toEqual(answer('the tent is hired'));
    expect(answer('the tent is hired')).toEqual(answer('the tent is hired'));
  });

  test('words that no annotated text has are all alike', () => {
    const answer = (description: string): readonly number[] => Array.from(textOf(description).fates([thing])[0] ?? []);
    expect(answer('the xqzwv is hired')).toEqual(answer('the qwvzx is hired'));
    expect(answer('the xqzwv is hired')).not.toEqual(answer('the tent is hired'));
  });

  test('answers where a thing stands nowhere in the text', () => {
    const [answer] = textOf('').fates([{ ...thing, from: -1, last: -1 }]);
    expect(answer).toHaveLength(LEARNED_FATES.length);
  });
});
