import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The image widths of the specification, CSS pixels. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536];

const components = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('dist'))
  .map((path) => ({ path, text: readFileSync(join('web', path), 'utf8') }));

test('every picture is a vector, or comes in the widths of the specification', () => {
  const images = components.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:img|source)\b[^>]*>/gs)].map(([tag]) => ({ path, tag })),
  );
  expect(images.length).toBeGreaterThan(0);
  for (const { path, tag } of images) {
    const isVector = /src="[^"]+\.svg"/.test(tag);
    const isResponsive = /srcSet=/.test(tag) && WIDTHS.every((width) => tag.includes(`${width}w`));
    expect(isVector || isResponsive, `${path}: ${tag}`).toBe(true);
  }
});
