import { expect, test } from 'vitest';
import { home as english } from '../../i18n/locales/en/home';
import { home as spanish } from '../../i18n/locales/es/home';
import { openGraphCard, wrap } from './card';
import { drawPng } from './draw';

const TRIP = {
  days: 8,
  weather: { minC: 13, maxC: 22, wetShare: 0.25 },
  items: [
    { name: 'T-shirts', quantity: 4, reason: '' },
    { name: 'Socks & <shoes> for very long walks in the hills', quantity: 12, reason: '' },
  ],
  total: 50,
  weightGrams: 11_700,
};

test('a card shows the engine’s example in its language, with names escaped', () => {
  const card = openGraphCard(english, TRIP, 'en');
  for (const text of ['T-shirts', '×4', '×12', 'Socks &#38; &#60;shoes&#62;', '13 to 22\u00A0°C', 'LIS']) {
    expect(card).toContain(text);
  }
  expect(openGraphCard(spanish, TRIP, 'es')).toContain('Lisboa');
});

test('a title is broken between words', () => {
  expect(wrap('Pack for the trip, not for the what-ifs.', 15)).toEqual([
    'Pack for the',
    'trip, not for',
    'the what-ifs.',
  ]);
  expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
});

test('the card is drawn as a PNG of the preview size in our fonts', async () => {
  const png = await drawPng(openGraphCard(english, TRIP, 'en'));
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const line = (family: string) =>
    drawPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><text y="15" font-family="${family}">Valija</text></svg>`,
    );
  const faces = ['Bricolage Grotesque ExtraBold', 'Instrument Sans', 'Instrument Sans SemiBold', 'B612 Mono'];
  const drawn = await Promise.all(faces.map(line));
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(faces.length);
});
