import { encode } from 'uqr';

/** A QR code as the outline of its dark squares, in a square of `size` modules with the quiet border that readers need. */
export const qrOutline = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
};
