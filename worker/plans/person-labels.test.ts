import { expect, test } from 'vitest';
import { labelForOthers, reasonForOthers } from './person-labels';

const MARTA = { locale: 'en', owner: 'Marta' } as const;
const MARTA_ES = { locale: 'es', owner: 'Marta' } as const;

test.each([
  ['you', MARTA, 'Marta'],
  ['ti', MARTA_ES, 'Marta'],
  ['you', { locale: 'en', owner: null }, 'the organiser'],
  ['ti', { locale: 'es', owner: null }, 'quien organiza'],
  ['your partner', MARTA, 'partner'],
  ['tu pareja', MARTA_ES, 'pareja'],
  ['your 6-year-old', MARTA, '6-year-old'],
  ['Leo', MARTA, 'Leo'],
  ['the grandparent', MARTA, 'the grandparent'],
] as const)('what a list calls “%s” is to whoever packs along with %o: %s', (label, writer, seen) => {
  expect(labelForOthers(label, writer)).toBe(seen);
});

test.each([
  ['For your partner: a warm layer', ['your partner'], MARTA, 'For Marta’s partner: a warm layer'],
  [
    'For you and your mother, who feel the cold',
    ['you', 'your mother'],
    MARTA,
    'For Marta and Marta’s mother, who feel the cold',
  ],
  ['Para ti y tu pareja: una capa', ['ti', 'tu pareja'], MARTA_ES, 'Para Marta y su pareja: una capa'],
  ['For your 6-year-old’s first night', [], MARTA, 'For Marta’s 6-year-old’s first night'],
  ['La primera noche de tus peques', [], MARTA_ES, 'La primera noche de sus peques'],
  ['For Ana: you swim on 2 days', ['Ana'], MARTA, 'For Ana: you swim on 2 days'],
  ['For your walks, when you like', ['you'], MARTA, 'For your walks, when you like'],
] as const)('“%s” for %o of %o reads: %s', (reason, labels, writer, seen) => {
  expect(reasonForOthers(reason, labels, writer)).toBe(seen);
});
