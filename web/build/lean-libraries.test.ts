import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { plans as english } from '../i18n/locales/en/plans';
import { plans as spanish } from '../i18n/locales/es/plans';
import { lean } from './lean-libraries';

const { resolve } = createRequire(import.meta.url);
const I18NEXT = join(dirname(resolve('i18next/package.json')), 'dist/esm/i18next.js');

test('i18next without what no page runs says words, counts in both languages, and changes its language', async () => {
  const code = lean(readFileSync(I18NEXT, 'utf8'), I18NEXT);
  const module: typeof import('i18next') = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const words = module.createInstance();
  await words.init({ lng: 'en', fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  words.addResourceBundle('en', 'plans', english);
  words.addResourceBundle('es', 'plans', spanish);
  const t = words.getFixedT('en', 'plans');
  expect([1, 2].map((count) => t('countdown.ahead', { count }))).toEqual(['in 1 day', 'in 2 days']);
  expect(t('sync.deletedElsewhere', { name: '<Ana>' })).toContain('<Ana>');
  await words.changeLanguage('es');
  expect(words.getFixedT('es', ['plans'])('countdown.ahead', { count: 3 })).toBe('en 3 días');
});

test('a library that no longer has what is taken out is named', () => {
  expect(() => lean('nothing', '/node_modules/i18next/dist/esm/i18next.js')).toThrow(/i18next\.js changed/);
});
