import { describe, expect, it } from 'vitest';
import { readLine, readLines } from './paste-lines';

describe('one line', () => {
  it.each([
    ['socks', 'socks', 1],
    ['3 socks', 'socks', 3],
    ['3x socks', 'socks', 3],
    ['3 × socks', 'socks', 3],
    ['x3 socks', 'socks', 3],
    ['- socks x3', 'socks', 3],
    ['• socks (3)', 'socks', 3],
    ['Socks: 4', 'Socks', 4],
    ['1. Passport', 'Passport', 1],
    ['2) 5 pairs of socks', 'pairs of socks', 5],
    ['- [ ] 2 T-shirts', 'T-shirts', 2],
    ['500 ml shampoo', '500 ml shampoo', 1],
    ['4x4 keys', '4x4 keys', 1],
    ['3D glasses', '3D glasses', 1],
    ['iPhone 15', 'iPhone 15', 1],
    ['-toothbrush', 'toothbrush', 1],
    ['  \t 2   wool   socks ', 'wool socks', 2],
    ['🧦', '🧦', 1],
    ['2 🧦 socks', '🧦 socks', 2],
    ['٣ جوارب', '٣ جوارب', 1],
    ['- כובע x2', 'כובע', 2],
  ])('%j is %j, %i of it', (text, name, quantity) => {
    expect(readLine(text)).toMatchObject({ name, quantity, isCut: false });
  });

  it.each(['', '   ', '---', '- [ ]', '***', '\u200B'])('%j is nothing', (text) => {
    expect(readLine(text)).toBeNull();
  });

  it.each([
    ['0 socks', 1],
    ['socks x0', 1],
    ['1e9 socks', 99],
    ['1000000000 socks', 99],
    ['socks x 1000000000', 99],
  ])('%j is brought into the range', (text, quantity) => {
    expect(readLine(text)).toMatchObject({ name: 'socks', quantity, isCut: true });
  });

  it('reads ticks', () => {
    expect(['- [x] hat', '☑ hat', '✅ hat', '[ ] hat'].map((line) => readLine(line)?.packed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a pasted list', () => {
  const categoryOf = (heading: string) => (heading === 'Clothes' ? 'clothing' : null);
  const read = (text: string, more: { known?: string[]; room?: number } = {}) =>
    readLines(text, { known: [], room: 200, ...more, categoryOf });

  it('finds what repeats the list or itself, whatever the accents', () => {
    const { taken, repeated } = read('Cámara\n2 hats\ncamara\nHATS\r\nPassport', { known: ['passport'] });
    expect(taken.map(({ name }) => name)).toEqual(['Cámara', 'hats']);
    expect(repeated).toEqual(['camara', 'HATS', 'Passport']);
  });

  it('puts lines below a known heading into its category', () => {
    const { taken } = read('belt\nClothes:\nsocks: 3\n## Whatever\nkey');
    expect(taken.map(({ name, category }) => [name, category])).toEqual([
      ['belt', null],
      ['socks', 'clothing'],
      ['key', null],
    ]);
  });

  it('takes 10,000 lines up to the room there is and counts the rest', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `- ${(at % 5) + 1} thing number ${at}`).join('\n');
    const { taken, beyond, tooLong } = read(`${text}\n${'x'.repeat(81)}`, { room: 30 });
    expect([taken.length, beyond, tooLong.length]).toEqual([30, 9970, 1]);
  });
});
