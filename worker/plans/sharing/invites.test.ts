import { expect, test } from 'vitest';
import { withoutAddresses } from './invites';

test.each([
  'buy.example',
  'Купить.рф',
  '例え。テスト',
  'ｅｖｉｌ．ｃｏｍ',
  'evil｡com',
  'مثال۔إختبار',
  'evil\u200B.\u200Bcom',
  'http:\\\\evil',
  'WWW evil',
  'write to a@b',
  'evil:8080',
])('%s does not go into a mail', (text) => expect(withoutAddresses(text)).toBeNull());

test.each(['Ana’s 30th', 'Лиссабон, май', 'St. Gallen', 'Tokyo 東京', 'Lisbon: food and sun', 'Viaje a México'])(
  '%s does',
  (text) => expect(withoutAddresses(text)).toBe(text),
);
