import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawBars } from './chart';

test('rows of bars become a PNG whose tallest bar is that of the greatest value', async () => {
  const png = Buffer.from(await drawBars([{ values: [0, 5, 10], color: [1, 2, 3] }]));
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect(pixels).toHaveLength(height * (1 + width * 3));
  const painted = (column: number): number => {
    const x = 6 + column * 28 + 10;
    return Array.from({ length: height }, (_, y) => pixels[y * (1 + width * 3) + 1 + x * 3]).filter((red) => red === 1)
      .length;
  };
  expect([painted(0), painted(1), painted(2)]).toEqual([0, 30, 60]);
});

test('without any value there is a picture too', async () => {
  expect((await drawBars([{ values: [], color: [0, 0, 0] }])).length).toBeGreaterThan(60);
});
