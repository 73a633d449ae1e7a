import { describe, expect, test } from 'vitest';
import { app as english } from './locales/en/app';
import { around as englishAround } from './locales/en/around';
import { auth as englishAuth } from './locales/en/auth';
import { billing as englishBilling } from './locales/en/billing';
import { luggage as englishLuggage } from './locales/en/luggage';
import { packing as englishPacking } from './locales/en/packing';
import { progress as englishProgress } from './locales/en/plan-progress';
import { profile as englishProfile } from './locales/en/profile';
import { referrals as englishReferrals } from './locales/en/referrals';
import { reuse as englishReuse } from './locales/en/reuse';
import { settings as englishSettings } from './locales/en/settings';
import { sharing as englishSharing } from './locales/en/sharing';
import { site as englishSite } from './locales/en/site';
import { understood as englishUnderstood } from './locales/en/understood';
import { app as spanish } from './locales/es/app';
import { around as spanishAround } from './locales/es/around';
import { auth as spanishAuth } from './locales/es/auth';
import { billing as spanishBilling } from './locales/es/billing';
import { luggage as spanishLuggage } from './locales/es/luggage';
import { packing as spanishPacking } from './locales/es/packing';
import { progress as spanishProgress } from './locales/es/plan-progress';
import { profile as spanishProfile } from './locales/es/profile';
import { referrals as spanishReferrals } from './locales/es/referrals';
import { reuse as spanishReuse } from './locales/es/reuse';
import { settings as spanishSettings } from './locales/es/settings';
import { sharing as spanishSharing } from './locales/es/sharing';
import { site as spanishSite } from './locales/es/site';
import { understood as spanishUnderstood } from './locales/es/understood';

/** `{a: {b: 'x'}}` as `[['a.b', 'x']]`. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));

const PAIRS = [
  ['app', flat(english), flat(spanish)],
  ['around', flat(englishAround), flat(spanishAround)],
  ['auth', flat(englishAuth), flat(spanishAuth)],
  ['billing', flat(englishBilling), flat(spanishBilling)],
  ['luggage', flat(englishLuggage), flat(spanishLuggage)],
  ['packing', flat(englishPacking), flat(spanishPacking)],
  ['profile', flat(englishProfile), flat(spanishProfile)],
  ['progress', flat(englishProgress), flat(spanishProgress)],
  ['referrals', flat(englishReferrals), flat(spanishReferrals)],
  ['reuse', flat(englishReuse), flat(spanishReuse)],
  ['settings', flat(englishSettings), flat(spanishSettings)],
  ['sharing', flat(englishSharing), flat(spanishSharing)],
  ['site', flat(englishSite), flat(spanishSite)],
  ['understood', flat(englishUnderstood), flat(spanishUnderstood)],
] as const;

/** What is no language's: placeholders, the product's names, codes in capitals, figures and signs. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}|<[^>]*>|Bag Plans?|Valija/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && word !== word.toUpperCase());

describe.each(PAIRS)('%s', (_name, en, es) => {
  const spanishKeys = new Set(es.map(([key]) => key));
  const englishKeys = new Set(en.map(([key]) => key));

  test('Spanish has every English key, also in its third plural form', () => {
    for (const key of englishKeys) expect(spanishKeys, key).toContain(key);
    for (const key of englishKeys) {
      if (key.endsWith('_other')) expect(spanishKeys, key).toContain(key.replace(/_other$/, '_many'));
    }
    for (const key of spanishKeys) {
      if (!key.endsWith('_many')) expect(englishKeys, key).toContain(key);
    }
  });

  test('every plural has all the forms of its language', () => {
    for (const [words, locale] of [
      [en, 'en'],
      [es, 'es'],
    ] as const) {
      const keys = new Set(words.map(([key]) => key));
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const key of keys) {
        const base = /^(.*)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
        if (base && !key.endsWith('_many') && keys.has(`${base}_other`)) {
          for (const form of forms) expect(keys, `${locale} ${base}`).toContain(`${base}_${form}`);
        }
      }
    }
  });

  test('placeholders and tags are the same in both', () => {
    const translated = new Map(es);
    const marks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].toSorted();
    for (const [key, text] of en) expect(marks(translated.get(key) ?? ''), key).toEqual(marks(text));
  });

  test('a figure and its unit stay on one line', () => {
    for (const [key, text] of [...en, ...es]) expect(text, key).not.toMatch(/(\}\}|\d) (%|(?:kg|g|ml|l|°C)(?!\p{L}))/u);
  });

  test('nothing is empty, and no sentence is left in English', () => {
    const original = new Map(en);
    for (const [key, text] of es) {
      expect(text.trim(), key).not.toBe('');
      if (wordsIn(text).length > 1) expect(text, key).not.toBe(original.get(key));
    }
  });
});
