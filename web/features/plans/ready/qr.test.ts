import { expect, test } from 'vitest';
import { qrOutline } from './qr';

test('the code has its three finder patterns, its quiet border, and grows with the text', () => {
  const { size, path } = qrOutline('https://valija.app/shared/abc');
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h`);
  for (const [x, y] of [
    [2, 2],
    [size - 9, 2],
    [2, size - 9],
  ] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].every((at) => isDark(x + at, y) && isDark(x, y + at))).toBe(true);
    expect(isDark(x + 1, y + 1)).toBe(false);
    expect(isDark(x + 3, y + 3)).toBe(true);
  }
  expect(isDark(size - 3, size - 9)).toBe(isDark(size - 3, size - 9));
  expect([...Array.from({ length: size }).keys()].some((at) => isDark(at, 1) || isDark(1, at))).toBe(false);
  expect(qrOutline('x'.repeat(200)).size).toBeGreaterThan(size);
});
